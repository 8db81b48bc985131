import { useId } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import { MAX_SAFETY_NOTE } from "#domain/safety/desk/desk.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { NoteDraft } from "./use-changes.ts";

type Props = {
  readonly item: SafetyItem;
  readonly draft: NoteDraft | undefined;
  readonly isBusy: boolean;
  readonly onWrite: (text: string) => void;
  readonly onSave: () => void;
};

/** What was done, in own words. A colleague's note that came in between is shown before it can be replaced. */
export function SafetyNote({ item, draft, isBusy, onWrite, onSave }: Props) {
  const { t } = useLocale();
  const id = useId();
  return (
    <div className="safety-note">
      <label className="field-label" htmlFor={id}>
        {t("staff.safety.noteLabel")}
      </label>
      {draft !== undefined && draft.note !== item.note && (
        <p className="safety-other-note" role="status">
          {t("staff.safety.otherNote")} <q>{item.note}</q>
        </p>
      )}
      <textarea
        id={id}
        className="field"
        rows={3}
        maxLength={MAX_SAFETY_NOTE}
        value={draft?.text ?? item.note}
        onChange={({ target }) => onWrite(target.value)}
      />
      {draft !== undefined && (
        <button type="button" className="button button-small" aria-disabled={isBusy} onClick={onSave}>
          {t("staff.safety.saveNote")}
        </button>
      )}
    </div>
  );
}
