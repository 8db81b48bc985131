import { stemIn } from "../../language/stems.ts";
import { says } from "../words.ts";
import type { Entry } from "./entry.ts";
import { type Index, type Indexed, type Key, weightOf } from "./index.ts";

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
/** What no key asks for must be spoken of whole, and by more than one word. */
const ALL_SPOKEN = 0.95;
const HEADS_SPOKEN = 0.45;
const LEAST_SPOKEN = 2;

/**
 * The entry that answers a question best; null when none surely does. A key names what the question is about; what is
 * asked of it must be spoken of as well, so that "why does the Moon follow me" is not answered with what the Moon is.
 */
export function find(index: Index, told: readonly string[], age: number, wantsWhy = false): Match | null {
  const { isListed, language, meaningsOf, named: namesakes, number } = index;
  const { phrased, places, plain, same, spelled, stop } = index;
  const asked = phrased.find(({ phrases }) => phrases.some((phrase) => says(told, phrase)));
  if (asked !== undefined) return { entry: asked.entry, key: 1, cover: 1, words: 1, isPhrase: true };
  const said = told.map((word) => same.get(word) ?? word);
  const asksNumber = number.filter((phrase) => ` ${said.join(" ")} `.includes(` ${phrase} `));
  const wantsNumber = asksNumber.length > 0;
  // "What year" asks for a number, and is no year that must be told of.
  const asking = new Set(asksNumber.flatMap((phrase) => phrase.split(" ")));
  const words = [...new Set(said)].filter((word) => !stop.has(word) && !asking.has(word));
  const weights = new Map(words.map((word) => [word, weightOf(index, stemIn(language, word))]));
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const whole = sum(words);
  const stems = new Map(words.map((word) => [word, stemIn(language, word)]));
  const meant = new Map<string, string>();
  for (const word of words)
    for (const key of meaningsOf(word)) if (key === word || !meant.has(key)) meant.set(key, word);
  // A word that no entry knows is still read as the key's word that it is a misspelling of.
  for (const [key, word] of meant)
    if (!spelled.has(stems.get(word) ?? "") && !isListed(word)) stems.set(word, stemIn(language, key));
  const relation = relationIn(said);
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
    if (answers === "advice") continue;
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

  /** No sentence with a number in it speaks of the thing. */
  function answersNoNumber({ counted, entry }: Indexed, used: ReadonlySet<string>): boolean {
    return entry.answers !== "number" && ![...used].some((word) => counted.has(stems.get(word) ?? ""));
  }

  function matchOf(each: Indexed): Held | null {
    const { entry, keys, named, text } = each;
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
      // "How many dinosaurs are there" is not answered with what became of them.
      if (isAlone && small.length === 0 && wantsNumber && answersNoNumber(each, used)) continue;
      // "Where is the sea" is not answered with what the sea is.
      if (used.size === 1 && small.length + spoken.length === 0 && !answersTo(each, relation)) continue;
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

/**
 * Nothing is asked for in these words: the entry whose own text speaks of all of them, what it is about among them, and of
 * the kind of answer that is asked for.
 */
export function findSpoken(
  index: Index,
  told: readonly string[],
  age: number,
  wantsWhy: boolean,
): Entry | null {
  const { language, same, spokenAt, stop } = index;
  const said = told.map((word) => same.get(word) ?? word);
  const asked = [...new Set(said.filter((word) => !stop.has(word)).map((word) => stemIn(language, word)))];
  const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightOf(index, stem), 0);
  const [relation, whole] = [relationIn(said), sum(asked)];
  let best: { readonly entry: Entry; readonly rank: number } | null = null;
  // An entry that has none of the rarest words leaves more than that open.
  const rarest: string[] = [];
  for (const stem of asked.toSorted((one, other) => weightOf(index, other) - weightOf(index, one)))
    if (sum(rarest) <= (1 - ALL_SPOKEN) * whole) rarest.push(stem);
  for (const each of new Set(rarest.flatMap((stem) => [...(spokenAt.get(stem) ?? [])]))) {
    const spoken = asked.filter((stem) => each.text.has(stem));
    const named = sum(spoken.filter((stem) => each.heads.has(stem))) / whole;
    if (spoken.length < LEAST_SPOKEN || sum(spoken) < ALL_SPOKEN * whole || named < HEADS_SPOKEN) continue;
    const { answers } = each.entry;
    if (!answersTo(each, relation) || answers === "advice" || (answers === "why" && !wantsWhy)) continue;
    // Of two that speak of all, the shorter one speaks of little else.
    const rank = named + spoken.length / each.text.size - distance(each.entry, age) / 100;
    if (best === null || rank > best.rank) best = { entry: each.entry, rank };
  }
  return best?.entry ?? null;
}

type Relation = "who" | "when" | "where" | null;
const RELATIONS: Readonly<Record<string, Relation>> = {
  ...{ who: "who", whos: "who", quien: "who", quienes: "who" },
  ...{ when: "when", cuando: "when", where: "where", wheres: "where", donde: "where", adonde: "where" },
};
/** "Where does rain come from", "de dónde sale la lluvia": how it comes about. */
const ORIGIN = /\b(?:from|de donde)\b/;

/** What is asked of a thing, by the question's word: somebody, a time or a place. */
function relationIn(said: readonly string[]): Relation {
  const found = said.map((word) => RELATIONS[word]).find((each) => each !== undefined) ?? null;
  return found === "where" && ORIGIN.test(said.join(" ")) ? null : found;
}

/** Whether more is asked than what a thing is, how or why. */
export const asksElse = (said: readonly string[]): boolean => relationIn(said) !== null;

const answersTo = ({ hasName, hasNumber }: Indexed, relation: Relation): boolean =>
  relation === null || (relation === "when" ? hasNumber : hasName);

/** Years between a child's age and what is written for. */
function distance({ ages }: Entry, age: number): number {
  return ages === undefined ? 0 : Math.max(0, ages[0] - age, age - ages[1]);
}
