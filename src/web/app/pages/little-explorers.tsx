import { ExplorersPage } from "#web/features/explorers/explorers-page.tsx";
import { HelpButton } from "#web/features/help/help-button.tsx";
import { learnerHere } from "#web/platform/learner.ts";

export default function LittleExplorers() {
  return <ExplorersPage help={<HelpButton place="little_explorers" who={learnerHere} />} />;
}
