import { once } from "../../resilience/once.ts";
import { beginningOf } from "../words.ts";

/** What is recognised by phrases of either language. */
type Cued = { readonly cues: { readonly en: readonly string[]; readonly es: readonly string[] } };

/** By the words that cues begin with; the content's lists do not change. */
const byBeginning = once((kinds: readonly Cued[]) => {
  const found = new Map<string, Set<Cued>>();
  for (const kind of kinds)
    for (const cue of [...kind.cues.en, ...kind.cues.es]) {
      const beginning = beginningOf(cue);
      found.set(beginning, (found.get(beginning) ?? new Set()).add(kind));
    }
  return found;
});

/**
 * Those of a kept list of which a cue begins with a word of the message, in their order: nothing else of it can be said, and
 * the list is several hundred long.
 */
export function mayBeSaid<Kind extends Cued>(
  kinds: readonly Kind[],
  words: readonly string[],
): readonly Kind[] {
  const begun = byBeginning(kinds);
  const found = new Set(["_", ...words].flatMap((word) => [...(begun.get(word) ?? [])]));
  return kinds.filter((kind) => found.has(kind));
}
