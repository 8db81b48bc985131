import { greatestCommon } from "../../mathematics/rational.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";

type Simplifying = Waiting & { kind: "simplifying" };

/** What the tutor sets to try, once it has simplified a fraction; the other one for whoever asked about the first. */
const SET = { top: 8, bottom: 20 };
const OTHER = { top: 9, bottom: 12 };

/** A fraction for the child to simplify, after another one was simplified together. */
export function setToSimplify(top: number, bottom: number): Simplifying {
  const isSet = top === SET.top && bottom === SET.bottom;
  return { kind: "simplifying", ...(isSet ? OTHER : SET), tries: 0 };
}

const FRACTION = /(?<![\d/])(\d{1,4})\s*\/\s*(\d{1,4})(?![\d/])/g;
/** In words. */
const LONGEST = 12;
const SHORT = 6;

/** The child's try; null where it says no fraction, or asks about another one. */
export function triedToSimplify(turn: Turn, task: Simplifying): Answer | null {
  const { bottom, top, tries } = task;
  const said = [...turn.message.matchAll(FRACTION)].map(([, a, b]) => [Number(a), Number(b)] as const);
  const isItself = ([a, b]: readonly [number, number]) => a === top && b === bottom;
  const [last] = said.filter((each) => !isItself(each)).slice(-1);
  const isAsked = commands(turn, "simplify") || asksAnother(turn);
  if (last === undefined || isAsked || turn.words.length > LONGEST) {
    const isStuck = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "help");
    return isStuck && turn.words.length <= SHORT && !isAsked ? helped(turn, task, "") : null;
  }
  const [a, b] = last;
  if (b === 0) return null;
  const values = { a: String(a), b: String(b), top: String(top), bottom: String(bottom) };
  if (a * bottom !== b * top) {
    // "15/30": no try at this one, but another one to be simplified.
    return b > bottom ? null : helped(turn, task, say(turn, "simplify_wrong", values));
  }
  const by = greatestCommon(a, b);
  if (by === 1) return answer(turn, [say(turn, "simplify_right", values)], null, { act: "right" });
  const on = say(turn, "simplify_on", { ...values, by: String(by) });
  return answer(turn, [on], { ...task, tries: tries + 1 }, { act: "step" });
}
/** "And 12/18?" */
export const asksAnother = ({ message }: Turn): boolean => AND.test(message);
const AND = /^\W*(?:and|y)\s/iu;

function helped(turn: Turn, { bottom, top, tries }: Simplifying, opening: string): Answer {
  const by = greatestCommon(top, bottom);
  const values = { top: String(top), bottom: String(bottom), by: String(by) };
  if (tries > 0) {
    const all = { ...values, a: String(top / by), b: String(bottom / by) };
    return answer(turn, [say(turn, "simplify_shown", all)], null, { act: "shown" });
  }
  const task = { kind: "simplifying", top, bottom, tries: tries + 1 } as const;
  return answer(turn, [opening, say(turn, "simplify_hint", values)], task, {
    act: opening === "" ? "hint" : "wrong",
  });
}
