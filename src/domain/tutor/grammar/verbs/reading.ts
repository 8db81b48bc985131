import type { Language } from "../../../locale/language.ts";
import { once } from "../../../resilience/once.ts";
import type { Turn } from "../../turn.ts";
import { plain, wordsOf } from "../../words.ts";
import { TENSES, type Tense, type VerbWords } from "./known.ts";

export const verbWords = ({ library }: Pick<Turn, "library">, language: Language): VerbWords =>
  library.forms.verbs[language];

/** Where a phrase of plain words stands; the longest and first of a list. */
export type Place = { readonly phrase: string; readonly from: number; readonly to: number };

const plainly = once((phrases: readonly string[], _: undefined) =>
  phrases
    .map((phrase) => ({ phrase, wanted: wordsOf(phrase) }))
    .sort((one, other) => other.wanted.length - one.wanted.length),
);

export function placeOf(words: readonly string[], phrases: readonly string[]): Place | null {
  for (const { phrase, wanted } of plainly(phrases, undefined)) {
    const last = words.length - wanted.length;
    for (let from = 0; from <= last; from += 1)
      if (wanted.every((word, at) => words[from + at] === word))
        return { phrase, from, to: from + wanted.length };
  }
  return null;
}

/** The tense that a message names, the longest name first: "presente de subjuntivo" is no presente. */
export function tenseNamed(
  words: readonly string[],
  known: VerbWords,
): (Place & { readonly tense: Tense }) | null {
  let found: (Place & { readonly tense: Tense }) | null = null;
  for (const tense of TENSES) {
    const place = placeOf(words, known.names[tense] ?? []);
    if (place === null) continue;
    if (found === null || place.to - place.from > found.to - found.from) found = { ...place, tense };
  }
  return found;
}

/** A tense that is named and not made: "antepresente". */
export const isUntaught = (words: readonly string[], known: VerbWords): boolean =>
  placeOf(words, known.untaught) !== null;

/** A word with its accents; "él" and "tú" are persons, "el" and "tu" are none. */
export const tokensOf = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/\p{L}+|\d+/gu) ?? [];

/** A person that is named by its number: of the present, where no tense is named. */
export function numbered(
  words: readonly string[],
  known: VerbWords,
): (Place & { readonly tense: Tense }) | null {
  const place = placeOf(words, numbersOf(known.subjects, undefined));
  return place === null ? null : { ...place, tense: "present" };
}
const numbersOf = once((subjects: VerbWords["subjects"], _: undefined) =>
  subjects.flat().filter((subject) => subject.includes(" ")),
);

/** Before a bare "tu" or "el", where a person is asked for. */
const ASKED_WITH = ["con", "para", "y", "de"];

/** "How do you conjugate have" asks of no person. */
const HELPERS = ["do", "can", "would", "should", "could"];

/** The person that a question names. */
export function personNamed(tokens: readonly string[], known: VerbWords): number | null {
  const words = tokens.map(plain);
  const found = known.subjects.findIndex((subjects) =>
    subjects.some((subject) => subject.includes(" ") && placeOf(words, [plain(subject)]) !== null),
  );
  if (found >= 0) return found;
  for (const [at, token] of tokens.entries()) {
    if (HELPERS.includes(words[at - 1] ?? "")) continue;
    const isAsked = ASKED_WITH.includes(words[at - 1] ?? "") && at === tokens.length - 1;
    const person = known.subjects.findIndex((subjects) =>
      subjects.some((subject) => subject === token || (isAsked && plain(subject) === token)),
    );
    if (person >= 0) return person;
  }
  return null;
}
