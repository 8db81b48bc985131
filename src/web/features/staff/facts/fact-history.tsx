import { Undo2 } from "lucide-react";
import type { FactValue } from "#contract/facts.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { writtenOf } from "./draft.ts";
import type { FactEditorState } from "./use-fact-editor.ts";

/** What it was at each change, and by whom; at the end what was delivered. Any of it can be gone back to. */
export function FactHistory({ editor: { fact, goBack, stage } }: { readonly editor: FactEditorState }) {
  const { language, t } = useLocale();
  if (fact.versions.length === 0) return null;
  const written = (value: FactValue | null) => {
    const shown = value ?? fact.delivered;
    if (shown !== null) return writtenOf(fact.key, shown, language);
    return fact.undecided?.[language] ?? t("facts.none");
  };
  const delivered = { version: 0, value: null, from: null, by: "", changedAt: "" };
  return (
    <section className="answers-history" aria-labelledby="fact-history">
      <h3 id="fact-history">{t("facts.history")}</h3>
      <ol>
        {[...fact.versions, delivered].map(({ version, value, from, by, changedAt }) => (
          <li key={version} className="answers-version">
            <p className="answers-said">
              {from === null
                ? written(value)
                : t("facts.planned", { value: written(value), date: longDate(from, language) })}
            </p>
            <p className="answers-when">
              {version === 0
                ? t("facts.history.delivered")
                : t("facts.by", { who: by, date: formatDateTime(changedAt, language) })}
            </p>
            {version === fact.version ? null : (
              <button
                type="button"
                className="button button-small button-paper"
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
    </section>
  );
}
