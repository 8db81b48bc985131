import type { Word } from "../reading/fold.ts";
import type { Element, Pattern, Patterns } from "./patterns.ts";
import { isList, listOfPiece, type PhraseTable } from "./phrase-table.ts";

/** The words of a text with everything each may have been meant as; none where an idiom has used the word up. */
export type Reading = { readonly word: Word; readonly forms: readonly string[] };
export type Match = { readonly from: number; readonly to: number };

const NOWHERE: readonly number[] = [];

/** Whether an ascending row holds a number. */
function holds(row: Uint16Array, wanted: number): boolean {
  let [from, to] = [0, row.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((row[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return row[from] === wanted;
}

/**
 * Matches patterns to one text. What was found out about a list at a place is remembered, and a pattern is matched by
 * the set of places that it may have reached: nothing is tried twice, and the time is at most the words of the text
 * times the lists and patterns that begin with them, each of bounded length.
 */
function textMatcher(readings: readonly Reading[], table: PhraseTable) {
  const index = table.ready();
  const forms = readings.map((reading) =>
    reading.forms.map((form) => table.find(form)).filter((form) => form !== undefined),
  );
  const ends = new Map<number, readonly number[]>();
  const sentenceAt = (at: number) => readings[at]?.word.sentence;

  /** By number, the lists of which a phrase may begin somewhere in the text. */
  const present = new Uint8Array(index.lists);
  for (const form of new Set(forms.flat())) for (const list of index.beginningWith(form)) present[list] = 1;

  /** The places after each phrase of a list that stands here, within the sentence; before it where it is read backwards. */
  function endsOf(list: number, at: number): readonly number[] {
    if (present[list] !== 1) return NOWHERE;
    const here = forms[at] ?? NOWHERE;
    if (!here.some((form) => holds(index.beginningWith(form), list))) return NOWHERE;
    const key = list * readings.length + at;
    const known = ends.get(key);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const isBackwards = index.isBackwards(list);
    const next = isBackwards ? at - 1 : at + 1;
    const sentence = sentenceAt(at);
    const follow = (rest: number, from: number) => {
      for (const end of endsOfRest(index.pieces(rest), from, sentence, isBackwards)) found.add(end);
    };
    for (const form of here) {
      for (let entry = index.first(list, form); index.isEntry(entry, list, form); entry += 1)
        follow(index.rest(entry), next);
    }
    for (const [inner, rest] of index.nested(list)) for (const end of endsOf(inner, at)) follow(rest, end);
    const all = [...found];
    ends.set(key, all);
    return all;
  }

  function endsOfRest(
    pieces: Int32Array,
    from: number,
    sentence: number | undefined,
    isBackwards: boolean,
  ): Iterable<number> {
    let places: readonly number[] | Set<number> = [from];
    for (const piece of pieces) {
      const next = new Set<number>();
      for (const at of places) {
        if (sentenceAt(at) !== sentence) continue;
        if (isList(piece)) for (const end of endsOf(listOfPiece(piece), at)) next.add(end);
        else if (forms[at]?.includes(piece)) next.add(isBackwards ? at - 1 : at + 1);
      }
      if (next.size === 0) return NOWHERE;
      places = next;
    }
    return places;
  }

  const stands = (lists: readonly number[], at: number, sentence: number | undefined) =>
    sentenceAt(at) === sentence && lists.some((list) => endsOf(list, at).length > 0);

  /** The places after an element, for one place before it. */
  function step(element: Element, at: number, end: number, into: Set<number>): void {
    if (element.is === "gap") {
      for (let next = at; next <= Math.min(at + element.most, end); next += 1) into.add(next);
    } else if (element.is === "end") {
      if (at === end) into.add(at);
    } else if (element.is === "not_before") {
      if (!stands(element.lists, at - 1, sentenceAt(at))) into.add(at);
    } else if (element.is === "not_after") {
      if (!stands(element.lists, at, sentenceAt(at - 1))) into.add(at);
    } else if (element.is === "phrases") {
      if (element.optional) into.add(at);
      if (at >= end) return;
      for (const list of element.lists) for (const next of endsOf(list, at)) into.add(next);
    }
  }

  return {
    forms,

    /** Whether every element that may not be missing can begin with a word of the text. Most patterns fall out here. */
    mayMatch({ elements }: Pattern): boolean {
      return elements.every(
        (element) =>
          element.is !== "phrases" || element.optional || element.lists.some((list) => present[list] === 1),
      );
    },

    /** Where the pattern ends when it begins at this word; null when it does not. The shortest match counts. */
    matchAt({ elements }: Pattern, start: number, end: number): number | null {
      let places = new Set([start]);
      for (const element of elements) {
        const next = new Set<number>();
        for (const at of places) step(element, at, end, next);
        if (next.size === 0) return null;
        places = next;
      }
      return Math.min(...places);
    },
  };
}

type TextMatcher = ReturnType<typeof textMatcher>;
const matchers = new WeakMap<readonly Reading[], { table: PhraseTable; matcher: TextMatcher }>();

/** Rules, contexts and answers are looked for in the same text. */
function matcherOf(readings: readonly Reading[], table: PhraseTable): TextMatcher {
  const known = matchers.get(readings);
  if (known?.table === table) return known.matcher;
  const matcher = textMatcher(readings, table);
  matchers.set(readings, { table, matcher });
  return matcher;
}

/**
 * Finds the matches of some rules.
 *
 * @param patterns those that read the rules' patterns
 * @throws on a pattern that begins with a gap
 */
export function patternIndex<Rule extends { readonly pattern: Pattern }>(
  { table }: Patterns,
  rules: readonly Rule[],
) {
  const rulesByList = new Map<number, Rule[]>();
  for (const rule of rules) {
    for (const element of rule.pattern.elements) {
      if (element.is === "gap") throw new Error(`A pattern begins with a gap: ${rule.pattern.source}`);
      if (element.is !== "phrases") continue;
      for (const list of element.lists) {
        const others = rulesByList.get(list);
        if (others === undefined) rulesByList.set(list, [rule]);
        else others.push(rule);
      }
      if (!element.optional) break;
    }
  }

  /** Every match, as places in the row of words. */
  return function* (readings: readonly Reading[]): Generator<Match & { readonly rule: Rule }> {
    const text = matcherOf(readings, table);
    const candidates = new Map<number, readonly Rule[]>();
    /** The rules that may begin with a word and match this text. */
    const beginningWith = (form: number): readonly Rule[] => {
      const known = candidates.get(form);
      if (known !== undefined) return known;
      const all = new Set<Rule>();
      for (const list of table.ready().beginningWith(form)) {
        for (const rule of rulesByList.get(list) ?? []) if (text.mayMatch(rule.pattern)) all.add(rule);
      }
      candidates.set(form, [...all]);
      return [...all];
    };
    let end = 0;
    for (let start = 0; start < readings.length; start += 1) {
      const sentence = readings[start]?.word.sentence;
      if (end <= start) end = start;
      while (end < readings.length && readings[end]?.word.sentence === sentence) end += 1;
      const seen = new Set<Rule>();
      for (const form of text.forms[start] ?? []) {
        for (const rule of beginningWith(form)) {
          if (seen.has(rule)) continue;
          seen.add(rule);
          const to = text.matchAt(rule.pattern, start, end);
          if (to !== null) yield { rule, from: start, to };
        }
      }
    }
  };
}
