import { apply, type Expression, evaluate, number } from "../../../expression.ts";
import { answerOf, type Problem, problems } from "../../../problem.ts";
import { isLess, ONE, ZERO } from "../../../rational.ts";
import type { Token } from "../../tokens/token.ts";
import { Telling } from "../telling.ts";
import { type Amount, ANY, amountsIn, askedOf, isPaid, MONEY, PERSON } from "./amounts.ts";
import { fits, savedUp, scaled, severalOf, spent, unitPrice } from "./few-amounts.ts";

/** So much for one, and how many of these there are. */
type Product = { readonly each: Amount; readonly count: Amount };

/**
 * Quantities by what they count: so much for one times how many there are, and what is paid, wanted, added or lost beside it.
 * Every number has its place in it, or nothing is read.
 */
export function rates(telling: Telling): Problem | null {
  const amounts = amountsIn(telling);
  if (amounts.length < 2 || amounts.some(({ isPercent }) => isPercent)) return null;
  if (!telling.isAsked() && !isBare(telling)) return null;
  const often = fits(telling, amounts);
  if (often !== null) return often;
  const saved = savedUp(telling, amounts);
  if (saved !== null) return saved;
  if (telling.asks("each") && !telling.asks("cost", "pay")) return unitPrice(telling, amounts);
  const paid = paidOf(telling, amounts);
  const products = productsOf(amounts.filter((each) => each !== paid));
  const used = products.flatMap(({ each, count }) => [each, count]);
  const others = amounts.filter((each) => !used.includes(each));
  if (products.length === 0)
    return spent(telling, amounts, paid) ?? unitPrice(telling, amounts) ?? scaled(telling, amounts);
  const [{ each }] = products as [Product];
  if (!products.every((one) => one.each.of === each.of) || asksOther(telling, products)) return null;
  const [other, ...more] = others;
  if (more.length > 0) return null;
  if (products.length === 1 && other === undefined)
    return telling.asks("missing", "how_many_more", "left") ? null : single(telling, products[0] as Product);
  const total = products.map(timesOf).reduce((all, next) => apply("+", all, next, "join"));
  if (other === undefined) return severalOf(total, amounts, each.unit);
  const isOfSame = other.of === each.of || other.of === undefined;
  const asked = isOfSame ? signBeside(telling, other, other === paid) : null;
  // "6 boxes of 9, and 5 went bad: how many are left": what is told last, and is less, goes from them.
  const isTaken =
    asked === "rest" && other !== paid && other.at > each.at && isLess(other.value, evaluate(total));
  const sign = isTaken ? "-" : asked;
  if (sign === null) return null;
  if (
    sign === "rest" &&
    products.length === 1 &&
    each.of === MONEY &&
    (other === paid || telling.has("buy"))
  ) {
    const [{ count }] = products as [Product];
    const due = problems.change_due(other.value, count.value, each.value, { unit: each.unit });
    return isLess(answerOf(due), ZERO) ? null : due;
  }
  const expression =
    sign === "rest"
      ? apply("-", number(other.value), total, "take")
      : apply(sign, total, number(other.value), sign === "-" ? "take" : "join");
  const problem = severalOf(expression, amounts, each.unit);
  return isLess(answerOf(problem), ZERO) ? null : problem;
}

/** Of what was told, only what is said for one: it holds for the next question as well. */
export function pricesAmong(tokens: readonly Token[]): readonly Token[] {
  const amounts = amountsIn(new Telling(tokens));
  return amounts.flatMap(({ per }, index) => {
    const from = (amounts[index - 1]?.at ?? -2) + 2;
    const to = amounts[index + 1]?.at ?? tokens.length;
    return per === undefined ? [] : tokens.slice(from, to);
  });
}

const timesOf = ({ each, count }: Product): Expression =>
  apply("*", number(count.value), number(each.value), "groups");
function single(telling: Telling, { each, count }: Product): Problem {
  const told = { unit: each.unit ?? telling.askedUnit()?.unit };
  return each.of === MONEY || each.group === "length"
    ? problems.rate(ONE, each.value, count.value, told)
    : problems.groups(count.value, each.value, told);
}

/** Every amount for one with the number of these; none where one of them has none. */
function productsOf(amounts: readonly Amount[]): readonly Product[] {
  const free = amounts.filter(({ per }) => per === undefined);
  const found: Product[] = [];
  for (const each of amounts.filter(({ per }) => per !== undefined)) {
    const left = free
      .filter((one) => one.of !== each.of || one.of === undefined)
      .filter((one) => !found.some(({ count }) => count === one));
    const near = (one: Amount) =>
      Math.abs(amounts.indexOf(one) - amounts.indexOf(each)) + (one.at > each.at ? 0.5 : 0);
    const named = left.filter((one) => one.of === each.per);
    const loose = left.filter(
      (one) =>
        each.per === ANY ||
        (one.of === undefined && (!each.isOfOne || each.of === MONEY)) ||
        (left.length === 1 && (each.isEach || (each.isOfOne && one.of === PERSON))),
    );
    const [count] = (named.length > 0 ? named : loose).toSorted((one, other) => near(one) - near(other));
    if (count === undefined && each.isOfOne) continue;
    if (count === undefined || (count.isPart && each.isPart)) return [];
    found.push({ each, count });
  }
  return found;
}

/** What is handed over: said so, or the last and largest where the change is asked. */
function paidOf({ asks, has, tokens }: Telling, amounts: readonly Amount[]): Amount | undefined {
  const isSpent = has("buy") && asks("left", "change");
  const said =
    amounts.find((each) => isPaid(tokens, each) && each.per === undefined) ??
    (isSpent ? amounts.find(({ before, of }) => of === MONEY && before.has("have")) : undefined);
  if (said !== undefined || !(asks("change") || has("change"))) return said;
  return amounts.findLast(
    (one) =>
      one.per === undefined &&
      (one.of === MONEY || one.of === undefined) &&
      amounts.every(({ value }) => !isLess(one.value, value)),
  );
}

/** Whether the rest of it is asked, or whether it comes to the product or goes from it; null where that is not said. */
function signBeside(telling: Telling, { after, before }: Amount, isPaid: boolean): "rest" | "+" | "-" | null {
  if (isPaid) return "rest";
  const isLost = before.has("lose") || (after.has("lose") && !after.has("have"));
  if (isLost && !before.has("buy")) return "-";
  if (telling.asks("left", "change", "missing", "how_many_more")) return "rest";
  return telling.has("total") || before.has("gain") ? "+" : null;
}

/** What is asked is counted by none of them: a word was not understood. */
function asksOther(telling: Telling, products: readonly Product[]): boolean {
  const asked = askedOf(telling);
  const { each } = products[0] as Product;
  return (
    asked !== undefined &&
    each.of !== undefined &&
    asked !== each.of &&
    products.some(({ count }) => count.of === asked)
  );
}

/** "3 cups of 15 pesos", "60 km per hour for 3 hours": nothing but the amounts, which asks what they make. */
const isBare = ({ tokens, has }: Telling): boolean =>
  tokens[0]?.kind === "number" &&
  !has("have", "gain", "lose", "told", "family", "is", "are", "cost") &&
  tokens.filter((token) => token.kind === "word" && token.roles.length === 0 && token.unit === undefined)
    .length <= 2;
