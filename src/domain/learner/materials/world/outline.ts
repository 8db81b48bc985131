import type { Material } from "../material.ts";

/** Shapes with straight sides, and how many. */
const SIDES = {
  triangle: 3,
  "right-triangle": 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  trapezoid: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
} as const;
export type OutlineShape = keyof typeof SIDES;
export const OUTLINE_SHAPES = Object.keys(SIDES) as OutlineShape[];
export const sidesOf = (shape: OutlineShape): number => SIDES[shape];

/** One large shape whose corners or sides are counted by touching them. */
export type Outline = {
  readonly shape: OutlineShape;
  readonly of: "corners" | "sides";
  /** From 1, around the shape; the first touched first. */
  readonly touched: readonly number[];
};

/** Touches a corner or a side, or lets it be again. */
export type OutlineMove = { readonly touch: number } | { readonly leave: number };

export const outline: Material<Outline, OutlineMove> = {
  move(state, move) {
    const { shape, touched } = state;
    if ("leave" in move)
      return touched.includes(move.leave)
        ? { ...state, touched: touched.filter((each) => each !== move.leave) }
        : null;
    const isThere = move.touch >= 1 && move.touch <= sidesOf(shape) && !touched.includes(move.touch);
    return isThere ? { ...state, touched: [...touched, move.touch] } : null;
  },
  facts: ({ shape, touched }) => ({ touched: touched.length, left: sidesOf(shape) - touched.length }),
  parts: ({ shape }) => ["inside", ...Array.from({ length: sidesOf(shape) }, (_, at) => String(at + 1))],
};
