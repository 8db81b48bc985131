import { assembled, type CompiledTexts } from "./assembled.ts";
import texts from "./reference/compiled.json" with { type: "json" };
import words from "./reference/words-compiled.json" with { type: "json" };

/** Everything the embedded tutor says, for tools and tests. The server reads the same when the first child comes. */
export const tutorLibrary = assembled(texts as unknown as CompiledTexts, words);
