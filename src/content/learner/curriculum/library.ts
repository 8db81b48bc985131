import type { CurriculumLibrary } from "#domain/learner/curriculum/assign.ts";
import { starterPacks } from "../../packs/starter-packs.ts";
import { onboarding } from "../questions/onboarding.ts";
import { ibAligned } from "./ib-aligned.ts";
import { montessori } from "./montessori.ts";
import { projectBased } from "./project-based.ts";
import { recommendations } from "./recommendations.ts";
import { tones } from "./tones.ts";

/** All that an assignment draws on. Large: for the server; a page gets its part with the assignment. */
export const library: CurriculumLibrary = {
  modules: [...montessori, ...projectBased, ...ibAligned],
  tones,
  packs: starterPacks,
  recommendations,
  checks: onboarding.flatMap(({ storeAs, right }) => (right === undefined ? [] : [{ key: storeAs, right }])),
};
