import { useId, useState } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDate } from "./format.ts";

type Props = {
  readonly item: SafetyItem;
  readonly isBusy: boolean;
  readonly onChange: (item: SafetyItem, state: SafetyItem["state"], note: string) => void;
};

/** One item: what kind, whose, when, the shortest excerpt, who takes care of it, and what was done. */
export function SafetyItemCard({ item, isBusy, onChange }: Props) {
  const { language, t } = useLocale();
  const id = useId();
  const [note, setNote] = useState(item.note);
  const { state, severity } = item;
  return (
    <li data-severity={state === "closed" ? undefined : severity}>
      <p className="desk-safety-kind">
        <b>{t(`staff.safety.kind.${item.kind}`)}</b>
        <span>{t(`staff.safety.severity.${severity}`)}</span>
        <span>{t(`staff.safety.state.${state}`)}</span>
      </p>
      {item.excerpt !== "" && <blockquote>{item.excerpt}</blockquote>}
      <p className="desk-safety-facts">
        <span>{item.studentName ?? t("staff.safety.noName")}</span>
        <time dateTime={item.updatedAt}>{formatDate(item.updatedAt, language)}</time>
        {item.times > 1 && <span>{t("staff.safety.times", { times: item.times })}</span>}
        {item.from === "tutor" && <span>{t("staff.safety.fromTutor")}</span>}
        {item.handledBy !== null && <span>{t("staff.safety.by", { email: item.handledBy })}</span>}
      </p>
      <div className="desk-safety-act">
        <label htmlFor={`${id}-note`}>{t("staff.safety.noteLabel")}</label>
        <textarea
          id={`${id}-note`}
          className="field"
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div>
          {state !== "in_progress" && state !== "closed" && (
            <button
              type="button"
              className="button button-small"
              aria-disabled={isBusy}
              onClick={() => onChange(item, "in_progress", note)}
            >
              {t("staff.safety.take")}
            </button>
          )}
          {state !== "closed" && (
            <button
              type="button"
              className="button button-small button-paper"
              aria-disabled={isBusy}
              onClick={() => onChange(item, "closed", note)}
            >
              {t("staff.safety.close")}
            </button>
          )}
          {state !== "open" && (
            <button
              type="button"
              className="button button-small button-paper"
              aria-disabled={isBusy}
              onClick={() => onChange(item, "open", note)}
            >
              {t("staff.safety.reopen")}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
