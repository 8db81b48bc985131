import type { SafetyRecord } from "#contract/safety.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";

/** What was said before, the words that were found, and what came after: word for word. */
export function SafetyTurns({ record }: { readonly record: SafetyRecord }) {
  const { language, t } = useLocale();
  const { turns, excerpt } = record;
  return (
    <section className="safety-part safety-turns">
      <h4>{t("staff.safety.turns.title")}</h4>
      {turns.length === 0 && (
        <>
          <p>{t("staff.safety.turns.none")}</p>
          <blockquote>{excerpt}</blockquote>
        </>
      )}
      <ol>
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
          <li key={index} data-role={turn.role} data-from={turn.from}>
            <p className="safety-turn-about wraps flex quiet small">
              <b>{t(`staff.safety.turns.${turn.from}`)}</b>
              {turn.at === null ? (
                <span>{t("staff.safety.turns.before")}</span>
              ) : (
                <time dateTime={turn.at}>{formatDateTime(turn.at, language)}</time>
              )}
              {turn.role === "said" && (
                <em>{t(turn.from === "tutor" ? "staff.safety.turns.held" : "staff.safety.turns.said")}</em>
              )}
            </p>
            {turn.role === "said" ? (
              <mark>{turn.text}</mark>
            ) : (
              <p className="safety-turn-text">{turn.text}</p>
            )}
          </li>
        ))}
      </ol>
      <p className="safety-small quiet small">{t("staff.safety.turns.redacted")}</p>
    </section>
  );
}
