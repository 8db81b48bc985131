import { useState } from "react";
import type { Fact } from "#contract/facts.ts";
import { priceOf } from "#domain/site/school.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FactLine } from "./fact-line.tsx";
import { UndecidedList } from "./undecided-list.tsx";

/** What families read, what it costs, and below what is not decided: a line each, changed where it stands. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const lineOf = (fact: Fact) => (
    <FactLine
      key={fact.key}
      fact={fact}
      isOpen={fact.key === open}
      onToggle={() => setOpen(fact.key === open ? null : fact.key)}
    />
  );
  const sections = [
    ["said", facts.filter(({ key, undecided }) => undecided === null && priceOf(key) === null)],
    ["prices", facts.filter(({ key }) => priceOf(key) !== null)],
    ["undecided", facts.filter(({ undecided }) => undecided !== null)],
  ] as const;
  return (
    <>
      {sections.map(([kind, some]) => (
        <section key={kind} className="facts-section paper resting trimmed" aria-labelledby={`facts-${kind}`}>
          <h2 id={`facts-${kind}`}>{t(`facts.${kind}`)}</h2>
          {kind === "said" ? null : <p className="quiet small">{t(`facts.${kind}.lead`)}</p>}
          {kind === "undecided" ? (
            <UndecidedList facts={some} lineOf={lineOf} />
          ) : (
            <ul>{some.map(lineOf)}</ul>
          )}
        </section>
      ))}
    </>
  );
}
