import type { ToddlerQuestion } from "#domain/adventures/step.ts";
import type { Bilingual } from "#domain/locale/language.ts";
// Written by scripts/content/compile.ts from the YAML file of this name.
import compiled from "./toddler.compiled.json" with { type: "json" };

/** "Getting to Know You" (specification §2 and §3), and what Luna says around the questions. */
export const { questions: toddlerQuestions, lines: toddlerLines } = compiled as {
  readonly questions: readonly ToddlerQuestion[];
  readonly lines: Readonly<Record<"interstitial" | "end", Bilingual>>;
};
