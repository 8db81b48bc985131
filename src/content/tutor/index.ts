import type { TutorLibrary } from "#domain/tutor/library.ts";
import { drawnAs } from "../learner/guides/drawn.ts";
import { guideByName } from "../learner/guides/everyone.ts";
import { mathematics } from "./mathematics/index.ts";
// Written by scripts/tutor/compile.ts from the YAML files in library/ and reference/ and from the lessons.
import compiled from "./reference/compiled.json" with { type: "json" };
// Written by scripts/tutor/words.ts.
import words from "./reference/words-compiled.json" with { type: "json" };

/** Everything the embedded tutor says. */
export const tutorLibrary: TutorLibrary = {
  ...(compiled as unknown as Omit<TutorLibrary, "mathematics" | "drawnAs" | "words">),
  mathematics,
  words,
  drawnAs: (guide) => drawnAs[guideByName(guide).picture],
};
