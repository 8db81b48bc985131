import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { LearnerSettings } from "#contract/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ClassConsent } from "./class-settings-consent.tsx";
import { ClassEnd } from "./class-settings-end.tsx";
import { ClassPassword } from "./class-settings-password.tsx";
import { ClassRetention } from "./class-settings-retention.tsx";
import { Terms } from "./class-settings-terms.tsx";
import { ClockNotice } from "./clock-notice.tsx";
import "./class-settings.css";

const SETTINGS = "/api/admin/learner-settings";

/** The staff's side of the student portal: its password, the signed consents, and how long data is kept (decision 097). */
export function ClassSettings() {
  const { t } = useLocale();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery<LearnerSettings>({
    queryKey: [SETTINGS],
    refetchOnMount: "always",
  });
  const refresh = () => client.invalidateQueries({ queryKey: [SETTINGS] });

  return (
    <section className="class-settings" aria-labelledby="class-settings-title">
      <h2 className="desk-title" id="class-settings-title">
        {t("staff.class.title")}
      </h2>
      <p className="class-settings-text">{t("staff.class.text")}</p>
      {data !== undefined ? (
        <div className="class-cards">
          {data.clock === null ? null : <ClockNotice clock={data.clock} onSaved={refresh} />}
          {data.safetyEnding === 0 ? null : (
            <p className="class-card class-notice" role="status">
              {t("staff.class.ending", { count: data.safetyEnding })}
            </p>
          )}
          <ClassPassword />
          <ClassEnd />
          <ClassRetention days={data.retentionDays} onSaved={refresh} />
          <Terms terms={data.terms} onSaved={refresh} />
          <ClassConsent recorded={data.classConsent} onSaved={refresh} />
        </div>
      ) : isError && !isFetching ? (
        <div className="desk-note" role="alert">
          <p className="desk-note-title">{t("staff.class.failed")}</p>
          <p>{t("staff.failed.text")}</p>
          <button type="button" className="button button-small" onClick={() => void refetch()}>
            {t("common.retry")}
          </button>
        </div>
      ) : (
        <div className="desk-note">
          <Spinner label={t("staff.class.loading")} visible />
        </div>
      )}
    </section>
  );
}
