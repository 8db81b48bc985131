import type { CurriculumLibrary } from "#domain/learner/curriculum/assign.ts";
import { starterPacks } from "../../packs/starter-packs.ts";
import { onboarding } from "../questions/onboarding.ts";
// Written by scripts/content/compile.ts from the YAML files beside it.
import compiled from "./library.compiled.json" with { type: "json" };

/** All that an assignment draws on. Large: for the server; a page gets its part with the assignment. */
export const library: CurriculumLibrary = {
  ...(compiled as Pick<CurriculumLibrary, "modules" | "recommendations" | "tones">),
  packs: starterPacks,
  checks: onboarding.flatMap(({ storeAs, right }) => (right === undefined ? [] : [{ key: storeAs, right }])),
};
