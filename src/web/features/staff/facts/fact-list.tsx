import type { Fact } from "#contract/facts.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { formatDate } from "../format.ts";
import { nameOf, writtenOf } from "./draft.ts";

type Props = {
  readonly facts: readonly Fact[];
  readonly chosen: string | null;
  readonly onChange: (fact: Fact) => void;
};

/** What families read, and below what is not decided. */
export function FactList({ facts, chosen, onChange }: Props) {
  const { t } = useLocale();
  const sections = [
    ["said", facts.filter(({ undecided }) => undecided === null)],
    ["undecided", facts.filter(({ undecided }) => undecided !== null)],
  ] as const;
  return (
    <>
      {sections.map(([kind, some]) => (
        <section key={kind} className={`facts-${kind}`} aria-labelledby={`facts-${kind}`}>
          <h2 className="desk-title" id={`facts-${kind}`}>
            {t(`facts.${kind}`)}
          </h2>
          <p className="answers-note">{t(kind === "said" ? "facts.prices" : "facts.undecided.lead")}</p>
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

function FactCard({ fact: { key, value, undecided, versions }, isChosen, onChange }: CardProps) {
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
