import type { Material } from "../material.ts";

/** A thing by its id, with its name as it is said and, where there is one, its picture. */
export type Named = { readonly id: string; readonly say: string; readonly picture?: string | undefined };

/** Things to sort, and trays to sort them into. */
export type Trays = {
  readonly trays: readonly Named[];
  readonly things: readonly Named[];
  /** Thing to tray. */
  readonly sorted: Readonly<Record<string, string>>;
};

export type TraysMove = { readonly sort: string; readonly into: string } | { readonly back: string };

const has = (list: readonly Named[], id: string) => list.some((each) => each.id === id);

export const trays: Material<Trays, TraysMove> = {
  move(state, move) {
    if ("sort" in move) {
      if (!has(state.things, move.sort) || !has(state.trays, move.into)) return null;
      return { ...state, sorted: { ...state.sorted, [move.sort]: move.into } };
    }
    const { [move.back]: was, ...sorted } = state.sorted;
    return was === undefined ? null : { ...state, sorted };
  },
  facts: ({ things, sorted }) => ({
    ...Object.fromEntries(things.map(({ id }) => [id, sorted[id] ?? "none"])),
    left: things.filter(({ id }) => sorted[id] === undefined).length,
  }),
  parts: ({ trays, things }) => [...trays, ...things].map(({ id }) => id),
};
