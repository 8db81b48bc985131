import type { Rational } from "./rational.ts";

/** What can be drawn of a way, in the numbers that a material takes. */
export type Picture =
  | { readonly material: "number-line"; readonly from: number; readonly jumps: readonly number[] }
  | { readonly material: "ten-frame"; readonly filled: number; readonly added: number }
  | { readonly material: "place-columns"; readonly numbers: readonly number[] }
  | { readonly material: "groups"; readonly groups: number; readonly each: number; readonly over: number }
  | { readonly material: "grid"; readonly rows: number; readonly columns: number }
  | {
      readonly material: "bar-model";
      readonly bars: readonly { readonly parts: readonly (number | "?")[] }[];
    }
  | {
      readonly material: "fraction-bars";
      readonly bars: readonly { readonly top: number; readonly bottom: number }[];
    }
  | { readonly material: "clock"; readonly at: number; readonly jumps: readonly number[] }
  | { readonly material: "balance"; readonly left: string; readonly right: string };

/** One way of working a step out or of seeing it. Its sentences are the content's, under its id. */
export type Way = {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  /** What comes out in between: a child who says it is on the way. */
  readonly between: readonly Rational[];
  readonly picture: Picture;
};

export const way = (
  id: string,
  values: Readonly<Record<string, string | number>>,
  picture: Picture,
  between: readonly Rational[] = [],
): Way => ({
  ...{ id, picture, between },
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/** 286 as 200, 80 and 6. */
export function pieces(value: number): readonly number[] {
  const digits = [...String(value)];
  return digits
    .map((digit, at) => Number(digit) * 10 ** (digits.length - at - 1))
    .filter((piece) => piece > 0);
}

export const steps = (from: number, by: number, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => from + by * (at + 1)).join(", ");
