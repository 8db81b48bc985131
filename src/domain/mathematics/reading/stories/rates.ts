import { root } from "../../../language/stems.ts";
import { apply, type Expression, evaluate, number } from "../../expression.ts";
import { answerOf, type Problem, problems } from "../../problem.ts";
import { isEqual, isLess, ONE, ZERO } from "../../rational.ts";
import { hasRole, type Token } from "../tokens/token.ts";
import { type Quantity, Telling } from "./telling.ts";

/** What a number counts, and for one of what it is said: "15 pesos each", "3 a week". */
type Amount = Quantity & {
  readonly of: string | undefined;
  /** "Cups of sugar": and of what. */
  readonly holding: string | undefined;
  /** Empty where it is said of each, and not of which. */
  readonly per: string | undefined;
  /** "The game is 50": the price of one, of which nobody says how many there are. */
  readonly isOfOne: boolean;
};
/** So much for one, and how many of these there are. */
type Product = { readonly each: Amount; readonly count: Amount };

const MONEY = "money";
const PERSON = "person";
const MEASURES = ["time", "length", "mass"];
const ANY = "";

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

export const amountsIn = (telling: Telling): readonly Amount[] =>
  telling.quantities
    .filter((each) => !isSpokenOne(telling, each))
    .map((each, at, all) => amountOf(telling, each, all[at - 1]));

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
const severalOf = (expression: Expression, amounts: readonly Amount[], unit: string | undefined): Problem =>
  problems.several(
    expression,
    amounts.map(({ value }) => value),
    { unit },
  );

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

/** What is left of money after one or two prices. */
function spent({ asks, has }: Telling, amounts: readonly Amount[], paid: Amount | undefined): Problem | null {
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

/** "6 go into a box, how many boxes for 24": how often it goes into all of them. */
function fits(telling: Telling, amounts: readonly Amount[]): Problem | null {
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
function savedUp(telling: Telling, amounts: readonly Amount[]): Problem | null {
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
function unitPrice(telling: Telling, amounts: readonly Amount[]): Problem | null {
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
function scaled(telling: Telling, amounts: readonly Amount[]): Problem | null {
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

/** What is asked for: money, or what the question names. */
function askedOf(telling: Telling): string | undefined {
  const unit = telling.askedUnit();
  if (unit !== undefined) return unit.group === "money" ? MONEY : nameOf(unit);
  const next = telling.asked()[1];
  if (next?.kind === "word" && next.roles.length === 0) return nameOf(next);
  return telling.asks("cost", "pay", "change") ? MONEY : undefined;
}

function nameOf(token: Token & { kind: "word" }): string {
  if (token.group === "person") return PERSON;
  if (token.group === "money") return MONEY;
  return MEASURES.includes(token.group ?? "")
    ? (token.unit ?? "")
    : withoutEnding(root(token.word.split(" ")[0] ?? "")).replace(/v$/, "f");
}

/** "Glasses" and "glass", "wolves" and "wolf": one name for one and for several. */
function withoutEnding(word: string): string {
  let end = word.length;
  while (end > 0 && "es".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** "I pay with 100", and not "what do I pay for 3". */
const isPaid = (tokens: readonly Token[], { at }: Quantity): boolean =>
  hasRole(tokens[at - 1], "pay") || (hasRole(tokens[at - 2], "pay") && !hasRole(tokens[at - 1], "among"));

const isTime = (token: Token | undefined): boolean => token?.kind === "word" && token.group === "time";
const isName = (token: Token | undefined): token is Token & { kind: "word" } =>
  token?.kind === "word" && (token.unit !== undefined || token.roles.length === 0);

function amountOf({ tokens, ask }: Telling, quantity: Quantity, before: Quantity | undefined): Amount {
  const { at, group } = quantity;
  const near = [tokens[at + 1], tokens[at + 2]].filter(isName);
  const own = near.find(({ unit }) => unit !== undefined) ?? near[0];
  const isCounted = quantity.noun !== undefined && own !== undefined;
  const of =
    group === "money" || (quantity.before.has("cost") && at < ask) || isPaid(tokens, quantity)
      ? MONEY
      : isCounted
        ? nameOf(own)
        : quantity.before.has("we_are")
          ? PERSON
          : undefined;
  const one = perOf(tokens, quantity, before, of, ask);
  // "Every day for 3 days": nothing is said for one of itself.
  const per = one === of ? undefined : one;
  // "A bus has 20 people": of this one, and nobody says how many there are.
  const isHolder = hasRole(tokens[at - 1], "have", "are") && !quantity.before.has("each");
  const isOfOne =
    per !== undefined &&
    (!quantity.isEach || isHolder) &&
    !tokens.slice(at + 1, at + 5).some((token) => hasRole(token, "each", "per", "hourly"));
  const link = tokens[tokens.indexOf(own as Token) + 1];
  const held = tokens[tokens.indexOf(own as Token) + 2];
  const holding = isCounted && hasRole(link, "of") && isName(held) ? nameOf(held) : undefined;
  return { ...quantity, of, holding, per, isOfOne };
}

/** One of what it is said for; undefined where it is said of all. */
function perOf(
  tokens: readonly Token[],
  { at, isEach }: Quantity,
  previous: Quantity | undefined,
  of: string | undefined,
  ask: number,
): string | undefined {
  const end = tokens.findIndex((token, place) => place > at && token.kind !== "word");
  const after = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  if (
    hasRole(
      after.slice(0, 4).find((token) => hasRole(token, "hourly")),
      "hourly",
    )
  )
    return "hour";
  // "2 dollars a cup" stands right behind what is counted; "5 tickets on a hat" does not.
  const behind = isName(after[1]) ? 2 : 1;
  const named = after.findIndex(
    (token, place) =>
      (place <= 3 && hasRole(token, "each") && isName(after[place + 1])) ||
      (place === behind && hasRole(token, "per") && isName(after[place + 1])) ||
      // "And save 5 a week".
      (place === 0 && hasRole(token, "per") && isTime(after[1])),
  );
  const [one, other] = after.slice(named + 1, named + 3).filter(isName);
  const unit = one?.unit === undefined && other?.unit !== undefined ? other : one;
  if (named >= 0 && at + named < ask && unit !== undefined && nameOf(unit) !== of) return nameOf(unit);
  const between = tokens.slice((previous?.at ?? -1) + 1, at);
  const verb = between.findLastIndex((token) => hasRole(token, "cost", "have", "are", "is"));
  const subject = headOf(between.slice(0, Math.max(0, verb)));
  const isCounted =
    previous !== undefined &&
    subject !== undefined &&
    between.indexOf(subject) <= 1 &&
    previous.noun !== undefined &&
    !isPoint(between, subject);
  // "A taco costs 15"; of "3 tacos cost 45" it is all of them.
  if (of === MONEY && at < ask && subject !== undefined && !isCounted && verb >= between.length - 2)
    return nameOf(subject);
  const link = between.at(-1);
  // "3 cups of 15 pesos", "a 15 pesos".
  if (
    of === MONEY &&
    previous?.noun !== undefined &&
    between.length <= 3 &&
    hasRole(link, "of", "oclock", "to", "from")
  ) {
    const counted = between.find(isName);
    return counted === undefined ? ANY : nameOf(counted);
  }
  if (!isEach) return undefined;
  const holder = between.findLast((token) => token.kind === "word" && token.group === "container");
  if (holder?.kind === "word") return nameOf(holder);
  const each = between.findLastIndex((token) => hasRole(token, "each"));
  const held = between[each + 1];
  return each >= 0 && isName(held) ? nameOf(held) : ANY;
}

/** "A kilo of mango" is a kilo. */
function headOf(tokens: readonly Token[]): (Token & { kind: "word" }) | undefined {
  const at = tokens.findLastIndex(isName);
  const isOf = hasRole(tokens[at - 1], "of") && isName(tokens[at - 2]);
  const head = isOf ? tokens[at - 2] : tokens[at];
  return isName(head) ? head : undefined;
}

const isPoint = (between: readonly Token[], subject: Token): boolean =>
  between.slice(0, between.indexOf(subject)).some((token) => hasRole(token, "and"));

/** "How much is one": counts nothing more. */
const isSpokenOne = ({ ask, tokens }: Telling, { at, value }: Quantity): boolean => {
  const token = tokens[at];
  const isOne = token?.kind === "number" && token.isSpoken === true && isEqual(value, ONE);
  return isOne && (at > ask || at === 0 || tokens.length > at);
};

/** "3 cups of 15 pesos", "60 km per hour for 3 hours": nothing but the amounts, which asks what they make. */
const isBare = ({ tokens, has }: Telling): boolean =>
  tokens[0]?.kind === "number" &&
  !has("have", "gain", "lose", "told", "family", "is", "are", "cost") &&
  tokens.filter((token) => token.kind === "word" && token.roles.length === 0 && token.unit === undefined)
    .length <= 2;
