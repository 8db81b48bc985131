import { PracticeView } from "#web/features/payments/practice/practice-view.tsx";
import { LiveDesk } from "#web/features/staff/live/live-desk.tsx";
import { SignOut } from "#web/features/staff/sign-in/sign-out.tsx";
import { TooltipArea } from "#web/ui/tooltip.tsx";
import type { StaffView } from "./staff-page.tsx";

/** The practice tools with the desk's way out. */
const PracticeDesk: StaffView = ({ onSignedOut }) => (
  <LiveDesk onSignedOut={onSignedOut}>
    <PracticeView onSignedOut={onSignedOut}>
      <TooltipArea>
        <SignOut />
      </TooltipArea>
    </PracticeView>
  </LiveDesk>
);
export default PracticeDesk;
