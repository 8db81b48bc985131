import { type Material, sum, without } from "../material.ts";

/** Mexican coins and notes, in pesos: some in the purse, some laid down. */
export type Coins = {
  readonly purse: readonly number[];
  readonly paid: readonly number[];
  /** What it costs, on a tag. */
  readonly price?: number | undefined;
};

export type CoinsMove =
  | { readonly pay: number }
  | { readonly back: number }
  /** A coin or note of the purse for smaller ones of the same worth. */
  | { readonly change: number; readonly for: readonly number[] };

const sorted = (coins: readonly number[]) => coins.toSorted((a, b) => b - a);

export const coins: Material<Coins, CoinsMove> = {
  move(state, move) {
    if ("pay" in move) {
      const purse = without(state.purse, move.pay);
      return purse === null ? null : { ...state, purse, paid: sorted([...state.paid, move.pay]) };
    }
    if ("back" in move) {
      const paid = without(state.paid, move.back);
      return paid === null ? null : { ...state, paid, purse: sorted([...state.purse, move.back]) };
    }
    const purse = without(state.purse, move.change);
    if (purse === null || sum(move.for) !== move.change) return null;
    return { ...state, purse: sorted([...purse, ...move.for]) };
  },
  facts: ({ purse, paid }) => ({ paid: sum(paid), coins: paid.length, left: sum(purse) }),
  parts: () => ["purse", "paid", "price"],
};
