/** One measured figure beside its target. Figures are medians; ratios are against a reference of the same run. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Absent when the figure is only told, as a reference for another. */
  readonly target?: { readonly atMost?: number; readonly atLeast?: number };
};

export type Section = {
  readonly title: string;
  readonly measure: (url: string) => Promise<readonly Figure[]>;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The value that this share of them, in percent, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? Number.NaN;
}

export function meets({ value, target }: Figure): boolean | null {
  if (target === undefined) return null;
  return (
    value <= (target.atMost ?? Number.POSITIVE_INFINITY) &&
    value >= (target.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}

/** One line of the table. */
export function line(figure: Figure): string {
  const verdict = { true: "ok  ", false: "MISS", null: "    " }[
    String(meets(figure)) as "true" | "false" | "null"
  ];
  const { atMost, atLeast } = figure.target ?? {};
  const aim = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : "";
  const digits = figure.value >= 100 || Number.isInteger(figure.value) ? 0 : 2;
  return `  ${verdict} ${figure.name.padEnd(58)} ${figure.value.toFixed(digits).padStart(9)} ${figure.unit.padEnd(7)} ${aim}`;
}
