import type { Material } from "../material.ts";
import type { Named } from "./trays.ts";

/**
 * A village on squared ground, or the coast, Mexico or the world: in the village a place is a column and a row from 1
 * (the first row is in the north); elsewhere it is longitude and latitude in degrees.
 */
export type GeoMap = {
  readonly of: "village" | "mexico" | "world";
  readonly places: readonly (Named & { readonly at: readonly [number, number] })[];
  readonly pins: readonly string[];
  /** Where the walker stands, in the village. */
  readonly here: readonly [number, number] | null;
};

export const VILLAGE = { columns: 6, rows: 6 } as const;
const WAYS = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const;
export type Way = keyof typeof WAYS;

export type GeoMapMove = { readonly pin: string } | { readonly unpin: string } | { readonly walk: Way };

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
    const [east, south] = WAYS[move.walk];
    const here = [state.here[0] + east, state.here[1] + south] as const;
    const isInside = here.every((at, axis) => at >= 1 && at <= (axis === 0 ? VILLAGE.columns : VILLAGE.rows));
    return isInside ? { ...state, here } : null;
  },
  facts({ places, pins, here }) {
    const place = places.find(({ at }) => here !== null && at[0] === here[0] && at[1] === here[1]);
    return { pins: pins.toSorted().join(" "), count: pins.length, here: place?.id ?? "none" };
  },
  parts: ({ places }) => places.map(({ id }) => id),
};
