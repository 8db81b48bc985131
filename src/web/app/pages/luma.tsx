import { HelpButton } from "#web/features/help/help-button.tsx";
import { LumaPage } from "#web/features/luma/luma-page.tsx";
import { callAs } from "#web/platform/api.ts";
import { learnerHere } from "#web/platform/learner.ts";

// What the portal kept belongs to its learner (decision 114).
callAs(learnerHere()?.id ?? null);

export default function Luma() {
  return <LumaPage help={<HelpButton place="luma" who={learnerHere} />} />;
}
