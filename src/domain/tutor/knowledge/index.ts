import { stemIn } from "../../language/stems.ts";
import type { Language } from "../../locale/language.ts";
import { alike, says, wordsOf } from "../words.ts";
import type { Entry, KnowledgeLibrary } from "./entry.ts";

type Indexed = {
  readonly entry: Entry;
  readonly keys: readonly (readonly string[])[];
  readonly phrases: readonly string[];
  /** Stems of a lesson's title and skills. */
  readonly named: ReadonlySet<string>;
  /** Stems of everything that is said. */
  readonly text: ReadonlySet<string>;
  readonly hasNumber: boolean;
};

export type Index = {
  readonly language: Language;
  readonly entries: readonly Indexed[];
  /** Those that are asked for in so many words. */
  readonly phrased: readonly Indexed[];
  /** Every word of a key, by its first letter: a misspelling keeps that. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>;
  /** The entries that a word of a key stands in, and the lessons that a stem names. */
  readonly places: ReadonlyMap<string, ReadonlySet<Indexed>>;
  readonly named: ReadonlyMap<string, ReadonlySet<Indexed>>;
  /** In how many entries a stem is said. */
  readonly counts: ReadonlyMap<string, number>;
  readonly stop: ReadonlySet<string>;
  readonly number: readonly string[];
};

const made = new WeakMap<KnowledgeLibrary, Map<Language, Index>>();

/** The library of one language, made ready for questions; made once. */
export function indexOf(library: KnowledgeLibrary, language: Language): Index {
  const known = made.get(library) ?? new Map<Language, Index>();
  made.set(library, known);
  const index = known.get(language) ?? build(library, language);
  known.set(language, index);
  return index;
}

function build({ entries, questions }: KnowledgeLibrary, language: Language): Index {
  const { stop: empty, number } = questions[language];
  const stop = new Set(empty.flatMap(wordsOf));
  const content = (text: string) => wordsOf(text).filter((word) => !stop.has(word));
  const stems = (texts: readonly string[]) =>
    new Set(texts.flatMap(content).map((word) => stemIn(language, word)));
  // "=hace la vaca": as it stands, with all its small words.
  const isPhrase = (key: string) => key.startsWith("=");
  const indexed = entries.map((entry): Indexed => {
    const said = [...entry.tell[language], entry.small?.[language] ?? "", ...entry.asks[language]];
    return {
      entry,
      phrases: entry.asks[language].filter(isPhrase).map((key) => key.slice(1)),
      keys: entry.asks[language]
        .filter((key) => !isPhrase(key))
        .map(content)
        .filter((key) => key.length > 0),
      named: stems(entry.words?.[language] ?? []),
      text: stems([...said, ...(entry.words?.[language] ?? [])]),
      hasNumber: /\d/.test(said.join(" ")),
    };
  });
  const counts = new Map<string, number>();
  for (const { text } of indexed) for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  const words = [...new Set(indexed.flatMap(({ keys }) => keys.flat()))];
  const vocabulary = Map.groupBy(words, (word) => word.charAt(0));
  const places = placesOf(indexed, ({ keys }) => keys.flat());
  const named = placesOf(indexed, (each) => each.named);
  const phrased = indexed.filter(({ phrases }) => phrases.length > 0);
  return { language, entries: indexed, phrased, vocabulary, places, named, counts, stop, number };
}

function placesOf(entries: readonly Indexed[], wordsIn: (entry: Indexed) => Iterable<string>) {
  const places = new Map<string, Set<Indexed>>();
  for (const entry of entries)
    for (const word of wordsIn(entry)) places.set(word, (places.get(word) ?? new Set()).add(entry));
  return places;
}

export type Match = {
  readonly entry: Entry;
  /** How much of the question its key holds, and how much of it the entry speaks of at all. */
  readonly key: number;
  readonly cover: number;
  /** How many words of its key stand in the question. */
  readonly words: number;
};

/** What the text speaks of counts a little less than what the key names. */
const SAID = 0.9;
/** A lesson is found by its title and skills: most of the question must stand there. */
const LESSON_NAMED = 0.6;
const LESSON_WORDS = 2;
const LESSON_COVER = 0.85;
const SURE = 0.55;
/** A reason answers "why" before anything else that speaks of the same. */
const REASON = 0.5;

/**
 * The entry that answers a question best; null when none surely does. A key names what the question is about; what is
 * asked of it must be spoken of as well, so that "why does the Moon follow me" is not answered with what the Moon is.
 */
export function find(index: Index, said: readonly string[], age: number, wantsWhy = false): Match | null {
  const { counts, language, named: namesakes, number, phrased, places, stop, vocabulary } = index;
  const asked = phrased.find(({ phrases }) => phrases.some((phrase) => says(said, phrase)));
  if (asked !== undefined) return { entry: asked.entry, key: 1, cover: 1, words: 1 };
  const words = [...new Set(said)].filter((word) => !stop.has(word));
  if (words.length === 0) return null;
  const weights = new Map(words.map((word) => [word, weightOf(index, stemIn(language, word))]));
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const whole = sum(words);
  const meant = new Map<string, string>();
  for (const word of words)
    for (const key of vocabulary.get(word.charAt(0)) ?? [])
      if (key === word || (!meant.has(key) && alike(word, key))) meant.set(key, word);
  const stems = new Map(words.map((word) => [word, stemIn(language, word)]));
  // A word that no entry knows is still read as the key's word that it is a misspelling of.
  for (const [key, word] of meant)
    if (!counts.has(stems.get(word) ?? "")) stems.set(word, stemIn(language, key));
  const wantsNumber = number.some((phrase) => ` ${said.join(" ")} `.includes(` ${phrase} `));
  let best: (Match & { readonly rank: number }) | null = null;
  const candidates = new Set([
    ...[...meant.keys()].flatMap((key) => [...(places.get(key) ?? [])]),
    ...[...stems.values()].flatMap((one) => [...(namesakes.get(one) ?? [])]),
  ]);
  // Another year's champion is another question: a number that is asked for must be told of.
  const numbers = words.filter((word) => /\d/.test(word));
  for (const each of candidates) {
    if (!numbers.every((one) => each.text.has(one))) continue;
    if (wantsNumber && !each.hasNumber) continue;
    const isReason = each.entry.answers === "why";
    if (isReason ? !wantsWhy : wantsWhy && each.entry.answers === "fact") continue;
    const match = matchOf(each);
    if (match === null) continue;
    const rank = match.key + match.cover + (isReason ? REASON : 0) - distance(each.entry, age) / 100;
    if (best === null || rank > best.rank) best = { ...match, rank };
  }
  return best;

  function matchOf({ entry, keys, named, text }: Indexed): Match | null {
    const spoken = (used: ReadonlySet<string>) =>
      sum(words.filter((word) => !used.has(word) && text.has(stems.get(word) ?? "")));
    if (entry.words !== undefined) {
      const used = new Set(words.filter((word) => named.has(stems.get(word) ?? "")));
      const key = sum([...used]) / whole;
      const cover = key + (SAID * spoken(used)) / whole;
      // Of a lesson, the key's weight ranks below that of what was written as an answer.
      return used.size >= LESSON_WORDS && key >= LESSON_NAMED && cover >= LESSON_COVER
        ? { entry, key: key / 2, cover: cover / 2, words: used.size }
        : null;
    }
    let found: Match | null = null;
    for (const key of keys) {
      if (!key.every((word) => meant.has(word))) continue;
      const used = new Set(key.map((word) => meant.get(word) ?? ""));
      const weight = sum([...used]) / whole;
      const cover = weight + (SAID * spoken(used)) / whole;
      if (cover >= SURE && weight + cover > (found === null ? 0 : found.key + found.cover))
        found = { entry, key: weight, cover, words: used.size };
    }
    return found;
  }
}

/** Rare words weigh more, those that are never said the most. */
function weightOf({ counts, entries }: Index, stem: string): number {
  return Math.log((entries.length + 1) / ((counts.get(stem) ?? 0) + 0.5));
}

/** Years between a child's age and what is written for. */
function distance({ ages }: Entry, age: number): number {
  return ages === undefined ? 0 : Math.max(0, ages[0] - age, age - ages[1]);
}

/** How many words of a message are said nowhere in an entry: "why" has none, "I do not get long division" two. */
export function strangers({ entries, language, stop }: Index, said: readonly string[], entry: Entry): number {
  const text = entries.find((each) => each.entry === entry)?.text;
  return said.filter((word) => !stop.has(word) && text?.has(stemIn(language, word)) !== true).length;
}
