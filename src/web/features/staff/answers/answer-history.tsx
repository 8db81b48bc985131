import { Undo2 } from "lucide-react";
import type { TaughtAnswerItem } from "#contract/answers.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { useVersions } from "./answers-queries.ts";
import { nameOf } from "./taught-list.tsx";

type Props = { readonly answer: TaughtAnswerItem; readonly onBack: (version: number) => void };

/** How it was at each change, and by whom: any of it can be gone back to. */
export function AnswerHistory({ answer, onBack }: Props) {
  const { language, t } = useLocale();
  const { data } = useVersions(answer.id);
  if (data === undefined) return null;
  return (
    <section className="answers-history" aria-labelledby="answers-history">
      <h3 id="answers-history">{t("answers.history")}</h3>
      <ol>
        {data.map(({ version, act, by, changedAt, content }) => (
          <li key={version} className="answers-version">
            <p className="answers-when">
              <b>{t(`answers.history.${act}`)}</b>
              <span>{t("answers.taught.by", { who: by, date: formatDateTime(changedAt, language) })}</span>
            </p>
            <p className="answers-said">{nameOf(content.answer, language)}</p>
            {act !== "retired" && (version !== answer.version || !answer.isLive) ? (
              <button
                type="button"
                className="button button-small button-paper"
                aria-label={t("answers.history.back.of", { version: String(version) })}
                onClick={() => onBack(version)}
              >
                <Undo2 aria-hidden="true" size={18} />
                {t("answers.history.back")}
              </button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
