import type { Comparison } from "../problem.ts";
import { isEqual } from "../rational.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Choice, type Reply, withoutReason } from "./reply.ts";
import { strangers } from "./sums/run.ts";
import { hasRole, saying } from "./tokens/token.ts";
import { tokensOf } from "./tokens/tokens.ts";

/** Which of two a child chooses: by number, by place, or by saying how they compare. */
export function readChoice(message: string, lexicon: Lexicon, comparison: Comparison): Reply | null {
  const tokens = withoutReason(tokensOf(message, lexicon));
  const has = saying(tokens);
  if (
    strangers(tokens) > 1 ||
    has("why", "told") ||
    tokens.some((token) => token.kind === "sign" && ["+", "-", "*"].includes(token.sign))
  )
    return null;
  const { left, right, want, isClaim } = comparison;
  const every = tokens.flatMap((token, at) => (token.kind === "number" ? [{ value: token.value, at }] : []));
  const fitting = every.filter(({ value }) => isEqual(value, left) || isEqual(value, right));
  // "The 1/3 one" says one number.
  const numbers = fitting.length > 0 ? fitting : every;
  const isNot = has("not") || (has("no") && !isClaim && numbers.length > 0);
  const choose = (choice: Choice): Reply => ({ kind: "choice", choice });
  const other = (choice: "left" | "right") => (choice === "left" ? "right" : "left");
  const relation = tokens.findIndex(
    (token) => hasRole(token, "larger", "smaller") || (token.kind === "sign" && "<>".includes(token.sign)),
  );
  const said = tokens[relation];
  const saysLarger = said?.kind === "sign" ? said.sign === ">" : hasRole(said, "larger");
  if (numbers.length === 0) {
    if (has("both", "neither")) return choose("same");
    if (has("same"))
      return choose(
        has("not", "no") &&
          tokens.findIndex((token) => hasRole(token, "not", "no")) + 1 >=
            tokens.findIndex((token) => hasRole(token, "same")) - 1 &&
          !/,/.test(message)
          ? "different"
          : "same",
      );
    if (isClaim && (has("yes") || has("no"))) return choose(has("no") ? "no" : "yes");
    if (has("first") && relation < 0) return choose("left");
    return has("second") && relation < 0 ? choose("right") : null;
  }
  const at = numbers.map(({ value }) =>
    isEqual(value, left) ? "left" : isEqual(value, right) ? "right" : null,
  );
  const [first, second] = at;
  // Two other numbers are a question of the child's own.
  if (numbers.length === 2 && first === null && second === null) return null;
  if (first === null || first === undefined) return isClaim || relation >= 0 ? null : { kind: "several" };
  if (has("same") && numbers.length === 2) return choose(isNot ? "different" : "same");
  if (relation >= 0 && want !== "same") {
    const isTurned = saysLarger !== (want === "larger");
    // "Bigger than 1/4" is said of the other one; "no, 1/2 is bigger" corrects.
    const subject =
      numbers[0] !== undefined &&
      numbers[0].at > relation &&
      saying(tokens)("than", "larger", "smaller") &&
      numbers.length === 1
        ? other(first)
        : first;
    const isDenied =
      isNot &&
      !(has("no") && isClaim) &&
      tokens.findIndex((token) => hasRole(token, "not", "no")) > (numbers[0]?.at ?? 0);
    return choose(isTurned !== isDenied ? other(subject) : subject);
  }
  if (numbers.length === 2 && isNot && second !== null) return choose(first);
  return numbers.length === 1 && !isNot ? choose(first) : { kind: "several" };
}
