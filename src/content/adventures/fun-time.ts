import type { YoungStep } from "#domain/adventures/step.ts";
import type { Bilingual } from "#domain/locale/language.ts";
// Written by scripts/content/compile.ts from the YAML file of this name.
import compiled from "./fun-time.compiled.json" with { type: "json" };

/** Fun Time (specification §3 and §4), and what is said at the end. */
export const { steps: funTime, end: funTimeEnd } = compiled as {
  readonly steps: readonly YoungStep[];
  readonly end: Bilingual;
};
