import { LANGUAGES } from "../locale/language.ts";
import { withPowers } from "../mathematics/reading/tokens/written.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";

/** "x^2 - 5x + 6 = 0", "x² = 9": what stands before x and alone, all on one side. */
const WRITTEN =
  /(?<![\d.)])x(?:\^2|²)\s?(?:([+−-])\s?(\d{0,3})\s?\*?x)?\s?(?:([+−-])\s?(\d{1,4}))?\s?=\s?(-?\d{1,4})(?!\d)/iu;
const BRACKETS = /\(x\s*([+−-])\s*(\d{1,3})\)\s*\(x\s*([+−-])\s*(\d{1,3})\)/iu;
const ABOUT = /^quadratic\/(-?\d+)\/(-?\d+)$/;

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
  const [, b, c] = ABOUT.exec(last?.id ?? "") ?? [];
  const [, one, first, two, second] = BRACKETS.exec(turn.message) ?? [];
  if (first !== undefined) {
    const found = [-signed(one, first), -signed(two, second)];
    const [x = 0, y = 0] = found;
    return b === undefined || c === undefined
      ? judged(turn, -x - y, x * y, found)
      : judged(turn, Number(b), Number(c), found);
  }
  const [whole, sign, factor, before, alone, right] = WRITTEN.exec(turn.message) ?? [];
  if (whole !== undefined) return begun(turn, signed(sign, factor), signed(before, alone) - Number(right));
  if (b === undefined || c === undefined) return null;
  const numbers = (turn.message.match(/-?\d+/g) ?? []).map(Number);
  const isLost = commands(turn, "unsure") || commands(turn, "show");
  if (numbers.length !== 2 && !(isLost && turn.words.length <= 4)) return null;
  return judged(turn, Number(b), Number(c), isLost ? (solutionsOf(Number(b), Number(c)) ?? []) : numbers);
}

const about = (b: number, c: number) => ({ last: { id: `quadratic/${b}/${c}`, at: 0 } });

function begun(turn: Turn, b: number, c: number): Answer | null {
  const values = { product: String(c), sum: String(-b) };
  if (solutionsOf(b, c) === null)
    return answer(turn, [say(turn, "quadratic_formula")], null, { act: "worked", last: null });
  return answer(turn, [say(turn, "quadratic_hint", values)], null, { act: "hint", ...about(b, c) });
}

function judged(turn: Turn, b: number, c: number, found: readonly number[]): Answer {
  const [x = 0, y = 0] = found;
  const isRight = found.length === 2 && x + y === -b && x * y === c;
  const values = { x: String(x), y: String(y), product: String(c), sum: String(-b) };
  return isRight
    ? answer(turn, [say(turn, "quadratic_right", values)], null, { act: "right", ...about(b, c) })
    : answer(turn, [say(turn, "quadratic_wrong", values)], null, { act: "wrong", ...about(b, c) });
}
