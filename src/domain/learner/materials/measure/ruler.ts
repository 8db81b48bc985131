import type { Material } from "../material.ts";

/** A thing lies along a ruler of so many centimetres; a mark can be set where it ends. */
export type Ruler = {
  readonly size: number;
  readonly thing: { readonly picture?: string | undefined; readonly length: number };
  /** Where the thing begins. */
  readonly from: number;
  readonly mark: number | null;
};

export type RulerMove = { readonly slide: number } | { readonly mark: number };

export const ruler: Material<Ruler, RulerMove> = {
  move(state, move) {
    if ("mark" in move)
      return move.mark >= 0 && move.mark <= state.size ? { ...state, mark: move.mark } : null;
    const from = state.from + move.slide;
    return from < 0 || from + state.thing.length > state.size ? null : { ...state, from };
  },
  facts: ({ from, thing, mark }) => ({ from, end: from + thing.length, mark: mark ?? -1 }),
  parts: () => ["thing", "zero", "mark", "ruler"],
};
