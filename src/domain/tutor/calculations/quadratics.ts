import { LANGUAGES } from "../../locale/language.ts";
import { withPowers } from "../../mathematics/reading/tokens/written.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";

/** "x^2 - 5x + 6 = 0", "2x² - 8 = 0": what stands before x² and x and alone, all on one side. */
const WRITTEN =
  /(?<![\d.)a-z])(\d{0,2})\s?x(?:\^?2|²)\s?(?:([+−-])\s?(\d{0,3})\s?\*?x)?\s?(?:([+−-])\s?(\d{1,4}))?(?:\s?=\s?(-?\d{1,4}))?(?!\d)/iu;
const BRACKETS = /\(x\s*([+−-])\s*(\d{1,3})\)\s*\(x\s*([+−-])\s*(\d{1,3})\)/iu;
/** What is asked, and which of its solutions the child has found. */
const ABOUT = /^(quadratic|trinomial)\/(-?\d+)\/(-?\d+)(?:\/(-?\d+))?$/;

const signed = (sign: string | undefined, digits: string | undefined): number =>
  sign === undefined ? 0 : (sign === "+" ? 1 : -1) * Number(digits === "" ? 1 : digits);

/** The two whole solutions of x² + bx + c = 0; null where they are not whole. */
function solutionsOf(b: number, c: number): readonly [number, number] | null {
  const root = Math.sqrt(b * b - 4 * c);
  return Number.isInteger(root) && Number.isInteger((-b + root) / 2)
    ? [(-b - root) / 2, (-b + root) / 2]
    : null;
}

/** A quadratic equation is looked at by its brackets: a hint, then what the child finds is put in. */
export function quadratic(told: Turn): Answer | null {
  const { words } = told.library.mathematics;
  const turn = {
    ...told,
    message: LANGUAGES.reduce((text, each) => withPowers(text, words[each]), told.message),
  };
  const { last } = turn.state;
  const [, what, b, c, before] = ABOUT.exec(last?.id ?? "") ?? [];
  const isFactored = what === "trinomial";
  const judge = (found: readonly number[]) => judged(turn, Number(b), Number(c), found, isFactored);
  const [, one, first, two, second] = BRACKETS.exec(turn.message) ?? [];
  if (first !== undefined) {
    const found = [-signed(one, first), -signed(two, second)];
    const [x = 0, y = 0] = found;
    return b === undefined || c === undefined ? judged(turn, -x - y, x * y, found, false) : judge(found);
  }
  const [whole, times, sign, factor, plus, alone, right] = WRITTEN.exec(turn.message) ?? [];
  const a = times === undefined || times === "" ? 1 : Number(times);
  const [b1, c1] = [signed(sign, factor), signed(plus, alone)];
  if (whole !== undefined && right !== undefined) {
    const all = c1 - Number(right);
    // "x² = 4, so x = 2": what is said of x behind the equation is a try.
    const tried = saidOf(turn.message.slice(turn.message.indexOf(whole) + whole.length));
    if (b1 % a !== 0 || all % a !== 0) return begun(turn, null, 0, a);
    return tried.length > 0 ? judged(turn, b1 / a, all / a, tried, false) : begun(turn, b1 / a, all / a, a);
  }
  if (whole !== undefined && a !== 1) return null;
  // "Factor x² + 5x + 6": no equation, and the same two brackets.
  if (whole !== undefined && (c1 !== 0 || commands(turn, "factor"))) return factored(turn, b1, c1);
  if (b === undefined || c === undefined) return null;
  // "Find x": the same equation is still meant.
  const isMeant = commands(turn, "find_letter") && !/\d/.test(turn.message) && !isFactored;
  if (isMeant && turn.words.length <= LONGEST_WISH) return begun(turn, Number(b), Number(c), 1);
  const numbers = saidOf(turn.message);
  const isLost = commands(turn, "unsure") || commands(turn, "show");
  // A number before a letter, or a y, belongs to another task.
  const isTry =
    numbers.length > 0 &&
    numbers.length <= 2 &&
    turn.words.length <= LONGEST_TRY &&
    !/\d\s?x|y\s?=/iu.test(turn.message);
  if (!isTry && !(isLost && turn.words.length <= 4)) return null;
  if (isFactored && numbers.length !== 2 && !isLost) return null;
  // What stands in the brackets of a trinomial is the other way round than what solves it.
  const said = numbers.map((each) => (isFactored ? -each : each));
  const isSecond = before !== undefined && said.length === 1 && said[0] !== Number(before);
  return judge(
    isLost ? (solutionsOf(Number(b), Number(c)) ?? []) : isSecond ? [Number(before), ...said] : said,
  );
}

/** The numbers of its brackets have the sum b and the product c; common ones are taken out first. */
function factored(turn: Turn, b: number, c: number): Answer {
  if (c === 0) return answer(turn, [say(turn, "trinomial_x")], null, { act: "hint" });
  const isWhole = solutionsOf(b, c) !== null;
  const values = { product: String(c), sum: String(b) };
  const text = say(turn, isWhole ? "trinomial_hint" : "trinomial_none", values);
  return answer(
    turn,
    [text],
    null,
    isWhole ? { act: "hint", ...about(b, c, true) } : { act: "worked", last: null },
  );
}

const about = (b: number, c: number, isFactored = false) => ({
  last: { id: `${isFactored ? "trinomial" : "quadratic"}/${b}/${c}`, at: 0 },
});

/** The numbers that are said of x, with their signs; "±3" says both. */
const saidOf = (text: string): readonly number[] => {
  const [, both] = /(?:±|\+\/-|\+-)\s?(\d{1,4})/.exec(text) ?? [];
  if (both !== undefined) return [Number(both), -Number(both)];
  return (text.replaceAll("−", "-").match(/(?<![\d.])-?\d+(?![\d.])/g) ?? []).map(Number);
};
/** In words. */
const LONGEST_WISH = 5;
const LONGEST_TRY = 12;

/** `a` stands before the square, and all is divided by it first; `b` is null where that does not come out. */
function begun(turn: Turn, b: number | null, c: number, a: number): Answer | null {
  if (b === null || solutionsOf(b, c) === null)
    return answer(turn, [say(turn, "quadratic_formula")], null, { act: "worked", last: null });
  const term = b === 0 ? "" : ` ${b < 0 ? "−" : "+"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}x`;
  const end = c === 0 ? "" : ` ${c < 0 ? "−" : "+"} ${Math.abs(c)}`;
  const first = a === 1 ? "" : say(turn, "quadratic_by", { by: String(a), equation: `x²${term}${end} = 0` });
  const hint =
    b === 0 && c < 0
      ? say(turn, "quadratic_pure", { square: String(-c) })
      : say(turn, "quadratic_hint", { product: String(c), sum: String(-b) });
  return answer(turn, [first, hint], null, { act: "hint", ...about(b, c) });
}

function judged(turn: Turn, b: number, c: number, found: readonly number[], isFactored: boolean): Answer {
  const solutions: readonly number[] = solutionsOf(b, c) ?? [];
  const isDouble = solutions[0] === solutions[1];
  const [x = 0, y = isDouble ? x : 0] = found;
  if (found.length === 1 && !isDouble && !isFactored && solutions.includes(x))
    return answer(turn, [say(turn, "quadratic_one", { x: String(x) })], null, {
      act: "step",
      last: { id: `quadratic/${b}/${c}/${x}`, at: 0 },
    });
  // "x² = 4, x = 3": put in, it is seen.
  if (b === 0 && found.length === 1)
    return answer(
      turn,
      [
        say(turn, "quadratic_try", {
          x: `${x < 0 ? `(${x})` : x}`,
          value: String(x * x),
          square: String(-c),
        }),
      ],
      null,
      { act: "wrong", ...about(b, c) },
    );
  const isRight = (found.length === 2 || isDouble) && x + y === -b && x * y === c;
  const side = isFactored ? -1 : 1;
  const values = {
    ...{ x: String(side * x), y: String(side * y), product: String(c), sum: String(-side * b) },
    brackets: `(${bracket(x)})(${bracket(y)})`,
  };
  const name = isRight ? (isFactored ? "trinomial_right" : "quadratic_right") : "quadratic_wrong";
  return answer(turn, [say(turn, name, values)], null, {
    ...{ act: isRight ? "right" : "wrong", ...about(b, c, isFactored) },
  });
}
const bracket = (x: number): string => `x ${x > 0 ? "−" : "+"} ${Math.abs(x)}`;
