/** Real tags and entities. `5 < 7` is none: a tag's name touches its bracket. */
const TAG = /<\/?[a-z!?][^<>]*>/gi;
const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,10});/gi;

/**
 * What the voices can say: Latin letters, digits, and the punctuation and signs that a sentence for children has.
 * Everything else goes: `< > & [` start commands in speech engines, emoji would be read out by their names, and
 * letters of other scripts spelled out one by one, for minutes.
 */
const UNSPEAKABLE = /[^\p{Script=Latin}0-9\s.,;:!?¡¿'"’‘“”()\-–—/%$€£+−=×÷°#@]/gu;

/**
 * Text as it is spoken: markup, emoji and foreign scripts taken out, repeated punctuation and spaces joined. Empty
 * when nothing remains that can be said. A line break ends a sentence.
 */
export function cleanForSpeech(text: string): string {
  const spoken = text
    .normalize("NFKC")
    .replace(TAG, " ")
    .replace(ENTITY, " ")
    .replaceAll("⁄", "/")
    .replace(/\p{M}/gu, "")
    .replace(UNSPEAKABLE, " ")
    // "!?!?!?" and "-----" are one sign; some engines read each of many aloud.
    .replace(/([^\p{L}\p{N}\s])(?:\s*\1)+/gu, "$1")
    .replace(/([.!?])[^\p{L}\p{N}\s¡¿"“'(]{2,}/gu, "$1")
    .replace(/([\p{L}\p{N}])[^\S\n]*\n\s*(?=\S)/gu, "$1. ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : "";
}
