import { isWhole, type Rational } from "../../rational.ts";
import type { Role, UnitGroup } from "../lexicon.ts";
import { hasRole, type NumberToken, type Token } from "../tokens/token.ts";

/** A number of a story, with what is said before and after it. */
export type Quantity = {
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

const ASKS = ["how_many", "how_many_more", "how_long", "what_is", "what_time", "age"] as const;

/** What is told of in a story, and what is asked. */
export class Telling {
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
  // "9 mangoes each and 5 went bad", "32 pesos per kilo, paid with 100": said of the number before.
  const own = before.slice(
    before.findLastIndex((token, place) => {
      const isName = place <= 2 && token.kind === "word" && token.unit !== undefined;
      return (hasRole(token, "and") || isName) && hasRole(before[place - 1], "each") && previous >= 0;
    }) + 1,
  );
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
  if (isAfter || own.some((token) => hasRole(token, "each"))) return true;
  // "A box has 12 eggs", "en una caja hay 12".
  const [holder, have] = before.slice(-2);
  if (holder?.kind === "word" && holder.group === "container" && hasRole(have, "have", "are")) return true;
  const link = before.findLastIndex((token) => hasRole(token, "with", "of"));
  const container = before.some(
    (token, place) => token.kind === "word" && token.group === "container" && place < link,
  );
  return container && link >= before.length - 1;
}
