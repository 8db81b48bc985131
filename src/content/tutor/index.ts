import type { TutorLibrary } from "#domain/tutor/library.ts";
import { drawnAs } from "../learner/guides/drawn.ts";
import { guideByName } from "../learner/guides/everyone.ts";
import { mathematics } from "./mathematics/index.ts";
// Written by scripts/tutor/compile.ts from the YAML files in library/ and reference/ and from the lessons.
import compiled from "./reference/compiled.json" with { type: "json" };
// Written by scripts/tutor/words.ts.
import listed from "./reference/words-compiled.json" with { type: "json" };

const { beats, ...words } = listed;

/** Everything the embedded tutor says. */
const told = compiled as unknown as Omit<TutorLibrary, "mathematics" | "drawnAs" | "words" | "beats">;
export const tutorLibrary: TutorLibrary = {
  ...told,
  knowledge: { ...told.knowledge, ordinary: words },
  mathematics,
  words,
  beats,
  drawnAs: (guide) => drawnAs[guideByName(guide).picture],
};
