import { sound } from "../../language/spelling.ts";
import { stemIn } from "../../language/stems.ts";
import { sentences } from "../../language/text.ts";
import { LANGUAGES, type Language } from "../../locale/language.ts";
import { stepwiseOf } from "../../resilience/stepwise.ts";
import { isListed } from "../words/word-list.ts";
import { alike, wordsOf } from "../words.ts";
import type { Entry, KnowledgeLibrary } from "./entry.ts";

/** What a question must name, and the small words that must stand in it as well: "teacher do", "next to". */
export type Key = {
  readonly names: readonly string[];
  readonly small: readonly string[];
  /** The name of a table's row: enough where the fact speaks of all else that is asked. */
  readonly isBare: boolean;
};

export type Indexed = {
  readonly entry: Entry;
  readonly keys: readonly Key[];
  readonly phrases: readonly string[];
  /** Stems of a lesson's title and skills. */
  readonly named: ReadonlySet<string>;
  /** Stems of everything that is said. */
  readonly text: ReadonlySet<string>;
  /** Stems of what it may be asked for with: what it is about, and no more than said in passing. */
  readonly heads: ReadonlySet<string>;
  readonly hasNumber: boolean;
  /** Stems of a topic's sentences with a number in them. */
  readonly counted: ReadonlySet<string>;
  /** Whether it tells of somebody or some place by name. */
  readonly hasName: boolean;
};

/** The words of keys that are the same word as one that is said, or that it is a misspelling of. */
type Meanings = (said: string) => readonly string[];

export type Index = {
  readonly language: Language;
  readonly entries: readonly Indexed[];
  readonly byId: ReadonlyMap<string, Indexed>;
  /** Those that ask back, those that tell what to do, and those that are greater or smaller than others. */
  readonly topics: readonly Entry[];
  readonly advice: readonly Entry[];
  readonly measured: readonly Entry[];
  /** Those that are asked for in so many words. */
  readonly phrased: readonly Indexed[];
  /** Those with a key of small words alone: "what does a teacher do". */
  readonly plain: readonly Indexed[];
  /** What children say for another word: "dino", "tummy". */
  readonly same: ReadonlyMap<string, string>;
  readonly meaningsOf: Meanings;
  /** The entries that a word of a key stands in, and the lessons that a stem names. */
  readonly places: ReadonlyMap<string, ReadonlySet<Indexed>>;
  readonly named: ReadonlyMap<string, ReadonlySet<Indexed>>;
  /** What a word names by itself, by its thing: whales, the Moon. */
  readonly subjects: ReadonlyMap<string, ReadonlySet<Indexed>>;
  /** The entries in whose own words a stem stands: no rows of tables, which are asked for by their columns. */
  readonly spokenAt: ReadonlyMap<string, ReadonlySet<Indexed>>;
  /** Whether a word is written so in either language, though no entry says it. */
  readonly isListed: (word: string) => boolean;
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

/** A name: a capital in the middle of a sentence. */
const NAME = /[\p{Ll},;:] (?:\p{Lu}\p{Ll}|NASA)/u;

/** What a word names: "tortugas" the same as "tortuga", and "zapato" something else than "Zapata". */
export const thingOf = (language: Language, word: string): string =>
  stemIn(language, word) + (/[oa](?=s?$)/.exec(word)?.[0] ?? "");

function* build(
  { entries, ordinary, questions }: KnowledgeLibrary,
  language: Language,
): Generator<void, Index, void> {
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
      heads: stems([...asks.map(({ words }) => words), ...subjects]),
      hasNumber: [...texts, ...entry.asks[language]].some((text) => /\d/.test(text)),
      counted: stems(
        entry.wonder === undefined
          ? []
          : texts
              .flatMap(sentences)
              .filter((each) => /\d/.test(each))
              .map(wordsOf),
      ),
      hasName: texts.some((text) => NAME.test(text)),
    });
  }
  yield;
  const counts = new Map<string, number>();
  for (const { text } of indexed) for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  yield;
  const words = [...new Set(indexed.flatMap(({ keys }) => keys.flatMap(({ names }) => names)))];
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
        name === undefined || others.length + small.length > 0 ? [] : [thingOf(language, name)],
      ),
  );
  yield;
  const spokenAt = placesOf(
    indexed.filter(({ entry }) => !entry.id.includes("/") && entry.words === undefined && !entry.isTender),
    ({ text }) => text,
  );
  const isWord = (word: string) => LANGUAGES.some((each) => isListed(ordinary, each, word));
  const byId = new Map(indexed.map((each) => [each.entry.id, each]));
  return {
    ...{ subjects, spelled, spokenAt, byId, isListed: isWord },
    meaningsOf: meaningsIn(
      language,
      words,
      subjects,
      (word) => spelled.has(stemIn(language, word)) || isWord(word),
    ),
    topics: entries.filter(({ wonder }) => wonder !== undefined),
    advice: entries.filter(({ answers, isDanger }) => answers === "advice" || isDanger),
    measured: entries.filter(({ measure }) => measure !== undefined),
    ...{ language, entries: indexed, phrased, plain, same: isSame },
    ...{ places, named, counts, stop, number },
  };
}

/** So many words are kept with what they mean. */
const KEPT = 5000;

function meaningsIn(
  language: Language,
  words: readonly string[],
  subjects: Index["subjects"],
  isKnown: (word: string) => boolean,
): Meanings {
  const sounded = words.map((word) => ({ word, sound: sound(word) }));
  // A misspelling keeps the first sound.
  const byStart = Map.groupBy(sounded, (each) => each.sound.charAt(0));
  const byStem = Map.groupBy(sounded, ({ word }) => stemIn(language, word));
  const kept = new Map<string, readonly string[]>();
  /** "Roja" asks of what is "rojo"; a name by itself is another thing: "zapato", "Zapata". */
  const isOneThing = (said: string, key: string) =>
    !subjects.has(thingOf(language, key)) ||
    thingOf(language, said) === thingOf(language, key) ||
    !/[oa]s?$/.test(said) ||
    !/[oa]s?$/.test(key);
  const look = (said: string): readonly string[] => {
    const heard = sound(said);
    const start = heard.charAt(0);
    // A word that is known as it stands is no misspelling: fractions are no friction.
    const near = isKnown(said)
      ? (byStem.get(stemIn(language, said)) ?? []).filter(
          (each) => each.sound.charAt(0) === start && isOneThing(said, each.word),
        )
      : (byStart.get(start) ?? []).filter(
          (each) => alike(said, each.word) || (said.length > 3 && heard === each.sound),
        );
    return near.map(({ word }) => word);
  };
  return (said) => {
    const known = kept.get(said);
    if (known !== undefined) return known;
    const found = look(said);
    if (kept.size >= KEPT) kept.clear();
    kept.set(said, found);
    return found;
  };
}

function placesOf(entries: readonly Indexed[], wordsIn: (entry: Indexed) => Iterable<string>) {
  const places = new Map<string, Set<Indexed>>();
  for (const entry of entries)
    for (const word of wordsIn(entry)) places.set(word, (places.get(word) ?? new Set()).add(entry));
  return places;
}

/** Translations and synonyms tell of a word, and nothing of what it names. */
export const TRANSLATED = /^(?:translations|synonyms)\//;

/** Rare words weigh more, those that are never said the most. */
export function weightOf({ counts, entries }: Index, stem: string): number {
  return Math.log((entries.length + 1) / ((counts.get(stem) ?? 0) + 0.5));
}
