import { type Answer, answer, commands, say, type Turn } from "../turn.ts";

/** "x + y = 10", "2x - 3y = 4": a and b before the letters, and what they make. */
const EQUATION =
  /(?<![\d.a-z])([-−]?\s?\d{0,3})\s?x\s?([+−-])\s?(\d{0,3})\s?y\s?=\s?([-−]?\d{1,4})(?![\d.])/giu;
const ABOUT = /^system\/(-?\d+)\/(-?\d+)$/;

type Line = { readonly a: number; readonly b: number; readonly c: number };

const whole = (text: string): number => {
  const plain = text.replace("−", "-").replace(/\s/g, "");
  return plain === "" || plain === "+" ? 1 : plain === "-" ? -1 : Number(plain);
};

/** Two equations with two letters: the first step, then the child's x and y are put in. */
export function system(turn: Turn): Answer | null {
  const lines = [...turn.message.matchAll(EQUATION)].map(
    ([, a = "", sign = "", b = "", c = ""]): Line => ({
      ...{ a: whole(a), b: (sign === "+" ? 1 : -1) * whole(b), c: whole(c) },
    }),
  );
  const [one, other] = lines;
  if (one !== undefined && other !== undefined) return begun(turn, one, other);
  const [, x, y] = ABOUT.exec(turn.state.last?.id ?? "") ?? [];
  return x === undefined || y === undefined ? null : tried(turn, x, y);
}

function begun(turn: Turn, one: Line, other: Line): Answer | null {
  const under = one.a * other.b - other.a * one.b;
  const x = (one.c * other.b - other.c * one.b) / under;
  const y = (one.a * other.c - other.a * one.c) / under;
  if (!Number.isInteger(x) || !Number.isInteger(y)) return null;
  const isOpposite = one.b === -other.b || one.a === -other.a;
  const isSame = one.b === other.b || one.a === other.a;
  const text = say(turn, isOpposite ? "system_add" : isSame ? "system_take" : "system_put");
  return answer(turn, [text], null, { act: "hint", last: { id: `system/${x}/${y}`, at: 0 } });
}

function tried(turn: Turn, x: string, y: string): Answer | null {
  const { last } = turn.state;
  const numbers = (turn.message.replaceAll("−", "-").match(/-?\d+/g) ?? []).map(Number);
  const [x0, y0] = [turn.message.search(/x\s?=/iu), turn.message.search(/y\s?=/iu)];
  const named = y0 >= 0 && y0 < x0 ? numbers.toReversed() : numbers;
  const kept = last === undefined ? {} : { last };
  if (commands(turn, "show") && numbers.length === 0)
    return answer(turn, [say(turn, "system_right", { x, y })], null, { act: "shown", ...kept });
  if (numbers.length !== 2 || turn.words.length > LONGEST_TRY || /\d[xy]/iu.test(turn.message)) return null;
  const isRight = named[0] === Number(x) && named[1] === Number(y);
  return answer(turn, [say(turn, isRight ? "system_right" : "system_wrong", { x, y })], null, {
    ...{ act: isRight ? "right" : "wrong", ...kept },
  });
}
/** In words. */
const LONGEST_TRY = 12;
