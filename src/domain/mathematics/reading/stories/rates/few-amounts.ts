import { apply, type Expression, number } from "../../../expression.ts";
import { type Problem, problems } from "../../../problem.ts";
import { isEqual, isLess, ONE } from "../../../rational.ts";
import type { Telling } from "../telling.ts";
import { type Amount, ANY, askedOf, MONEY, nameOf } from "./amounts.ts";

export const severalOf = (
  expression: Expression,
  amounts: readonly Amount[],
  unit: string | undefined,
): Problem =>
  problems.several(
    expression,
    amounts.map(({ value }) => value),
    { unit },
  );

/** What is left of money after one or two prices. */
export function spent(
  { asks, has }: Telling,
  amounts: readonly Amount[],
  paid: Amount | undefined,
): Problem | null {
  const [price, other, ...more] = amounts.filter((each) => each !== paid);
  const isPrice = (one: Amount) => one.of === MONEY || one.of === undefined;
  if (
    paid === undefined ||
    price === undefined ||
    more.length > 0 ||
    !(asks("left", "change") || has("change"))
  )
    return null;
  if (!isPrice(price) || (other !== undefined && other.of !== MONEY)) return null;
  const unit = { unit: paid.unit ?? price.unit };
  if (other === undefined) return problems.change_due(paid.value, ONE, price.value, unit);
  const first = apply("-", number(paid.value), number(price.value), "take");
  return severalOf(apply("-", first, number(other.value), "take"), amounts, unit.unit);
}

/** "6 go into a box, how many boxes for 24": how often it goes into all of them. */
export function fits(telling: Telling, amounts: readonly Amount[]): Problem | null {
  const [one, other, ...more] = amounts;
  const each = amounts.find(({ per }) => per !== undefined);
  if (one === undefined || other === undefined || each === undefined || more.length > 0) return null;
  const all = each === one ? other : one;
  const asked = askedOf(telling);
  const isAskedCount =
    asked === undefined
      ? all.of === each.of && telling.asks("buy", "have")
      : asked === each.per || (each.per === ANY && asked !== each.of);
  const isOfSame = asked === each.per || all.of === each.of || all.of === undefined || each.of === undefined;
  if (!isAskedCount || !isOfSame || isLess(all.value, each.value)) return null;
  return problems.measure(all.value, each.value, { unit: telling.askedUnit()?.unit });
}

/** "I have 20 and save 5 a week, how many weeks until 60": what is missing, in so many steps. */
export function savedUp(telling: Telling, amounts: readonly Amount[]): Problem | null {
  const each = amounts.find(({ per }) => per !== undefined);
  const [one, other, ...more] = amounts.filter((amount) => amount !== each);
  if (each === undefined || one === undefined || other === undefined || more.length > 0) return null;
  const [has, goal] = isLess(one.value, other.value) ? [one, other] : [other, one];
  const isOfSame = [has, goal].every(({ of }) => of === undefined || each.of === undefined || of === each.of);
  const asksWhen = askedOf(telling) === each.per && telling.askedUnit()?.group === "time";
  if (!isOfSame || !asksWhen || telling.has("lose", "pay")) return null;
  const missing = apply("-", number(goal.value), number(has.value), "take");
  return severalOf(apply("/", missing, number(each.value), "measure"), amounts, telling.askedUnit()?.unit);
}

/** "3 kilos cost 60, how much is one kilo". */
export function unitPrice(telling: Telling, amounts: readonly Amount[]): Problem | null {
  const price = amounts.find(({ of }) => of === MONEY) ?? amounts.find(({ before }) => before.has("cost"));
  const count = amounts.find((each) => each !== price);
  const asksOne = telling.asks("each") || asksForOne(telling, count?.of);
  if (price === undefined || count === undefined || amounts.length > 2 || !asksOne || count.of === MONEY)
    return null;
  if (price.per !== undefined && price.per !== count.of) return null;
  return problems.share(price.value, count.value, { unit: price.unit, form: "decimal" });
}

function asksForOne({ ask, tokens }: Telling, of: string | undefined): boolean {
  const asked = tokens.slice(ask);
  return asked.some(
    (token, at) =>
      (token.kind === "number" && token.isSpoken === true && isEqual(token.value, ONE)) ||
      (at > 0 &&
        at <= 4 &&
        of !== undefined &&
        token.kind === "word" &&
        nameOf(token) === of &&
        asked[at - 1]?.kind === "word"),
  );
}

/** "A recipe for 12 needs 3 eggs, how many for 24": two numbers count the same, and the third belongs to one of them. */
export function scaled(telling: Telling, amounts: readonly Amount[]): Problem | null {
  const { ask, has } = telling;
  if (amounts.length !== 3 || !telling.isAsked() || has("total")) return null;
  const asked = askedOf(telling);
  const isApart = (one: Amount) => {
    const [a, b] = amounts.filter((each) => each !== one);
    return (
      a !== undefined &&
      b !== undefined &&
      a.of !== one.of &&
      b.of !== one.of &&
      (a.of === b.of || a.of === undefined || b.of === undefined)
    );
  };
  const fitting = amounts.filter((one) => one.of !== undefined && isApart(one));
  const rest = fitting.length === 1 ? fitting : fitting.filter(({ before }) => !before.has("among"));
  const amount =
    fitting.find(({ holding, of }) => asked !== undefined && [of, holding].includes(asked)) ??
    (rest.length === 1 ? rest[0] : undefined);
  const [one, other] = amounts.filter((each) => each !== amount);
  if (amount === undefined || one === undefined || other === undefined || amount.of === one.of) return null;
  const isNamed = one.of !== undefined && one.of === other.of && other.at > ask;
  const isRate = has("recipe") || one.at > ask || other.at > ask;
  if (
    !isRate ||
    (!isNamed &&
      !has("recipe") &&
      !other.before.has("among") &&
      amounts.some(({ before, after }) => before.has("lose") || after.has("lose")))
  )
    return null;
  // "How much are 7 if 3 cost 12": what is wanted stands in the question.
  const [told, wanted] = one.at > ask && other.at > ask && amount.at > other.at ? [other, one] : [one, other];
  const isScale = has("recipe", "among") && amount.of !== MONEY;
  const unit = { unit: amount.unit };
  return isScale
    ? problems.scale(amount.value, told.value, wanted.value, {
        ...unit,
        form: amount.isPart ? "fraction" : undefined,
      })
    : problems.rate(told.value, amount.value, wanted.value, unit);
}
