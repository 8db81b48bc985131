import type { Language } from "../locale/language.ts";
import { detectLanguage } from "../speech/detect.ts";
import type { TutorLibrary } from "./library.ts";
import { firstSaid } from "./words.ts";

/** Short answers such as "ok" and "idk" are used in both languages. */
const WISHES = ["story", "create", "nature", "reading", "sum", "joke"] as const;

/** Words that are written alike in both languages. */
const SHARED = /(?<!\p{L})(?:me|a|no|he|y|ten|come|once|son|sin|pie|red)(?!\p{L})/giu;
const isShared = (text: string) => text.replace(SHARED, "").trim() === "";

/**
 * The language a child writes in: that of a clear message, else that of the message before. One word is clear only
 * when it is a greeting or a wish of one language; an answer such as "mariposa" or "12" changes nothing.
 */
export function threadLanguage(
  library: TutorLibrary,
  message: string,
  words: readonly string[],
  previous: Language,
): Language {
  const holds = (list: readonly string[]) => firstSaid(words, list) !== undefined;
  const { english, spanish } = library.commands;
  if (holds(english.en) || holds(english.es)) return "en";
  if (holds(spanish.en) || holds(spanish.es)) return "es";
  // Letters said one by one are of no language.
  if (words.every((word) => word.length < 2 || /\d/.test(word))) return previous;
  if (words.length >= 2) {
    const telling = message.replace(SHARED, " ");
    const asEnglish = detectLanguage(telling, "en");
    if (asEnglish === detectLanguage(telling, "es")) return asEnglish;
  }
  /** "Come" alone is of both languages, whichever of them a cue means. */
  const isOf = (list: readonly string[]) => {
    const said = firstSaid(words, list);
    return said !== undefined && !isShared(said);
  };
  let balance = 0;
  const wishes = WISHES.map((wish) => library.commands[wish]);
  for (const { en, es } of [
    ...wishes,
    ...[...library.smallTalk, ...library.tellings].map(({ cues }) => cues),
  ]) {
    balance += Number(isOf(es)) - Number(isOf(en));
  }
  if (balance === 0) return previous;
  return balance > 0 ? "es" : "en";
}
