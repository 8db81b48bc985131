import { useLocale } from "#web/platform/i18n.tsx";
import { DeskNotices } from "../desk/desk-notices.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { SafetyDesk } from "./desk.tsx";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** What children wrote that a grown-up must look at (decisions 081, 106). */
export default function SafetyView(props: Props) {
  return (
    <LiveDesk {...props}>
      <SafetyPage />
    </LiveDesk>
  );
}

function SafetyPage() {
  const { t } = useLocale();
  return (
    <div className="staff-page">
      <StaffHead title={t("staff.safety.title")} path="/admin/safety" />
      <div className="staff-body">
        <DeskNotices only="items_ending" />
        <SafetyDesk />
      </div>
    </div>
  );
}
