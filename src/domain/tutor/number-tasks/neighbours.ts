import { isWhole } from "../../mathematics/rational.ts";
import { numbersAmong } from "../../mathematics/reading/tokens/token.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";

type Neighbours = Waiting & { kind: "neighbours" };
type Side = Neighbours["side"];

/** In numbers: one to look at, and the two that a child may bring along. */
const MOST = 3;

/** "The predecessor and successor of 499": which numbers stand beside it; what the child brings along is checked. */
export function askedNeighbours(turn: Turn): Answer | null {
  if (!/\d/.test(turn.message)) return null;
  const side = sideIn(turn);
  const [of, ...said] = numbersIn(turn);
  if (side === null || of === undefined || said.length >= MOST || turn.isDelicate) return null;
  const task: Neighbours = { kind: "neighbours", of, side, tries: 0 };
  if (said.length > 0) return judged(turn, task, said);
  return answer(turn, [say(turn, `neighbours_${side}`, { n: String(of) })], task, { act: "hint" });
}

/** What the child says they are; null where it says no number. */
export function triedNeighbours(turn: Turn, task: Neighbours): Answer | null {
  const said = numbersIn(turn).filter((each) => each !== task.of);
  if (said.length > 0) return said.length < MOST ? judged(turn, task, said) : null;
  const isStuck = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "help");
  return isStuck && turn.words.length <= SHORT ? helped(turn, task, "") : null;
}
const SHORT = 6;

/** Which of the two is asked: by its name, or both of them however they are said. */
function sideIn(turn: Turn): Side | null {
  const [isBefore, isAfter] = [commands(turn, "predecessor"), commands(turn, "successor")];
  if (isBefore && isAfter) return "both";
  if (!commands(turn, "neighbour_named")) return null;
  return isBefore ? "before" : "after";
}

const numbersIn = (turn: Turn): readonly number[] =>
  numbersAmong(tokensIn(turn)).flatMap(({ isSpoken, value }) =>
    isWhole(value) && isSpoken !== true ? [value.top] : [],
  );

const wantedOf = ({ of, side }: Neighbours): readonly number[] =>
  [of - 1, of + 1].filter((_, at) => side === "both" || at === (side === "before" ? 0 : 1));

const valuesOf = ({ of }: Neighbours) => ({
  n: String(of),
  before: String(of - 1),
  after: String(of + 1),
});

function judged(turn: Turn, task: Neighbours, said: readonly number[]): Answer {
  const wanted = wantedOf(task);
  const values = valuesOf(task);
  const right = said.filter((each) => wanted.includes(each));
  if (right.length === 0) return helped(turn, task, say(turn, "neighbours_wrong"));
  // Of two the one that is right is said to be, and the other one is asked for again.
  if (right.length < wanted.length) {
    const isBefore = right[0] === task.of - 1;
    const text = say(turn, isBefore ? "neighbours_half_before" : "neighbours_half_after", values);
    return answer(
      turn,
      [text],
      { ...task, side: isBefore ? "after" : "before" },
      {
        act: right.length < said.length ? "wrong" : "step",
      },
    );
  }
  return answer(turn, [say(turn, `neighbours_right_${task.side}`, values)], null, { act: "right" });
}

/** The hint again; the second time they are shown. */
function helped(turn: Turn, task: Neighbours, opening: string): Answer {
  const values = valuesOf(task);
  if (task.tries > 0) return answer(turn, [say(turn, "neighbours_shown", values)], null, { act: "shown" });
  const parts = [opening, say(turn, "neighbours_step", values)];
  return answer(turn, parts, { ...task, tries: task.tries + 1 }, { act: opening === "" ? "hint" : "wrong" });
}
