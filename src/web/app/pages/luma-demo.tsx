import { HelpButton } from "#web/features/help/help-button.tsx";
import { DemoPage } from "#web/features/luma/demo-page.tsx";
import { learnerHere } from "#web/platform/learner.ts";

export default function LumaDemo() {
  return <DemoPage help={<HelpButton place="demo" who={learnerHere} />} />;
}
