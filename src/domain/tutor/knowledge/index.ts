import { sound } from "../../language/spelling.ts";
import { stemIn } from "../../language/stems.ts";
import type { Language } from "../../locale/language.ts";
import { stepwiseOf } from "../../resilience/stepwise.ts";
import { alike, says, wordsOf } from "../words.ts";
import type { Entry, KnowledgeLibrary } from "./entry.ts";

/** What a question must name, and the small words that must stand in it as well: "teacher do", "next to". */
type Key = {
  readonly names: readonly string[];
  readonly small: readonly string[];
  /** The name of a table's row: enough where the fact speaks of all else that is asked. */
  readonly isBare: boolean;
};

type Indexed = {
  readonly entry: Entry;
  readonly keys: readonly Key[];
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
  /** Those with a key of small words alone: "what does a teacher do". */
  readonly plain: readonly Indexed[];
  /** What children say for another word: "dino", "tummy". */
  readonly same: ReadonlyMap<string, string>;
  /** Every word of a key, by its first sound: a misspelling keeps that. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>;
  /** The entries that a word of a key stands in, and the lessons that a stem names. */
  readonly places: ReadonlyMap<string, ReadonlySet<Indexed>>;
  readonly named: ReadonlyMap<string, ReadonlySet<Indexed>>;
  /** What a stem names by itself: whales, the Moon. */
  readonly subjects: ReadonlyMap<string, ReadonlySet<Indexed>>;
  /** Every stem that is told, and so surely a word. */
  readonly spelled: ReadonlySet<string>;
  /** In how many entries a stem is said. */
  readonly counts: ReadonlyMap<string, number>;
  readonly stop: ReadonlySet<string>;
  readonly number: readonly string[];
};

/** Entries that are read in one step, some ten milliseconds. */
const ENTRIES_A_STEP = 200;

/** The library of one language, made ready for questions. */
export const indexes = stepwiseOf(build);

export const indexOf = (library: KnowledgeLibrary, language: Language): Index =>
  indexes(library, language).get();

function* build({ entries, questions }: KnowledgeLibrary, language: Language): Generator<void, Index, void> {
  const { articles, stop: empty, number, same } = questions[language];
  const stop = new Set(empty.flatMap(wordsOf));
  type Words = readonly string[];
  const content = (words: Words) => words.filter((word) => !stop.has(word)).map((word) => same[word] ?? word);
  const stems = (texts: readonly Words[]) =>
    new Set(texts.flatMap(content).map((word) => stemIn(language, word)));
  // "=hace la vaca": as it stands, with all its small words.
  const isPhrase = (key: string) => key.startsWith("=");
  const keyOf = (words: Words, isBare: boolean): Key => ({
    isBare,
    names: content(words),
    small: words.filter((word) => stop.has(word) && !articles.includes(word)),
  });
  // What children may ask with is misspelled on purpose; what they are told is not.
  const spelled = new Set<string>();
  const indexed: Indexed[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at % ENTRIES_A_STEP === 0) yield;
    const texts = [...entry.tell[language], entry.small?.[language] ?? "", entry.wonder?.[language] ?? ""];
    const told = texts.map(wordsOf);
    const asks = entry.asks[language].map((key) => ({ key, words: wordsOf(key) }));
    const subjects = (entry.subject?.[language] ?? []).map(wordsOf);
    const named = (entry.words?.[language] ?? []).map(wordsOf);
    const isRow = entry.subject !== undefined && entry.wonder === undefined;
    const said = isRow ? [] : asks.map(({ words }) => words);
    for (const one of stems(told)) spelled.add(one);
    indexed.push({
      entry,
      phrases: asks.filter(({ key }) => isPhrase(key)).map(({ key }) => key.slice(1)),
      keys: [
        ...asks.filter(({ key }) => !isPhrase(key)).map(({ words }) => keyOf(words, false)),
        ...subjects.map((words) => keyOf(words, true)),
      ].filter(({ names, small }) => names.length > 0 || small.length > 1),
      named: stems(named),
      // What is asked of a row is no word of its own.
      text: stems([...told, ...said, ...subjects, ...named]),
      hasNumber: [...texts, ...entry.asks[language]].some((text) => /\d/.test(text)),
    });
  }
  yield;
  const counts = new Map<string, number>();
  for (const { text } of indexed) for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  yield;
  const words = [...new Set(indexed.flatMap(({ keys }) => keys.flatMap(({ names }) => names)))];
  const vocabulary = Map.groupBy(words, (word) => sound(word).charAt(0));
  yield;
  const places = placesOf(indexed, ({ keys }) => keys.flatMap(({ names }) => names));
  yield;
  const named = placesOf(indexed, (each) => each.named);
  const phrased = indexed.filter(({ phrases }) => phrases.length > 0);
  const plain = indexed.filter(({ keys }) => keys.some(({ names }) => names.length === 0));
  const isSame = new Map(Object.entries(same));
  yield;
  const subjects = placesOf(
    indexed.filter(({ entry }) => !TRANSLATED.test(entry.id)),
    ({ keys }) =>
      keys.flatMap(({ names: [name, ...others], small }) =>
        name === undefined || others.length + small.length > 0 ? [] : [stemIn(language, name)],
      ),
  );
  return {
    ...{ subjects, spelled },
    ...{ language, entries: indexed, phrased, plain, same: isSame, vocabulary },
    ...{ places, named, counts, stop, number },
  };
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
  /** Found by a row's name, and by what its text says of the rest: the sentence that does answers. */
  readonly isSpoken?: boolean;
  /** Found by words that stand so in the question; where nothing is asked they are just said. */
  readonly isPhrase?: boolean;
};

/** A match, its small words, and whether its key is written as it stands: "mareas" are tides before they are seas. */
type Held = Match & { readonly small: number; readonly isWritten: boolean };
const WRITTEN = 0.003;

/** What the text speaks of counts a little less than what the key names. */
const SAID = 0.9;
/** A lesson is found by its title and skills: most of the question must stand there. */
const LESSON_NAMED = 0.6;
const LESSON_WORDS = 2;
const LESSON_COVER = 0.85;
/** An answer speaks of nearly all that is asked: of a long question a common word may be beside it. */
const SURE = 0.72;
/** A question that was written for a topic is meant where it stands with as much again beside it. */
const MEANT = 0.5;
/** A key with small words in it is meant more surely than one without. */
const SMALL = 0.02;
/** What was written about a thing at length is told before a row of a table that is found as well. */
const TOPIC = 0.005;
/** A reason answers "why" before anything else that speaks of the same. */
const REASON = 0.5;

/**
 * The entry that answers a question best; null when none surely does. A key names what the question is about; what is
 * asked of it must be spoken of as well, so that "why does the Moon follow me" is not answered with what the Moon is.
 */
export function find(index: Index, told: readonly string[], age: number, wantsWhy = false): Match | null {
  const {
    language,
    named: namesakes,
    number,
    phrased,
    places,
    plain,
    same,
    spelled,
    stop,
    vocabulary,
  } = index;
  const asked = phrased.find(({ phrases }) => phrases.some((phrase) => says(told, phrase)));
  if (asked !== undefined) return { entry: asked.entry, key: 1, cover: 1, words: 1, isPhrase: true };
  const said = told.map((word) => same.get(word) ?? word);
  const words = [...new Set(said)].filter((word) => !stop.has(word));
  const weights = new Map(words.map((word) => [word, weightOf(index, stemIn(language, word))]));
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const whole = sum(words);
  const stems = new Map(words.map((word) => [word, stemIn(language, word)]));
  const meant = new Map<string, string>();
  for (const word of words) {
    const near = vocabulary.get(sound(word).charAt(0)) ?? [];
    // A word that is known as it stands is no misspelling: fractions are no friction.
    const isKnown = spelled.has(stems.get(word) ?? "");
    const isMeant = (key: string) =>
      key === word ||
      (isKnown
        ? stemIn(language, key) === stems.get(word)
        : alike(word, key) || (word.length > 3 && sound(word) === sound(key)));
    for (const key of near) if (key === word || (!meant.has(key) && isMeant(key))) meant.set(key, word);
  }
  // A word that no entry knows is still read as the key's word that it is a misspelling of.
  for (const [key, word] of meant)
    if (!spelled.has(stems.get(word) ?? "")) stems.set(word, stemIn(language, key));
  const wantsNumber = number.some((phrase) => ` ${said.join(" ")} `.includes(` ${phrase} `));
  let best: (Match & { readonly rank: number }) | null = null;
  const candidates = new Set([
    ...[...meant.keys()].flatMap((key) => [...(places.get(key) ?? [])]),
    ...[...stems.values()].flatMap((one) => [...(namesakes.get(one) ?? [])]),
    ...(words.length === 0 ? plain : []),
  ]);
  // Another year's champion is another question: a number that is asked for must be told of.
  const numbers = words.filter((word) => /\d/.test(word));
  for (const each of candidates) {
    if (!numbers.every((one) => each.text.has(one))) continue;
    const { answers } = each.entry;
    const hasNumber = each.hasNumber || each.entry.wonder !== undefined;
    if (answers === "number" ? !wantsNumber && !wantsMost(each) : wantsNumber && !hasNumber) continue;
    const isReason = answers === "why";
    if (isReason ? !wantsWhy : wantsWhy && answers === "fact") continue;
    const match = matchOf(each);
    if (match === null) continue;
    const isMeant = isReason || (answers === "number" && wantsNumber);
    const rank =
      match.key +
      match.cover +
      match.small * SMALL +
      (match.isWritten ? WRITTEN : 0) +
      (isMeant ? REASON : 0) +
      (each.entry.wonder === undefined ? 0 : TOPIC) -
      distance(each.entry, age) / 100;
    if (best === null || rank > best.rank) best = { ...match, rank };
  }
  return best;

  /** A number may be asked for in words of its own: "cats years". */
  function wantsMost({ keys }: Indexed): boolean {
    return keys.some((key) => !key.isBare && key.names.length + key.small.length > 1 && isHeld(key));
  }

  function isHeld({ names, small }: Pick<Key, "names" | "small">): boolean {
    return names.every((word) => meant.has(word)) && small.every((word) => said.includes(word));
  }

  function matchOf({ entry, keys, named, text }: Indexed): Held | null {
    const isSpoken = (used: ReadonlySet<string>) => (word: string) =>
      !used.has(word) && text.has(stems.get(word) ?? "");
    if (entry.words !== undefined) {
      const used = new Set(words.filter((word) => named.has(stems.get(word) ?? "")));
      const key = sum([...used]) / whole;
      const cover = key + (SAID * sum(words.filter(isSpoken(used)))) / whole;
      // Of a lesson, the key's weight ranks below that of what was written as an answer.
      return used.size >= LESSON_WORDS && key >= LESSON_NAMED && cover >= LESSON_COVER
        ? { entry, key: key / 2, cover: cover / 2, words: used.size, small: 0, isWritten: false }
        : null;
    }
    let found: Held | null = null;
    for (const { isBare, names, small } of keys) {
      if (!isHeld({ names, small }) || (names.length === 0 && words.length > 0)) continue;
      const used = new Set(names.map((word) => meant.get(word) ?? ""));
      const spoken = words.filter(isSpoken(used));
      // The name of a topic is enough by itself; of a row's fact something must be asked.
      const isAlone = entry.wonder !== undefined && used.size === words.length;
      if (isBare && !isAlone && (spoken.length === 0 || used.size + spoken.length < words.length)) continue;
      const weight = words.length === 0 ? 1 : sum([...used]) / whole;
      const cover = words.length === 0 ? 1 : weight + (SAID * sum(spoken)) / whole;
      const rank = weight + cover + small.length * SMALL;
      const isWhole = entry.wonder !== undefined && !isBare && names.length + small.length > 1;
      if (
        cover >= (isWhole ? MEANT : SURE) &&
        rank > (found === null ? 0 : found.key + found.cover + found.small * SMALL)
      )
        found = {
          ...{ entry, key: weight, cover, words: used.size + small.length, small: small.length },
          isSpoken: isBare && !isAlone,
          isWritten: names.every((word) => said.includes(word)),
        };
    }
    return found;
  }
}

/** Translations and synonyms tell of a word, and nothing of what it names. */
const TRANSLATED = /^(?:translations|synonyms)\//;

/** The words of a message that are about something, each in its usual form. */
const contentOf = ({ same, stop }: Index, words: readonly string[]): readonly string[] =>
  [...new Set(words.map((word) => same.get(word) ?? word))].filter(
    (word) => word.length > 1 && !stop.has(word),
  );

export const stemsIn = (index: Index, words: readonly string[]): readonly string[] =>
  contentOf(index, words).map((word) => stemIn(index.language, word));

export type Subject = { readonly stem: string; readonly entries: readonly Entry[] };

/** What a message is about, the rarest first: its words that name something known, with all that is kept of that. */
export function subjectsIn(index: Index, words: readonly string[]): readonly Subject[] {
  const { language, places, subjects } = index;
  return contentOf(index, words)
    .map((word) => ({ word, stem: stemIn(language, word) }))
    .filter(({ stem }) => subjects.has(stem))
    .sort((one, other) => weightOf(index, other.stem) - weightOf(index, one.stem))
    .map(({ word, stem }) => {
      const beside = [...(places.get(word) ?? [])].filter(({ entry }) => !TRANSLATED.test(entry.id));
      const all = new Set([...(subjects.get(stem) ?? []), ...beside]);
      return { stem, entries: [...all].map(({ entry }) => entry) };
    });
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
