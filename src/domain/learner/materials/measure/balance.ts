import { type Material, sum, without } from "../material.ts";

/** A weight of so much, or a box "x" whose weight nobody sees. */
export type Weight = number | "x";
export type Side = "left" | "right";

/** A balance with two pans, and weights that wait beside it. */
export type Balance = {
  readonly left: readonly Weight[];
  readonly right: readonly Weight[];
  readonly shelf: readonly Weight[];
  /** What each box weighs. */
  readonly x: number;
};

export type BalanceMove =
  | { readonly put: Weight; readonly on: Side }
  | { readonly take: Weight; readonly from: Side }
  /** The same away from both sides: a balance that was level stays level. */
  | { readonly takeBoth: Weight };

const heavy = (pan: readonly Weight[], x: number) => sum(pan.map((each) => (each === "x" ? x : each)));

export const balance: Material<Balance, BalanceMove> = {
  move(state, move) {
    if ("put" in move) {
      const shelf = without(state.shelf, move.put);
      return shelf === null ? null : { ...state, shelf, [move.on]: [...state[move.on], move.put] };
    }
    if ("take" in move) {
      const pan = without(state[move.from], move.take);
      return pan === null ? null : { ...state, [move.from]: pan, shelf: [...state.shelf, move.take] };
    }
    const [left, right] = [without(state.left, move.takeBoth), without(state.right, move.takeBoth)];
    if (left === null || right === null) return null;
    return { ...state, left, right, shelf: [...state.shelf, move.takeBoth, move.takeBoth] };
  },
  facts({ left, right, x }) {
    const [a, b] = [heavy(left, x), heavy(right, x)];
    const isAlone = (one: readonly Weight[], other: readonly Weight[]) =>
      one.length === 1 && one[0] === "x" && !other.includes("x");
    return {
      left: a,
      right: b,
      level: a === b,
      heavier: a === b ? "none" : a > b ? "left" : "right",
      /** One box stands alone: what lies opposite is what it weighs. */
      alone: isAlone(left, right) || isAlone(right, left),
    };
  },
  parts: () => ["left", "right", "shelf"],
};
