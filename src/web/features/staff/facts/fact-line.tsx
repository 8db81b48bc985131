import type { Fact } from "#contract/facts.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { nameOf, writtenOf } from "./draft.ts";
import { FactEditor } from "./fact-editor.tsx";

type LineProps = { readonly fact: Fact; readonly isOpen: boolean; readonly onToggle: () => void };

/** A fact's name and what is said of it; its editor opens below. */
export function FactLine({ fact, isOpen, onToggle }: LineProps) {
  const { language, t } = useLocale();
  const { key, value, planned, delivered, undecided, versions } = fact;
  const name = nameOf(key);
  const said = value === null ? null : writtenOf(key, value, language);
  const title = name === null ? (undecided?.name[language] ?? key) : t(`facts.name.${name}`);
  const act = name === null && said === null ? "decide" : "change";
  const [newest] = versions;
  return (
    <li>
      <div className="facts-line stack">
        <span className={name === null ? "strong" : "quiet"}>{title}</span>
        <span className={name === null ? "facts-said quiet small" : "strong"}>
          {said ?? undecided?.said[language] ?? t("facts.none")}{" "}
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
