import { type Problem, problems } from "../../problem.ts";
import { isEqual, isLess, type Rational, rational } from "../../rational.ts";
import type { Lexicon, UnitGroup } from "../lexicon.ts";
import { hasRole, type NumberToken, numbersAmong, saying, type Token } from "../tokens/token.ts";

/** What is measured with pieces of it. */
const MEASURES: readonly (UnitGroup | undefined)[] = ["length", "mass", "volume"];
/** Asked of two measures, but not how often the one goes into the other. */
const ELSE = [
  ...(["how_many_more", "left", "total", "cost", "pay", "subtract", "add", "perimeter", "area"] as const),
  ...(["volume", "hourly", "secondly"] as const),
];

/**
 * "A pool is 25 m long. I swim 1.5 km: how many laps?": how often the one measure goes into the other, both in the smaller of
 * their units. The same measure may be said twice; null where there are not just two, or where they need no other unit.
 */
export function readFits(tokens: readonly Token[], { units }: Lexicon): Problem | null {
  const ask = tokens.findLastIndex((token) => hasRole(token, "how_many"));
  const wanted = tokens[ask + 1];
  const numbers = numbersAmong(tokens);
  const [first] = numbers;
  if (ask < 0 || first === undefined || saying(tokens)(...ELSE)) return null;
  if (!numbers.every(({ group }) => MEASURES.includes(group) && group === first.group)) return null;
  // "How many centimeters" asks for the measure itself.
  if (wanted?.kind === "word" && wanted.group === first.group) return null;
  const [one, other, ...others] = distinct(numbers);
  if (one === undefined || other === undefined || others.length > 0) return null;
  const sizes = [one, other].map(({ unit }) => units[unit ?? ""]?.size);
  const [a, b] = sizes;
  if (a === undefined || b === undefined || (a === b && numbers.length === 2)) return null;
  const small = Math.min(a, b);
  const [left, right] = [inUnit(one.value, a / small), inUnit(other.value, b / small)];
  const [large, each] = isLess(left, right) ? [right, left] : [left, right];
  return isEqual(large, each) ? null : problems.measure(large, each);
}

const inUnit = ({ top, bottom }: Rational, size: number): Rational => rational(top * size, bottom);

/** Each measure once, however often it is said. */
function distinct(numbers: readonly NumberToken[]): readonly NumberToken[] {
  const isSame = (one: NumberToken, other: NumberToken) =>
    one.unit === other.unit && isEqual(one.value, other.value);
  return numbers.filter((each, at) => !numbers.slice(0, at).some((before) => isSame(before, each)));
}
