import { type Material, sum, without } from "../material.ts";

/** Cards such as 300, 40 and 5: laid over each other they show 345. */
export type PlaceCards = { readonly cards: readonly number[]; readonly laid: readonly number[] };

export type PlaceCardsMove = { readonly lay: number } | { readonly back: number };

const digits = (card: number) => String(card).length;

export const placeCards: Material<PlaceCards, PlaceCardsMove> = {
  move({ cards, laid }, move) {
    if ("lay" in move) {
      const rest = without(cards, move.lay);
      // Two cards of one place would hide each other.
      if (rest === null || laid.some((card) => digits(card) === digits(move.lay))) return null;
      return { cards: rest, laid: [...laid, move.lay].sort((a, b) => b - a) };
    }
    const rest = without(laid, move.back);
    return rest === null ? null : { cards: [...cards, move.back].sort((a, b) => b - a), laid: rest };
  },
  facts: ({ laid }) => ({ value: sum(laid), cards: laid.length }),
  parts: () => ["cards", "laid"],
};
