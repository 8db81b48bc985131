import { apply, number } from "../expression.ts";
import { type Problem, problems } from "../problem.ts";
import { type Rational, rational } from "../rational.ts";
import { surely } from "./certainty.ts";
import { readCounting } from "./counting.ts";
import { readForm } from "./forms.ts";
import type { Lexicon } from "./lexicon.ts";
import { readPieces } from "./pieces.ts";
import { readNamed } from "./shapes.ts";
import { readFits } from "./stories/fits.ts";
import { readStory } from "./stories/story.ts";
import { chained, OF_STORY, strangers } from "./sums/run.ts";
import { readSum } from "./sums/sum.ts";
import { readTimes } from "./times.ts";
import { hasRole, type NumberToken, numbersAmong, readSafely, saying, type Token } from "./tokens/token.ts";
import { tokensOf } from "./tokens/tokens.ts";

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
  /** Numbers of something whose reading would be a guess: of pieces that nobody has told of, of a shape that nothing is asked of. */
  | { readonly kind: "unread"; readonly of: "pieces" | "shape" }
  /** Nothing is divided by zero. */
  | { readonly kind: "by_zero"; readonly value: Rational }
  /** Beyond what is worked out here: said, and not guessed. */
  | { readonly kind: "outside" };

/** What a child's message asks in numbers; null where it asks nothing of the kind. */
export const readProblem = (message: string, lexicon: Lexicon): Reading | null =>
  readTokens(tokensOf(message, lexicon), lexicon, message);

/** The same of what was read already, of one message or of several together. */
export function readTokens(tokens: readonly Token[], lexicon: Lexicon, message = ""): Reading | null {
  const has = saying(tokens);
  const hasNumber = tokens.some((token) => token.kind === "number" || token.kind === "clock");
  const isOtherShape = has("other_shape") && has("area", "perimeter", "volume");
  if ((has("outside") || isOtherShape) && strangers(tokens) <= 4) return { kind: "outside" };
  if (!hasNumber && !has("count", "table")) return null;
  const pieces = readSafely(() => readPieces(tokens, lexicon));
  if (pieces !== null)
    return pieces === "unread" ? { kind: "unread", of: "pieces" } : { kind: "problem", problem: pieces };
  // The long side is no sum and no difference of the others: what is not worked out here is not guessed.
  if (has("right_triangle", "long_side") && !has("area", "perimeter")) {
    const problem = sideOf(tokens);
    return problem === null ? null : { kind: "problem", problem };
  }
  const zero = dividedByZero(tokens);
  if (zero !== null) return { kind: "by_zero", value: zero };
  const isTold = has("told") && !has("what_is", "how_many", "how_many_more", "how_long", "what_time", "age");
  const isSaid = tokens[0] !== undefined && !has("what_is", "how_many", "how_long");
  if (isTold && !has("count")) return claimIn(tokens);
  if (has("family") && isSaid) {
    const claim = claimIn(tokens);
    if (claim !== null) return claim;
  }
  const joined = joinedClaim(tokens) ?? chainedClaim(tokens);
  if (joined !== null) return joined;
  const table = tableIn(tokens);
  if (table !== null) return { kind: "problem", problem: table };
  const counting = readCounting(tokens);
  if (counting !== null) return { kind: "problem", problem: counting };
  const form = readSafely(() => readForm(tokens));
  if (form !== null) return { kind: "problem", problem: form };
  const named = readSafely(() => readNamed(tokens));
  if (named !== null) return { kind: "problem", problem: surely(tokens, lexicon, named) };
  const times = readSafely(() => readTimes(tokens, lexicon));
  if (times !== null) return { kind: "problem", problem: surely(tokens, lexicon, times) };
  if (tokens.some((token) => token.kind === "clock")) return null;
  // "The base is 9 and the height is 6": measures of a shape are neither added nor taken away.
  const isMeasured = has("radius", "diameter") || (has("rectangle") && has("height"));
  const isShape = isMeasured || has("triangle", "trapezoid");
  if (
    isShape &&
    !has("area", "perimeter", "volume") &&
    !tokens.some((token) => token.kind === "sign" && token.sign !== "?")
  )
    return has("more_than", "less_than", "how_many_more", "larger", "smaller")
      ? null
      : { kind: "unread", of: "shape" };
  const sum = readSafely(() => readSum(namelessSum(message, tokens, lexicon) ?? tokens), TOO_LARGE);
  if (sum === TOO_LARGE) return { kind: "outside" };
  if (sum !== null)
    return { kind: "problem", ...sum, problem: surely(tokens, lexicon, sum.problem, sum.claimed) };
  const fits = readSafely(() => readFits(tokens, lexicon));
  if (fits !== null) return { kind: "problem", problem: fits };
  const story = readSafely(() => readStory(tokens));
  if (story === null) return null;
  return "problem" in story
    ? { kind: "problem", problem: surely(tokens, lexicon, story.problem) }
    : { kind: "unclear", numbers: story.unclear, unit: story.unit };
}

/** "5 nests times 3", "20 cookies minus 8 cookies": a sum in words, with what is counted left out; null where it tells a story. */
function namelessSum(message: string, tokens: readonly Token[], lexicon: Lexicon): readonly Token[] | null {
  const isStory = saying(tokens)(...OF_STORY);
  const isLong = numbersAmong(tokens).some(({ group }) => group === "length");
  if (isStory || isLong || tokens.some(({ kind }) => kind === "sign" || kind === "letter")) return null;
  const bare = tokensOf(message, lexicon, true).filter((token, at, all) => !isCounted(token, all[at - 1]));
  return bare.some((token) => token.kind === "sign" && token.sign !== "?") ? bare : null;
}
const isCounted = (token: Token, before: Token | undefined): boolean =>
  before?.kind === "number" &&
  token.kind === "word" &&
  (token.unit !== undefined || token.roles.length === 0);

/** "My sister says 10 take away 4 is 7": a sum with its result, whoever says it. */
function claimIn(tokens: readonly Token[]): Reading | null {
  const from = tokens.findIndex(({ kind }) => kind === "number");
  const sum = readSafely(() => readSum(tokens.slice(from)));
  return sum?.claimed === undefined ? null : { kind: "problem", ...sum };
}

/** "Is 7 and 8 15": two numbers put together, and the one that is claimed of them. */
function joinedClaim(tokens: readonly Token[]): Reading | null {
  const [is, a, and, b, c, ...others] = tokens.filter(
    (token) => !(token.kind === "sign" && token.sign === "?"),
  );
  if (others.length > 0 || a?.kind !== "number" || b?.kind !== "number" || c?.kind !== "number") return null;
  if (!hasRole(is, "is") || !hasRole(and, "and")) return null;
  return {
    kind: "problem",
    problem: problems.sum(apply("+", number(a.value), number(b.value))),
    claimed: c.value,
  };
}

/** "54 and then minus 5 is 49": one thing done after the other, with what comes out. */
function chainedClaim(tokens: readonly Token[]): Reading | null {
  const is = tokens.findLastIndex((token) => hasRole(token, "is"));
  const [claimed, ...others] = tokens.slice(is + 1);
  const before = tokens.slice(0, Math.max(0, is));
  const sum = chained(before);
  if (claimed?.kind !== "number" || others.length > 0 || sum.length === before.length) return null;
  if (strangers(tokens) > 0 || saying(tokens)("what_is", "how_many")) return null;
  const found = readSafely(() => readSum(sum));
  return found === null ? null : { kind: "problem", ...found, claimed: claimed.value };
}

/** A side of a right triangle from the other two, where it comes out: the long one, or a short one once that is told. */
function sideOf(tokens: readonly Token[]): Problem | null {
  const every = numbersAmong(tokens);
  // "One leg 5" tells one number.
  const figures = every.filter(({ isSpoken }) => isSpoken !== true);
  const numbers = figures.length >= 2 ? figures : every;
  const [a, b] = numbers.map(({ value }) => value.top);
  if (a === undefined || b === undefined || numbers.length > 2) return null;
  if (numbers.some(({ value }) => value.bottom !== 1)) return null;
  const long = longSide(tokens, numbers);
  const isMissingLeg = long !== null;
  const short = long === a ? b : a;
  const all = isMissingLeg ? long ** 2 - short ** 2 : a ** 2 + b ** 2;
  const side = Math.round(Math.sqrt(all));
  if (all <= 0 || side ** 2 !== all) return null;
  const sum = isMissingLeg ? `${long}² − ${short}²` : `${a}² + ${b}²`;
  return { ...problems.plain("root", rational(side), [rational(all)]), written: `√(${sum})` };
}

/** The number that is told of the long side: it stands after its name, with "is" or an article between. */
function longSide(tokens: readonly Token[], numbers: readonly NumberToken[]): number | null {
  const at = tokens.findIndex((token) => hasRole(token, "long_side"));
  const near = at < 0 ? [] : tokens.slice(at + 1, at + 4);
  const stop = near.findIndex((token) => hasRole(token, "right_triangle", "with"));
  const found = (stop < 0 ? near : near.slice(0, stop)).find((token) => token.kind === "number");
  return found?.kind === "number" && numbers.includes(found) ? found.value.top : null;
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
  const numbers = numbersAmong(tokens);
  const [table] = numbers;
  if (!saying(tokens)("table") || table === undefined || numbers.length > 1) return null;
  const of = table.value.top;
  return table.value.bottom === 1 && of >= 1 && of <= 12 ? tableStep(of, 2) : null;
}

export const tableStep = (table: number, times: number): Problem => ({
  ...problems.sum(apply("*", number(rational(times)), number(rational(table)))),
  table,
});
