import type { SafetyLexicon } from "../patterns/lexicon.ts";
import { messageReader } from "../reading/reading.ts";

const PLAYED = "no-place";

/**
 * Finds the country in which a child says that it is or lives; null when it says none. To be somewhere outranks to live
 * somewhere, since the number must work where the child is; the last one said outranks the others.
 *
 * @param places patterns (help-lines-places.txt)
 */
export function countryReader(places: SafetyLexicon): (text: string) => string | null {
  const reader = messageReader([places], new Set());
  return (text) => {
    const { readings } = reader.message(text);
    const found = [...reader.contextsIn(readings)].map(({ rule, from }) => ({
      name: rule.name,
      sentence: readings[from]?.word.sentence,
    }));
    const played = new Set(found.filter(({ name }) => name === PLAYED).map(({ sentence }) => sentence));
    const said = found.filter(({ name, sentence }) => name !== PLAYED && !played.has(sentence));
    const last = (how: string) => said.findLast(({ name }) => name.startsWith(how))?.name.slice(how.length);
    return last("is-") ?? last("lives-") ?? null;
  };
}
