import type { PersonalSpan } from "./personal-span.ts";

/**
 * Numbers by which somebody can be reached or known, told from the numbers of a child who counts and calculates.
 * Every expression is bounded in every part, so that none can be made to run long.
 */
const NUMBER_RUN = /(?<![\w.,])[+(]{0,2}\d(?:[ .()\-\u2010-\u2014/]{0,3}\d){6,18}(?![\w])/g;
const SOCIAL_SECURITY = /^\d{3}-\d{2}-\d{4}$/;
const CURP = /(?<!\w)[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d(?!\w)/gi;
const DATE = /^(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4})$/;
/** 149 600 000 and 1.000.000 */
const THOUSANDS = /^\d{1,3}(?:[ .]\d{3}){1,6}$/;
const DECIMAL = /^\d{1,6}\.\d+$/;
/** 555-1234 and 5512 3456 */
const SHORT_PHONE = /^(?:\d{3}[-.\u2010-\u2014]\d{4}|\d{4}[ .\-\u2010-\u2014]\d{4}|\d{3} \d{4})$/;
const SUM_SIGN = /[+*x×÷/=^<>]/;
const CARD_FROM = 13;

/** Counting and number series: the groups never fall. */
function rises(groups: readonly string[]): boolean {
  return (
    groups.length >= 4 &&
    groups.every((group, index) => index === 0 || Number(group) >= Number(groups[index - 1]))
  );
}

/** Counting down, and by steps. */
function evenSteps(groups: readonly string[]): boolean {
  const [first = 0, second = 0] = groups.map(Number);
  return (
    groups.length >= 4 && groups.every((group, index) => Number(group) === first + index * (second - first))
  );
}

function isCalculated(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 3), from).trim();
  const after = text.slice(to, to + 3).trim();
  return SUM_SIGN.test(before) || SUM_SIGN.test(after.slice(0, 1));
}

/** What a run of digits is: a phone, the number of a card or paper, or null for a number like any other. */
function runKind(text: string, run: string, from: number, talksOfPhones: boolean): "phone" | "number" | null {
  const digits = run.replace(/\D/g, "");
  if (SOCIAL_SECURITY.test(run)) return "number";
  if (run.startsWith("+") && digits.length >= 9 && !/^\+\d \d/.test(run)) return "phone";
  if (run.startsWith("+52") || run.startsWith("+1")) return digits.length >= 11 ? "phone" : null;
  if (DATE.test(run) || THOUSANDS.test(run) || DECIMAL.test(run)) return null;
  const groups = run.match(/\d+/g) ?? [];
  if (groups.every((group) => group.length <= 3) && (rises(groups) || evenSteps(groups))) return null;
  if (isCalculated(text, from, from + run.length) && !talksOfPhones) return null;
  if (digits.length >= CARD_FROM) return groups.length === 1 || groups[0]?.length === 4 ? "number" : "phone";
  if (digits.length >= 10 && !run.includes("/")) return "phone";
  return talksOfPhones || SHORT_PHONE.test(run) ? "phone" : null;
}

const SPOKEN = new Map(
  [
    ["zero oh cero o", 0],
    ["one uno un", 1],
    ["two dos", 2],
    ["three tres", 3],
    ["four cuatro", 4],
    ["five cinco", 5],
    ["six seis", 6],
    ["seven siete", 7],
    ["eight ocho", 8],
    ["nine nueve", 9],
  ].flatMap(([words, digit]) =>
    String(words)
      .split(" ")
      .map((word) => [word, Number(digit)] as const),
  ),
);
const SPOKEN_FROM = 7;

/** Phones said digit by digit; not counting up, down, or in steps. */
export function spokenPhones(
  words: readonly { readonly text: string; readonly from: number; readonly to: number }[],
): PersonalSpan[] {
  const spans: PersonalSpan[] = [];
  let start = 0;
  for (let index = 0; index <= words.length; index += 1) {
    if (index < words.length && SPOKEN.has(words[index]?.text ?? "")) continue;
    const run = words.slice(start, index);
    const digits = run.map((word) => String(SPOKEN.get(word.text)));
    const [first, last] = [run[0], run.at(-1)];
    if (run.length >= SPOKEN_FROM && first && last && !rises(digits) && !evenSteps(digits)) {
      spans.push({ from: first.from, to: last.to, of: "phone" });
    }
    start = index + 1;
  }
  return spans;
}

/** @param talksOfPhones whether the message names a phone or a call, so that shorter numbers count too */
export function numberSpans(text: string, talksOfPhones: boolean): PersonalSpan[] {
  const spans: PersonalSpan[] = [];
  for (const found of text.matchAll(NUMBER_RUN)) {
    const of = runKind(text, found[0], found.index, talksOfPhones);
    if (of !== null) spans.push({ from: found.index, to: found.index + found[0].length, of });
  }
  for (const found of text.matchAll(CURP)) {
    spans.push({ from: found.index, to: found.index + found[0].length, of: "number" });
  }
  return spans;
}
