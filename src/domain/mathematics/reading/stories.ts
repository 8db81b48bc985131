import { apply, type Expression, number } from "../expression.ts";
import { type Problem, problems } from "../problem.ts";
import { add, isEqual, isLess, isWhole, ONE, type Rational, rational } from "../rational.ts";
import type { Role, UnitGroup } from "./lexicon.ts";
import { hasRole, type NumberToken, type Token } from "./tokens.ts";

/** A number of a story, with what is said before and after it. */
type Quantity = {
  readonly value: Rational;
  readonly unit: string | undefined;
  readonly group: UnitGroup | undefined;
  readonly noun: string | undefined;
  readonly isPercent: boolean;
  readonly isPart: boolean;
  readonly at: number;
  /** Since the number before it, and up to the next one. */
  readonly before: ReadonlySet<Role>;
  readonly after: ReadonlySet<Role>;
  /** So many in each, or for each. */
  isEach: boolean;
};
export type Story =
  | { readonly problem: Problem }
  /** A question with two numbers, and no word that says what is done with them. */
  | { readonly unclear: readonly [Rational, Rational]; readonly unit?: string | undefined };

const MEASURES: readonly (UnitGroup | undefined)[] = ["mass", "volume", "length", "time"];
const ASKS = ["how_many", "how_many_more", "how_long", "what_is", "what_time"] as const;

/** What is told of in a story, and what is asked. */
class Telling {
  readonly tokens: readonly Token[];
  readonly quantities: readonly Quantity[];
  /** Where the question begins; at the end where there is none. */
  readonly ask: number;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.quantities = quantitiesIn(tokens);
    const asks = tokens.flatMap((token, at) => (hasRole(token, ...ASKS) ? [at] : []));
    this.ask = asks.at(-1) ?? tokens.length;
  }

  has = (...roles: readonly Role[]) => this.tokens.some((token) => hasRole(token, ...roles));
  /** From the question on, up to the next number. */
  asked(): readonly Token[] {
    const next = this.quantities.find(({ at }) => at > this.ask)?.at ?? this.tokens.length;
    return this.tokens.slice(this.ask, next);
  }
  asks = (...roles: readonly Role[]) => this.asked().some((token) => hasRole(token, ...roles));
  isAsked = () => this.ask < this.tokens.length || this.has("total");
  /** What the question counts: "how many candies". */
  askedUnit(): (Token & { kind: "word" }) | undefined {
    return this.asked()
      .slice(0, 5)
      .find((token): token is Token & { kind: "word" } => token.kind === "word" && token.unit !== undefined);
  }
  askedWord(): string | undefined {
    const next = this.asked()[1];
    return next?.kind === "word" ? (next.unit ?? next.word) : undefined;
  }
}

function quantitiesIn(tokens: readonly Token[]): readonly Quantity[] {
  const places = tokens.flatMap((token, at) => (token.kind === "number" ? [{ token, at }] : []));
  const roles = (from: number, to: number) =>
    new Set(
      tokens.slice(Math.max(0, from), to).flatMap((token) => (token.kind === "word" ? token.roles : [])),
    );
  return places.map(({ token, at }, index) => {
    const previous = places[index - 1]?.at ?? -1;
    const next = places[index + 1]?.at ?? tokens.length;
    const before = roles(previous + 1, at);
    // Up to the question or the next number: "6 candies in each", "5 pesos cada una".
    const stop = tokens.findIndex(
      (each, place) => place > at && (hasRole(each, ...ASKS) || (each.kind === "sign" && each.sign === "?")),
    );
    const after = roles(at + 1, Math.min(next, stop < 0 ? next : stop));
    return {
      ...facts(token),
      at,
      before,
      after,
      isEach: isEachOf(tokens, at, previous, Math.min(next, stop < 0 ? next : stop)),
    };
  });
}

const facts = ({ value, unit, group, noun, isPercent, form }: NumberToken) => ({
  ...{ value, unit, group, noun },
  isPercent: isPercent === true,
  isPart: form === "fraction" && !isWhole(value),
});

/** "6 in each", "each has 6", "3 bags of 6", "3 bolsas con 6". */
function isEachOf(tokens: readonly Token[], at: number, previous: number, next: number): boolean {
  const before = tokens.slice(previous + 1, at);
  const after = tokens.slice(at + 1, next);
  // "Each" in the next sentence belongs to the next number: it stands right before it.
  const each = after.findIndex((token) => hasRole(token, "each"));
  // "24 boxes, and each box has 12": another number follows, and of that it is said.
  const isNext =
    tokens[next]?.kind === "number" &&
    after.slice(0, Math.max(0, each)).some((token) => hasRole(token, "and")) &&
    after.slice(each).some((token) => hasRole(token, "have", "with", "cost"));
  const isAfter =
    each >= 0 &&
    !isNext &&
    each <= 4 &&
    !(next < tokens.length && tokens[next]?.kind === "number" && after.length - each <= 3 && each > 2);
  if (isAfter || before.some((token) => hasRole(token, "each"))) return true;
  // "A box has 12 eggs", "en una caja hay 12".
  const [holder, have] = before.slice(-2);
  if (holder?.kind === "word" && holder.group === "container" && hasRole(have, "have", "are")) return true;
  const link = before.findLastIndex((token) => hasRole(token, "with", "of"));
  const container = before.some(
    (token, place) => token.kind === "word" && token.group === "container" && place < link,
  );
  return container && link >= before.length - 1;
}

/** Reads a story as the model that fits what it tells and asks; null where it is none. */
export function readStory(tokens: readonly Token[]): Story | null {
  const telling = new Telling(tokens);
  const { quantities } = telling;
  if (quantities.length === 0 || quantities.length > 6 || quantities.some(({ value }) => value.top < 0))
    return null;
  const problem =
    speeds(telling) ??
    percents(telling) ??
    parts(telling) ??
    (telling.isAsked()
      ? (comparisons(telling) ?? prices(telling) ?? leftovers(telling) ?? equalGroups(telling))
      : null) ??
    changes(telling);
  if (problem !== null)
    return { problem: isSure(telling, problem) ? problem : { ...problem, isUnsure: true } };
  const [a, b] = quantities;
  const isUnclear =
    quantities.length === 2 &&
    telling.has("how_many") &&
    a !== undefined &&
    b !== undefined &&
    (a.noun ?? b.noun) !== undefined;
  return isUnclear && a.group !== "time" && b.group !== "time"
    ? { unclear: [a.value, b.value], unit: telling.askedUnit()?.unit ?? a.unit }
    : null;
}

/**
 * What is put together or taken away is what is asked for: where another thing is asked than all that was counted, a word was
 * not understood.
 */
function isSure(telling: Telling, { kind }: Problem): boolean {
  const wanted = telling.askedWord();
  const [first] = telling.asked();
  if (!["join", "take", "several"].includes(kind) || wanted === undefined || !hasRole(first, "how_many"))
    return true;
  return telling.quantities.some(
    ({ noun, unit }) => noun === undefined || noun === wanted || unit === wanted,
  );
}

/** So far in an hour: how far in some hours, or how many hours for so far. */
function speeds(telling: Telling): Problem | null {
  const { has, isAsked, quantities, tokens } = telling;
  const speed = quantities.find(({ after, group }) => after.has("hourly") && group !== "time");
  if (speed === undefined || !isAsked()) return null;
  const hours = quantities.filter((each) => each !== speed && (each.group === "time" || each.isPart));
  const [far, ...others] = quantities.filter((each) => each !== speed && !hours.includes(each));
  if (others.length > 0) return null;
  if (far !== undefined)
    return hours.length === 0
      ? problems.measure(far.value, speed.value, { unit: "hour", form: "decimal" })
      : null;
  const minutes = hours.filter(({ unit }) => unit === "minute");
  if (hours.length === 0 || (minutes.length > 0 && !has("hourly"))) return null;
  const total = hours.reduce(
    (sum, { value, unit }) => add(sum, unit === "minute" ? rational(value.top, value.bottom * 60) : value),
    rational(0),
  );
  const isHalf = tokens.some(
    (token) => token.kind === "number" && token.isWord === true && token.value.bottom === 2,
  );
  const all = isHalf && hours.every(({ value }) => isWhole(value)) ? add(total, rational(1, 2)) : total;
  return problems.rate(ONE, speed.value, all, { unit: speed.unit, form: "decimal" });
}

function percents({ quantities, has, isAsked }: Telling): Problem | null {
  const percent = quantities.find(({ isPercent }) => isPercent);
  const base = quantities.find(({ isPercent, isPart }) => !isPercent && !isPart);
  if (percent === undefined || base === undefined || !isAsked()) return null;
  const told = { unit: base.unit };
  const others = quantities.filter((each) => each !== percent && each !== base);
  const [then] = others;
  if (then?.isPercent === true && others.length === 1) return bothPercents(base, percent, then);
  if (others.length > 0) return null;
  if (has("discount")) return problems.discount(base.value, percent.value, told);
  if (has("raise")) return problems.raise(base.value, percent.value, told);
  return problems.percent(percent.value, base.value, told);
}

/** "20% off, and then 16% tax": the second is reckoned of what the first leaves. */
function bothPercents(base: Quantity, one: Quantity, other: Quantity): Problem | null {
  const signs = [one, other].map(({ after, before }) =>
    after.has("discount")
      ? -1
      : after.has("raise")
        ? 1
        : before.has("discount")
          ? -1
          : before.has("raise")
            ? 1
            : 0,
  );
  const [first = 0, second = 0] = signs;
  if (first === 0 || second === 0) return null;
  const made = first < 0 ? problems.discount : problems.raise;
  const after = made(base.value, one.value).expression;
  const hundredths = add(rational(100), rational(second * other.value.top, other.value.bottom));
  const factor = rational(hundredths.top, hundredths.bottom * 100);
  return problems.several(
    apply("*", after, number(factor), "percent"),
    [base.value, one.value, other.value],
    { unit: base.unit, form: "decimal" },
  );
}

/** "2/3 of the 24 children", "the half of 18 apples". */
function parts({ quantities, tokens, has, isAsked, asks }: Telling): Problem | null {
  const part = quantities.find(({ isPart, value }) => isPart && value.top < value.bottom);
  const whole = quantities.find(({ isPart }) => !isPart);
  if (part === undefined || whole === undefined || quantities.length > 2 || !isAsked()) return null;
  const isOf = hasRole(tokens[part.at + 1], "of") || has("have", "lose", "left");
  if (!isOf || part.unit !== undefined) return null;
  const taken = problems.part(part.value, whole.value, { unit: whole.unit });
  if (!(asks("left") || (has("left") && has("lose")))) return taken;
  return problems.part(rational(part.value.bottom - part.value.top, part.value.bottom), whole.value, {
    unit: whole.unit,
  });
}

/** Who has how many more than whom. */
function comparisons(telling: Telling): Problem | null {
  const { quantities, asks, has, tokens, ask } = telling;
  const [a, b, ...others] = quantities;
  if (a === undefined || b === undefined || others.length > 0) return null;
  const unit = telling.askedUnit()?.unit ?? a.unit ?? b.unit;
  // "How many more", "cuántos gatos más hay que perros".
  const asksMore =
    asks("how_many") &&
    telling
      .asked()
      .slice(1, 3)
      .some((token) => hasRole(token, "larger"));
  if (asks("how_many_more") || asksMore || (asks("how_many") && asks("more_than", "less_than")))
    return problems.difference(a.value, b.value, { unit });
  const times = quantities.find(
    ({ after, before }) => after.has("times_as_many") || before.has("times_as_many"),
  );
  if (times !== undefined && !times.isEach) {
    const other = times === a ? b : a;
    return problems.times_as_many(other.value, times.value, { unit });
  }
  const more = quantities.find(({ after }) => after.has("more_than") || after.has("less_than"));
  if (more === undefined || !has("how_many", "what_is")) return null;
  const other = more === a ? b : a;
  // Whoever is compared with stands after "than": the question about them turns it round.
  const than = tokens.findIndex(
    (token, at) => at > more.at && hasRole(token, "than", "more_than", "less_than"),
  );
  const base = tokens
    .slice(than + 1, than + 3)
    .find((token) => token.kind === "word" && token.roles.length === 0);
  const isBase =
    base?.kind === "word" &&
    tokens.slice(ask).some((token) => token.kind === "word" && token.word === base.word) &&
    tokens.indexOf(base) < ask;
  const isMore = more.after.has("more_than");
  return isMore === isBase
    ? problems.less_than(other.value, more.value, { unit })
    : problems.more_than(other.value, more.value, { unit });
}

/** What so many cost, how many one gets for so much, and the change. */
function prices(telling: Telling): Problem | null {
  const { quantities, has, tokens, asks } = telling;
  // "A candy costs 3": money as well, where another amount is.
  const isPrice = ({ at, before, group, unit }: Quantity) =>
    at < telling.ask &&
    group === undefined &&
    unit === undefined &&
    before.has("cost") &&
    quantities.some((each) => each.group === "money");
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

/** So many groups with so many in each; shared out; or how many groups. */
function equalGroups(telling: Telling): Problem | null {
  const { quantities, has, asks, tokens, ask } = telling;
  const [a, b, ...others] = quantities;
  if (a === undefined || b === undefined || others.length > 0) return null;
  const unit = telling.askedUnit()?.unit;
  const large = isLess(a.value, b.value) ? b : a;
  const among = quantities.find(({ before }) => before.has("among"));
  const isEachAsked = asks("each") || (ask === tokens.length && has("each") && has("share"));
  // "Each" right before the question still belongs to it: "cada quien, ¿cuántas?"
  const eachQuantity = quantities.find(({ isEach }) => isEach);
  if (
    has("share") ||
    among !== undefined ||
    (isEachAsked && eachQuantity === undefined) ||
    (asks("each") &&
      !has("how_many_more") &&
      telling.askedWord() !== eachQuantity?.noun &&
      (eachQuantity === undefined || eachQuantity.at > ask))
  ) {
    if (eachQuantity !== undefined && eachQuantity !== large && !asks("each"))
      return problems.measure(large.value, eachQuantity.value, { unit });
    const all = among === undefined ? large : among === a ? b : a;
    const groups = all === a ? b : a;
    return problems.share(all.value, groups.value, { unit: all.unit });
  }
  if (eachQuantity === undefined) return null;
  const other = eachQuantity === a ? b : a;
  const wanted = telling.askedWord();
  // How many groups: what is asked is neither the one thing that is counted nor the total of it.
  const isSameThing =
    other.noun !== undefined &&
    (other.noun === eachQuantity.noun ||
      (eachQuantity.noun === undefined && other.group !== "container" && asksContainer(telling)));
  const asksGroups =
    (wanted !== undefined && wanted !== other.noun && isSameThing) ||
    (asksContainer(telling) && other.group !== "container");
  if (asksGroups && !isLess(other.value, eachQuantity.value))
    return problems.measure(other.value, eachQuantity.value, { unit });
  return problems.groups(other.value, eachQuantity.value, { unit: unit ?? eachQuantity.unit });
}

const asksContainer = (telling: Telling) => telling.askedUnit()?.group === "container";

/** Some stay over and the others are shared out: "24, 3 friends get the same and 6 are left". */
function leftovers(telling: Telling): Problem | null {
  const { quantities, asks, has } = telling;
  const [all, ...others] = quantities;
  const left = others.find(({ before, after }) => after.has("left") || before.has("left"));
  const among = others.find((each) => each !== left);
  if (all === undefined || left === undefined || among === undefined || others.length !== 2) return null;
  if (!asks("each") || has("cost") || isLess(all.value, left.value)) return null;
  const given = apply("-", number(all.value), number(left.value), "take");
  const values = quantities.map(({ value }) => value);
  return problems.several(apply("/", given, number(among.value), "share"), values, { unit: all.unit });
}

/** Put together, taken away, one after the other. */
function changes(telling: Telling): Problem | null {
  const { quantities, has, asks, tokens } = telling;
  const [a, b, ...others] = quantities;
  if (a === undefined || quantities.some(({ isPercent, isPart }) => isPercent || isPart)) return null;
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
  if (!asksSomething && !(isTold(telling) && nounsFit(quantities))) return null;
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
    if (now !== undefined && now !== a && asks("how_many", "what_is"))
      return problems.missing(a.value, b.value, { unit });
  }
  const holds = ({ group }: Quantity) => group === "container" || group === "person";
  // "6 to each of 3 friends": the friends are no number in each.
  const all = quantities.filter(({ isEach }) => isEach);
  const [each, ...eaches] = all.length > 1 ? all.filter((one) => !holds(one)) : all;
  if (others.length > 0 && each !== undefined)
    return eaches.length > 0 ? null : grouped(telling, each, gains);
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

/**
 * "3 bags of 6, and I eat 4", "24, and 6 to each of 3 friends": the groups are one amount, and it comes or goes as the others
 * do. Where it is not said how, nothing is guessed.
 */
function grouped(telling: Telling, each: Quantity, gains: (one: Quantity) => number): Problem | null {
  const { asks, quantities } = telling;
  const others = quantities.filter((one) => one !== each);
  const groups =
    others.find(({ group }) => group === "container" || group === "person") ??
    (quantities[1] === each ? quantities[0] : undefined);
  if (groups === undefined) return null;
  const product = apply("*", number(groups.value), number(each.value), "groups");
  const [from, to] = [Math.min(groups.at, each.at), Math.max(groups.at, each.at)];
  const signed = (one: Quantity) => gains(one) || (asks("left") ? -1 : 0);
  const rest = others.filter((one) => one !== groups);
  const start = rest.find(({ at }) => at < from);
  const later = rest.filter((one) => one !== start);
  const given = start === undefined ? 1 : gains(each) || gains(groups) || (asks("left") ? -1 : 0);
  if (given === 0 || later.some((one) => one.at < to || signed(one) === 0)) return null;
  const put = (sum: Expression, sign: number, more: Expression): Expression =>
    sign < 0 ? apply("-", sum, more, "take") : apply("+", sum, more, "join");
  const first = start === undefined ? product : put(number(start.value), given, product);
  const all = later.reduce<Expression>((sum, one) => put(sum, signed(one), number(one.value)), first);
  const unit = telling.askedUnit()?.unit ?? start?.unit ?? each.unit;
  return problems.several(
    all,
    quantities.map(({ value }) => value),
    { unit },
  );
}

/** +1 where it comes to what there was, −1 where it goes; 0 where neither is said. */
function signOf(tokens: readonly Token[], { at, before, after }: Quantity): number {
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
  if (before.has("gain") || before.has("lose") || before.has("give_him")) {
    const last = verbs.at(-1)?.token;
    return hasRole(last, "lose") ? -1 : 1;
  }
  if (after.has("lose") && !after.has("have")) return -1;
  return after.has("gain") ? 1 : 0;
}

const ordered = (a: Quantity, b: Quantity): [Rational, Rational] =>
  isLess(a.value, b.value) ? [b.value, a.value] : [a.value, b.value];
const sameUnits = (all: readonly Quantity[]) =>
  all.every(({ group, unit }) => group === all[0]?.group && unit === all[0]?.unit);

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
    wanted !== undefined && (wanted !== whole.noun || telling.askedUnit()?.word !== wordAt(whole.at));
  return (part.before.has("are") || part.after.has("are")) && isOther && !telling.has("total");
}

/** "2 cats and 3 dogs, how many animals?": both are there, and a whole is asked. */
function isJoined({ tokens, ask }: Telling, a: Quantity, b: Quantity): boolean {
  const between = tokens.slice(a.at + 1, b.at);
  return (
    between.some((token) => hasRole(token, "and")) &&
    ask > b.at &&
    a.before.has("have") &&
    a.group !== "container" &&
    (a.unit === undefined || b.group !== "container")
  );
}
