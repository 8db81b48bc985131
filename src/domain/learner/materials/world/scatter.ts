import type { Material } from "../material.ts";

/** Things of one kind that stand about in a place: so many frogs. */
export type Kind = {
  readonly id: string;
  readonly say: string;
  readonly picture?: string | undefined;
  readonly count: number;
};

/** Things scattered in a place, counted by touching them. */
export type Scatter = {
  readonly things: readonly Kind[];
  /** Each touched thing, the first first. */
  readonly touched: readonly Touch[];
};
export type Touch = { readonly id: string; readonly at: number };

/** Touches a thing, or lets it be again; without its place the next of its kind. */
export type ScatterMove =
  | { readonly touch: string; readonly at?: number | undefined }
  | { readonly leave: string; readonly at?: number | undefined };

const places = ({ count }: Kind) => Array.from({ length: count }, (_, at) => at + 1);
const isTouched = ({ touched }: Scatter, id: string, at: number) =>
  touched.some((each) => each.id === id && each.at === at);

export const scatter: Material<Scatter, ScatterMove> = {
  move(state, move) {
    const { touched } = state;
    if ("touch" in move) {
      const kind = state.things.find(({ id }) => id === move.touch);
      const free = kind === undefined ? [] : places(kind).filter((at) => !isTouched(state, kind.id, at));
      const at = move.at === undefined ? free[0] : free.find((each) => each === move.at);
      return at === undefined ? null : { ...state, touched: [...touched, { id: move.touch, at }] };
    }
    const last = touched.findLastIndex(
      ({ id, at }) => id === move.leave && (move.at === undefined || at === move.at),
    );
    return last < 0 ? null : { ...state, touched: touched.toSpliced(last, 1) };
  },
  facts: ({ things, touched }) => ({
    ...Object.fromEntries(things.map(({ id }) => [id, touched.filter((each) => each.id === id).length])),
    touched: touched.length,
    left: things.reduce((all, { count }) => all + count, 0) - touched.length,
  }),
  parts: ({ things }) => things.map(({ id }) => id),
};
