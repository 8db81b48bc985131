import { type Material, sum } from "../material.ts";

/** A line with marks from one number to another, a marker that stands somewhere, and the jumps it has made. */
export type NumberLine = {
  readonly from: number;
  readonly to: number;
  /** From one mark to the next. */
  readonly step: number;
  /** The numbers that are written; the others are only marks. */
  readonly labels: readonly number[] | "all";
  readonly at: number;
  readonly jumps: readonly number[];
};

export type NumberLineMove =
  /** So far and in this direction, drawn as an arc. */
  | { readonly jump: number }
  /** The marker is set down here, without an arc. */
  | { readonly stand: number }
  | { readonly undo: "jump" };

export const numberLine: Material<NumberLine, NumberLineMove> = {
  move(state, move) {
    const within = (at: number) => at >= state.from - 1e-9 && at <= state.to + 1e-9;
    if ("jump" in move) {
      const at = state.at + move.jump;
      return within(at) && move.jump !== 0 ? { ...state, at, jumps: [...state.jumps, move.jump] } : null;
    }
    if ("stand" in move) return within(move.stand) ? { ...state, at: move.stand, jumps: [] } : null;
    const last = state.jumps.at(-1);
    return last === undefined ? null : { ...state, at: state.at - last, jumps: state.jumps.slice(0, -1) };
  },
  facts: ({ at, jumps }) => ({ at, jumps: jumps.length, moved: sum(jumps), last: jumps.at(-1) ?? 0 }),
  parts: () => ["marker", "jumps", "line"],
};
