import { type PhraseTable, phraseTable } from "./phrase-table.ts";

/**
 * The small language in which the rules are written (src/content/safety). A pattern is a row of elements:
 *
 * - `want` a word; `want|wanna` one of several; `be_dead|die` a phrase of two words or a word; `suicid*` every word
 *   that begins so, `*azo` every word that ends so;
 * - `<adult>` a phrase of the list of that name; lists hold phrases of such elements, without optional ones;
 * - `to?` or `<very>?` may be missing;
 * - `..` up to three words of any kind, `....` up to six; never across the end of a sentence;
 * - `$` the sentence ends;
 * - `!<not>` no phrase of that list may stand right before; `~<place>` none right after.
 *
 * A list within a list stays a reference: written out, "a person did this to a part of the body" would be a million
 * phrases. How a text is matched is told in pattern-matcher.ts.
 */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

/** A row of a pattern; lists by their numbers in the table of phrases. */
export type Element =
  | { readonly is: "phrases"; readonly lists: readonly number[]; readonly optional: boolean }
  | { readonly is: "gap"; readonly most: number }
  | { readonly is: "end" }
  | { readonly is: "not_before" | "not_after"; readonly lists: readonly number[] };
export type Pattern = { readonly elements: readonly Element[]; readonly source: string };

/** The patterns over some lists. */
export type Patterns = {
  /** @throws on a list that does not exist: the rules are wrong, not the message */
  read(source: string): Pattern;
  /** The words that some of these patterns know. */
  vocabularyOf(patterns: readonly Pattern[]): Set<string>;
  readonly table: PhraseTable;
};

/** A list by its name, and nothing else. */
const LIST = /^<([^<>_ ]+)>$/;
const GAPS: Readonly<Record<string, number>> = { "..": 3, "....": 6 };

export function patternsOver(lists: PhraseLists): Patterns {
  const table = phraseTable();
  const made = new Map<string, number>();
  const elements = new Map<string, Element>();

  /** A word's number, or for a list what {@link PhraseTable.reference} makes of its number. */
  function choiceOf(choice: string, isBackwards: boolean, within: readonly string[]): number {
    const name = LIST.exec(choice)?.[1];
    if (name !== undefined) return table.reference(named(name, isBackwards, within));
    if (/[<>]/.test(choice)) throw new Error(`The name of a list is one word: ${choice}.`);
    return table.word(choice);
  }

  function pieceOf(piece: string, isBackwards: boolean, within: readonly string[]): number {
    if (!piece.includes("|")) return choiceOf(piece, isBackwards, within);
    return table.reference(
      remembered(`${isBackwards ? "!" : ""}(${piece})`, () => ({
        isBackwards,
        phrases: piece.split("|").map((choice) => [choiceOf(choice, isBackwards, within)]),
      })),
    );
  }

  function phraseOf(phrase: string, isBackwards: boolean, within: readonly string[]): number[] {
    const pieces = phrase.split(/[ _]/).map((piece) => pieceOf(piece, isBackwards, within));
    return isBackwards ? pieces.reverse() : pieces;
  }

  function remembered(
    key: string,
    make: () => { readonly phrases: readonly (readonly number[])[]; readonly isBackwards: boolean },
  ): number {
    const known = made.get(key);
    if (known !== undefined) return known;
    const list = table.list(make());
    made.set(key, list);
    return list;
  }

  function named(name: string, isBackwards: boolean, within: readonly string[]): number {
    return remembered(`${isBackwards ? "!" : ""}<${name}>`, () => {
      if (within.includes(name)) throw new Error(`The list <${name}> holds itself.`);
      const phrases = lists[name];
      if (phrases === undefined) throw new Error(`There is no list <${name}>.`);
      return { isBackwards, phrases: phrases.map((each) => phraseOf(each, isBackwards, [...within, name])) };
    });
  }

  function listsOf(piece: string, isBackwards = false): number[] {
    const choices = piece.split("|");
    const written = choices.filter((choice) => !LIST.test(choice));
    const byName = choices.flatMap((choice) => {
      const name = LIST.exec(choice)?.[1];
      return name === undefined ? [] : [named(name, isBackwards, [])];
    });
    if (written.length === 0) return byName;
    const own = remembered(`${isBackwards ? "!" : ""}${written.join("|")}`, () => ({
      isBackwards,
      phrases: written.map((each) => phraseOf(each, isBackwards, [])),
    }));
    return [...byName, own];
  }

  function elementOf(piece: string): Element {
    const most = GAPS[piece];
    if (most !== undefined) return { is: "gap", most };
    if (piece === "$") return { is: "end" };
    if (piece.startsWith("!")) return { is: "not_before", lists: listsOf(piece.slice(1), true) };
    if (piece.startsWith("~")) return { is: "not_after", lists: listsOf(piece.slice(1)) };
    const optional = piece.endsWith("?");
    return { is: "phrases", lists: listsOf(optional ? piece.slice(0, -1) : piece), optional };
  }

  return {
    table,

    read: (source) => ({
      source,
      elements: source.split(" ").map((piece) => {
        const element = elements.get(piece) ?? elementOf(piece);
        elements.set(piece, element);
        return element;
      }),
    }),

    vocabularyOf: (patterns) =>
      table.wordsOf(
        patterns.flatMap((pattern) =>
          pattern.elements.flatMap((element) => ("lists" in element ? element.lists : [])),
        ),
      ),
  };
}
