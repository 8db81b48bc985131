import type { Material } from "../material.ts";
import type { Named } from "./trays.ts";

/** A table: what the columns say of each row. A cell "?" is still to be written. */
export type Table = {
  readonly columns: readonly Named[];
  readonly rows: readonly (Named & { readonly cells: readonly (number | "?")[] })[];
  /** The cells a finger rests on, each by its row and column: "june-rain". */
  readonly pointed: readonly string[];
};

export type TableMove =
  | { readonly point: string }
  | { readonly unpoint: string }
  | { readonly write: number; readonly in: string };

/** Every cell by its row and column, as moves and goals call it. */
export const cellsOf = ({ columns, rows }: Pick<Table, "columns" | "rows">) =>
  rows.flatMap((row, at) =>
    columns.map((column, place) => ({
      ...{ id: `${row.id}-${column.id}`, row, column, at, place },
      value: row.cells[place] ?? "?",
    })),
  );

export const table: Material<Table, TableMove> = {
  move(state, move) {
    const { pointed } = state;
    const id = "point" in move ? move.point : "unpoint" in move ? move.unpoint : move.in;
    const cell = cellsOf(state).find((each) => each.id === id);
    if (cell === undefined) return null;
    if ("write" in move) {
      if (cell.value !== "?" || move.write < 0) return null;
      const row = { ...cell.row, cells: cell.row.cells.with(cell.place, move.write) };
      return { ...state, rows: state.rows.with(cell.at, row) };
    }
    if ("point" in move) return pointed.includes(id) ? null : { ...state, pointed: [...pointed, id] };
    return pointed.includes(id) ? { ...state, pointed: pointed.filter((each) => each !== id) } : null;
  },
  facts(state) {
    const cells = cellsOf(state);
    return {
      pointed: state.pointed.toSorted().join(" "),
      count: state.pointed.length,
      unknown: cells.filter(({ value }) => value === "?").length,
      // What nobody has written is no number: a goal or a slip can ask for numbers from zero only.
      ...Object.fromEntries(cells.map(({ id, value }) => [id, value === "?" ? -1 : value])),
    };
  },
  parts: (state) => [...state.columns, ...state.rows, ...cellsOf(state)].map(({ id }) => id),
};
