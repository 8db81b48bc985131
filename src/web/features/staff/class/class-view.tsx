import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { useLearnerSettings } from "./learner-settings.ts";
import { ClassConsent } from "./settings-consent.tsx";
import { ClassEnd } from "./settings-end.tsx";
import { ClassPassword } from "./settings-password.tsx";
import "./settings.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** The staff's side of the student portal: its password, its end of the day, the signed consents (decision 097). */
export default function ClassView(props: Props) {
  return (
    <LiveDesk {...props}>
      <ClassPage />
    </LiveDesk>
  );
}

function ClassPage() {
  const { t } = useLocale();
  const { settings, refresh } = useLearnerSettings();
  return (
    <div className="staff-page">
      <StaffHead title={t("staff.class.title")} path="/admin/class" />
      <div className="staff-body">
        <p className="staff-lead quiet">{t("staff.class.text")}</p>
        <Loaded query={settings} loading={t("staff.class.loading")} failed={t("staff.class.failed")}>
          {({ classConsent }) => (
            <div className="class-cards">
              <ClassPassword />
              <ClassEnd />
              <ClassConsent recorded={classConsent} onSaved={refresh} />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}
