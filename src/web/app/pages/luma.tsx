import { HelpButton } from "#web/features/help/help-button.tsx";
import { LumaPage } from "#web/features/luma/luma-page.tsx";
import { learnerHere } from "#web/platform/learner.ts";

export default function Luma() {
  return <LumaPage help={<HelpButton place="luma" who={learnerHere} />} />;
}
