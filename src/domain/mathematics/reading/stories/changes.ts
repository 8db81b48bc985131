import { apply, type Expression, number } from "../../expression.ts";
import { type Problem, problems } from "../../problem.ts";
import { isLess, type Rational } from "../../rational.ts";
import type { Role, UnitGroup } from "../lexicon.ts";
import { hasRole, type Token } from "../tokens/token.ts";
import type { Quantity, Telling } from "./telling.ts";

const ASKING: readonly Role[] = ["how_many", "what_is", "is", "are", "comes"];
const MEASURES: readonly (UnitGroup | undefined)[] = ["mass", "volume", "length", "time"];

/** Put together, taken away, one after the other. */
export function changes(telling: Telling): Problem | null {
  const { quantities, has, asks, tokens } = telling;
  const [a, b, ...others] = quantities;
  if (a === undefined || quantities.some(({ isPercent, isPart }) => isPercent || isPart)) return null;
  // What is given back is not what was given and what was bought together.
  if (asks("change")) return null;
  const asksSomething = telling.isAsked();
  if (b === undefined) return null;
  const unit = telling.askedUnit()?.unit ?? a.unit ?? b.unit;
  if (quantities.some(({ group }) => MEASURES.includes(group)) && !sameUnits(quantities)) return null;
  // Dimes and nickels are no more added as they are than meters and kilometers.
  if (
    new Set(quantities.flatMap(({ group, unit }) => (group === "money" && unit !== undefined ? [unit] : [])))
      .size > 1
  )
    return null;
  const isBare = a.at === 0 && isJoined(telling, a, b);
  if (!asksSomething && !isBare && !(isTold(telling) && nounsFit(quantities))) return null;
  const gains = (each: Quantity) => signOf(tokens, each);
  if (others.length === 0) {
    const isUnknownStart = has("some") && tokens.findIndex((token) => hasRole(token, "some")) < a.at;
    const now = quantities.find(({ before }) => before.has("now")) ?? (b.after.has("now") ? b : undefined);
    if (isUnknownStart && now !== undefined) {
      const other = now === a ? b : a;
      return gains(other) < 0
        ? problems.more_than(now.value, other.value, { unit })
        : problems.less_than(now.value, other.value, { unit });
    }
    // "He gave 5 away, now he has 7: how many did he have to start with".
    if (asks("at_first")) {
      const change = [a, b].map(gains).find((each) => each !== 0) ?? 0;
      if (change === 0) return null;
      return change < 0
        ? problems.join(a.value, b.value, { unit })
        : problems.take(...ordered(a, b), { unit });
    }
    // "Together they found 80", "she had 12 left": what is asked is the other part of the whole.
    const whole = asks("total") ? undefined : quantities.find(({ before }) => before.has("total"));
    const rest = asks("left") ? undefined : [b].find(({ after }) => after.has("left"));
    if (whole !== undefined || rest !== undefined) return problems.take(...ordered(a, b), { unit });
    if (now !== undefined && now !== a && asks("how_many", "what_is"))
      return problems.missing(a.value, b.value, { unit });
  }
  const [first = 0, ...signs] = quantities.map((each, at) => (at === 0 ? 1 : gains(each)));
  const isKnown = signs.every((sign) => sign !== 0);
  if (others.length === 0 && !isKnown) {
    if (asks("left") || (has("left") && !has("total"))) return problems.take(...ordered(a, b), { unit });
    if (isPartOfWhole(telling, a, b)) return problems.take(...ordered(a, b), { unit });
    if (has("total") || isJoined(telling, a, b)) return problems.join(a.value, b.value, { unit });
    return null;
  }
  // "3 of my 7 balloons popped."
  const isOf = tokens.slice(a.at + 1, b.at).some((token) => hasRole(token, "of")) && b.at - a.at <= 3;
  if (others.length === 0 && isOf && isLess(a.value, b.value) && asks("left"))
    return problems.take(b.value, a.value, { unit });
  // "He took 6 and she took 2, how many in total"; "for the 2 toys" counts what was told of already.
  if (others.length === 0 && asks("total") && gains(a) < 0) return problems.join(a.value, b.value, { unit });
  if (others.length > 0 && quantities.some(({ at }) => at > telling.ask)) return null;
  if (!isKnown && !has("total")) return null;
  if (first === 0) return null;
  const [sign = 1] = signs;
  if (others.length === 0) {
    if (sign < 0) return isLess(a.value, b.value) ? null : problems.take(a.value, b.value, { unit });
    return problems.join(a.value, b.value, { unit });
  }
  const expression = quantities
    .slice(1)
    .reduce<Expression>(
      (all, each, at) =>
        (signs[at] ?? 1) < 0
          ? apply("-", all, number(each.value), "take")
          : apply("+", all, number(each.value), "join"),
      number(a.value),
    );
  return problems.several(
    expression,
    quantities.map(({ value }) => value),
    { unit },
  );
}

/** +1 where it comes to what there was, −1 where it goes; 0 where neither is said. */
export function signOf(tokens: readonly Token[], { at, before, after }: Quantity): number {
  const isGivenAway =
    before.has("give_him") &&
    hasRole(
      tokens.slice(at + 1, at + 4).find((token) => hasRole(token, "to")),
      "to",
    );
  if (isGivenAway) return -1;
  const verbs = tokens
    .slice(0, at)
    .flatMap((token, place) => (hasRole(token, "gain", "lose", "give_him") ? [{ token, place }] : []));
  // "9 went home and 5 came": the verb before the "and" is of the number before it.
  const joint = tokens.slice(0, at).findLastIndex((token) => hasRole(token, "and"));
  const isOwn = (verbs.at(-1)?.place ?? -1) > joint;
  if (!isOwn && joint === at - 1 && (after.has("lose") || after.has("gain")))
    return after.has("lose") ? -1 : 1;
  if (before.has("gain") || before.has("lose") || before.has("give_him")) {
    const last = verbs.at(-1)?.token;
    return hasRole(last, "lose") ? -1 : 1;
  }
  if (after.has("lose") && !after.has("have")) return -1;
  return after.has("gain") ? 1 : 0;
}

const ordered = (a: Quantity, b: Quantity): [Rational, Rational] =>
  isLess(a.value, b.value) ? [b.value, a.value] : [a.value, b.value];

/** "8 cups and 4 more": what is not named counts the same. */
const sameUnits = (all: readonly Quantity[]) =>
  new Set(all.flatMap(({ noun, unit }) => unit ?? noun ?? [])).size <= 1;

/** Told without a question: somebody has something, and it becomes more or less. */
function isTold({ quantities, has }: Telling): boolean {
  const [a, b] = quantities;
  return (
    a !== undefined &&
    b !== undefined &&
    a.before.has("have") &&
    (b.before.has("gain") || b.before.has("lose") || b.before.has("give_him")) &&
    !has("told")
  );
}

function nounsFit([a, b]: readonly Quantity[]): boolean {
  if (a === undefined || b === undefined || a.group === "time" || a.group === "person") return false;
  return (
    (a.noun !== undefined || a.unit !== undefined) &&
    (b.noun === undefined || b.noun === a.noun || b.unit === a.unit || b.noun.length <= 4)
  );
}

/** "There are 20 children, 8 are girls: how many boys?" */
function isPartOfWhole(telling: Telling, a: Quantity, b: Quantity): boolean {
  const wanted = telling.askedWord();
  const part = isLess(a.value, b.value) ? a : b;
  const whole = part === a ? b : a;
  const wordAt = (at: number) =>
    telling.tokens
      .slice(at + 1, at + 4)
      .find(
        (token): token is Token & { kind: "word" } =>
          token.kind === "word" && (token.unit !== undefined || token.roles.length === 0),
      )?.word;
  const isOther =
    wanted !== undefined && (wanted !== whole.noun || telling.askedUnit()?.word !== wordAt(part.at));
  // "7 red apples and 2 green apples are in it": two of the same, and neither is the whole of the other.
  const isOfIt = part.noun === undefined || part.noun !== whole.noun;
  return (
    isOfIt &&
    (part.before.has("are") || part.after.has("are")) &&
    (isOther || telling.asks("not")) &&
    !telling.has("total")
  );
}

/** "2 cats and 3 dogs, how many animals?": both are there, and a whole is asked. */
function isJoined({ tokens, ask }: Telling, a: Quantity, b: Quantity): boolean {
  const between = tokens.slice(a.at + 1, b.at);
  // "4 diggers and 3 diggers".
  const isSame =
    a.noun !== undefined &&
    a.noun === b.noun &&
    [...a.before, ...b.after].every((role) => ASKING.includes(role));
  if (isSame && between.length === 2 && hasRole(between[1], "and")) return true;
  return (
    between.some((token) => hasRole(token, "and")) &&
    ask > b.at &&
    (a.before.has("have") || a.before.has("buy") || b.after.has("larger")) &&
    a.group !== "container" &&
    (a.unit === undefined || b.group !== "container")
  );
}
