import { plain } from "./words.ts";

export type Fraction = { readonly top: number; readonly bottom: number };
/** `of` takes a part of a whole number, whose bottom is 1; the last two ask which of both it is. */
export type FractionOperator = "+" | "-" | "of" | "larger" | "smaller";
export type FractionTask = {
  readonly left: Fraction;
  readonly operator: FractionOperator;
  readonly right: Fraction;
};
/** `claimed` is the answer the child already wrote, as in "1/2 + 1/4 = 3/4?". */
type FoundFractions = {
  readonly kind: "fraction";
  readonly task: FractionTask;
  readonly claimed: Fraction | null;
};
/** Below zero, or a part that does not come out even. */
type HardFractions = { readonly kind: "hard" };

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
};
/** How the pieces are called, in the singular. */
const PIECES: Readonly<Record<string, number>> = {
  ...{ half: 2, halve: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 },
  ...{ medio: 2, media: 2, tercio: 3, cuarto: 4, quinto: 5, sexto: 6, octavo: 8, decimo: 10 },
  ...{ tercera: 3, cuarta: 4, quinta: 5, sexta: 6, octava: 8, decima: 10 },
};
const NAMED = new RegExp(
  `\\b(\\d+|${Object.keys(COUNTS).join("|")}|la)\\s+(${Object.keys(PIECES).join("|")})s?\\b(?:\\s+partes?\\b)?`,
  "g",
);
const ALONE = /\bhalf\b(?! (?:of|a)\b)|\bmedio\b/g;

const WRITTEN = String.raw`(\d{1,3})\s*/\s*(\d{1,3})(?![\d/])`;
const JOINED = new RegExp(
  String.raw`(?<![\d/+*×-]\s*)${WRITTEN}\s*(\+|plus|mas|and|y|-|−|–|minus|menos|take away)\s*${WRITTEN}(?!\s*[-+*×−])`,
);
const PART_OF = new RegExp(String.raw`${WRITTEN}\s*(?:of|de)\s+(\d{1,4})\b(?!\s*/)`);
const SEVERAL = new RegExp(`${WRITTEN}[a-zñ, ]{1,24}${WRITTEN}`);
const ANSWER = new RegExp(String.raw`(?:(\d{1,3})\s+(?:and\s+|y\s+)?)?${WRITTEN}`, "g");
const ASKS_LARGER = /\b(?:bigger|larger|greater|biggest|largest|more|mayor|mas grande|grande)\b/;
const ASKS_SMALLER = /\b(?:smaller|smallest|less|menor|mas chic[oa]|mas pequeñ[oa])\b/;

/** Finds a question about fractions, in figures or in words of either language; null when there is none. */
export function findFractions(message: string): FoundFractions | HardFractions | null {
  const text = inFigures(message);
  const asks = ASKS_SMALLER.test(text) ? "smaller" : ASKS_LARGER.test(text) ? "larger" : null;
  const both = asks === null ? null : SEVERAL.exec(text);
  if (asks !== null && both !== null) {
    return taskOf(fraction(both[1], both[2]), asks, fraction(both[3], both[4]));
  }
  const part = PART_OF.exec(text);
  if (part !== null) {
    const [left, whole] = [fraction(part[1], part[2]), fraction(part[3], "1")];
    if (left !== null && whole !== null && whole.top % left.bottom !== 0) return { kind: "hard" };
    return taskOf(left, "of", whole);
  }
  const joined = JOINED.exec(text);
  if (joined === null) return null;
  const isAdded = ["+", "plus", "mas", "and", "y"].includes(joined[3] ?? "");
  const claim = /=\s*(\d.*)$/.exec(text.slice(joined.index))?.[1];
  return taskOf(
    fraction(joined[1], joined[2]),
    isAdded ? "+" : "-",
    fraction(joined[4], joined[5]),
    claim === undefined ? null : fractionSaid(claim),
  );
}

function taskOf(
  left: Fraction | null,
  operator: FractionOperator,
  right: Fraction | null,
  claimed: Fraction | null = null,
): FoundFractions | HardFractions | null {
  if (left === null || right === null) return null;
  if (operator === "-" && isLess(left, right)) return { kind: "hard" };
  return { kind: "fraction", task: { left, operator, right }, claimed };
}

/** "Three quarters" as 3/4. */
function inFigures(message: string): string {
  return plain(message)
    .replace(NAMED, (_, count: string, piece: string) => {
      const top = count === "la" ? 1 : (COUNTS[count] ?? Number(count));
      return `${top}/${PIECES[piece]}`;
    })
    .replace(ALONE, "1/2");
}

function fraction(top: string | undefined, bottom: string | undefined): Fraction | null {
  const read = { top: Number(top), bottom: Number(bottom) };
  return read.bottom > 0 && read.bottom <= 100 ? read : null;
}

/** The last fraction or number in what a child answered: "3/4", "one and a half", "0.75", "9". */
export function fractionSaid(message: string): Fraction | null {
  const text = inFigures(message);
  const written = [...text.matchAll(ANSWER)].at(-1);
  if (written !== undefined) {
    const [, whole = "0", top, bottom] = written;
    const part = fraction(top, bottom);
    return part === null ? null : { ...part, top: part.top + Number(whole) * part.bottom };
  }
  const number = text.match(/\d+(?:[.,]\d{1,3})?/g)?.at(-1);
  if (number === undefined) return null;
  return { top: Math.round(Number(number.replace(",", ".")) * 1000), bottom: 1000 };
}

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

/** The result as it comes out, not yet with the smallest numbers; of two the one that is asked for. */
export function workOutFractions({ left, operator, right }: FractionTask): Fraction {
  if (operator === "of") return { top: (left.top * right.top) / left.bottom, bottom: 1 };
  if (operator === "larger") return isLess(left, right) ? right : left;
  if (operator === "smaller") return isLess(right, left) ? right : left;
  const bottom = sharedBottom(left.bottom, right.bottom);
  const [one, other] = [inPieces(left, bottom).top, inPieces(right, bottom).top];
  return { top: operator === "+" ? one + other : one - other, bottom };
}

/** As it is written on paper: "3/4", or "2" where nothing is left below. */
export function shownFraction({ top, bottom }: Fraction): string {
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}
