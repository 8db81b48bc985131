import { LANGUAGES, type Language } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import { FREQUENT } from "../../speech/detect.ts";
import type { TutorLibrary } from "../library.ts";
import { firstSaid, plain } from "../words.ts";
import { mayBeSaid } from "./cues.ts";

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
  const other = LANGUAGES.find((each) => each !== previous) ?? previous;
  const [its, theirs] = [previous, other].map((each) => evidenceOf(library, message, each));
  if (its !== undefined && theirs !== undefined && words.length >= 2) {
    const isEnough = theirs >= FEWEST || theirs * SHARE >= words.length;
    if (theirs > its) return isEnough ? other : previous;
    if (its > theirs) return previous;
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
    ...[library.smallTalk, library.tellings]
      .flatMap((kinds) => mayBeSaid(kinds, words))
      .map(({ cues }) => cues),
  ]) {
    balance += Number(isOf(es)) - Number(isOf(en));
  }
  if (balance === 0) return previous;
  return balance > 0 ? "es" : "en";
}

/** So many different words speak for a language; in a short message one of so many is enough. */
const FEWEST = 2;
const SHARE = 3;
/** Signs that only one of them writes with count as words of it. */
const SIGNS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [],
  es: [/[¿¡]/, /[ñáéíóúü]/i],
};

/** What each language joins its words with, and the other has not: as they are typed, without accents. */
const ownWords = once((library: TutorLibrary): Readonly<Record<Language, ReadonlySet<string>>> => {
  const all = (language: Language) =>
    new Set(
      [...library.knowledge.questions[language].stop, ...FREQUENT[language]].map((word) => plain(word)),
    );
  const [en, es] = [all("en"), all("es")];
  const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    new Set([...one].filter((word) => !other.has(word)));
  return { en: without(en, es), es: without(es, en) };
});

/**
 * How many different words speak for a language. What is sung or laughed ("la la la", "ha ha"), names ("Los Angeles") and
 * letters speak for none.
 */
function evidenceOf(library: TutorLibrary, message: string, language: Language): number {
  const said = message.match(/[\p{L}'’]+/gu) ?? [];
  const isLoud = message === message.toUpperCase();
  const isSound = (word: string, at: number) =>
    [said[at - 1], said[at + 1]].some((near) => near?.toLowerCase() === word.toLowerCase());
  const isName = (word: string, at: number) =>
    at > 0 && !isLoud && /^\p{Lu}\p{Ll}/u.test(word) && !NEW_SENTENCE.test(message.split(word)[0] ?? "");
  // "I" begins what is said; within a name it is a letter.
  const isLetter = (word: string, at: number) => word.length < 2 && (at > 0 || word.toLowerCase() !== "i");
  const own = ownWords(library)[language];
  const found = said
    .filter((word, at) => !(isSound(word, at) || isName(word, at) || isLetter(word, at) || isShared(word)))
    .map((word) => plain(word.replaceAll(/['’]/g, "")))
    .filter((word) => own.has(word));
  return new Set(found).size + SIGNS[language].filter((sign) => sign.test(message)).length;
}
const NEW_SENTENCE = /[.!?]\s*$/u;
