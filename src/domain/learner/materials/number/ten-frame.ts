import type { Material } from "../material.ts";

/** One or two frames of ten, filled by counters of two colours: red first, then blue. */
export type TenFrame = { readonly frames: 1 | 2; readonly red: number; readonly blue: number };

export type TenFrameMove = { readonly add: "red" | "blue" } | { readonly take: "red" | "blue" };

export const tenFrame: Material<TenFrame, TenFrameMove> = {
  move(state, move) {
    const colour = "add" in move ? move.add : move.take;
    const after = { ...state, [colour]: state[colour] + ("add" in move ? 1 : -1) };
    return after[colour] < 0 || after.red + after.blue > state.frames * 10 ? null : after;
  },
  facts: ({ frames, red, blue }) => ({ red, blue, total: red + blue, empty: frames * 10 - red - blue }),
  parts: () => ["red", "blue", "empty"],
};
