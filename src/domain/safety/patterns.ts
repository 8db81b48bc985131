import type { Word } from "./fold.ts";

/**
 * The small language in which the rules are written (src/content/safety). A pattern is a row of elements:
 *
 * - `want` a word; `want|wanna` one of several; `be_dead|die` a phrase of two words or a word; `suicid*` every word
 *   that begins so;
 * - `<adult>` a phrase of the list of that name; lists hold phrases of such elements, without optional ones;
 * - `to?` or `<very>?` may be missing;
 * - `..` up to three words of any kind, `....` up to six; never across the end of a sentence;
 * - `!<not>` no phrase of that list may stand right before; `~<place>` none right after.
 *
 * Matching keeps the set of places that a pattern may have reached, so it needs no backtracking: the time is the
 * length of the text times the patterns that begin with its words, each of bounded length.
 */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

type Element =
  | { readonly is: "phrases"; readonly phrases: Phrases; readonly optional: boolean }
  | { readonly is: "gap"; readonly most: number }
  | { readonly is: "not_before" | "not_after"; readonly phrases: Phrases };
/** Phrases by their first word; each the words that follow it. What must not stand before is read backwards. */
type PhraseMap = ReadonlyMap<string, readonly Words[]>;
type Words = readonly string[];
/** The phrases of an element: what it writes itself, and the lists that it names, which all elements share. */
type Phrases = readonly PhraseMap[];

export type Pattern = { readonly elements: readonly Element[]; readonly source: string };
/** The words of a text with everything each may have been meant as; none where an idiom has used the word up. */
export type Reading = { readonly word: Word; readonly forms: readonly string[] };
export type Match = { readonly from: number; readonly to: number };

/** A list by its name, and nothing else. */
const LIST = /^<([^<>_ ]+)>$/;
const GAPS: Readonly<Record<string, number>> = { "..": 3, "....": 6 };

const NOTHING: Words = [];
/** The words after a word that is a phrase by itself, as most are. */
const ALONE: readonly Words[] = [NOTHING];

/** Makes patterns out of their text. @throws on a list that does not exist: the rules are wrong, not the message */
export function patternReader(lists: PhraseLists): (source: string) => Pattern {
  const maps = new Map<string, PhraseMap>();
  const expanded = new Map<string, string[][]>();
  const rows = new Map<string, Words>();

  /** One array for the same words, however many lists hold them: they would fill most of the memory. */
  function rowOf(words: Words): Words {
    if (words.length === 0) return NOTHING;
    const key = words.join(" ");
    const known = rows.get(key);
    if (known !== undefined) return known;
    rows.set(key, words);
    return words;
  }

  function wordsOfPhrase(phrase: string, within: readonly string[]): string[][] {
    let rows: string[][] = [[]];
    for (const piece of phrase.split(/[ _]/)) {
      const choices = piece.split("|").flatMap((choice) => expand(choice, within));
      rows = rows.flatMap((row) => choices.map((choice) => [...row, ...choice]));
    }
    return rows;
  }

  function expand(choice: string, within: readonly string[]): string[][] {
    const name = LIST.exec(choice)?.[1];
    if (name === undefined && /[<>]/.test(choice))
      throw new Error(`The name of a list is one word: ${choice}.`);
    if (name === undefined) return [[choice]];
    const before = expanded.get(name);
    if (before !== undefined) return before;
    if (within.includes(name)) throw new Error(`The list <${name}> holds itself.`);
    const list = lists[name];
    if (list === undefined) throw new Error(`There is no list <${name}>.`);
    const phrases = list.flatMap((phrase) => wordsOfPhrase(phrase, [...within, name]));
    expanded.set(name, phrases);
    return phrases;
  }

  function mapOf(key: string, phrases: readonly string[], isBackwards: boolean): PhraseMap {
    const made = maps.get(key);
    if (made !== undefined) return made;
    const map = new Map<string, readonly Words[]>();
    for (const words of phrases.flatMap((phrase) => wordsOfPhrase(phrase, []))) {
      const [first = "", ...others] = isBackwards ? words.toReversed() : words;
      const rest = rowOf(others);
      const rests = map.get(first);
      if (rests === undefined) map.set(first, rest === NOTHING ? ALONE : [rest]);
      else if (rest !== NOTHING || rests !== ALONE) map.set(first, [...rests, rest]);
    }
    maps.set(key, map);
    return map;
  }

  function phrasesOf(piece: string, isBackwards = false): Phrases {
    const sign = isBackwards ? "!" : "";
    const [named, written]: [string[], string[]] = [[], []];
    for (const phrase of piece.split("|")) (LIST.test(phrase) ? named : written).push(phrase);
    const lists = named.map((name) => mapOf(`${sign}${name}`, [name], isBackwards));
    const own = written.join("|");
    return own === "" ? lists : [...lists, mapOf(`${sign}${own}`, written, isBackwards)];
  }

  return (source) => ({
    source,
    elements: source.split(" ").map((piece): Element => {
      const most = GAPS[piece];
      if (most !== undefined) return { is: "gap", most };
      if (piece.startsWith("!")) return { is: "not_before", phrases: phrasesOf(piece.slice(1), true) };
      if (piece.startsWith("~")) return { is: "not_after", phrases: phrasesOf(piece.slice(1)) };
      const optional = piece.endsWith("?");
      return { is: "phrases", phrases: phrasesOf(optional ? piece.slice(0, -1) : piece), optional };
    }),
  });
}

/** The words that the patterns know. */
export function vocabularyOf(patterns: readonly Pattern[]): Set<string> {
  const words = new Set<string>();
  const seen = new Set<PhraseMap>();
  for (const { elements } of patterns) {
    for (const element of elements) {
      if (element.is === "gap") continue;
      for (const map of element.phrases) {
        if (seen.has(map)) continue;
        seen.add(map);
        for (const [first, rests] of map) {
          words.add(first);
          for (const rest of rests) for (const word of rest) words.add(word);
        }
      }
    }
  }
  return words;
}

/** Whether one of the phrases stands here, read forwards or backwards, in this sentence. */
function stands(
  readings: readonly Reading[],
  phrases: Phrases,
  at: number,
  direction: 1 | -1,
  sentence: number | undefined,
): boolean {
  const isHere = (place: number, word: string) =>
    readings[place]?.word.sentence === sentence && readings[place]?.forms.includes(word);
  return (readings[at]?.forms ?? []).some(
    (form) =>
      isHere(at, form) &&
      phrases.some((map) =>
        map.get(form)?.some((rest) => rest.every((word, n) => isHere(at + direction * (n + 1), word))),
      ),
  );
}

/** The places after an element, for each place before it. */
function step(
  readings: readonly Reading[],
  element: Element,
  at: number,
  end: number,
  into: Set<number>,
): void {
  if (element.is === "gap") {
    for (let next = at; next <= Math.min(at + element.most, end); next += 1) into.add(next);
    return;
  }
  if (element.is !== "phrases") {
    const isBefore = element.is === "not_before";
    const sentence = readings[isBefore ? at : at - 1]?.word.sentence;
    if (!stands(readings, element.phrases, isBefore ? at - 1 : at, isBefore ? -1 : 1, sentence)) into.add(at);
    return;
  }
  if (element.optional) into.add(at);
  if (at >= end) return;
  for (const form of readings[at]?.forms ?? []) {
    for (const map of element.phrases) {
      for (const rest of map.get(form) ?? []) {
        const after = at + 1 + rest.length;
        if (after > end) continue;
        if (rest.every((word, index) => readings[at + 1 + index]?.forms.includes(word))) into.add(after);
      }
    }
  }
}

/** Where the pattern ends when it begins at this word; null when it does not. The shortest match counts. */
function matchAt(readings: readonly Reading[], pattern: Pattern, start: number, end: number): number | null {
  let places = new Set([start]);
  for (const element of pattern.elements) {
    const next = new Set<number>();
    for (const at of places) step(readings, element, at, end, next);
    if (next.size === 0) return null;
    places = next;
  }
  return Math.min(...places);
}

/**
 * Tells which patterns may match a text at all: every element that may not be missing begins with a word of it. Most
 * fall out here. Patterns share their elements' phrases, so each is looked for once.
 */
function possibility(present: ReadonlySet<string>): (pattern: Pattern) => boolean {
  const looked = new Map<PhraseMap, boolean>();
  const isThere = (map: PhraseMap): boolean => {
    const before = looked.get(map);
    if (before !== undefined) return before;
    const [few, many] = present.size < map.size ? [present, map] : [map, present];
    let answer = false;
    for (const word of few.keys()) {
      if (!many.has(word)) continue;
      answer = true;
      break;
    }
    looked.set(map, answer);
    return answer;
  };
  return ({ elements }) =>
    elements.every(
      (element) => element.is !== "phrases" || element.optional || element.phrases.some(isThere),
    );
}

/** Patterns by the words they may begin with. */
export function patternIndex<Rule extends { readonly pattern: Pattern }>(rules: readonly Rule[]) {
  const rulesByMap = new Map<PhraseMap, Set<Rule>>();
  for (const rule of rules) {
    for (const element of rule.pattern.elements) {
      if (element.is === "gap") throw new Error(`A pattern begins with a gap: ${rule.pattern.source}`);
      if (element.is !== "phrases") continue;
      for (const map of element.phrases) {
        const others = rulesByMap.get(map);
        if (others === undefined) rulesByMap.set(map, new Set([rule]));
        else others.add(rule);
      }
      if (!element.optional) break;
    }
  }
  const mapsByWord = new Map<string, PhraseMap[]>();
  for (const map of rulesByMap.keys()) {
    for (const word of map.keys()) {
      const others = mapsByWord.get(word);
      if (others === undefined) mapsByWord.set(word, [map]);
      else others.push(map);
    }
  }

  /** Every match, as places in the row of words. */
  return function* (readings: readonly Reading[]): Generator<Match & { readonly rule: Rule }> {
    const mayMatch = possibility(new Set(readings.flatMap(({ forms }) => forms)));
    const candidates = new Map<string, readonly Rule[]>();
    /** The rules that may begin with a word and match this text. */
    const beginningWith = (form: string): readonly Rule[] => {
      const known = candidates.get(form);
      if (known !== undefined) return known;
      const all = new Set((mapsByWord.get(form) ?? []).flatMap((map) => [...(rulesByMap.get(map) ?? [])]));
      const possible = [...all].filter(({ pattern }) => mayMatch(pattern));
      candidates.set(form, possible);
      return possible;
    };
    let end = 0;
    for (let start = 0; start < readings.length; start += 1) {
      const sentence = readings[start]?.word.sentence;
      if (end <= start) end = start;
      while (end < readings.length && readings[end]?.word.sentence === sentence) end += 1;
      const seen = new Set<Rule>();
      for (const form of readings[start]?.forms ?? []) {
        for (const rule of beginningWith(form)) {
          if (seen.has(rule)) continue;
          seen.add(rule);
          const to = matchAt(readings, rule.pattern, start, end);
          if (to !== null) yield { rule, from: start, to };
        }
      }
    }
  };
}
