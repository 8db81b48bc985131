import { LANGUAGES } from "../../locale/language.ts";
import { apply, number, type Operator, type Step, shown } from "../../mathematics/expression.ts";
import {
  type Kind,
  type Problem,
  planOf,
  problems,
  restOf,
  type Sequence,
  writtenSum,
} from "../../mathematics/problem.ts";
import { isWhole, written } from "../../mathematics/rational.ts";
import type { Role } from "../../mathematics/reading/lexicon.ts";
import { tableStep } from "../../mathematics/reading/read.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import { numbersAmong, saying } from "../../mathematics/reading/tokens/token.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, type Turn } from "../turn.ts";
import { answeredWithin } from "../understanding/answered-within.ts";
import { asksNumber } from "../understanding/asking.ts";
import { says, wordsOf } from "../words.ts";
import { saysResult } from "./asked-on.ts";
import { begin, introduced } from "./begin.ts";
import { changed } from "./changing.ts";
import { hintAt, reason, seeing } from "./helping.ts";
import { gradeOf, judged, otherWay } from "./judging.ts";
import { isOther, whyNot } from "./mathematics.ts";
import { begun, offerOf, type Pending } from "./pending.ts";
import { alike, nextFraction, nextProblem, nextSum, problemOf, stepped } from "./practice.ts";
import { asked, resultLine, shownAnswer, talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";
import { saysNumber, wishIn } from "./understanding.ts";

/** After a problem was done: why it is so, another way, the number said once more, or another one like it. */
export function afterwards(turn: Turn, problem: Problem): Answer | null {
  const exercise = begun(problem);
  const offer = offerOf(problem);
  const wish = wishIn(turn);
  if (wish === "why") {
    const end =
      problem.comparison === undefined
        ? talk(turn, "why_result", { value: shownAnswer(turn, problem) })
        : resultLine(turn, problem);
    return answer(turn, [talk(turn, "why"), reason(turn, exercise, whyNot(turn, problem)), end], offer, {
      act: "why",
    });
  }
  if (wish === "other_way" || wish === "remember") return otherWay(turn, exercise, wish === "remember");
  if (wish === "show" || wish === "hint")
    return answer(turn, [talk(turn, "shown"), hintAt(turn, exercise, 2), talk(turn, "another")], offer, {
      act: "shown",
    });
  const { sequence } = problem;
  if (sequence !== undefined && turn.words.length <= 4 && commands(turn, "next"))
    return begin(turn, problems.counting(further(sequence)));
  // "Está bien escrito: …" checks a sentence, and no sum.
  const isOfSum = strangers(tokensIn(turn)) <= MOST_STRANGERS;
  if (commands(turn, "check") && isOfSum && !/\d/.test(turn.message)) return checked(turn, problem);
  const next = changed(turn, problem);
  if (next !== null) return begin(turn, next);
  const graded = gradeOf(turn, exercise);
  if (graded?.verdict === "right" && problem.sequence === undefined) {
    return answer(
      turn,
      [talk(turn, "right_again", { value: shownAnswer(turn, problem) }), talk(turn, "another")],
      offer,
      { act: "right" },
    );
  }
  return null;
}

const MOST_STRANGERS = 1;

/** The row goes on from where it was left: one more of the same step. */
function further({ said, step }: Sequence): Sequence {
  const last = (said.at(-1) ?? 0) + step;
  return { said: [...said, last].slice(-3), step, end: last + step };
}

/** A problem that the tutor sets: as wished, harder or easier, or one like the last. */
export function setProblem(turn: Turn, like?: Problem): Answer {
  const { age, state } = turn;
  const level = commands(turn, "harder") ? age + 3 : commands(turn, "easier") ? Math.max(4, age - 3) : age;
  const { waiting } = state;
  const isMissed = waiting?.kind === "mathematics" && waiting.tries > 0;
  const isStep = level !== age && like !== undefined;
  const next = (at: number) =>
    taskNamed(turn, level) ??
    (isStep ? stepped(like, at, level > age) : null) ??
    (like === undefined ? firstOf(level, at) : alike(like, level, at, isMissed || level < age));
  const first = next(state.turn);
  // The very same is no other one.
  const isSame = like !== undefined && writtenSum(first) === writtenSum(like);
  const problem = isSame ? next(state.turn + 1) : first;
  return answer(turn, [introduced(turn, problem)], { ...begun(problem), isSet: true }, { act: "given" });
}

/** What is wished for by its name, with numbers of its own: "a fraction problem", "3 de divisiones", "the 7 table"; null for none. */
export function taskNamed(turn: Turn, level = turn.age): Problem | null {
  const { turn: at } = turn.state;
  const tokens = tokensIn(turn);
  const has = saying(tokens);
  if (has("table")) {
    const table = numbersAmong(tokens)[0]?.value.top ?? 2 + (at % 8);
    return table >= 1 && table <= 12 ? tableStep(table, 2) : null;
  }
  if (turn.words.some((word) => word.startsWith("fracc") || word.startsWith("fraction")))
    return nextFraction(level, at);
  const kind = wishedKind(turn);
  if (kind !== undefined) return problemOf(kind, level, at);
  const operator = OPERATORS.find(([role]) => has(role))?.[1];
  return operator === undefined ? null : nextSum(level, at, operator);
}
const OPERATORS = [
  ...([
    ["subtract", "-"],
    ["multiply", "*"],
    ["divide", "/"],
    ["add", "+"],
  ] as const),
] satisfies readonly (readonly [Role, Operator])[];

/** A kind of problem that is wished for by its name. */
export function wishedKind({ library, words }: Turn): Kind | undefined {
  const { kinds } = library.mathematics;
  return (Object.keys(kinds) as Kind[]).find((kind) =>
    LANGUAGES.some((language) => kinds[kind]?.names?.[language].some((name) => says(words, name))),
  );
}

/** What was worked out is checked by putting it back. */
export function checked(turn: Turn, problem: Problem): Answer {
  const value = shownAnswer(turn, problem);
  const isEquation =
    problem.kind === "equation" && problem.relation === undefined && problem.written !== undefined;
  const filled = (problem.written ?? "").replace(/(\d)?[a-z](?![a-z])/g, (_, factor: string | undefined) =>
    factor === undefined ? value : `${factor} × ${value}`,
  );
  const steps = planOf(problem);
  const [step] = steps.length === 1 && restOf(problem) === null ? steps : [];
  const turned = step === undefined || problem.form === "clock" ? null : turnedBack(step);
  const text = isEquation
    ? talk(turn, "check_letter", { value, filled })
    : turned === null
      ? talk(turn, "check", { line: resultLine(turn, problem) })
      : talk(turn, "check_back", { line: resultLine(turn, problem), back: turned });
  return answer(turn, [text], offerOf(problem), { act: "checked" });
}

const BACK: Readonly<Record<Operator, Operator>> = { "+": "-", "-": "+", "*": "/", "/": "*" };
/** "24 × 4 = 96", which is where 96 ÷ 4 came from; null where it cannot be turned round. */
function turnedBack({ operator, left, right, result }: Step): string | null {
  const back = BACK[operator];
  if (back === "/" && right.top === 0) return null;
  const form = [left, right, result].every(isWhole) ? "whole" : "decimal";
  return `${shown(apply(back, number(result), number(right)), form)} = ${written(left, form)}`;
}

const firstOf = (age: number, turn: number) => (age <= 5 ? nextSum(age, turn) : nextProblem(age, turn));

const FREE: readonly Waiting["kind"][] = ["topic", "known", "offer"];

/** What was left waits: it is gone back to by a word, or by its answer. */
export function wentBack(turn: Turn, paused: Pending): Answer | null {
  if (wishIn(turn) === "back")
    return answer(
      turn,
      [talk(turn, "back"), seeing(turn, paused.problem), hintAt(turn, paused, paused.level)],
      paused,
      { act: "hint" },
    );
  const waiting = turn.state.waiting?.kind;
  const isFree = waiting === undefined || FREE.includes(waiting);
  const graded = isFree ? gradeOf(turn, paused) : null;
  // A bare number is no idea about the leaves that were told of meanwhile.
  const isShort = turn.words.length <= 2 && /^\D{0,6}\d/.test(turn.message) && !isOther(turn);
  // What was wondered may ask for a number itself.
  const isWondered = asksNumber({ words: wordsOf(turn.state.said ?? "") });
  const isTry = graded?.verdict === "right" || isShort || (!isWondered && saysResult(turn, paused.problem));
  return isTry && graded !== null && "said" in graded && graded.said !== undefined
    ? judged(turn, paused, graded)
    : null;
}

/** A number that nobody takes in: the answer to what was worked on last, or a step of it, whatever was said since. */
export const recalled = (turn: Turn): Answer | null =>
  recalledWhole(turn) ?? answeredWithin(turn, recalledWhole);

function recalledWhole(turn: Turn): Answer | null {
  const { paused, problem, waiting } = turn.state;
  const done = problem === undefined ? undefined : begun(problem);
  for (const exercise of [waiting?.kind === "mathematics" ? waiting : undefined, paused, done]) {
    const graded = exercise === undefined ? null : gradeOf(turn, exercise);
    if (exercise === undefined || graded === null || !saysNumber(turn)) continue;
    if (graded.verdict === "right" || graded.verdict === "step" || graded.verdict === "way")
      return judged(turn, exercise, graded);
  }
  return null;
}

/** What is said of a problem that was left for something else. */
export function waits(turn: Turn, { problem }: Pending): string {
  const isShort = problem.kind === "sum" || problem.kind === "equation";
  return isShort ? talk(turn, "back_offer", { sum: asked(turn, problem) }) : talk(turn, "back_offer_story");
}
