import { type Material, sum } from "../material.ts";

/** A whole cut into equal parts, some of which are filled. */
export type Whole = { readonly of: number; readonly filled: number };

/** Bars below each other, or circles beside each other. */
export type Fractions = { readonly wholes: readonly Whole[] };

export type FractionsMove =
  /** One part more of this whole (the first is 1). */
  | { readonly fill: number }
  | { readonly clear: number }
  /** Each part of this whole becomes so many smaller ones: what is filled stays as large as it was. */
  | { readonly cut: number; readonly into: number }
  /** So many parts of this whole become one larger one; only where what is filled allows it. */
  | { readonly join: number; readonly by: number };

/** Smaller parts can be neither seen nor touched. */
const MOST_PARTS = 24;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A fraction in its lowest terms, "3/4"; a whole number without a line, "2". */
export function reduced(above: number, below: number): string {
  const by = divisor(above, below);
  return below === by ? String(above / by) : `${above / by}/${below / by}`;
}

function after({ of, filled }: Whole, move: FractionsMove): Whole | null {
  if ("fill" in move) return filled < of ? { of, filled: filled + 1 } : null;
  if ("clear" in move) return filled > 0 ? { of, filled: filled - 1 } : null;
  if ("cut" in move)
    return of * move.into > MOST_PARTS ? null : { of: of * move.into, filled: filled * move.into };
  return of % move.by > 0 || filled % move.by > 0 ? null : { of: of / move.by, filled: filled / move.by };
}

export const fractions: Material<Fractions, FractionsMove> = {
  move({ wholes }, move) {
    const [place = 0] = Object.values(move);
    const whole = wholes[place - 1];
    const changed = whole === undefined ? null : after(whole, move);
    return changed === null ? null : { wholes: wholes.with(place - 1, changed) };
  },
  facts({ wholes }) {
    const below = wholes.reduce((all, { of }) => (all * of) / divisor(all, of), 1);
    const above = sum(wholes.map(({ of, filled }) => (filled * below) / of));
    const named = wholes.flatMap(({ of, filled }, at) => [
      [`filled${at + 1}`, filled],
      [`parts${at + 1}`, of],
      [`value${at + 1}`, reduced(filled, of)],
    ]);
    const [first] = wholes;
    return {
      ...Object.fromEntries(named),
      /** All wholes together, in lowest terms. */
      total: reduced(above, below),
      /** As much is filled in each. */
      equal: wholes.every(({ of, filled }) => first !== undefined && filled * first.of === first.filled * of),
      /** Each is cut into as many parts. */
      alike: wholes.every(({ of }) => of === first?.of),
    };
  },
  parts: ({ wholes }) => wholes.map((_, at) => String(at + 1)),
};
