import { answerOf, type Problem, problems } from "../../mathematics/problem.ts";
import { greatestCommon, isWhole, leastCommon, type Rational, rational } from "../../mathematics/rational.ts";
import { type NumberToken, saying, type Token } from "../../mathematics/reading/tokens/token.ts";
import { unitOf } from "./going-on.ts";

/** As a side of a right triangle is written: the long one from two legs, or a leg from the long side and the other. */
const SIDE = /^√\((\d+)² ([+−]) (\d+)²\)$/;

/** The same of other numbers, as many as were told: "what about 5 and 12", after the long side of 6 and 8. */
export function withOthers(numbers: readonly NumberToken[], problem: Problem): Problem | null {
  const [a, b, c] = numbers.map(({ value }) => value);
  if (a === undefined || b === undefined) return null;
  const side = SIDE.exec(problem.written ?? "");
  if (side !== null) return numbers.length === 2 ? sideOf(a, b, side[2] === "+") : null;
  if (problem.kind === "mean")
    return problems.mean(
      numbers.map(({ value }) => value),
      unitOf(problem),
    );
  if (numbers.length !== problem.told.length) return null;
  const unit = unitOf(problem);
  switch (problem.kind) {
    case "rectangle_area":
      return problems.rectangle_area(a, b, unit);
    case "rectangle_perimeter":
      return problems.rectangle_perimeter(a, b, unit);
    case "triangle_area":
      return problems.triangle_area(a, b, unit);
    case "trapezoid_area":
      return c === undefined ? null : problems.trapezoid_area(a, b, c, unit);
    case "box_volume":
      return c === undefined ? null : problems.box_volume(a, b, c, unit);
    case "multiple":
      return isWhole(a) && isWhole(b)
        ? problems.plain("multiple", rational(leastCommon(a.top, b.top)), [a, b])
        : null;
    case "divisor":
      return isWhole(a) && isWhole(b)
        ? problems.plain("divisor", rational(greatestCommon(a.top, b.top)), [a, b])
        : null;
    default:
      return null;
  }
}

function sideOf(a: Rational, b: Rational, isLong: boolean): Problem | null {
  if (!isWhole(a) || !isWhole(b)) return null;
  const [large, small] = a.top < b.top ? [b.top, a.top] : [a.top, b.top];
  const all = isLong ? large ** 2 + small ** 2 : large ** 2 - small ** 2;
  const root = Math.round(Math.sqrt(all));
  if (all <= 0 || root ** 2 !== all) return null;
  const written = isLong ? `√(${a.top}² + ${b.top}²)` : `√(${large}² − ${small}²)`;
  return { ...problems.plain("root", rational(root), [rational(all)]), written };
}

/** "And how far in 5 hours", once it is known how far in one. */
export function furtherOn(
  tokens: readonly Token[],
  { group, value }: NumberToken,
  problem: Problem,
): Problem | null {
  const isPerTime = problem.kind === "share" || problem.kind === "speed";
  if (!isPerTime || group !== "time" || !saying(tokens)("how_many")) return null;
  return problems.groups(value, answerOf(problem), unitOf(problem));
}
