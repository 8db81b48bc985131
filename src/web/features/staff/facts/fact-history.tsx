import { Undo2 } from "lucide-react";
import type { FactValue } from "#contract/facts.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { formatCount, formatDateTime } from "../format.ts";
import { writtenOf } from "./draft.ts";
import type { FactEditorState } from "./use-fact-editor.ts";

/** What it was at each change, and by whom; at the end what was delivered. Any of it can be gone back to. */
export function FactHistory({ editor: { fact, goBack, stage } }: { readonly editor: FactEditorState }) {
  const { language, t } = useLocale();
  if (fact.versions.length === 0) return null;
  const written = (value: FactValue | null) => {
    const shown = value ?? fact.delivered;
    if (shown !== null) return writtenOf(fact.key, shown, language);
    return fact.undecided?.said[language] ?? t("facts.none");
  };
  const delivered = { version: 0, value: null, from: null, by: "", changedAt: "", isShown: true };
  return (
    <details className="facts-history">
      <summary className="row-inline target strong">
        {t("facts.history", { count: formatCount(fact.versions.length, language) })}
      </summary>
      <ol>
        {[...fact.versions, delivered].map(({ version, value, from, by, changedAt, isShown }) => (
          <li key={version} className="row wraps apart">
            <p>
              {from === null
                ? written(value)
                : t("facts.planned", { value: written(value), date: longDate(from, language) })}{" "}
              {isShown ? null : <Badge tone="red">{t("facts.unshown")}</Badge>}
              <span className="quiet small">
                {version === 0
                  ? t("facts.history.delivered")
                  : t("facts.by", { who: by, date: formatDateTime(changedAt, language) })}
              </span>
            </p>
            {version === fact.version ? null : (
              <button
                type="button"
                className="link-button bare row-inline"
                aria-disabled={stage === "busy"}
                aria-label={t("facts.history.back.of", { value: written(value) })}
                onClick={() => goBack(value)}
              >
                <Undo2 aria-hidden="true" size={18} />
                {t("facts.history.back")}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
