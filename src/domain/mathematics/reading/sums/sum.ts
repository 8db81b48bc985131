import { apply, holdsLetter, number, shown, unknownOf } from "../../expression.ts";
import { type Comparison, problems } from "../../problem.ts";
import { isEqual, type Rational, rational } from "../../rational.ts";
import { hasRole, numbersAmong, saying, type Token } from "../tokens/token.ts";
import { comparisonIn } from "./comparison.ts";
import { expressionOf, type Found, formOf, isOf, isSign, sumOf } from "./expression.ts";
import { inequalityIn } from "./relation.ts";
import { isBare, lastApart, runOf, strangers, withoutLabel } from "./run.ts";
import { spokenSum } from "./spoken.ts";

/** A sum, an equation or a comparison; null where there is none, or numbers are only told of. */
export function readSum(tokens: readonly Token[]): Found | null {
  const all = withoutLabel(tokens);
  if (all.some((token) => hasRole(token, "told"))) return null;
  const asks = all.some(
    (token) => hasRole(token, "what_is", "how_many", "solve", "compare", "explain") || isSign(token, "?"),
  );
  const written = equationWithin(all);
  if (written !== null) return written;
  const mixed = mixedClaim(all);
  if (mixed !== null) return mixed;
  const limit = isBare(all) ? MOST_AROUND : asks ? 2 : 0;
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
  const claim = claimAfter(all, to) ?? claimBeside(all, found);
  const adjacent = claim === undefined ? lastApart(run) : null;
  const part = adjacent?.run ?? (isAsked ? run.slice(0, equals) : run);
  const expression = expressionOf(part);
  if (expression === null || "value" in expression || holdsLetter(expression)) return null;
  return { problem: sumOf(expression, part), claimed: claim ?? adjacent?.claimed };
}

/** In words that say nothing known: "bet you do not know 24 × 6, smarty". */
const MOST_AROUND = 4;

/** "And if x is on both sides, as in 5x − 4 = 2x + 11": an equation is one whatever is said around it. */
function equationWithin(tokens: readonly Token[]): Found | null {
  const inequality = inequalityIn(tokens);
  if (inequality !== null) return { problem: inequality };
  const run = runOf(tokens)?.run ?? [];
  const equals = run.findIndex((token) => isSign(token, "="));
  const isWhole = equals > 0 && equals < run.length - 1 && run.some(({ kind }) => kind === "letter");
  return isWhole ? equationOrClaim(run.slice(0, equals), run.slice(equals + 1), run) : null;
}

/** "17/5 is 3 2/5": a mixed number said to be a fraction, worked out as the sum that it is: 3 + 2/5. */
function mixedClaim(tokens: readonly Token[]): Found | null {
  const [one, other, ...others] = numbersAmong(tokens);
  const mixed = [one, other].find((token) => token?.isMixed === true);
  const fraction = [one, other].find((token) => token !== mixed && token?.form === "fraction");
  if (mixed === undefined || fraction === undefined || others.length > 0) return null;
  const isOfElse =
    strangers(tokens) > MOST_AROUND ||
    tokens.some((token) => isSign(token, "+", "-", "*", "/", "<", ">") || token.kind === "letter") ||
    saying(tokens)("or", "than", "larger", "smaller", "compare", "gain", "lose", "left", "each");
  if (isOfElse) return null;
  const { top, bottom } = mixed.value;
  const whole = Math.floor(top / bottom);
  const sum = apply("+", number(whole), number(rational(top - whole * bottom, bottom)));
  return { problem: problems.sum(sum, "fraction"), claimed: fraction.value };
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

/** "36 × 4 and it came out 124", "is 144 right for 36 × 4": the one number beside the sum, where a result is spoken of. */
function claimBeside(
  tokens: readonly Token[],
  { run }: { readonly run: readonly Token[] },
): Rational | undefined {
  const [beside, ...others] = numbersAmong(tokens).filter((token) => !run.includes(token));
  return beside !== undefined && others.length === 0 && saying(tokens)("result") ? beside.value : undefined;
}
