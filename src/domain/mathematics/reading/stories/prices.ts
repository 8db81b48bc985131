import { apply, number } from "../../expression.ts";
import { type Problem, problems } from "../../problem.ts";
import { isEqual, isLess, ONE } from "../../rational.ts";
import { hasRole, type Token } from "../tokens/token.ts";
import type { Quantity, Telling } from "./telling.ts";

/** What so many cost, how many one gets for so much, and the change. */
export function prices(telling: Telling): Problem | null {
  const { quantities, has, tokens, asks } = telling;
  // "A candy costs 3": money as well, where another amount is.
  const isPrice = ({ at, before, group, unit }: Quantity) =>
    at < telling.ask &&
    group === undefined &&
    unit === undefined &&
    before.has("cost") &&
    (quantities.some((each) => each.group === "money") ||
      tokens.slice(telling.ask).some((token) => hasRole(token, "cost")));
  const money = quantities.filter((each) => each.group === "money" || isPrice(each));
  const counts = quantities.filter((each) => !money.includes(each));
  const isSpent = has("buy") && asks("left", "change");
  const paid =
    quantities.find(({ before }) => before.has("pay")) ??
    (isSpent ? money.find(({ before }) => before.has("have")) : undefined);
  if (paid !== undefined && (asks("change", "left") || has("change", "left")) && quantities.length >= 2) {
    const others = quantities.filter((each) => each !== paid);
    const price = others.find(({ group, isEach }) => group === "money" || isEach) ?? others.at(-1);
    const count = others.find((each) => each !== price);
    if (price === undefined || others.length > 2) return null;
    // Two prices are added, and neither is a count of the other.
    if (count !== undefined && [price, count].every(({ group, isEach }) => group === "money" && !isEach)) {
      const first = apply("-", number(paid.value), number(count.value), "take");
      const values = [paid, count, price].map(({ value }) => value);
      return problems.several(apply("-", first, number(price.value), "take"), values, { unit: paid.unit });
    }
    return problems.change_due(paid.value, count?.value ?? ONE, price.value, {
      unit: paid.unit ?? price.unit,
    });
  }
  const [price, more, ...others] = money;
  if (price !== undefined && more !== undefined && others.length === 0 && counts.length === 0) {
    // "Each costs 12, how many can I buy with 60": how often it goes into it.
    const each = money.find(({ isEach, before }) => isEach || before.has("cost"));
    const all = money.find((one) => one !== each);
    const asksCount =
      telling.has("how_many") && telling.askedUnit()?.group !== "money" && asks("buy", "have");
    return each !== undefined && all !== undefined && asksCount && !isLess(all.value, each.value)
      ? problems.measure(all.value, each.value, { unit: telling.askedUnit()?.unit })
      : null;
  }
  if (price !== undefined && money.length === 1 && has("cost", "pay", "each")) {
    const [first, second, ...rest] = counts;
    if (rest.length > 0 || first === undefined) return null;
    const one = oneBefore(tokens, price.at);
    const asksMoney = telling.askedUnit()?.group !== "thing" || asks("cost", "pay");
    if (second === undefined) {
      if (asksOne(telling, first))
        return problems.share(price.value, first.value, { unit: price.unit, form: "decimal" });
      if (price.isEach || one) return problems.rate(ONE, price.value, first.value, { unit: price.unit });
      return asks("each") || (asks("cost") && oneAfter(tokens, telling.ask))
        ? problems.share(price.value, first.value, { unit: price.unit, form: "decimal" })
        : null;
    }
    // "How much are 7 if 3 cost 12": what is wanted stands in the question, before the rest.
    const isTurned = telling.ask < first.at && price.at > first.at;
    const [count, wanted] = isTurned ? [second, first] : [first, second];
    return asksMoney ? problems.rate(count.value, price.value, wanted.value, { unit: price.unit }) : null;
  }
  // The same for what weighs, holds or lasts: the first and the last number count the same.
  const [first, middle, last, ...rest] = quantities;
  if (first === undefined || middle === undefined || last === undefined || rest.length > 0) return null;
  const isRate =
    first.noun !== undefined &&
    first.noun === last.noun &&
    middle.noun !== first.noun &&
    (first.group === undefined || !has("gain", "lose"));
  return isRate && telling.ask < tokens.length
    ? problems.rate(first.value, middle.value, last.value, { unit: middle.unit })
    : null;
}

/** "Un kilo", "one", "a ticket" before the price, with nothing counted. */
const oneBefore = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).some((token) => hasRole(token, "cost"));

const oneAfter = (tokens: readonly Token[], at: number) =>
  tokens.slice(at).some((token) => token.kind === "number" && isEqual(token.value, ONE));

/** "3 kilos cost 60, how much is one kilo": one of what was counted. */
const asksOne = (telling: Telling, { unit }: { readonly unit: string | undefined }): boolean =>
  telling
    .asked()
    .some(
      (token, at, all) =>
        at > 0 &&
        token.kind === "word" &&
        token.unit !== undefined &&
        token.unit === unit &&
        all[at - 1]?.kind === "word",
    );
