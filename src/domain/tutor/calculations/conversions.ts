import { apply, type Expression, number, shown } from "../../mathematics/expression.ts";
import { problems } from "../../mathematics/problem.ts";
import { isEqual, rational } from "../../mathematics/rational.ts";
import type { UnitWords } from "../../mathematics/reading/lexicon.ts";
import {
  type NumberToken,
  numbersAmong,
  saying,
  unitOfPhrase,
} from "../../mathematics/reading/tokens/token.ts";
import { begun } from "../mathematics/pending.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { plain } from "../words.ts";

const LONGEST = 14;
const CENT = "cent";

/** "Convert 2.5 km to meters", "3 dimes and 2 nickels in cents": how many of the small ones one is, and the sum to do. */
export function converted(turn: Turn): Answer | null {
  const words = turn.library.mathematics.words[turn.state.language];
  const { units } = words;
  const tokens = tokensIn(turn);
  const numbers = numbersAmong(tokens);
  const [from, ...others] = numbers;
  // What is asked for stands by itself: "how many minutes are 2 hours and 5 minutes".
  const to = tokens.find(
    (token, at) => token.kind === "word" && token.unit !== undefined && tokens[at - 1]?.kind !== "number",
  );
  const kinds = new Set(numbers.map(({ group, unit }) => (group === "money" ? unit : undefined)));
  // "3 quarters and 2 dimes, how much is it": in cents.
  const isCoins = numbers.length > 1 && kinds.size > 1 && !kinds.has(undefined) && units[CENT] !== undefined;
  const wanted =
    (to?.kind === "word" ? to.unit : unitOfPhrase(tokens, words)) ?? (isCoins ? CENT : undefined);
  if (turn.words.length > LONGEST || from?.unit === undefined || wanted === undefined) return null;
  if (!(isAsking(turn) || commands(turn, "convert")) || tokens.some((token) => token.kind === "clock"))
    return null;
  if (others.length > 0) return together(turn, numbers, wanted);
  if (saying(tokens)("hourly", "secondly")) return null;
  const [one, other] = [units[from.unit], units[wanted]];
  if (one?.size === undefined || other?.size === undefined || one.group !== other.group) return null;
  // "9 hours a day, how many in a week" asks for more than another unit.
  const isRate = tokens.some(
    (token) =>
      token.kind === "word" && token.group === one.group && token.unit !== from.unit && token.unit !== wanted,
  );
  if (isRate || isEqual(from.value, rational(1)) || one.size === other.size) return null;
  const isLarger = one.size > other.size;
  const size = isLarger ? one.size / other.size : other.size / one.size;
  if (!Number.isInteger(size)) return null;
  const sum = apply(isLarger ? "*" : "/", number(from.value), number(size));
  const problem = problems.sum(sum, "decimal");
  const [large, small] = isLarger ? [one, other] : [other, one];
  const values = {
    large: saidOf(turn, large),
    small: small.many,
    size: String(size),
    sum: shown(sum, "decimal"),
  };
  return answer(turn, [say(turn, "unit_asked", values)], begun(problem), { act: "hint" });
}

/** Coins of several kinds, or hours and minutes, in the smallest of them. */
function together(turn: Turn, numbers: readonly NumberToken[], to: string): Answer | null {
  const { units } = turn.library.mathematics.words[turn.state.language];
  const small = units[to];
  const sizes = numbers.map(({ unit = "" }) => units[unit]);
  if (small?.size !== 1 || sizes.some((each) => each?.size === undefined || each.group !== small.group))
    return null;
  const sizeAt = (at: number) => sizes[at]?.size ?? 1;
  const products = numbers.map(({ value }, at) =>
    sizeAt(at) === 1 ? number(value) : apply("*", number(value), number(sizeAt(at))),
  );
  const [first, ...more] = products;
  if (first === undefined || tooFewKinds(sizes)) return null;
  const sum = more.reduce<Expression>((all, each) => apply("+", all, each), first);
  const list = sizes
    .flatMap((each, at) => (sizeAt(at) === 1 ? [] : [`1 ${each?.one} = ${sizeAt(at)} ${small.many}`]))
    .join(", ");
  const values = { list, sum: shown(sum, "decimal") };
  return answer(turn, [say(turn, "units_asked", values)], begun(problems.sum(sum, "decimal")), {
    act: "hint",
  });
}

/** Two amounts of the same coin may be given and taken: that is a story, and no conversion. */
const tooFewKinds = (sizes: readonly unknown[]): boolean => new Set(sizes).size < sizes.length;

/** The child's own word for it: who has dollars is not told of pesos. */
function saidOf({ words }: Turn, { one, many, also }: UnitWords): string {
  if ([one, many].some((word) => words.includes(plain(word)))) return one;
  const said = also.find((word) => words.includes(word));
  return also.find((word) => word !== said && said?.startsWith(word)) ?? said ?? one;
}
