export type Fraction = { readonly top: number; readonly bottom: number };
/** `of` takes a part of a whole number, whose bottom is 1; the last three ask how both compare. */
export type FractionOperator = "+" | "-" | "of" | "larger" | "smaller" | "same";
export type FractionTask = {
  readonly left: Fraction;
  readonly operator: FractionOperator;
  readonly right: Fraction;
  /** Asked as "is the left one larger?", which takes a yes or a no, and not as "which one is?". */
  readonly isClaim?: boolean;
};

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
/** The smallest number in the tables of both. */
export const sharedBottom = (one: number, other: number): number => (one * other) / common(one, other);
/** The same amount in pieces of another size. */
export const inPieces = ({ top, bottom }: Fraction, pieces: number): Fraction => ({
  top: (top * pieces) / bottom,
  bottom: pieces,
});
export const isEqual = (one: Fraction, other: Fraction): boolean =>
  one.top * other.bottom === other.top * one.bottom;
export const isLess = (one: Fraction, other: Fraction): boolean =>
  one.top * other.bottom < other.top * one.bottom;

/** With the smallest numbers: 2/4 as 1/2. */
export function simplest({ top, bottom }: Fraction): Fraction {
  const shared = common(top, bottom);
  return { top: top / shared, bottom: bottom / shared };
}

/** Whether both are only compared, and nothing is worked out. */
export const isCompared = ({ operator }: FractionTask): boolean =>
  operator === "larger" || operator === "smaller" || operator === "same";

/** Whether a comparison holds for two amounts in this order. */
export function holds(left: Fraction, operator: FractionOperator, right: Fraction): boolean {
  if (operator === "larger") return isLess(right, left);
  if (operator === "smaller") return isLess(left, right);
  return operator === "same" && isEqual(left, right);
}

/** The result as it comes out, not yet with the smallest numbers; of two the one that is asked for. */
export function workOutFractions({ left, operator, right }: FractionTask): Fraction {
  if (operator === "of") return { top: (left.top * right.top) / left.bottom, bottom: 1 };
  if (operator === "smaller") return isLess(right, left) ? right : left;
  if (operator === "larger" || operator === "same") return isLess(left, right) ? right : left;
  const bottom = sharedBottom(left.bottom, right.bottom);
  const [one, other] = [inPieces(left, bottom).top, inPieces(right, bottom).top];
  return { top: operator === "+" ? one + other : one - other, bottom };
}

/** As it is written on paper: "3/4", or "2" where nothing is left below. */
export function shownFraction({ top, bottom }: Fraction): string {
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

/** More than a whole with its wholes apart: "1 1/2"; null where there is no whole or nothing beside it. */
export function shownMixed({ top, bottom }: Fraction): string | null {
  const wholes = Math.floor(top / bottom);
  const rest = top % bottom;
  return wholes === 0 || rest === 0 ? null : `${wholes} ${rest}/${bottom}`;
}
