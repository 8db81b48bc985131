import { LANGUAGES } from "../locale/language.ts";
import { withPowers } from "../mathematics/reading/tokens/written.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";

/** "x^2 - 5x + 6 = 0", "x² = 9": what stands before x and alone, all on one side. */
const WRITTEN =
  /(?<![\d.)])x(?:\^?2|²)\s?(?:([+−-])\s?(\d{0,3})\s?\*?x)?\s?(?:([+−-])\s?(\d{1,4}))?(?:\s?=\s?(-?\d{1,4}))?(?!\d)/iu;
const BRACKETS = /\(x\s*([+−-])\s*(\d{1,3})\)\s*\(x\s*([+−-])\s*(\d{1,3})\)/iu;
const ABOUT = /^(quadratic|trinomial)\/(-?\d+)\/(-?\d+)$/;

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
  const [, what, b, c] = ABOUT.exec(last?.id ?? "") ?? [];
  const isFactored = what === "trinomial";
  const judge = (found: readonly number[]) => judged(turn, Number(b), Number(c), found, isFactored);
  const [, one, first, two, second] = BRACKETS.exec(turn.message) ?? [];
  if (first !== undefined) {
    const found = [-signed(one, first), -signed(two, second)];
    const [x = 0, y = 0] = found;
    return b === undefined || c === undefined ? judged(turn, -x - y, x * y, found, false) : judge(found);
  }
  const [whole, sign, factor, before, alone, right] = WRITTEN.exec(turn.message) ?? [];
  const [b1, c1] = [signed(sign, factor), signed(before, alone)];
  if (whole !== undefined && right !== undefined) return begun(turn, b1, c1 - Number(right));
  // "Factor x² + 5x + 6": no equation, and the same two brackets.
  if (whole !== undefined && (c1 !== 0 || commands(turn, "factor"))) return factored(turn, b1, c1);
  if (b === undefined || c === undefined) return null;
  const numbers = (turn.message.match(/-?\d+/g) ?? []).map(Number);
  const isLost = commands(turn, "unsure") || commands(turn, "show");
  if (numbers.length !== 2 && !(isLost && turn.words.length <= 4)) return null;
  // What stands in the brackets of a trinomial is the other way round than what solves it.
  const said = numbers.map((each) => (isFactored ? -each : each));
  return judge(isLost ? (solutionsOf(Number(b), Number(c)) ?? []) : said);
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

function begun(turn: Turn, b: number, c: number): Answer | null {
  const values = { product: String(c), sum: String(-b) };
  if (solutionsOf(b, c) === null)
    return answer(turn, [say(turn, "quadratic_formula")], null, { act: "worked", last: null });
  return answer(turn, [say(turn, "quadratic_hint", values)], null, { act: "hint", ...about(b, c) });
}

function judged(turn: Turn, b: number, c: number, found: readonly number[], isFactored: boolean): Answer {
  const [x = 0, y = 0] = found;
  const isRight = found.length === 2 && x + y === -b && x * y === c;
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
