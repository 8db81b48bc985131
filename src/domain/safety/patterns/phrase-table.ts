/**
 * Lists of phrases as rows of numbers. The rules hold some ten thousand lists; as objects they would be a third of the
 * server's memory. A piece of a phrase is the number of a word, or a reference to a list, which is negative.
 */
export type PhraseTable = {
  /** The number of a word, made when it is new. */
  word(text: string): number;
  /** The number of a word that the phrases know. */
  find(text: string): number | undefined;
  /** Makes a list of phrases of at least one piece each, and returns its number. */
  list(list: { readonly phrases: readonly (readonly number[])[]; readonly isBackwards: boolean }): number;
  /** A list as a piece of a phrase. */
  reference(list: number): number;
  /** The words of some lists and of the lists within them. */
  wordsOf(lists: readonly number[]): Set<string>;
  /** What matching needs. No list may be made afterwards. */
  ready(): PhraseIndex;
};

/** Rows of numbers; row n lies from `start[n]` to `start[n + 1]`. */
type Rows = { readonly start: Uint32Array; readonly values: Int32Array };

export type PhraseIndex = {
  /** How many lists there are. */
  readonly lists: number;
  isBackwards(list: number): boolean;
  /** Where the entries of a list that begin with this word stand; an entry's `rest` is what follows the word. */
  first(list: number, word: number): number;
  isEntry(entry: number, list: number, word: number): boolean;
  rest(entry: number): number;
  /** The phrases of a list that begin with another list, as pairs of that list and what follows. */
  nested(list: number): readonly (readonly [list: number, rest: number])[];
  /** The pieces of what follows. */
  pieces(rest: number): Int32Array;
  /** The numbers of all lists with a phrase that may begin with this word, in ascending order. */
  beginningWith(word: number): Uint16Array;
};

/** Words of which is remembered what begins with them: the same ones come again and again. */
const MOST_WORDS = 3_000;
const MOST_LISTS = 0x10000;
const NONE: readonly never[] = [];
/** What follows a word that is a phrase by itself, as most are. */
const NOTHING = 0;

export const isList = (piece: number): boolean => piece < 0;
export const listOfPiece = (piece: number): number => -1 - piece;

export function phraseTable(): PhraseTable {
  const numbers = new Map<string, number>();
  const rests = new Map<string, number>([["", NOTHING]]);
  const restRows: (readonly number[])[] = [[]];
  /** By list: pairs of a word and what follows it. */
  const entries: (readonly (readonly [word: number, rest: number])[])[] = [];
  const nested = new Map<number, (readonly [list: number, rest: number])[]>();
  const backwards = new Set<number>();
  let index: PhraseIndex | undefined;

  function restOf(pieces: readonly number[]): number {
    const key = pieces.join();
    const known = rests.get(key);
    if (known !== undefined) return known;
    rests.set(key, restRows.length);
    return restRows.push(pieces) - 1;
  }

  return {
    word(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },

    find: (text) => numbers.get(text),

    list({ phrases, isBackwards }) {
      if (index !== undefined) throw new Error("A pattern is read after the first text.");
      if (entries.length === MOST_LISTS) throw new Error(`There are more than ${MOST_LISTS} lists.`);
      const own: [number, number][] = [];
      const inner: [number, number][] = [];
      for (const [first = NOTHING, ...others] of phrases) {
        if (isList(first)) inner.push([listOfPiece(first), restOf(others)]);
        else own.push([first, restOf(others)]);
      }
      const list = entries.push(own.sort(([one], [other]) => one - other)) - 1;
      if (inner.length > 0) nested.set(list, inner);
      if (isBackwards) backwards.add(list);
      return list;
    },

    reference: (list) => -1 - list,

    wordsOf(lists) {
      const words = new Set<number>();
      const seen = new Set(lists);
      const take = (rest: number) => {
        for (const piece of restRows[rest] ?? NONE) {
          if (isList(piece)) seen.add(listOfPiece(piece));
          else words.add(piece);
        }
      };
      // A set goes on over what is added while it is read.
      for (const list of seen) {
        for (const [word, rest] of entries[list] ?? NONE) {
          words.add(word);
          take(rest);
        }
        for (const [inner, rest] of nested.get(list) ?? NONE) {
          seen.add(inner);
          take(rest);
        }
      }
      return new Set([...numbers.keys()].filter((_, number) => words.has(number)));
    },

    ready() {
      if (index === undefined) {
        index = indexOf({ entries, nested, restRows, backwards, words: numbers.size });
        // The rows have taken their place.
        entries.length = 0;
        restRows.length = 0;
        rests.clear();
      }
      return index;
    },
  };
}

type Parts = {
  readonly entries: readonly (readonly (readonly [word: number, rest: number])[])[];
  readonly nested: ReadonlyMap<number, readonly (readonly [list: number, rest: number])[]>;
  readonly restRows: readonly (readonly number[])[];
  readonly backwards: ReadonlySet<number>;
  readonly words: number;
};

function rowsOf(rows: readonly (readonly number[])[]): Rows {
  const start = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    start[at + 1] = (start[at] ?? 0) + row.length;
  });
  return { start, values: Int32Array.from(rows.flat()) };
}

/** By word, the lists of which a phrase begins with it. */
function byWord(entries: Parts["entries"], words: number): Rows {
  const rows: number[][] = Array.from({ length: words }, () => []);
  entries.forEach((row, list) => {
    for (const word of new Set(row.map(([each]) => each))) rows[word]?.push(list);
  });
  return rowsOf(rows);
}

function indexOf({ entries, nested, restRows, backwards, words }: Parts): PhraseIndex {
  const wordsOfList = rowsOf(entries.map((row) => row.map(([word]) => word)));
  const restsOfList = rowsOf(entries.map((row) => row.map(([, rest]) => rest)));
  const pieces = rowsOf(restRows);
  const listsOfWord = byWord(entries, words);
  /** By list, those of which a phrase begins with one of its phrases. */
  const parents = new Map<number, Set<number>>();
  for (const [list, inner] of nested) {
    for (const [each] of inner) parents.set(each, (parents.get(each) ?? new Set()).add(list));
  }
  const beginning = new Map<number, Uint16Array>();

  return {
    lists: entries.length,
    isBackwards: (list) => backwards.has(list),
    first(list, word) {
      let [from, to] = [wordsOfList.start[list] ?? 0, wordsOfList.start[list + 1] ?? 0];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((wordsOfList.values[middle] ?? 0) < word) from = middle + 1;
        else to = middle;
      }
      return from;
    },
    isEntry: (entry, list, word) =>
      entry < (wordsOfList.start[list + 1] ?? 0) && wordsOfList.values[entry] === word,
    rest: (entry) => restsOfList.values[entry] ?? NOTHING,
    nested: (list) => nested.get(list) ?? NONE,
    pieces: (rest) => pieces.values.subarray(pieces.start[rest], pieces.start[rest + 1]),
    beginningWith(word) {
      const known = beginning.get(word);
      if (known !== undefined) return known;
      const found = new Set(
        listsOfWord.values.subarray(listsOfWord.start[word], listsOfWord.start[word + 1]),
      );
      // A set goes on over what is added while it is read.
      for (const list of found) for (const parent of parents.get(list) ?? NONE) found.add(parent);
      const lists = Uint16Array.from(found).sort();
      if (beginning.size >= MOST_WORDS) beginning.clear();
      beginning.set(word, lists);
      return lists;
    },
  };
}
