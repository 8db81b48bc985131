import type { LearnerSettings } from "#contract/learner.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { formatDateTime } from "../format.ts";
import { useSaving } from "../use-saving.ts";

type Props = {
  readonly clock: NonNullable<LearnerSettings["clock"]>;
  readonly onSaved: () => Promise<unknown>;
};

/** Nothing is deleted while the server's date has jumped: somebody who knows the date says whether it is right. */
export function ClockNotice({ clock, onSaved }: Props) {
  const { language, t } = useLocale();
  const { stage, run } = useSaving(async () => {
    await api("POST /api/admin/clock", {});
    await onSaved();
  });
  return (
    <div className="class-card class-notice" role="alert">
      <h3>{t("staff.clock.title")}</h3>
      <p>
        {t("staff.clock.text", {
          now: formatDateTime(clock.now, language),
          seen: formatDateTime(clock.seenAt, language),
          hours: clock.believedInHours,
        })}
      </p>
      {stage === "failed" ? <FieldError>{t("staff.class.notSaved")}</FieldError> : null}
      <button type="button" className="button button-small" aria-disabled={stage === "saving"} onClick={run}>
        {t(stage === "saving" ? "staff.change.busy" : "staff.clock.right")}
      </button>
    </div>
  );
}
