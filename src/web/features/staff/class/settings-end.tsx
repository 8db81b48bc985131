import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { useSaving } from "../use-saving.ts";

/** Closes the student portal at the end of the day, on every device at once. */
export function ClassEnd() {
  const { t } = useLocale();
  const { stage, run } = useSaving(() => api("DELETE /api/admin/student-sessions", {}));
  return (
    <section className="class-card" aria-labelledby="class-end-title">
      <h2 id="class-end-title">{t("staff.class.end")}</h2>
      <p>{t("staff.class.end.text")}</p>
      {stage === "failed" ? <FieldError>{t("staff.class.notSaved")}</FieldError> : null}
      {stage === "saved" ? <DeskSaved>{t("staff.class.end.saved")}</DeskSaved> : null}
      <button
        type="button"
        className="button button-small"
        aria-disabled={stage === "saving"}
        onClick={() => void run()}
      >
        {t("staff.class.end.now")}
      </button>
    </section>
  );
}
