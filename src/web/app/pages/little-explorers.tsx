import { learnerHere } from "#web/child/learner/learner.ts";
import { ExplorersPage } from "#web/features/packs/explorers-page.tsx";
import { HelpButton } from "#web/features/safety/help-button.tsx";

export default function LittleExplorers() {
  return <ExplorersPage help={<HelpButton place="little_explorers" who={learnerHere} />} />;
}
