import type { Material } from "../material.ts";
import type { Named } from "./trays.ts";

/**
 * A village on squared ground, or the coast, Mexico or the world: in the village a place is a column and a row from 1
 * (the first row is in the north); elsewhere it is longitude and latitude in degrees.
 */
export type GeoMap = {
  readonly of: "village" | "mexico" | "world";
  readonly places: readonly (Named & { readonly at: readonly [number, number] })[];
  /** What is drawn on the map of Mexico besides its land. */
  readonly shows: readonly ("mountains" | "rivers" | "deserts" | "rainforest")[];
  readonly pins: readonly string[];
  /** Where the walker stands, in the village. */
  readonly here: readonly [number, number] | null;
  /** Where the walker looks; null for one that walks by the four winds and turns nowhere. */
  readonly facing: Way | null;
};

export const VILLAGE = { columns: 6, rows: 6 } as const;
/** The four winds in the order of a turn to the right, each with what it adds to column and row. */
const WAYS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
export type Way = keyof typeof WAYS;
export const WINDS = Object.keys(WAYS) as Way[];

export type GeoMapMove =
  | { readonly pin: string }
  | { readonly unpin: string }
  | { readonly walk: Way | "ahead" }
  | { readonly turn: "left" | "right" };

export const geoMap: Material<GeoMap, GeoMapMove> = {
  move(state, move) {
    if ("pin" in move) {
      const isPlace = state.places.some(({ id }) => id === move.pin);
      return isPlace && !state.pins.includes(move.pin) ? { ...state, pins: [...state.pins, move.pin] } : null;
    }
    if ("unpin" in move) {
      const pins = state.pins.filter((id) => id !== move.unpin);
      return pins.length === state.pins.length ? null : { ...state, pins };
    }
    if (state.here === null) return null;
    if ("turn" in move) {
      if (state.facing === null) return null;
      const at = WINDS.indexOf(state.facing) + (move.turn === "right" ? 1 : -1);
      return { ...state, facing: WINDS.at(at % WINDS.length) ?? null };
    }
    const way = move.walk === "ahead" ? state.facing : move.walk;
    if (way === null) return null;
    const [east, south] = WAYS[way];
    const here = [state.here[0] + east, state.here[1] + south] as const;
    const isInside = here.every((at, axis) => at >= 1 && at <= (axis === 0 ? VILLAGE.columns : VILLAGE.rows));
    return isInside ? { ...state, here } : null;
  },
  facts({ places, pins, here, facing }) {
    const place = places.find(({ at }) => here !== null && at[0] === here[0] && at[1] === here[1]);
    return {
      ...{ pins: pins.toSorted().join(" "), count: pins.length },
      ...{ here: place?.id ?? "none", facing: facing ?? "none" },
    };
  },
  parts: ({ places }) => places.map(({ id }) => id),
};
