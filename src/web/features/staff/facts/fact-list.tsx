import { useState } from "react";
import type { Fact } from "#contract/facts.ts";
import { priceOf } from "#domain/site/school.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { nameOf, writtenOf } from "./draft.ts";
import { FactEditor } from "./fact-editor.tsx";

/** What families read, what it costs, and below what is not decided: a line each, changed where it stands. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useLocale();
  const [open, setOpen] = useState<string | null>(null);
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
          <ul>
            {some.map((fact) => (
              <FactLine
                key={fact.key}
                fact={fact}
                isOpen={fact.key === open}
                onToggle={() => setOpen(fact.key === open ? null : fact.key)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type LineProps = { readonly fact: Fact; readonly isOpen: boolean; readonly onToggle: () => void };

function FactLine({ fact, isOpen, onToggle }: LineProps) {
  const { language, t } = useLocale();
  const { key, value, planned, delivered, undecided, versions } = fact;
  const name = nameOf(key);
  const said = value === null ? null : writtenOf(key, value, language);
  const until = undecided?.[language] ?? key;
  const title = name === null ? until : t(`facts.name.${name}`);
  const act = name === null && said === null ? "decide" : "change";
  const [newest] = versions;
  return (
    <li>
      <div className="facts-line stack">
        {name === null ? null : <span className="quiet">{title}</span>}
        <span className={name === null ? "facts-wide" : "strong"}>
          {said ?? (name === null ? title : t("facts.none"))}{" "}
          {name === null && said !== null ? <Badge tone="green">{t("facts.decided")}</Badge> : null}
          {planned === null ? null : (
            <Badge tone="yellow">
              {t("facts.planned", {
                value: writtenOf(key, planned.value ?? delivered ?? 0, language),
                date: longDate(planned.from, language),
              })}
            </Badge>
          )}
          {newest === undefined || newest.isShown ? null : <Badge tone="red">{t("facts.unshown")}</Badge>}
        </span>
        <button
          type="button"
          className="link-button bare"
          aria-label={t(isOpen ? "facts.close.of" : `facts.${act}.of`, { name: title })}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {t(isOpen ? "common.close" : `facts.${act}`)}
        </button>
      </div>
      {isOpen ? <FactEditor opened={fact} /> : null}
    </li>
  );
}
