import { tellsFractions } from "./fractions/fraction-asking.ts";
import { figures, LARGEST } from "./number-words.ts";
import type { Operator, Sum } from "./state.ts";
import { plain } from "./words.ts";

/** `claimed` is the answer the child already wrote, as in "7 + 5 = 12?". */
type FoundSum = { readonly kind: "sum"; readonly sum: Sum; readonly claimed: number | null };
/** More than one step, decimals, or numbers too big to be worked out in the head. */
type HardSum = { readonly kind: "hard" };

const SIGNS: Readonly<Record<string, Operator>> = {
  ...{
    "+": "+",
    "-": "-",
    "−": "-",
    "–": "-",
    "*": "*",
    "×": "*",
    "·": "*",
    x: "*",
    "÷": "/",
    "/": "/",
    ":": "/",
  },
  ...{ plus: "+", mas: "+", minus: "-", menos: "-", times: "*", por: "*", entre: "/" },
};
/** What says the same in several words. */
const LONG_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:take away|taking away|subtract)\b/g, "-"],
  [/\b(?:multiplied by|multiplicad[oa] por)\b/g, "*"],
  [/\b(?:divided by|dividid[oa] (?:entre|por)|over)\b/g, "/"],
  [/\b(?:half of|(?:la )?mitad de)\s+(\S+)/g, "$1 / 2"],
  [/\b(?:double(?: of)?|twice|(?:el )?doble de)\s+(\S+)/g, "$1 * 2"],
  [/\b(?:triple of|(?:el )?triple de)\s+(\S+)/g, "$1 * 3"],
  [/\b(?:add|sum|suma|sumar|sumo)\s+(\S+)\s+(?:and|to|y|con|a)\s+(\S+)/g, "$1 + $2"],
  [/\b(?:cuantos? (?:es|son)|how much (?:is|are)|what is|whats)\s+(\S+)\s+(?:y|and)\s+(\S+)/g, "$1 + $2"],
  [/\b(?:equals?|is equal to|es igual a|son igual a|igual a)\b/g, "="],
];

/** Finds a sum in what a child wrote, in signs or in words of either language; null when there is none. */
export function findSum(message: string): FoundSum | HardSum | null {
  if (/\d\s*(?:%|percent|por ?ciento)\s*(?:of|de)\s*\d/i.test(message)) return { kind: "hard" };
  // A mark, a day: what is told with a stroke is no division.
  if (tellsFractions(message)) return null;
  const tokens = tokensOf(message);
  const isNumber = (token: string | undefined) => token !== undefined && /^\d/.test(token);
  const signs = tokens.flatMap((token, at) =>
    Object.hasOwn(SIGNS, token) && isNumber(tokens[at - 1]) && isNumber(tokens[at + 1]) ? [at] : [],
  );
  const [at] = signs;
  if (at === undefined) return null;
  const left = Number(tokens[at - 1]);
  const right = Number(tokens[at + 1]);
  const operator = SIGNS[tokens[at] ?? ""];
  const isBelowZero = ["-", "−", "–", "minus", "menos", "negative", "negativo"].includes(
    tokens[at - 2] ?? "",
  );
  if (operator === undefined || signs.length > 1 || isBelowZero) return { kind: "hard" };
  // "3/4" by itself is a fraction: it is not shared out.
  if (operator === "/" && left > 0 && left < right && /\d\s*\/\s*\d/.test(message)) return null;
  if (!Number.isInteger(left) || !Number.isInteger(right) || !isManageable(left, operator, right)) {
    return { kind: "hard" };
  }
  const after = tokens.slice(at + 2);
  const claim = after.indexOf("=") >= 0 ? Number(after[after.indexOf("=") + 1]) : Number.NaN;
  return { kind: "sum", sum: { left, operator, right }, claimed: Number.isFinite(claim) ? claim : null };
}

function isManageable(left: number, operator: Operator, right: number): boolean {
  if (Math.max(left, right) > 10_000) return false;
  return operator !== "*" || (Math.min(left, right) <= 12 && left * right <= LARGEST);
}

function tokensOf(message: string): string[] {
  let text = plain(message).replace(/(\d),(?=\d{3}\b)/g, "$1");
  for (const [pattern, sign] of LONG_SIGNS) text = text.replace(pattern, sign);
  const tokens = text.match(/\d+(?:[.,]\d+)?|[a-zñ]+|[+\-−–*×·÷/:=]/g) ?? [];
  return figures(tokens);
}

/** The result; of a division the whole part and what is left over. */
export function workOut({ left, operator, right }: Sum): { readonly value: number; readonly rest: number } {
  if (operator === "+") return { value: left + right, rest: 0 };
  if (operator === "-") return { value: left - right, rest: 0 };
  if (operator === "*") return { value: left * right, rest: 0 };
  return { value: Math.floor(left / right), rest: left % right };
}

/** Whether the numbers a child said are the answer. Below zero the sign may be missing: hints tell about it. */
export function isRight(sum: Sum, said: readonly number[]): boolean {
  const { value, rest } = workOut(sum);
  const last = said.at(-1);
  if (last === undefined) return false;
  if (rest > 0) {
    return (said.at(-2) === value && last === rest) || last === sum.left / sum.right;
  }
  return last === Math.abs(value);
}

const SIGN_SHOWN: Readonly<Record<Operator, string>> = { "+": "+", "-": "−", "*": "×", "/": "÷" };
/** As it is written on paper: "7 + 5". */
export function shownSum({ left, operator, right }: Sum): string {
  return `${left} ${SIGN_SHOWN[operator]} ${right}`;
}

/**
 * A sum for a child to try.
 *
 * @param turn chooses among many, always the same one for the same turn
 */
export function nextSum(age: number, turn: number, operator?: Operator): Sum {
  const a = 2 + ((turn * 7 + 3) % 8);
  const b = 2 + ((turn * 5 + 1) % 7);
  if (age <= 7) {
    return operator === "-" ? { left: a + b, operator: "-", right: b } : { left: a, operator: "+", right: b };
  }
  if (age <= 10) {
    if (operator === "*") return { left: a, operator: "*", right: b };
    if (operator === "/") return { left: a * b, operator: "/", right: b };
    const sum = { left: 20 + a * 3, right: 10 + b * 2 };
    return { ...sum, operator: operator === "-" ? "-" : "+" };
  }
  if (operator === "/") return { left: (a + 10) * b, operator: "/", right: b };
  if (operator === "-") return { left: 200 + a * 13, operator: "-", right: 100 + b * 7 };
  if (operator === "+") return { left: 100 + a * 17, operator: "+", right: 60 + b * 9 };
  return { left: 10 + a, operator: "*", right: b };
}
