import type { Material } from "../material.ts";

export const SHAPES = [
  "circle",
  "semicircle",
  "oval",
  "triangle",
  "right-triangle",
  "isosceles-triangle",
  "scalene-triangle",
  "square",
  "rectangle",
  "rhombus",
  "parallelogram",
  "trapezoid",
  "pentagon",
  "hexagon",
  "octagon",
  "cube",
  "cuboid",
  "sphere",
  "cylinder",
  "cone",
  "pyramid",
] as const;
export type ShapeName = (typeof SHAPES)[number];

export type Shape = {
  readonly id: string;
  readonly shape: ShapeName;
  readonly colour: "red" | "blue" | "yellow" | "green";
  readonly size: "small" | "large";
  /** How far it is turned, in degrees. */
  readonly turned: number;
  /** A line drawn through it, as a fold: in degrees, 0 lies, 90 stands; null for none. */
  readonly line: number | null;
};

/** Shapes on a mat: some are picked up, each can be turned. */
export type Shapes = { readonly shapes: readonly Shape[]; readonly picked: readonly string[] };

export type ShapesMove =
  | { readonly pick: string }
  | { readonly drop: string }
  | { readonly turn: string; readonly by: number };

export const shapes: Material<Shapes, ShapesMove> = {
  move(state, move) {
    const id = "pick" in move ? move.pick : "drop" in move ? move.drop : move.turn;
    const at = state.shapes.findIndex((each) => each.id === id);
    const shape = state.shapes[at];
    if (shape === undefined) return null;
    const isPicked = state.picked.includes(id);
    if ("pick" in move) return isPicked ? null : { ...state, picked: [...state.picked, id] };
    if ("drop" in move)
      return isPicked ? { ...state, picked: state.picked.filter((each) => each !== id) } : null;
    const turned = (((shape.turned + move.by) % 360) + 360) % 360;
    return { ...state, shapes: state.shapes.with(at, { ...shape, turned }) };
  },
  facts: ({ shapes, picked }) => ({
    picked: picked.toSorted().join(" "),
    count: picked.length,
    ...Object.fromEntries(shapes.map(({ id, turned }) => [`${id}-turned`, turned])),
  }),
  parts: ({ shapes }) => shapes.map(({ id }) => id),
};
