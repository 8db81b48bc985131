import { root } from "../../../../language/stems.ts";
import { isEqual, ONE } from "../../../rational.ts";
import { hasRole, type Token } from "../../tokens/token.ts";
import type { Quantity, Telling } from "../telling.ts";

/** What a number counts, and for one of what it is said: "15 pesos each", "3 a week". */
export type Amount = Quantity & {
  readonly of: string | undefined;
  /** "Cups of sugar": and of what. */
  readonly holding: string | undefined;
  /** Empty where it is said of each, and not of which. */
  readonly per: string | undefined;
  /** "The game is 50": the price of one, of which nobody says how many there are. */
  readonly isOfOne: boolean;
};
export const MONEY = "money";
export const PERSON = "person";
const MEASURES = ["time", "length", "mass"];
export const ANY = "";

export const amountsIn = (telling: Telling): readonly Amount[] =>
  telling.quantities
    .filter((each) => !isSpokenOne(telling, each))
    .map((each, at, all) => amountOf(telling, each, all[at - 1]));

/** What is asked for: money, or what the question names. */
export function askedOf(telling: Telling): string | undefined {
  const unit = telling.askedUnit();
  if (unit !== undefined) return unit.group === "money" ? MONEY : nameOf(unit);
  const next = telling.asked()[1];
  if (next?.kind === "word" && next.roles.length === 0) return nameOf(next);
  return telling.asks("cost", "pay", "change") ? MONEY : undefined;
}

export function nameOf(token: Token & { kind: "word" }): string {
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
export const isPaid = (tokens: readonly Token[], { at }: Quantity): boolean =>
  hasRole(tokens[at - 1], "pay") || (hasRole(tokens[at - 2], "pay") && !hasRole(tokens[at - 1], "among"));

const isTime = (token: Token | undefined): boolean => token?.kind === "word" && token.group === "time";
const isMeasure = (token: Token | undefined): boolean =>
  token?.kind === "word" && ["mass", "volume", "length"].includes(token.group ?? "");
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
      // "32 pesos el kilo".
      (place === behind && hasRole(token, "the") && of === MONEY && isMeasure(after[place + 1])) ||
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
