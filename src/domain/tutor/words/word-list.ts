import type { Language } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import { stepwiseOf } from "../../resilience/stepwise.ts";
import type { TutorLibrary } from "../library.ts";
import { plain } from "../words.ts";

const UNMARKED: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u" };

/** The ordinary words of a language as one text: a line is a family that rhymes, " told told | known known ". */
type WordList = {
  readonly text: string;
  /** Where a word stands that is written so without accents; of the few that stand twice, where each does. */
  readonly places: ReadonlyMap<string, number | readonly number[]>;
};

/** Letters that are read in one step, some five milliseconds. */
const LETTERS_A_STEP = 100_000;

/** By the words of all languages, which the library and what it knows share. */
export const wordLists = stepwiseOf(function* (
  words: TutorLibrary["words"],
  language: Language,
): Generator<void, WordList, void> {
  const text = words[language];
  const places = new Map<string, number | readonly number[]>();
  let step = LETTERS_A_STEP;
  const bare = text.replace(/[áéíóúü]/g, (mark) => UNMARKED[mark] ?? mark);
  yield;
  for (const { 0: word, index } of bare.matchAll(/[^\s|]+/g)) {
    const before = places.get(word);
    places.set(word, before === undefined ? index : [before, index].flat());
    if (index < step) continue;
    step += LETTERS_A_STEP;
    yield;
  }
  return { text, places };
});

const listOf = (words: TutorLibrary["words"], language: Language): WordList =>
  wordLists(words, language).get();

/** Whether a word stands in a list, with accents or without. */
export const isListed = (words: TutorLibrary["words"], language: Language, said: string): boolean =>
  listOf(words, language).places.has(plain(said));

/** Each way in which a word is written: "pajaro" as "pájaro", "esta" as two words. */
export function formsOf(library: TutorLibrary, language: Language, said: string): readonly string[] {
  return placesOf(listOf(library.words, language), said).map(({ form }) => form);
}

/** A word as it is written and the usual words that rhyme with it, the most usual first; null when the word is not known. */
export function rhymesOf(
  library: TutorLibrary,
  language: Language,
  said: string,
): { readonly word: string; readonly rhymes: readonly string[] } | null {
  const list = listOf(library.words, language);
  const places = placesOf(list, said);
  const place = places.find(({ form }) => form === said) ?? places[0];
  if (place === undefined) return null;
  const from = list.text.lastIndexOf("\n", place.at) + 1;
  const usual = list.text.slice(from, list.text.indexOf("|", from)).trim();
  const rhymes = usual.split(" ").filter((word) => word !== "" && places.every(({ form }) => form !== word));
  return { word: place.form, rhymes };
}

function placesOf({ text, places }: WordList, said: string): readonly { form: string; at: number }[] {
  const bare = plain(said);
  return [places.get(bare) ?? []].flat().map((at) => ({ form: text.slice(at, at + bare.length), at }));
}

/** The beats of an English word as its letters let one guess: groups of vowels, without a silent e. */
export function beatsByLetters(word: string): number {
  const heard = word
    .replace(/(?:[^laeiouy]|[aeiouy]l|ll)e$/, (end) => end.slice(0, -1))
    .replace(/(?<=[^aeiouytd])ed$/, "d")
    .replace(/(?<=[^aeiouylszxcgh])es$|(?<=[aeiou]l)es$/, "s");
  const joined = heard.match(/[aeiouy]+/g)?.length ?? 0;
  const parted = heard.match(/(?<![cstgx])i[ao](?!u)|eo(?!u)|[aeiou]ing|ying|[aeo]y[ao]|ism$/g)?.length ?? 0;
  return Math.max(1, joined + parted);
}

const exceptionsOf = once(
  ({ beats }: TutorLibrary) =>
    new Map(beats.split(" ").map((each) => [each.slice(0, -1), Number(each.slice(-1))])),
);

/** How many beats an English word has; null when it is not known. */
export function beatsOf(library: TutorLibrary, said: string): number | null {
  const word = plain(said);
  if (formsOf(library, "en", word).length === 0) return null;
  return exceptionsOf(library).get(word) ?? beatsByLetters(word);
}
