import type { Material } from "../material.ts";

export const PLACES = ["thousands", "hundreds", "tens", "ones"] as const;
export type Place = (typeof PLACES)[number];

/** Golden beads: single beads, bars of ten, squares of a hundred, cubes of a thousand. */
export type GoldenBeads = Readonly<Record<Place, number>>;

export type GoldenBeadsMove =
  | { readonly add: Place }
  | { readonly take: Place }
  /** Ten of this place for one of the next: ten ones for a bar of ten. */
  | { readonly exchange: Exclude<Place, "thousands"> }
  /** One of this place for ten of the next smaller: a bar of ten for ten ones. */
  | { readonly break: Exclude<Place, "ones"> };

/** As many of one place as fit on the tray. */
const MOST = 20;

const next = (place: Place, by: number): Place | undefined => PLACES[PLACES.indexOf(place) + by];

function changed(state: GoldenBeads, changes: readonly (readonly [Place | undefined, number])[]) {
  const after = { ...state };
  for (const [place, by] of changes) {
    if (place === undefined) return null;
    after[place] += by;
    if (after[place] < 0 || after[place] > MOST) return null;
  }
  return after;
}

export const goldenBeads: Material<GoldenBeads, GoldenBeadsMove> = {
  move(state, move) {
    if ("add" in move) return changed(state, [[move.add, 1]]);
    if ("take" in move) return changed(state, [[move.take, -1]]);
    if ("exchange" in move)
      return changed(state, [
        [move.exchange, -10],
        [next(move.exchange, -1), 1],
      ]);
    return changed(state, [
      [move.break, -1],
      [next(move.break, 1), 10],
    ]);
  },
  facts: (state) => ({
    ...state,
    value: state.thousands * 1000 + state.hundreds * 100 + state.tens * 10 + state.ones,
    /** Nothing is left to exchange. */
    tidy: PLACES.slice(1).every((place) => state[place] < 10),
  }),
  parts: () => PLACES,
};
