import {
  apply,
  type Expression,
  evaluate,
  holdsLetter,
  number,
  type Operator,
  shown,
  unknownOf,
} from "../expression.ts";
import { type Comparison, type Problem, problems } from "../problem.ts";
import { type Form, isEqual, isLess, isWhole, type Rational, rational, toNumber } from "../rational.ts";
import { hasRole, type NumberToken, type Sign, type Token } from "./tokens.ts";

/** A problem in signs, and the answer that the child brought along. */
export type Found = {
  readonly problem: Problem;
  readonly claimed?: Rational | undefined;
  readonly isHeld?: boolean;
};

const isSign = (token: Token | undefined, ...signs: readonly Sign[]) =>
  token?.kind === "sign" && signs.includes(token.sign);
const isOf = (token: Token | undefined) => hasRole(token, "of");

/** Reads a run of tokens as one expression; null where it is none. */
export function expressionOf(tokens: readonly Token[]): Expression | null {
  let at = 0;
  const peek = () => tokens[at];
  const atom = (): Expression | null => {
    const token = peek();
    at += 1;
    if (token?.kind === "number")
      return number(
        token.isPercent === true ? rational(token.value.top, token.value.bottom * 100) : token.value,
      );
    if (token?.kind === "letter") return { letter: token.letter };
    if (isSign(token, "(")) {
      const inside = sum();
      if (!isSign(peek(), ")")) return null;
      at += 1;
      return inside;
    }
    if (isSign(token, "-")) {
      const inside = power();
      if (inside === null) return null;
      return "value" in inside
        ? number(rational(-inside.value.top, inside.value.bottom))
        : apply("*", number(-1), inside);
    }
    return null;
  };
  const power = (): Expression | null => {
    const base = atom();
    if (base === null || !isSign(peek(), "^")) return base;
    at += 1;
    const by = peek();
    at += 1;
    if (by?.kind !== "number" || !isWhole(by.value) || by.value.top < 1 || by.value.top > 6) return null;
    return Array.from({ length: by.value.top - 1 }).reduce<Expression>(
      (all) => apply("*", all, base, "power"),
      base,
    );
  };
  const startsFactor = () => peek()?.kind === "letter" || isSign(peek(), "(");
  const product = (): Expression | null => {
    let left = power();
    while (left !== null && (isSign(peek(), "*", "/") || isOf(peek()) || startsFactor())) {
      const token = peek();
      const operator: Operator = token?.kind === "sign" && token.sign === "/" ? "/" : "*";
      if (!startsFactor()) at += 1;
      const right = power();
      if (right === null) return null;
      left = isOf(token) ? partOf(left, right) : apply(operator, left, right);
    }
    return left;
  };
  const sum = (): Expression | null => {
    let left = product();
    while (left !== null && isSign(peek(), "+", "-")) {
      const token = peek();
      at += 1;
      const right = product();
      if (right === null) return null;
      left = apply(token?.kind === "sign" && token.sign === "-" ? "-" : "+", left, right);
    }
    return left;
  };
  const whole = sum();
  return at === tokens.length ? whole : null;
}

/** A third of 12 is shared out; a half of a half is multiplied. */
function partOf(part: Expression, of: Expression): Expression {
  if (!("value" in part) || !("value" in of) || isWhole(part.value) || !isWhole(of.value))
    return apply("*", part, of);
  return problems.part(part.value, of.value).expression;
}

export function formOf(tokens: readonly Token[]): Form {
  const numbers = tokens.filter((token): token is NumberToken => token.kind === "number");
  if (numbers.some(({ form }) => form === "fraction")) return "fraction";
  return numbers.some(({ form, isPercent }) => form === "decimal" || isPercent) ? "decimal" : "whole";
}

/** A third, 15%, 0.5 of something; "3 of 7" only tells. */
const isPartNumber = (token: Token | undefined) =>
  token?.kind === "number" && (token.isPercent === true || token.form !== "whole");

/** What belongs to a sum: numbers, signs, and "of" between two numbers; units beside a number are passed over. */
function runOf(
  tokens: readonly Token[],
): { readonly from: number; readonly to: number; readonly run: readonly Token[] } | null {
  const isPart = (token: Token | undefined, at: number) => {
    if (token === undefined) return false;
    if (token.kind === "number" || token.kind === "letter") return true;
    if (token.kind === "sign") return token.sign !== "?";
    return (
      isOf(token) &&
      isPartNumber(tokens[at - 1]) &&
      (tokens[at + 1]?.kind === "number" || isSign(tokens[at + 1], "("))
    );
  };
  const isUnit = (at: number) => {
    const token = tokens[at];
    return (
      token?.kind === "word" && (token.unit !== undefined || isOf(token)) && tokens[at - 1]?.kind !== "sign"
    );
  };
  let best: { from: number; to: number; run: readonly Token[] } | null = null;
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isPart(tokens[from], from)) continue;
    const run: Token[] = [];
    let to = from;
    let last = from;
    for (; to < tokens.length; to += 1) {
      const token = tokens[to];
      if (token !== undefined && isPart(token, to)) {
        run.push(token);
        last = to;
      } else if (!isUnit(to)) break;
    }
    if (best === null || run.length > best.run.length) best = { from, to: last, run };
    from = to;
  }
  return best;
}

/** Words that nobody says around a sum; where they are many, something is told and not asked. */
export const strangers = (tokens: readonly Token[]): number =>
  tokens.filter((token) => token.kind === "word" && token.roles.length === 0 && token.unit === undefined)
    .length;

/** A sum, an equation or a comparison; null where there is none, or numbers are only told of. */
export function readSum(tokens: readonly Token[]): Found | null {
  const all = withoutLabel(tokens);
  if (all.some((token) => hasRole(token, "told"))) return null;
  const asks = all.some(
    (token) => hasRole(token, "what_is", "how_many", "solve", "compare", "explain") || isSign(token, "?"),
  );
  const limit = asks ? 2 : 0;
  if (strangers(all) > limit) return null;
  const compared = comparisonIn(all, asks);
  if (compared !== null) return compared;
  const spoken = spokenSum(all, asks);
  if (spoken !== null) return spoken;
  const found = runOf(all);
  if (found === null) return null;
  const { run, to } = found;
  if (!run.some((token) => token.kind === "sign" || isOf(token) || token.kind === "letter")) return null;
  const equals = run.findIndex((token) => isSign(token, "="));
  const isAsked = equals === run.length - 1;
  if (equals >= 0 && !isAsked) return equationOrClaim(run.slice(0, equals), run.slice(equals + 1), run);
  const claim = claimAfter(all, to);
  const adjacent = claim === undefined ? lastApart(run) : null;
  const part = adjacent?.run ?? (isAsked ? run.slice(0, equals) : run);
  const expression = expressionOf(part);
  if (expression === null || "value" in expression || holdsLetter(expression)) return null;
  return { problem: sumOf(expression, part), claimed: claim ?? adjacent?.claimed };
}

function sumOf(expression: Expression, run: readonly Token[]): Problem {
  evaluate(expression);
  const [part, of, whole, ...others] = run;
  if (part?.kind === "number" && isOf(of) && whole?.kind === "number" && others.length === 0) {
    if (part.isPercent) return problems.percent(part.value, whole.value);
    if (!isWhole(part.value) && isWhole(whole.value)) {
      if (part.value.top === 1 && part.value.bottom === 2 && whole.value.top % 2 === 0)
        return { ...problems.sum(expression), kind: "part", told: [part.value, whole.value] };
      return { ...problems.part(part.value, whole.value), form: "fraction" };
    }
  }
  return problems.sum(expression, formOf(run));
}

function equationOrClaim(
  left: readonly Token[],
  right: readonly Token[],
  run: readonly Token[],
): Found | null {
  if (right.some((token) => isSign(token, "="))) return null;
  const [one, other] = [expressionOf(left), expressionOf(right)];
  if (one === null || other === null) return null;
  if (holdsLetter(one) || holdsLetter(other)) {
    // "x = 5" by itself asks nothing.
    if ("letter" in one && !holdsLetter(other)) return null;
    const found = unknownOf(one, other);
    if (found === null || "value" in found) return null;
    return { problem: problems.equation(found, `${shown(one, formOf(run))} = ${shown(other, formOf(run))}`) };
  }
  if ("value" in one && "value" in other) {
    const comparison: Comparison = { left: one.value, right: other.value, want: "same", isClaim: true };
    if (formOf(run) === "whole") return null;
    return { problem: problems.compare(comparison, "fraction"), isHeld: isEqual(one.value, other.value) };
  }
  if ("value" in other) return { problem: sumOf(one, left), claimed: other.value };
  return "value" in one ? { problem: sumOf(other, right), claimed: one.value } : null;
}

/** "Is 7 + 5 12?", "1/2 + 1/4 son 3/4". */
function claimAfter(tokens: readonly Token[], at: number): Rational | undefined {
  const [is, value, end, ...others] = tokens.slice(at + 1);
  if (!hasRole(is, "is") || value?.kind !== "number" || others.length > 0) return undefined;
  return end === undefined || isSign(end, "?") ? value.value : undefined;
}

/** Two numbers beside each other: the last one is what is claimed. */
function lastApart(
  run: readonly Token[],
): { readonly run: readonly Token[]; readonly claimed: Rational } | null {
  const [before, last] = run.slice(-2);
  return before?.kind === "number" && last?.kind === "number" && run.length > 3
    ? { run: run.slice(0, -1), claimed: last.value }
    : null;
}

/** "Add 5 and 8", "subtract 3 from 9", "the difference between 9 and 3", "cuánto es 5 y 8", "double 9", "2 squared". */
function spokenSum(tokens: readonly Token[], asks: boolean): Found | null {
  const numbers = tokens.filter((token): token is NumberToken => token.kind === "number");
  const has = (...roles: Parameters<typeof hasRole>[1][]) => tokens.some((token) => hasRole(token, ...roles));
  const [a, b] = numbers;
  if (
    a === undefined ||
    tokens.some((token) => isSign(token, "+", "-", "*", "/", "=", "<", ">") || token.kind === "letter")
  )
    return null;
  const simple = (operator: Operator, one: Rational, other: Rational): Found => ({
    problem: problems.sum(apply(operator, number(one), number(other)), formOf(numbers)),
  });
  if (numbers.length === 1) {
    if (has("half_of"))
      return isWhole(a.value)
        ? { problem: sumOf(simple("/", a.value, rational(2)).problem.expression, [a]) }
        : simple("*", rational(1, 2), a.value);
    if (has("double")) return simple("*", rational(2), a.value);
    if (has("triple")) return simple("*", rational(3), a.value);
    if (has("squared")) return simple("*", a.value, a.value);
    if (has("cubed"))
      return {
        problem: problems.sum(
          apply("*", apply("*", number(a.value), number(a.value), "power"), number(a.value), "power"),
        ),
      };
    return null;
  }
  if (numbers.length > 8 || b === undefined) return null;
  const sum = numbers
    .slice(1)
    .reduce<Expression>((all, each) => apply("+", all, number(each.value)), number(a.value));
  if (has("add")) return { problem: problems.sum(sum, formOf(numbers)) };
  if (numbers.length > 2) return null;
  if (has("difference"))
    return isLess(a.value, b.value) ? simple("-", b.value, a.value) : simple("-", a.value, b.value);
  const isTurned = tokens.some(
    (token, at) =>
      hasRole(token, "from", "to", "of") && tokens[at - 1]?.kind === "number" && tokens[at + 1] === b,
  );
  // "A 3/4 quítale 1/4" says first what is taken from.
  if (has("subtract")) return isTurned ? simple("-", b.value, a.value) : simple("-", a.value, b.value);
  if (has("multiply")) return simple("*", a.value, b.value);
  if (has("divide")) return simple("/", a.value, b.value);
  const between = tokens.slice(tokens.indexOf(a) + 1, tokens.indexOf(b));
  const ends = tokens.slice(tokens.indexOf(b) + 1);
  const isAnd = between.length === 1 && hasRole(between[0], "and");
  const isAsked =
    asks && ends.every((token) => isSign(token, "?") || hasRole(token, "total", "is", "around"));
  return isAnd && isAsked && (has("what_is", "how_many") || ends.some((token) => hasRole(token, "is")))
    ? simple("+", a.value, b.value)
    : null;
}

/** "Which is bigger, 3/8 or 1/2", "is 1/2 more than 1/4?", "1/3 > 1/4". */
function comparisonIn(tokens: readonly Token[], asks: boolean): Found | null {
  const numbers = tokens.filter((token): token is NumberToken => token.kind === "number");
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
  const isCompare = tokens.some((token) => hasRole(token, "compare"));
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

/** "Problem 3: 1/2 + 1/4" without its number. */
function withoutLabel(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => hasRole(token, "label"));
  return at >= 0 && tokens[at + 1]?.kind === "number" && tokens.length > at + 3
    ? [...tokens.slice(0, at), ...tokens.slice(at + 2)]
    : tokens;
}
