import type { Material } from "../material.ts";

/** A column and a row, each from 1; the first row is on top. */
export type Cell = readonly [column: number, row: number];

/** Squared paper: cells are coloured to make figures, to count area and the way around. */
export type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly filled: readonly Cell[];
  /** Coloured cells are land and the others water. */
  readonly land?: boolean | undefined;
};

export type GridMove =
  | { readonly fill: Cell }
  | { readonly empty: Cell }
  /** A whole rectangle, from one corner to the other. */
  | { readonly fillFrom: Cell; readonly to: Cell };

const isAt = (cell: Cell) => (other: Cell) => cell[0] === other[0] && cell[1] === other[1];

function add(state: Grid, cells: readonly Cell[]): Grid | null {
  const { columns, rows, filled } = state;
  if (cells.some(([column, row]) => column < 1 || row < 1 || column > columns || row > rows)) return null;
  const fresh = cells.filter((cell) => !filled.some(isAt(cell)));
  return fresh.length === 0 ? null : { ...state, filled: [...filled, ...fresh] };
}

const range = (a: number, b: number) =>
  Array.from({ length: Math.abs(b - a) + 1 }, (_, at) => Math.min(a, b) + at);

/** How many pieces of these cells, joined side by side, do not reach the edge of the paper. */
function enclosed({ columns, rows }: Grid, cells: readonly Cell[]): number {
  const open = new Set(cells.map(String));
  let count = 0;
  for (const first of cells) {
    if (!open.delete(String(first))) continue;
    const piece = [first];
    for (const [x, y] of piece) {
      const beside: readonly Cell[] = [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ];
      piece.push(...beside.filter((cell) => open.delete(String(cell))));
    }
    if (piece.every(([x, y]) => x > 1 && y > 1 && x < columns && y < rows)) count += 1;
  }
  return count;
}

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
  facts(state) {
    const { columns, rows, filled } = state;
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
    const empty = range(1, rows).flatMap((y) =>
      range(1, columns)
        .filter((x) => !isFilled(x, y))
        .map((x) => [x, y] as const),
    );
    return {
      area: filled.length,
      /** Land with water all around, and water with land all around. */
      islands: enclosed(state, filled),
      lakes: enclosed(state, empty),
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
