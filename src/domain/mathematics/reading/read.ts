import { apply, number } from "../expression.ts";
import { type Problem, problems } from "../problem.ts";
import { type Rational, rational } from "../rational.ts";
import { readCounting } from "./counting.ts";
import type { Lexicon } from "./lexicon.ts";
import { readNamed } from "./shapes.ts";
import { readStory } from "./stories.ts";
import { readSum, strangers } from "./sums.ts";
import { readTimes } from "./times.ts";
import { hasRole, type NumberToken, readSafely, type Token, tokensOf } from "./tokens.ts";

export type Reading =
  | {
      readonly kind: "problem";
      readonly problem: Problem;
      readonly claimed?: Rational | undefined;
      readonly isHeld?: boolean | undefined;
    }
  /** Two numbers and a question, and nothing that says what to do with them. */
  | {
      readonly kind: "unclear";
      readonly numbers: readonly [Rational, Rational];
      readonly unit?: string | undefined;
    }
  /** Nothing is divided by zero. */
  | { readonly kind: "by_zero"; readonly value: Rational }
  /** Beyond what is worked out here: said, and not guessed. */
  | { readonly kind: "outside" };

/** What a child's message asks in numbers; null where it asks nothing of the kind. */
export function readProblem(message: string, lexicon: Lexicon): Reading | null {
  const tokens = tokensOf(message, lexicon);
  const has = (...roles: Parameters<typeof hasRole>[1][]) => tokens.some((token) => hasRole(token, ...roles));
  const hasNumber = tokens.some((token) => token.kind === "number" || token.kind === "clock");
  if (has("outside") && strangers(tokens) <= 4) return { kind: "outside" };
  if (!hasNumber && !has("count", "table")) return null;
  // The long side is no sum and no difference of the others: what is not worked out here is not guessed.
  if (has("right_triangle") && !has("area", "perimeter")) return null;
  const zero = dividedByZero(tokens);
  if (zero !== null) return { kind: "by_zero", value: zero };
  const isTold = has("told") && !has("what_is", "how_many", "how_many_more", "how_long", "what_time");
  if (isTold && !has("count")) return null;
  const table = tableIn(tokens);
  if (table !== null) return { kind: "problem", problem: table };
  const counting = readCounting(tokens);
  if (counting !== null) return { kind: "problem", problem: counting };
  const named = readSafely(() => readNamed(tokens));
  if (named !== null) return { kind: "problem", problem: named };
  const times = readSafely(() => readTimes(tokens, lexicon));
  if (times !== null) return { kind: "problem", problem: times };
  if (tokens.some((token) => token.kind === "clock")) return null;
  const sum = readSafely(() => readSum(tokens), TOO_LARGE);
  if (sum === TOO_LARGE) return { kind: "outside" };
  if (sum !== null) return { kind: "problem", ...sum };
  const story = readSafely(() => readStory(tokens));
  if (story === null) return null;
  return "problem" in story
    ? { kind: "problem", problem: story.problem }
    : { kind: "unclear", numbers: story.unclear, unit: story.unit };
}

/** A sum whose numbers are too large to be exact. */
const TOO_LARGE = "too large";

function dividedByZero(tokens: readonly Token[]): Rational | null {
  const at = tokens.findIndex(
    (token, place) => token.kind === "sign" && token.sign === "/" && isZero(tokens[place + 1]),
  );
  const before = tokens[at - 1];
  return at > 0 && before?.kind === "number" ? before.value : null;
}
const isZero = (token: Token | undefined): boolean => token?.kind === "number" && token.value.top === 0;

/** "The table of 7": the first of it; the others follow. */
function tableIn(tokens: readonly Token[]): Problem | null {
  const numbers = tokens.filter((token): token is NumberToken => token.kind === "number");
  const [table] = numbers;
  if (!tokens.some((token) => hasRole(token, "table")) || table === undefined || numbers.length > 1)
    return null;
  const of = table.value.top;
  return table.value.bottom === 1 && of >= 1 && of <= 12 ? tableStep(of, 2) : null;
}

export const tableStep = (table: number, times: number): Problem => ({
  ...problems.sum(apply("*", number(rational(times)), number(rational(table)))),
  table,
});
