import { type Material, sum } from "../material.ts";

/** A bar of parts end to end. A part whose size is asked for is "?". */
export type Bar = { readonly name?: string | undefined; readonly parts: readonly (number | "?")[] };

/** Bars below each other, drawn to the same scale: what is known of a problem, and what is asked. */
export type BarModel = { readonly bars: readonly Bar[] };

export type BarModelMove =
  /** A part of this size at the end of a bar (the first is 1). */
  | { readonly add: number | "?"; readonly bar: number }
  /** The last part of a bar away. */
  | { readonly take: number }
  /** A bar of one part becomes so many equal ones. */
  | { readonly split: number; readonly into: number }
  /** The first unknown part of a bar is known: this much. */
  | { readonly fill: number; readonly bar: number };

const place = (move: BarModelMove) => ("take" in move ? move.take : "split" in move ? move.split : move.bar);

function after(parts: Bar["parts"], move: BarModelMove): Bar["parts"] | null {
  if ("add" in move) return [...parts, move.add];
  if ("take" in move) return parts.length === 0 ? null : parts.slice(0, -1);
  if ("fill" in move) {
    const at = parts.indexOf("?");
    return at < 0 || move.fill <= 0 ? null : parts.with(at, move.fill);
  }
  const [only] = parts;
  if (only === undefined || parts.length !== 1) return null;
  const each = only === "?" ? "?" : only / move.into;
  return Array.from({ length: move.into }, () => each);
}

export const barModel: Material<BarModel, BarModelMove> = {
  move({ bars }, move) {
    const at = place(move) - 1;
    const bar = bars[at];
    const parts = bar === undefined ? null : after(bar.parts, move);
    return bar === undefined || parts === null ? null : { bars: bars.with(at, { ...bar, parts }) };
  },
  facts({ bars }) {
    const known = (parts: Bar["parts"]) => parts.filter((part) => part !== "?");
    const totals = bars.map(({ parts }) => sum(known(parts)));
    const named = bars.flatMap(({ parts }, at) => [
      [`total${at + 1}`, totals[at] ?? 0],
      [`parts${at + 1}`, parts.length],
      /** What each part is where all are equal; 0 where they are not. */
      [`each${at + 1}`, new Set(parts).size === 1 && parts[0] !== "?" ? (parts[0] ?? 0) : 0],
    ]);
    return {
      ...Object.fromEntries(named),
      unknown: sum(bars.map(({ parts }) => parts.length - known(parts).length)),
      same: totals.every((total) => total === totals[0]),
      difference: Math.abs((totals[0] ?? 0) - (totals[1] ?? 0)),
    };
  },
  parts: ({ bars }) => bars.map((_, at) => String(at + 1)),
};
