import { useState } from "react";
import type { ImportRow } from "#domain/enrolment/families/import.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatCount } from "../format.ts";
import { type Judged, rowFault } from "./import-labels.ts";

const SHOWN = 50;
const VERDICTS = ["new", "known", "alike", "twice", "fault"] as const;

type Props = {
  readonly judged: readonly Judged[];
  readonly isLatin: boolean;
  readonly onAdd: (rows: readonly ImportRow[], alsoAlike: boolean) => void;
};

/** What would become of each row: in numbers, then the rows themselves, those that want a look first. */
export function ImportPreview({ judged, isLatin, onAdd }: Props) {
  const { language, t } = useLocale();
  const [alsoAlike, setAlsoAlike] = useState(false);
  const number = (count: number) => formatCount(count, language);
  const of = (verdict: Judged["verdict"]) => judged.filter((each) => each.verdict === verdict);
  const countOf = (what: Judged["verdict"] | "go", count: number) =>
    count === 1 ? t(`families.import.${what}.one`) : t(`families.import.${what}`, { count: number(count) });
  const wanted = judged.filter(({ verdict }) => verdict === "new" || (alsoAlike && verdict === "alike"));
  const numbered = judged.map((each, index) => ({ ...each, line: index + 2 }));
  const shown = [
    ...numbered.filter(({ verdict }) => verdict !== "new" && verdict !== "known"),
    ...numbered.filter(({ verdict }) => verdict === "new" || verdict === "known"),
  ].slice(0, SHOWN);
  const say = (each: Judged): string => {
    const { verdict, lead } = each;
    if (verdict === "fault") return rowFault(each, t);
    return verdict === "new" || verdict === "twice"
      ? t(`families.verdict.${verdict}`)
      : t(`families.verdict.${verdict}`, { name: lead?.name ?? "" });
  };

  return (
    <>
      {isLatin ? <p className="desk-stale">{t("families.import.latin")}</p> : null}
      <div role="status">
        <ul className="import-counts wraps flex">
          {VERDICTS.filter((verdict) => of(verdict).length > 0).map((verdict) => (
            <li key={verdict} data-verdict={verdict}>
              {countOf(verdict, of(verdict).length)}
            </li>
          ))}
        </ul>
      </div>
      {of("alike").length > 0 ? (
        <label className="families-tick row-inline target">
          <input
            type="checkbox"
            checked={alsoAlike}
            onChange={({ target }) => setAlsoAlike(target.checked)}
          />
          {t("families.import.alsoAlike")}
        </label>
      ) : null}
      {wanted.length === 0 ? null : (
        <button
          type="button"
          className="button button-primary"
          onClick={() =>
            onAdd(
              wanted.map(({ row }) => row),
              alsoAlike,
            )
          }
        >
          {countOf("go", wanted.length)}
        </button>
      )}
      <section
        className="import-rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t("families.import.rows", { count: number(shown.length) })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t("families.import.row")}</th>
              <th scope="col">{t("families.import.verdict")}</th>
              <th scope="col">{t("staff.details.name")}</th>
              <th scope="col">{t("staff.details.email")}</th>
              <th scope="col">{t("staff.details.phone")}</th>
              <th scope="col">{t("staff.details.ages")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((each) => (
              <tr key={each.line} data-verdict={each.verdict}>
                <td>{each.line}</td>
                <td>{say(each)}</td>
                <td>{each.row.name}</td>
                <td>{each.row.email}</td>
                <td>{each.row.phone}</td>
                <td>{each.row.childrenAges}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
