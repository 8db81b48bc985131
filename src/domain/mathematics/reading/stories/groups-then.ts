import { apply, number } from "../../expression.ts";
import { type Problem, problems } from "../../problem.ts";
import { isLess, isWhole, multiply, type Rational } from "../../rational.ts";
import type { UnitGroup } from "../lexicon.ts";
import { hasRole } from "../tokens/token.ts";
import { signOf } from "./changes.ts";
import type { Quantity, Telling } from "./telling.ts";

/** "6 rows of 8 crayons, 9 are broken, how many are not": first all of them, then those that go or come. */
export function groupsThen(telling: Telling): Problem | null {
  const { quantities, asks, tokens } = telling;
  const [a, b, c, ...others] = quantities;
  if (a === undefined || b === undefined || c === undefined || others.length > 0) return null;
  if (!telling.isAsked() || asks("each", "cost", "change", "how_many_more")) return null;
  if (
    quantities.some(
      ({ isPercent, isPart, group, value }) => isPercent || isPart || group === "money" || !isWhole(value),
    )
  )
    return null;
  if (!isGrouped(telling, a, b) || !isSame(b, c)) return null;
  const sign = asks("left", "not", "no") ? -1 : signOf(tokens, c);
  if (sign === 0 || (sign < 0 && isLess(multiply(a.value, b.value), c.value))) return null;
  const all = apply("*", number(a.value), number(b.value), "groups");
  const expression = apply(sign < 0 ? "-" : "+", all, number(c.value), sign < 0 ? "take" : "join");
  const unit = telling.askedUnit()?.unit ?? b.unit;
  return problems.several(expression, [a.value, b.value, c.value], unit === undefined ? {} : { unit });
}

/** "6 rows of 8", "5 bags with 6 each". */
function isGrouped({ tokens }: Telling, a: Quantity, b: Quantity): boolean {
  // "A bus has 20 people. 6 get off": one such group is no group of groups.
  if (b.isEach && !a.isEach) return true;
  return b.at - a.at <= 3 && hasRole(tokens[b.at - 1], "of", "with");
}

/** What goes or comes is of what was counted, or is not named again. */
const isSame = (counted: Quantity, other: Quantity): boolean =>
  other.noun === undefined ||
  other.after.has("are") ||
  other.noun === counted.noun ||
  (other.unit !== undefined && other.unit === counted.unit);

const MEASURES: readonly (UnitGroup | undefined)[] = ["mass", "volume", "length", "time"];
const isProper = ({ top, bottom }: Rational): boolean => top > 0 && top < bottom;

/** "3/4 of a yard of ribbon, she uses 2/3 of it": a part of the part, or what is left of it. */
export function partOfMeasured({ quantities, asks, isAsked, tokens }: Telling): Problem | null {
  const [whole, part, ...others] = quantities;
  if (whole === undefined || part === undefined || others.length > 0 || !isAsked()) return null;
  if (!isProper(whole.value) || !isProper(part.value) || !hasRole(tokens[part.at + 1], "of")) return null;
  const measured = (at: number) =>
    tokens.slice(at + 1, at + 4).some((token) => token.kind === "word" && MEASURES.includes(token.group));
  // "2/3 of a cup" is an amount of its own, and "2/3 of the class" beside "3/4 of the class" no part of a part.
  if (measured(part.at) || asks("how_many_more", "total")) return null;
  const namesAfter = (at: number) =>
    tokens
      .slice(at + 2, at + 4)
      .flatMap((token) => (token.kind === "word" && token.word.length > 2 ? [token.word] : []));
  const shared = namesAfter(whole.at).filter((word) => namesAfter(part.at).includes(word));
  if (!measured(whole.at) && (!hasRole(tokens[whole.at + 1], "of") || shared.length > 0)) return null;
  const taken = apply("*", number(part.value), number(whole.value));
  return problems.sum(asks("left") ? apply("-", number(whole.value), taken) : taken, "fraction");
}
