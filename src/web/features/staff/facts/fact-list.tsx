import type { Fact } from "#contract/facts.ts";
import { priceOf } from "#domain/site/school.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { formatDate } from "../format.ts";
import { nameOf, writtenOf } from "./draft.ts";

type Props = {
  readonly facts: readonly Fact[];
  readonly chosen: string | null;
  readonly onChange: (fact: Fact) => void;
};

/** What families read, what it costs, and below what is not decided. */
export function FactList({ facts, chosen, onChange }: Props) {
  const { t } = useLocale();
  const sections = [
    ["said", facts.filter(({ key, undecided }) => undecided === null && priceOf(key) === null)],
    ["prices", facts.filter(({ key }) => priceOf(key) !== null)],
    ["undecided", facts.filter(({ undecided }) => undecided !== null)],
  ] as const;
  return (
    <>
      {sections.map(([kind, some]) => (
        <section key={kind} className={`facts-${kind}`} aria-labelledby={`facts-${kind}`}>
          <h2 className="desk-title" id={`facts-${kind}`}>
            {t(`facts.${kind}`)}
          </h2>
          {kind === "said" ? null : <p className="answers-note">{t(`facts.${kind}.lead`)}</p>}
          <ul className="answers-groups">
            {some.map((fact) => (
              <FactCard
                key={fact.key}
                fact={fact}
                isChosen={fact.key === chosen}
                onChange={() => onChange(fact)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type CardProps = { readonly fact: Fact; readonly isChosen: boolean; readonly onChange: () => void };

function FactCard({
  fact: { key, value, planned, delivered, undecided, versions },
  isChosen,
  onChange,
}: CardProps) {
  const { language, t } = useLocale();
  const name = nameOf(key);
  const said = value === null ? null : writtenOf(key, value, language);
  const title = name === null ? (undecided?.[language] ?? key) : t(`facts.name.${name}`);
  const [newest] = versions;
  const act = name === null && said === null ? "decide" : "change";
  return (
    <li className="answers-card paper resting trimmed" data-chosen={isChosen || undefined}>
      {name === null && said === null ? null : (
        <p className={name === null ? "facts-was" : "quiet small"}>
          {name === null ? <Badge tone="green">{t("facts.decided")}</Badge> : title}
        </p>
      )}
      <p className={name === null ? "answers-said" : "answers-middle"}>
        {said ?? (name === null ? title : t("facts.none"))}
      </p>
      {planned === null ? null : (
        <p className="answers-when">
          <Badge tone="yellow">
            {t("facts.planned", {
              value: writtenOf(key, planned.value ?? delivered ?? 0, language),
              date: longDate(planned.from, language),
            })}
          </Badge>
        </p>
      )}
      {newest === undefined ? null : (
        <p className="answers-when">
          {t("facts.by", { who: newest.by, date: formatDate(newest.changedAt, language) })}
        </p>
      )}
      <button
        type="button"
        className="button button-small button-paper"
        aria-label={t(`facts.${act}.of`, { name: title })}
        onClick={onChange}
      >
        {t(`facts.${act}`)}
      </button>
    </li>
  );
}
