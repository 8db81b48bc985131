/** An exact number, the bottom above zero: in lowest terms where it was worked out, as it was said where it was said. */
export type Rational = { readonly top: number; readonly bottom: number };

/** Beyond what is counted exactly: no child's sum, and nothing is guessed. */
export class TooLarge extends RangeError {}

const common = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : common(other, one % other);
export const greatestCommon = common;
export const leastCommon = (one: number, other: number): number => Math.abs(one * other) / common(one, other);

/** @throws TooLarge where whole numbers would no longer be exact, or nothing is divided by zero */
export function rational(top: number, bottom = 1): Rational {
  if (!Number.isSafeInteger(top) || !Number.isSafeInteger(bottom) || bottom === 0) throw new TooLarge();
  const shared = common(top, bottom) * Math.sign(bottom);
  return { top: top / shared + 0, bottom: bottom / shared };
}

export const ZERO = rational(0);
export const ONE = rational(1);

/** "12", "0.25", "1,200" without its comma. */
export function fromDecimal(written: string): Rational {
  const [whole = "0", part = ""] = written.split(".");
  return rational(Number(`${whole}${part}`), 10 ** part.length);
}

export const add = (a: Rational, b: Rational) =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const negative = (a: Rational): Rational => ({ top: -a.top + 0, bottom: a.bottom });
export const subtract = (a: Rational, b: Rational) => add(a, negative(b));
export const multiply = (a: Rational, b: Rational) => rational(a.top * b.top, a.bottom * b.bottom);
export const divide = (a: Rational, b: Rational) => rational(a.top * b.bottom, a.bottom * b.top);
export const absolute = (a: Rational): Rational => (a.top < 0 ? negative(a) : a);

/** 2/4 is as much as 1/2, however it is written. */
export const isEqual = (a: Rational, b: Rational) => a.top * b.bottom === b.top * a.bottom;
export const isLess = (a: Rational, b: Rational) => a.top * b.bottom < b.top * a.bottom;
export const isWhole = (a: Rational) => a.bottom === 1;
export const isZero = (a: Rational) => a.top === 0;
export const toNumber = (a: Rational) => a.top / a.bottom;
export const floor = (a: Rational) => Math.floor(a.top / a.bottom);

/** How many places behind the point it takes; null where it would never end. */
export function places({ bottom }: Rational): number | null {
  for (let count = 0, power = 1; count <= 6; count += 1, power *= 10) if (power % bottom === 0) return count;
  return null;
}

/** How numbers of a problem are written. */
export type Form = "whole" | "decimal" | "fraction" | "clock" | "duration";

/** As it is written on paper: "12", "−7", "3/4", "0.25", "10:15". */
export function written(value: Rational, form: Form = "whole"): string {
  if (form === "clock" || form === "duration") return clockFace(value.top);
  const sign = value.top < 0 ? "−" : "";
  const { top, bottom } = absolute(value);
  if (bottom === 1) return `${sign}${top}`;
  const count = places(value);
  if (form !== "fraction" && count !== null) return `${sign}${(top / bottom).toFixed(count)}`;
  return `${sign}${top}/${bottom}`;
}

const DAY = 24 * 60;
function clockFace(minutes: number): string {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, "0")}`;
}

/** More than one whole with its wholes apart: "1 1/2"; null where there is no whole or nothing beside it. */
export function mixed(value: Rational): string | null {
  const { top, bottom } = absolute(value);
  if (bottom === 1 || top < bottom) return null;
  return `${value.top < 0 ? "−" : ""}${Math.floor(top / bottom)} ${top % bottom}/${bottom}`;
}
