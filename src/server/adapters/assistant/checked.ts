import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import type { Catalogue } from "#domain/enrolment/assistant/facts.ts";
import { speaks } from "#domain/language/detect.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import { Refused } from "#server/language-model.ts";

/** Longer than this nothing is said in the chat. */
export const MAX_REPLY = 1500;

/**
 * A reply that leaves sentence by sentence: each is compared with the catalogue and must be in the visitor's language
 * before it is shown.
 */
export function checkedReply(language: Language, catalogue: Catalogue, show: (sentence: string) => void) {
  const shown: string[] = [];
  const take = (sentences: readonly string[]) => {
    for (const sentence of sentences) {
      check(sentence, language, catalogue);
      shown.push(sentence);
      show(sentence);
    }
  };
  return {
    /** The text so far: its last sentence may still grow. */
    grow: (text: string) => take(sentencesKept(text).slice(shown.length, -1)),
    /** The whole text, which is what was shown. */
    finish(text: string): string {
      take(sentencesKept(text).slice(shown.length));
      return shown.join("");
    },
  };
}

function check(sentence: string, language: Language, catalogue: Catalogue): void {
  const disagreements = factsAgree(sentence, catalogue, language);
  if (disagreements.length > 0)
    throw new Refused(`Claims that are not so: ${disagreements.map(({ kind }) => kind)}`);
  if (!speaks(sentence, language)) throw new Refused("The reply is in the other language.");
  if (/[<>]|https?:/.test(sentence)) throw new Refused("The reply holds markup or a link.");
}
