import type { Material } from "../material.ts";
import type { Named } from "./trays.ts";

export type PlanePoint = readonly [across: number, up: number];

/** Squared paper with two number lines that cross: what lies on it has a place by two numbers. */
export type Plane = {
  /** Where both number lines begin: at 0, or at -6 so that they reach to both sides of it. */
  readonly from: 0 | -6;
  /** What the two number lines count, where they count something. */
  readonly across?: string | undefined;
  readonly up?: string | undefined;
  /** Lines already drawn, each from point to point; one that comes back to its first point is a figure. */
  readonly drawn: readonly (readonly PlanePoint[])[];
  /** A circle already drawn. */
  readonly circle?: { readonly at: PlanePoint; readonly radius: number } | undefined;
  /** Points that may be marked; marked ones are joined, so that a figure arises. */
  readonly points: readonly (Named & { readonly at: PlanePoint })[];
  readonly marked: readonly string[];
};

/** How many steps each number line has. */
export const PLANE_STEPS = 12;

export type PlaneMove = { readonly point: string } | { readonly unpoint: string };

export const plane: Material<Plane, PlaneMove> = {
  move(state, move) {
    const { points, marked } = state;
    if ("point" in move) {
      const isThere = points.some(({ id }) => id === move.point);
      return isThere && !marked.includes(move.point) ? { ...state, marked: [...marked, move.point] } : null;
    }
    const rest = marked.filter((id) => id !== move.unpoint);
    return rest.length === marked.length ? null : { ...state, marked: rest };
  },
  facts: ({ marked }) => ({ marked: marked.toSorted().join(" "), count: marked.length }),
  parts: ({ points }) => ["across", "up", "drawn", "circle", ...points.map(({ id }) => id)],
};
