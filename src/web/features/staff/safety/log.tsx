import type { SafetyRecord } from "#contract/safety.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { logLines } from "./words.ts";

/** Who read the words and what was done, oldest first. */
export function SafetyLog({ record }: { readonly record: SafetyRecord }) {
  const { language, t } = useLocale();
  return (
    <section className="safety-part safety-log">
      <h4>{t("staff.safety.log.title")}</h4>
      <ol>
        {logLines(record, language, t).map(({ at, by, text }) => (
          <li key={`${at} ${by} ${text}`}>
            <span>{text}</span>
            <small>
              {by}, <time dateTime={at}>{formatDateTime(at, language)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
