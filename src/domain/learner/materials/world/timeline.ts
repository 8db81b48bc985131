import type { Material } from "../material.ts";
import { type LayingMove, laid } from "../words/laying.ts";
import type { Named } from "./trays.ts";

/** The eight bells of a scale, from the lowest. */
export const TONES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Tone = (typeof TONES)[number];

/** Cards laid along a line from the first to the last: what happened, shades of a color, bells that sound. */
export type Timeline = {
  readonly cards: readonly (Named & {
    readonly when?: string | undefined;
    readonly tone?: Tone | undefined;
  })[];
  readonly laid: readonly string[];
};

/** After how many cards the row begins anew, by their pictures; 0 where it does not do so at least once. */
function unit({ cards, laid }: Timeline): number {
  const pictures = laid.map((id) => cards.find((card) => card.id === id)?.picture ?? id);
  const most = Math.floor(pictures.length / 2);
  for (let size = 1; size <= most; size++)
    if (pictures.every((picture, at) => at < size || picture === pictures[at - size])) return size;
  return 0;
}

export const timeline: Material<Timeline, LayingMove> = {
  move(state, move) {
    const tiles = state.cards.map(({ id }) => id).filter((id) => !state.laid.includes(id));
    const after = laid({ tiles, laid: state.laid }, move);
    return after === null ? null : { ...state, laid: after.laid };
  },
  facts: (state) => ({
    order: state.laid.join(" "),
    count: state.laid.length,
    left: state.cards.length - state.laid.length,
    unit: unit(state),
  }),
  parts: ({ cards }) => cards.map(({ id }) => id),
};
