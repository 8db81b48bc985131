import { apply, number } from "../../expression.ts";
import { type Comparison, problems } from "../../problem.ts";
import { isEqual, toNumber } from "../../rational.ts";
import { hasRole, type NumberToken, numbersAmong, saying, type Token } from "../tokens/token.ts";
import { type Found, formOf, isSign } from "./expression.ts";
import { strangers } from "./run.ts";

/** "Which is bigger, 3/8 or 1/2", "is 1/2 more than 1/4?", "1/3 > 1/4". */
export function comparisonIn(tokens: readonly Token[], asks: boolean): Found | null {
  const numbers = withoutBottoms(numbersAmong(tokens));
  const [left, right, ...others] = numbers;
  if (
    left === undefined ||
    right === undefined ||
    others.length > 0 ||
    tokens.some(
      (token) =>
        isSign(token, "+", "-", "*", "/") ||
        token.kind === "letter" ||
        hasRole(token, "have", "lose", "family"),
    )
  )
    return null;
  // "20 peaches are in the basket, 25 more are put in": nothing is compared.
  const isCounted = [left, right].some(({ group, noun }) => noun !== undefined || group !== undefined);
  if (isCounted && !saying(tokens)("or", "than", "compare")) return null;
  // "4 and 4 more": put together.
  const [from, to] = [tokens.indexOf(left), tokens.indexOf(right)];
  if (
    to === from + 2 &&
    hasRole(tokens[from + 1], "and") &&
    hasRole(tokens[to + 1], "larger") &&
    !saying(tokens)("than")
  )
    return null;
  // "My room or yours" is no quarter.
  if (left.isWord === true && right.isWord === true && isEqual(left.value, right.value)) return null;
  const wants = {
    larger: "larger",
    smaller: "smaller",
    same: "same",
    ">": "larger",
    "<": "smaller",
    "=": "same",
  } as const;
  const said = tokens
    .flatMap((token): readonly string[] =>
      token.kind === "sign" ? [token.sign] : token.kind === "word" ? token.roles : [],
    )
    .find((each): each is keyof typeof wants => Object.hasOwn(wants, each));
  const isOr = tokens.some(
    (token, at) => hasRole(token, "or") && tokens[at - 1] === left && tokens[at + 1] === right,
  );
  const isCompare = saying(tokens)("compare");
  if (
    said === undefined &&
    !isCompare &&
    !(isOr && formOf(numbers) === "fraction" && strangers(tokens) === 0)
  )
    return null;
  const want = said === undefined ? "larger" : wants[said];
  const isClaim =
    !isOr &&
    !isCompare &&
    !(
      said !== "same" &&
      tokens.some(
        (token) =>
          hasRole(token, "what_is") &&
          tokens.indexOf(token) === 0 &&
          !tokens.some((each) => hasRole(each, "than")),
      )
    );
  if (isClaim && want === "same" && formOf(numbers) === "whole") return null;
  const [decimal] = numbers.filter(({ form }) => form === "decimal");
  const [fraction] = numbers.filter(({ form }) => form === "fraction");
  // "Is 0.6 the same as 3/5": what the fraction makes as a decimal.
  if (isClaim && want === "same" && decimal !== undefined && fraction !== undefined) {
    const cut = apply("/", number(fraction.value.top), number(fraction.value.bottom));
    return { problem: problems.sum(cut, "decimal"), claimed: decimal.value };
  }
  const isStated =
    isClaim && !asks && !tokens.some((token) => hasRole(token, "is") && tokens.indexOf(token) === 0);
  const comparison: Comparison = { left: left.value, right: right.value, want, isClaim };
  const form = formOf(numbers);
  const problem = problems.compare(comparison, form === "whole" ? "whole" : form);
  const delta = toNumber(left.value) - toNumber(right.value);
  const isHeld = want === "same" ? delta === 0 : want === "larger" ? delta > 0 : delta < 0;
  const isSigns = tokens.some((token) => isSign(token, "<", ">", "="));
  return isStated || (isSigns && !asks) ? { problem, isHeld } : { problem };
}

/** "1/3 is more than 1/4 when 4 is more than 3": the fractions are compared, their bottoms are what puzzles. */
function withoutBottoms(numbers: readonly NumberToken[]): readonly NumberToken[] {
  const fractions = numbers.filter(({ form }) => form === "fraction");
  const bottoms = numbers.filter((each) => !fractions.includes(each));
  const isOfThem = bottoms.every(({ value }) => fractions.some((each) => each.value.bottom === value.top));
  return fractions.length === 2 && isOfThem ? fractions : numbers;
}
