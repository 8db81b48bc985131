import type { Material } from "../material.ts";

/** Tiles that wait, and tiles laid in a row: letters, syllables, words, cards of a time line. */
export type Laying = { readonly tiles: readonly string[]; readonly laid: readonly string[] };

export type LayingMove =
  /** At the end of the row, or at this place of it (the first is 1). */
  { readonly lay: string; readonly at?: number | undefined } | { readonly back: string };

export function laid<State extends Laying>(state: State, move: LayingMove): State | null {
  if ("lay" in move) {
    const from = state.tiles.indexOf(move.lay);
    const place = move.at ?? state.laid.length + 1;
    if (from < 0 || place < 1 || place > state.laid.length + 1) return null;
    return {
      ...state,
      tiles: state.tiles.toSpliced(from, 1),
      laid: state.laid.toSpliced(place - 1, 0, move.lay),
    };
  }
  // Of two tiles alike the one laid last goes back.
  const from = state.laid.lastIndexOf(move.back);
  if (from < 0) return null;
  return { ...state, laid: state.laid.toSpliced(from, 1), tiles: [...state.tiles, move.back] };
}

/** Movable letters or syllables, which make a word. */
export type Letters = Laying & {
  /** What the word is, as a picture: heard and seen, never written. */
  readonly picture?: string | undefined;
};

export const letters: Material<Letters, LayingMove> = {
  move: laid,
  facts: ({ tiles, laid }) => ({
    word: laid.join(""),
    pieces: laid.join(" "),
    count: laid.length,
    left: tiles.length,
  }),
  parts: () => ["tiles", "word"],
};

/** What a strip is in its sentence, for the grammar symbols; none for a strip without one. */
export const ROLES = [
  "noun",
  "verb",
  "article",
  "adjective",
  "adverb",
  "preposition",
  "pronoun",
  "conjunction",
] as const;
export type Role = (typeof ROLES)[number];

/** Strips with a word or some words each, which make a sentence. */
export type Strips = Laying & { readonly roles?: Readonly<Record<string, Role>> | undefined };

export const strips: Material<Strips, LayingMove> = {
  move: laid,
  facts: ({ tiles, laid }) => ({ sentence: laid.join(" "), count: laid.length, left: tiles.length }),
  parts: () => ["tiles", "sentence"],
};
