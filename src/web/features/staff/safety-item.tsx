import { useId } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import { MAX_SAFETY_NOTE } from "#domain/safety/desk.ts";
import { isDisclosure, severityOf } from "#domain/safety/kinds.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "./format.ts";
import type { NoteDraft } from "./use-safety-changes.ts";

type Props = {
  readonly item: SafetyItem;
  readonly draft: NoteDraft | undefined;
  readonly isBusy: boolean;
  readonly onWrite: (text: string) => void;
  readonly onChange: (state: SafetyItem["state"]) => void;
};

/** What the classifier was not sure of stands a step lower than its kind. */
const isSuspected = ({ from, kind, severity }: SafetyItem) =>
  from === "child" && isDisclosure(kind) && severity !== severityOf(kind, true);

/** One item: what kind, whose, when, the shortest excerpt, who takes care of it, and what was done. */
export function SafetyItemCard({ item, draft, isBusy, onWrite, onChange }: Props) {
  const { language, t } = useLocale();
  const id = useId();
  const { state, severity } = item;
  const action = (label: string, next: SafetyItem["state"], style = "button-paper") => (
    <button
      type="button"
      className={`button button-small ${style}`}
      aria-disabled={isBusy}
      aria-describedby={`${id}-kind`}
      onClick={() => onChange(next)}
    >
      {label}
    </button>
  );
  return (
    <li data-severity={state === "closed" ? undefined : severity}>
      <div className="desk-safety-kind">
        <h3 id={`${id}-kind`} data-item={item.id} tabIndex={-1}>
          {t(`staff.safety.kind.${item.kind}`)}
        </h3>
        {state !== "closed" && <span>{t(`staff.safety.severity.${severity}`)}</span>}
        <span>{t(`staff.safety.state.${state}`)}</span>
      </div>
      {item.excerpt !== "" && <blockquote>{item.excerpt}</blockquote>}
      <p className="desk-safety-facts">
        <span>{item.studentName ?? t("staff.safety.noName")}</span>
        <time dateTime={item.createdAt}>{formatDateTime(item.createdAt, language)}</time>
        {item.times > 1 && <span>{t("staff.safety.times", { times: item.times })}</span>}
        {isSuspected(item) && <span>{t("staff.safety.suspected")}</span>}
        {item.from === "tutor" && <span>{t("staff.safety.fromTutor")}</span>}
        <span>{t("staff.safety.conversation", { mark: item.conversation })}</span>
        {item.handledBy !== null && <span>{t("staff.safety.by", { email: item.handledBy })}</span>}
      </p>
      <div className="desk-safety-act">
        <label htmlFor={`${id}-note`}>{t("staff.safety.noteLabel")}</label>
        {draft !== undefined && draft.note !== item.note && (
          <p className="desk-safety-other" role="status">
            {t("staff.safety.otherNote")} <q>{item.note}</q>
          </p>
        )}
        <textarea
          id={`${id}-note`}
          className="field"
          rows={2}
          maxLength={MAX_SAFETY_NOTE}
          value={draft?.text ?? item.note}
          onChange={({ target }) => onWrite(target.value)}
        />
        <div>
          {state === "open" && action(t("staff.safety.take"), "in_progress", "")}
          {draft !== undefined && action(t("staff.safety.saveNote"), state)}
          {state !== "closed" && action(t("staff.safety.close"), "closed")}
          {state !== "open" && action(t("staff.safety.reopen"), "open")}
        </div>
      </div>
    </li>
  );
}
