import type { MaterialKind } from "./materials.ts";

/** The materials that the kit of the web can show; a lesson with another one is refused. */
export const SHOWN_MATERIALS = ["golden-beads", "fraction-bars"] as const satisfies readonly MaterialKind[];
