import { type Material, sum } from "../material.ts";
import type { Named } from "./trays.ts";

/** Columns of a chart, each as tall as what was counted. */
export type Chart = {
  readonly columns: readonly (Named & { readonly value: number })[];
  /** As tall as the chart is. */
  readonly most: number;
  /** How much one block stands for. */
  readonly each: number;
};

export type ChartMove = { readonly add: string } | { readonly take: string };

export const chart: Material<Chart, ChartMove> = {
  move(state, move) {
    const [id, by] = "add" in move ? [move.add, state.each] : [move.take, -state.each];
    const at = state.columns.findIndex((column) => column.id === id);
    const column = state.columns[at];
    if (column === undefined) return null;
    const value = column.value + by;
    return value < 0 || value > state.most
      ? null
      : { ...state, columns: state.columns.with(at, { ...column, value }) };
  },
  facts: ({ columns }) => ({
    ...Object.fromEntries(columns.map(({ id, value }) => [id, value])),
    total: sum(columns.map(({ value }) => value)),
  }),
  parts: ({ columns }) => columns.map(({ id }) => id),
};
