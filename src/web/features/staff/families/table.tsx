import { useEffect, useState } from "react";
import type { Family } from "#contract/families.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DeskEmpty } from "../desk/desk-empty.tsx";
import { formatCount } from "../format.ts";
import { languageLabel, statusLabel } from "../labels.ts";
import { useNow } from "../use-now.ts";
import { ActSheet } from "./act-sheet.tsx";
import { DueLine, WaitLine } from "./lines.tsx";
import { MergeSheet } from "./merge.tsx";
import type { Team } from "./team.ts";
import { type FamilyPlace, filterQuery, type GoToPlace } from "./use-family-place.ts";
import { childrenLabel, memberName } from "./words.ts";

type Props = {
  readonly items: readonly Family[];
  readonly place: FamilyPlace;
  readonly team: Team;
  readonly today: string;
  /** How many the filter means. */
  readonly total: number;
  readonly onGo: GoToPlace;
  readonly onOpen: (id: string) => void;
  readonly onMore: (() => void) | null;
};

/** Families by the row, to be ticked and changed together. */
export function FamilyTable({ items, place, team, today, total, onGo, onOpen, onMore }: Props) {
  const { language, t } = useLocale();
  const now = useNow();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [acts, setActs] = useState(false);
  const [merges, setMerges] = useState(false);
  const filter = filterQuery(place.filter).toString();
  // What is not shown any more is not meant any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another selection
  useEffect(() => {
    setTicked(new Set());
    setAll(false);
  }, [filter]);
  const tick = (id: string, isOn: boolean) => {
    setAll(false);
    setTicked((before) => {
      const next = new Set(before);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  const isWhole = items.length > 0 && items.every(({ id }) => ticked.has(id));
  const count = isAll ? total : ticked.size;
  // The one that has been here longer comes first: what it says is kept unless somebody chooses.
  const [first, second, third] = items
    .filter(({ id }) => ticked.has(id))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const pair =
    !isAll && first !== undefined && second !== undefined && third === undefined
      ? ([first, second] as const)
      : null;

  if (items.length === 0) {
    return Object.keys(place.filter).length > 0 ? (
      <div className="desk-note" role="status">
        <p className="desk-note-title">{t("families.none")}</p>
      </div>
    ) : (
      <DeskEmpty title={t("families.none.yet")} text={t("families.none.yet.text")} />
    );
  }
  return (
    <>
      <div className="families-tools row wraps">
        <label className="families-tick row-inline target">
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => {
              setAll(false);
              setTicked(target.checked ? new Set(items.map(({ id }) => id)) : new Set());
            }}
          />
          {t("families.select.page")}
        </label>
        <select
          className="families-filter"
          aria-label={t("families.order")}
          value={place.order}
          onChange={({ target }) => onGo({ order: target.value === "waiting" ? "waiting" : "newest" })}
        >
          {(["newest", "waiting"] as const).map((order) => (
            <option key={order} value={order}>
              {t(`families.order.${order}`)}
            </option>
          ))}
        </select>
        {count === 0 ? null : (
          <div className="families-chosen row wraps trimmed" role="status">
            <b>
              {count === 1
                ? t("families.selected.one")
                : t("families.selected", { count: formatCount(count, language) })}
            </b>
            {isWhole && !isAll && total > items.length ? (
              <button type="button" className="link-button" onClick={() => setAll(true)}>
                {t("families.select.all", { count: formatCount(total, language) })}
              </button>
            ) : null}
            <button
              type="button"
              className="button button-small button-forest"
              aria-haspopup="dialog"
              onClick={() => setActs(true)}
            >
              {t("families.act")}
            </button>
            {pair === null ? null : (
              <button
                type="button"
                className="button button-small button-paper"
                aria-haspopup="dialog"
                onClick={() => setMerges(true)}
              >
                {t("families.merge")}
              </button>
            )}
            <button
              type="button"
              className="link-button"
              onClick={() => {
                setTicked(new Set());
                setAll(false);
              }}
            >
              {t("families.select.none")}
            </button>
          </div>
        )}
      </div>
      <table className="families-table">
        <thead>
          <tr>
            <td />
            {(["name", "children", "status", "waiting", "next", "owner"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`families.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((family) => (
            <tr key={family.id} data-ticked={isAll || ticked.has(family.id) || undefined}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t("families.select", { name: family.name })}
                  checked={isAll || ticked.has(family.id)}
                  onChange={({ target }) => tick(family.id, target.checked)}
                />
              </td>
              <th scope="row">
                <button
                  type="button"
                  className="families-name bare"
                  aria-haspopup="dialog"
                  aria-label={t("families.open", { name: family.name })}
                  onClick={() => onOpen(family.id)}
                >
                  {family.name}
                </button>
                <span className="quiet small">{family.email || family.phone}</span>
              </th>
              <td>
                {childrenLabel(family, t)}{" "}
                <abbr className="families-language" title={languageLabel(family.language, t)}>
                  {family.language.toUpperCase()}
                </abbr>
              </td>
              <td>
                <Badge tone={statusColour(family.status)}>{statusLabel(family.status, t)}</Badge>
              </td>
              <td>
                <WaitLine family={family} now={now} />
              </td>
              <td>
                <DueLine family={family} today={today} />
              </td>
              <td>{family.owner === null ? "" : memberName(family.owner, team.members)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onMore === null ? null : (
        <p className="lead-pages">
          <button type="button" className="button button-small button-paper" onClick={onMore}>
            {t("families.more")}
          </button>
        </p>
      )}
      {merges && pair !== null ? (
        <MergeSheet
          pair={pair}
          onClose={() => {
            setMerges(false);
            setTicked(new Set());
          }}
        />
      ) : null}
      {acts ? (
        <ActSheet
          chosen={isAll ? "all" : { ids: [...ticked] }}
          {...{ filter: place.filter, count, team, today }}
          onClose={() => setActs(false)}
        />
      ) : null}
    </>
  );
}
