import type { AdventureStep, Tiered } from "#domain/adventures/step.ts";
// Written by scripts/content/compile.ts from the YAML file of this name.
import compiled from "./jungle.compiled.json" with { type: "json" };

/** The Jungle Adventure (specification §3 and §4), and what is said when all steps are done. */
export const { steps: jungle, end: jungleEnd } = compiled as {
  readonly steps: readonly AdventureStep[];
  readonly end: Tiered;
};
