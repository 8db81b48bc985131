import type { Material } from "../material.ts";

/** A column and a row, each from 1; the first row is on top. */
export type Cell = readonly [column: number, row: number];

/** Squared paper: cells are coloured to make figures, to count area and the way around. */
export type Grid = { readonly columns: number; readonly rows: number; readonly filled: readonly Cell[] };

export type GridMove =
  | { readonly fill: Cell }
  | { readonly empty: Cell }
  /** A whole rectangle, from one corner to the other. */
  | { readonly fillFrom: Cell; readonly to: Cell };

const isAt = (cell: Cell) => (other: Cell) => cell[0] === other[0] && cell[1] === other[1];

function add({ columns, rows, filled }: Grid, cells: readonly Cell[]): Grid | null {
  if (cells.some(([column, row]) => column < 1 || row < 1 || column > columns || row > rows)) return null;
  const fresh = cells.filter((cell) => !filled.some(isAt(cell)));
  return fresh.length === 0 ? null : { columns, rows, filled: [...filled, ...fresh] };
}

const range = (a: number, b: number) =>
  Array.from({ length: Math.abs(b - a) + 1 }, (_, at) => Math.min(a, b) + at);

export const grid: Material<Grid, GridMove> = {
  move(state, move) {
    if ("fill" in move) return add(state, [move.fill]);
    if ("empty" in move) {
      const filled = state.filled.filter((cell) => !isAt(move.empty)(cell));
      return filled.length === state.filled.length ? null : { ...state, filled };
    }
    const rows = range(move.fillFrom[1], move.to[1]);
    return add(
      state,
      range(move.fillFrom[0], move.to[0]).flatMap((x) => rows.map((y) => [x, y] as const)),
    );
  },
  facts({ filled }) {
    const isFilled = (column: number, row: number) => filled.some(isAt([column, row]));
    const sides = filled.map(
      ([x, y]) =>
        [isFilled(x - 1, y), isFilled(x + 1, y), isFilled(x, y - 1), isFilled(x, y + 1)].filter((is) => !is)
          .length,
    );
    const width = new Set(filled.map(([x]) => x)).size;
    const height = new Set(filled.map(([, y]) => y)).size;
    const [xs, ys] = [filled.map(([x]) => x), filled.map(([, y]) => y)];
    const box = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
    return {
      area: filled.length,
      perimeter: sides.reduce((all, each) => all + each, 0),
      rectangle: filled.length > 0 && box === filled.length,
      width,
      height,
      cells: filled
        .map(([x, y]) => `${x}-${y}`)
        .toSorted()
        .join(" "),
    };
  },
  parts: () => ["filled", "edge", "grid"],
};
