import { sound } from "../../language/spelling.ts";
import { stemIn } from "../../language/stems.ts";
import type { Language } from "../../locale/language.ts";
import { stepwiseOf } from "../../resilience/stepwise.ts";
import { wordsOf } from "../words.ts";
import type { Entry, KnowledgeLibrary } from "./entry.ts";

/** The entry whose questions a question is most like, how much (0 to 1), and how much more than the next that tells something else. */
export type Alike = {
  readonly entry: Entry;
  readonly likeness: number;
  readonly lead: number;
  /** Whether the entry's text or one of its questions holds a word. */
  readonly holds: (word: string) => boolean;
};
type Vector = ReadonlyMap<string, number>;
/**
 * Who holds a word, and with what weight; places of questions and of entries. A place and its weight follow each other in one
 * row of numbers: a pair of its own for each takes five times the memory.
 */
type Posting = { readonly questions: number[]; readonly entries: number[] };

/** The nearest single question counts so much, all of an entry's questions and its text together the rest. */
const NEAREST = 0.4;
/** Key words are nobody's sentence; what is told weighs as several questions do. */
const KEY = 0.7;
const TEXT = 3;
/** Entries that share so much tell the same: the one is no rival of the other. */
const SAME = 0.5;
/** A word of more than so many of all entries parts none from another. */
const COMMON = 0.15;
const QUESTIONS_A_STEP = 300;

/** Made in steps for each language of a library. */
export const alikes = stepwiseOf(build);

function* build(
  { asked, entries: all, questions }: KnowledgeLibrary,
  language: Language,
): Generator<void, (words: readonly string[]) => Alike | null, void> {
  const { same } = questions[language];
  // Rows of tables and lessons are asked for by what they are made of.
  const entries = all.filter(({ id, words }) => !id.includes("/") && words === undefined);
  const stemOf = (word: string) => stemIn(language, same[word] ?? word);
  const stemsOf = (words: readonly string[]) => words.map(stemOf);
  const written: { readonly place: number; readonly stems: readonly string[]; readonly weight: number }[] =
    [];
  const texts: (readonly string[])[] = [];
  const counts = new Map<string, number>();
  for (const [place, { asks, id, small, tell }] of entries.entries()) {
    if (place % QUESTIONS_A_STEP === 0) yield;
    const own = (asked[language][id] ?? []).map((question) => ({ question, weight: 1 }));
    const keys = asks[language].map((key) => ({ question: key.replace(/^=/, ""), weight: KEY }));
    const stems = [...own, ...keys].map(({ question, weight }) => ({
      ...{ place, weight, stems: stemsOf(wordsOf(question)) },
    }));
    const text = stemsOf(wordsOf([...tell[language], small?.[language] ?? ""].join(" ")));
    written.push(...stems);
    texts.push(text);
    for (const stem of new Set([...text, ...stems.flatMap((each) => each.stems)]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  // A word that nobody has written is a misspelling of the one that sounds alike.
  const bySound = new Map([...counts.keys()].map((stem) => [sound(stem), stem]));
  const heard = (word: string) => {
    const stem = stemOf(word);
    return counts.has(stem) ? stem : (bySound.get(sound(stem)) ?? stem);
  };
  yield;
  const rarity = (stem: string) => Math.log((entries.length + 1) / ((counts.get(stem) ?? 0) + 0.5));
  const isCommon = (stem: string) => (counts.get(stem) ?? 0) > COMMON * entries.length;
  const vectorOf = (stems: readonly string[]): Vector =>
    unit(new Map(stems.filter((stem) => !isCommon(stem)).map((stem) => [stem, rarity(stem)])));

  const postings = new Map<string, Posting>();
  const postingOf = (stem: string): Posting => {
    const found = postings.get(stem) ?? { questions: [], entries: [] };
    postings.set(stem, found);
    return found;
  };
  const sums = entries.map(() => new Map<string, number>());
  const add = (place: number, vector: Vector, weight: number) => {
    const sum = sums[place];
    for (const [stem, value] of vector) sum?.set(stem, (sum.get(stem) ?? 0) + weight * value);
  };
  for (const [at, { place, stems, weight }] of written.entries()) {
    if (at % QUESTIONS_A_STEP === 0) yield;
    const vector = vectorOf(stems);
    for (const [stem, value] of vector) postingOf(stem).questions.push(at, value * (weight < 1 ? SAID : 1));
    add(place, vector, weight);
  }
  const wholes: Vector[] = [];
  for (const [place, text] of texts.entries()) {
    if (place % QUESTIONS_A_STEP === 0) yield;
    add(place, vectorOf(text), TEXT);
    const whole = unit(sums[place] ?? new Map());
    wholes.push(whole);
    for (const [stem, value] of whole) postingOf(stem).entries.push(place, value);
  }
  const places = written.map(({ place }) => place);
  // Only the making needed them, and what stands here is kept.
  sums.length = 0;

  return (words) => {
    const nearest = new Float64Array(entries.length);
    const ofQuestions = new Float64Array(places.length);
    const likeness = new Float64Array(entries.length);
    for (const [stem, value] of vectorOf(words.map(heard))) {
      const posting = postings.get(stem);
      addWeights(ofQuestions, posting?.questions ?? [], value);
      addWeights(likeness, posting?.entries ?? [], (1 - NEAREST) * value);
    }
    for (const [at, place] of places.entries())
      nearest[place] = Math.max(nearest[place] ?? 0, ofQuestions[at] ?? 0);
    for (const place of likeness.keys())
      likeness[place] = (likeness[place] ?? 0) + NEAREST * (nearest[place] ?? 0);
    const best = highest(likeness, () => true);
    const entry = entries[best];
    if (entry === undefined) return null;
    const next = highest(likeness, (place) => place !== best && product(wholes[place], wholes[best]) < SAME);
    return {
      entry,
      likeness: likeness[best] ?? 0,
      lead: (likeness[best] ?? 0) - (likeness[next] ?? 0),
      holds: (word) => isCommon(heard(word)) || wholes[best]?.has(heard(word)) === true,
    };
  };
}
/** Adds what a row of places and weights gives to each place. */
function addWeights(sums: Float64Array, row: readonly number[], value: number): void {
  for (let at = 0; at < row.length; at += 2) {
    const place = row[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + value * (row[at + 1] ?? 0);
  }
}

/** What stands in a key counts a little less than the same word in a question. */
const SAID = 0.9;

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([stem, value]) => [stem, value / length]));
}

const product = (one: Vector = new Map(), other: Vector = new Map()): number =>
  [...one].reduce((sum, [stem, value]) => sum + value * (other.get(stem) ?? 0), 0);

/** The place of the highest value above zero among those that count; -1 when there is none. */
function highest(values: Float64Array, counts: (place: number) => boolean): number {
  let best = -1;
  for (const [place, value] of values.entries())
    if (value > (values[best] ?? 0) && counts(place)) best = place;
  return best;
}
