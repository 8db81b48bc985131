import { learnerHere } from "#web/child/learner/learner.ts";
import { LumaPage } from "#web/features/learner/path/luma-page.tsx";
import { HelpButton } from "#web/features/safety/help-button.tsx";
import { callAs } from "#web/platform/api.ts";

// What the portal kept belongs to its learner (decision 114).
callAs(learnerHere()?.id ?? null);

export default function Luma() {
  return <LumaPage help={<HelpButton place="luma" who={learnerHere} />} />;
}
