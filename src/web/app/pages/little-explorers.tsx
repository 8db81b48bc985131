import { ExplorersPage } from "#web/features/packs/explorers-page.tsx";
import { HelpButton } from "#web/features/safety/help-button.tsx";
import { learnerHere } from "#web/platform/learner.ts";

export default function LittleExplorers() {
  return <ExplorersPage help={<HelpButton place="little_explorers" who={learnerHere} />} />;
}
