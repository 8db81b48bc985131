import { type Material, sum, without } from "../material.ts";

/** Rods of one to ten units, red and blue by turns: some wait, some lie in the first row and some in the second. */
export type NumberRods = {
  readonly rods: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** The first row lies as a stair: each rod below the one before. */
  readonly stair?: boolean | undefined;
};

export type NumberRodsMove =
  | { readonly lay: number; readonly row?: "first" | "second" | undefined }
  | { readonly back: number; readonly row?: "first" | "second" | undefined };

const isStair = (rods: readonly number[], by: number) =>
  rods.length > 1 && rods.every((rod, at) => at === 0 || rod - (rods[at - 1] ?? 0) === by);

export const numberRods: Material<NumberRods, NumberRodsMove> = {
  move(state, move) {
    const row = move.row ?? "first";
    if ("lay" in move) {
      const rods = without(state.rods, move.lay);
      return rods === null ? null : { ...state, rods, [row]: [...state[row], move.lay] };
    }
    const left = without(state[row], move.back);
    return left === null
      ? null
      : { ...state, [row]: left, rods: [...state.rods, move.back].sort((a, b) => a - b) };
  },
  facts: ({ rods, first, second }) => ({
    first: sum(first),
    second: sum(second),
    rods: first.length + second.length,
    same: first.length > 0 && sum(first) === sum(second),
    /** The order in which they lie, for a stair: "1 2 3". */
    order: first.join(" "),
    stair: isStair(first, 1) || isStair(first, -1),
    left: rods.length,
  }),
  parts: () => ["rods", "first", "second"],
};
