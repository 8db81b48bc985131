import {
  type FractionTask,
  findFractions,
  fractionSaid,
  inPieces,
  isEqual,
  isLess,
  sharedBottom,
  shownFraction,
  simplest,
  workOutFractions,
} from "./fractions.ts";
import type { Phrase } from "./phrases.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";

const SAME = /\b(?:same|equal|igual|iguales)\b/i;
const SIGNS = {
  en: { "+": "+", "-": "−", of: "of", larger: "or", smaller: "or" },
  es: { "+": "+", "-": "−", of: "de", larger: "o", smaller: "o" },
} as const;

/** Fractions the child asks about: a hint first, never the answer; one that brings its answer along is checked. */
export function askedFractions(turn: Turn): Answer | null {
  const found = findFractions(turn.message);
  if (found === null) return null;
  if (found.kind === "hard") return answer(turn, [say(turn, "sum_hard")], null);
  const { task, claimed } = found;
  if (claimed !== null && isEqual(claimed, workOutFractions(task))) return praised(turn, task, claimed);
  const opening =
    claimed === null ? say(turn, "sum_asked", { sum: shown(turn, task) }) : say(turn, "sum_wrong");
  return answer(turn, [opening, hint(turn, task, 0)], { kind: "fraction", task, tries: 0 });
}

/** The child's try at the fractions that were asked; null when the message is about something else. */
export function triedFractions(turn: Turn, { task, tries }: Waiting & { kind: "fraction" }): Answer | null {
  const found = findFractions(turn.message);
  if (found !== null && (found.kind === "hard" || shown(turn, found.task) !== shown(turn, task))) return null;
  const said = found === null ? fractionSaid(turn.message) : found.kind === "fraction" ? found.claimed : null;
  const isTie = isEqual(task.left, task.right) && (task.operator === "larger" || task.operator === "smaller");
  const isRight = isTie ? SAME.test(turn.message) : said !== null && isEqual(said, workOutFractions(task));
  if (isRight) return praised(turn, task, said);
  const gaveUp = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "more");
  if (said === null && !gaveUp && !(commands(turn, "yes") && turn.words.length <= 2)) return null;
  if (tries < 1) {
    const opening = say(turn, said === null ? "sum_unsure" : "sum_wrong");
    return answer(turn, [opening, hint(turn, task, 1)], { kind: "fraction", task, tries: tries + 1 });
  }
  return answer(turn, [say(turn, "sum_shown"), hint(turn, task, 1), result(turn, task)], null);
}

function praised(turn: Turn, task: FractionTask, said: { top: number; bottom: number } | null): Answer {
  const value = simplest(workOutFractions(task));
  const canBeShorter = said !== null && said.bottom !== 1000 && said.bottom !== value.bottom;
  const isCompared = task.operator === "larger" || task.operator === "smaller";
  const values = { said: said === null ? "" : shownFraction(said), value: shownFraction(value) };
  const shorter = canBeShorter && !isCompared ? say(turn, "fraction_shorter", values) : "";
  return answer(turn, [say(turn, "fraction_right"), result(turn, task), shorter], null);
}

function shown({ state }: Turn, { left, operator, right }: FractionTask): string {
  return `${shownFraction(left)} ${SIGNS[state.language][operator]} ${shownFraction(right)}`;
}

/** The whole line, with its result. */
function result(turn: Turn, task: FractionTask): string {
  const { left, operator, right } = task;
  if (operator === "larger" || operator === "smaller") {
    const [less, more] = isLess(left, right) ? [left, right] : [right, left];
    const values = { less: shownFraction(less), more: shownFraction(more) };
    return say(turn, isEqual(left, right) ? "fraction_same" : "fraction_more", values);
  }
  const raw = workOutFractions(task);
  const value = simplest(raw);
  const steps = raw.bottom === value.bottom ? [raw] : [raw, value];
  return `${[shown(turn, task), ...steps.map(shownFraction)].join(" = ")}.`;
}

function hint(turn: Turn, task: FractionTask, which: 0 | 1): string {
  const { left, operator, right } = task;
  const compares = operator === "larger" || operator === "smaller";
  const pieces = sharedBottom(left.bottom, right.bottom);
  const [one, other] = [inPieces(left, pieces), inPieces(right, pieces)];
  const values = {
    ...{ left: shownFraction(left), right: shownFraction(right), whole: String(right.top) },
    ...{ a: String(left.top), b: String(right.top), p: String(left.bottom), q: String(right.bottom) },
    ...{ one: shownFraction(one), other: shownFraction(other), pieces: String(pieces) },
    ...{ sign: SIGNS[turn.state.language][operator], part: String(right.top / left.bottom) },
  };
  const [first, second] = hintsFor();
  return say(turn, which === 0 ? first : second, values);

  function hintsFor(): readonly [Phrase, Phrase] {
    if (operator === "of") {
      return left.top === 1 ? ["fraction_share", "fraction_table"] : ["fraction_part", "fraction_parts"];
    }
    if (compares) {
      if (left.bottom === right.bottom) return ["fraction_like_compare", "fraction_like_compare"];
      if (left.top === right.top) return ["fraction_cakes", "fraction_cakes_more"];
      return ["fraction_unlike", "fraction_unlike_compare"];
    }
    if (left.bottom === right.bottom) return ["fraction_like", "fraction_like_more"];
    return ["fraction_unlike", "fraction_unlike_more"];
  }
}
