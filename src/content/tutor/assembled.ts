import type { TutorLibrary } from "#domain/tutor/library.ts";
import { drawnAs } from "../learner/guides/drawn.ts";
import { guideByName } from "../learner/guides/everyone.ts";
import { mathematics } from "./mathematics/index.ts";

/** What stands in reference/compiled.json: written by scripts/tutor/compile.ts from library/, reference/ and the lessons. */
export type CompiledTexts = Omit<TutorLibrary, "mathematics" | "drawnAs" | "words" | "beats">;
/** What stands in reference/words-compiled.json: written by scripts/tutor/words.ts. */
export type CompiledWords = TutorLibrary["words"] & Pick<TutorLibrary, "beats">;

/** Everything the embedded tutor says, from its two compiled files. */
export function assembled(texts: CompiledTexts, { beats, ...words }: CompiledWords): TutorLibrary {
  return {
    ...texts,
    knowledge: { ...texts.knowledge, ordinary: words },
    ...{ mathematics, words, beats },
    drawnAs: (guide) => drawnAs[guideByName(guide).picture],
  };
}
