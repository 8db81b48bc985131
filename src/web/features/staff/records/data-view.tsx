import { useLocale } from "#web/platform/i18n.tsx";
import { useLearnerSettings } from "../class/learner-settings.ts";
import { ClassRetention } from "../class/settings-retention.tsx";
import { Terms } from "../class/settings-terms.tsx";
import { ClockNotice } from "../desk/clock-notice.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { FamilyData } from "./family-data.tsx";
import { RecordSearch } from "./record-search.tsx";
import "../class/settings.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/**
 * What is kept: what is done when a family asks for it, or wants it gone (decisions 100, 123), and for how long
 * anything is kept (115).
 */
export default function KeptDataView(props: Props) {
  return (
    <LiveDesk {...props}>
      <DataPage />
    </LiveDesk>
  );
}

function DataPage() {
  const { t } = useLocale();
  const { settings, refresh } = useLearnerSettings();
  return (
    <div className="staff-page">
      <StaffHead title={t("staff.data.title")} path="/admin/data" />
      <div className="staff-body">
        <FamilyData />
        <RecordSearch />
        <section className="family-data" aria-labelledby="data-terms">
          <h2 className="desk-title" id="data-terms">
            {t("staff.data.terms")}
          </h2>
          <Loaded query={settings} loading={t("common.loading")} failed={t("staff.data.failed")}>
            {({ clock, safetyEnding, retentionDays, terms }) => (
              <div className="class-cards">
                {clock === null ? null : <ClockNotice clock={clock} onSaved={refresh} />}
                {safetyEnding === 0 ? null : (
                  <p className="class-card class-notice" role="status">
                    {t("staff.class.ending", { count: safetyEnding })}{" "}
                    <a href="/admin/safety">{t("staff.safety.title")}</a>
                  </p>
                )}
                <ClassRetention days={retentionDays} onSaved={refresh} />
                <Terms terms={terms} onSaved={refresh} />
              </div>
            )}
          </Loaded>
        </section>
      </div>
    </div>
  );
}
