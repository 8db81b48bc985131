import type { Material } from "../material.ts";
import { type LayingMove, laid } from "../words/laying.ts";
import type { Named } from "./trays.ts";

/** Cards of what happened, laid along a line from the first to the last. */
export type Timeline = {
  readonly cards: readonly (Named & { readonly when?: string | undefined })[];
  readonly laid: readonly string[];
};

export const timeline: Material<Timeline, LayingMove> = {
  move(state, move) {
    const tiles = state.cards.map(({ id }) => id).filter((id) => !state.laid.includes(id));
    const after = laid({ tiles, laid: state.laid }, move);
    return after === null ? null : { ...state, laid: after.laid };
  },
  facts: ({ cards, laid }) => ({
    order: laid.join(" "),
    count: laid.length,
    left: cards.length - laid.length,
  }),
  parts: ({ cards }) => cards.map(({ id }) => id),
};
