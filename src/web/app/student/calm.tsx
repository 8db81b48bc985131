import entryTall from "#web/assets/art/scene-entry-tall.svg";
import entryWide from "#web/assets/art/scene-entry-wide.svg";
import { Backdrop } from "#web/ui/child/scene.tsx";

/** The shore with the ceiba far away: where questions are asked. */
export function Calm() {
  return <Backdrop wide={entryWide} tall={entryTall} />;
}
