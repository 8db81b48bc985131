import { apply, type Expression, number, shown } from "../../mathematics/expression.ts";
import { type Exercise, type Grade, grade } from "../../mathematics/grade.ts";
import { answerOf, type Problem, planOf, problems } from "../../mathematics/problem.ts";
import { add, isEqual, mixed, type Rational, written } from "../../mathematics/rational.ts";
import { tableStep } from "../../mathematics/reading/read.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import { numbersAmong } from "../../mathematics/reading/tokens/token.ts";
import { waysFor } from "../../mathematics/ways.ts";
import { type Answer, answer, type Turn } from "../turn.ts";
import { claims } from "./claims.ts";
import { diagnosis, hasMore, hintAt, seeing } from "./helping.ts";
import { begun, offerOf, type Pending } from "./pending.ts";
import { asked, resultLine, talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";
import { languagesOf } from "./understanding.ts";

/** "15 and then 20": what the result is put together from, each part worked out by itself. */
function partsOf(turn: Turn, { problem }: Exercise): Grade | null {
  const tokens = tokensIn(turn);
  const parts = tokens.flatMap((token) => (token.kind === "number" ? [token.value] : []));
  const isBare = parts.length > 1 && strangers(tokens) === 0 && !tokens.some(({ kind }) => kind === "sign");
  if (!isBare || problem.comparison !== undefined || problem.sequence !== undefined) return null;
  const [first, ...others] = parts.map(number);
  if (first === undefined || !isEqual(parts.reduce(add), answerOf(problem))) return null;
  const said = others.reduce<Expression>((all, each) => apply("+", all, each), first);
  return { verdict: "way", said };
}

/** "So 6/12, which is 1/2": the same amount, said in two ways. */
function sameTwice(turn: Turn, { problem }: Exercise): Grade | null {
  const said = numbersAmong(tokensIn(turn)).map(({ value }) => value);
  const [one, other, ...others] = said;
  if (one === undefined || other === undefined || others.length > 0) return null;
  if (problem.comparison !== undefined || problem.sequence !== undefined) return null;
  const isRight = said.every((each) => isEqual(each, answerOf(problem)));
  return isRight ? { verdict: "right", said: one } : null;
}

export function gradeOf(turn: Turn, exercise: Exercise): Grade | null {
  const parts = sameTwice(turn, exercise) ?? partsOf(turn, exercise);
  if (parts !== null) return parts;
  for (const language of languagesOf(turn)) {
    const judge = (message: string) =>
      grade({ ...exercise, age: turn.age }, message, turn.library.mathematics.words[language]);
    const found = judge(turn.message);
    // "15 min and then 3 h 20, so 3 h 35": the working may stand before it; what is concluded counts.
    const concluded = lastClause(turn.message);
    if (found?.verdict !== "right" && concluded !== turn.message && turn.words.length <= LONGEST_CONCLUSION) {
      const end = judge(concluded);
      if (end?.verdict === "right") return end;
    }
    // "3.95, so 4 buses": what stands last is meant.
    const last = /\d+(?:[.,:/]\d+)?/g.exec(lastClause(turn.message))?.[0];
    if (last !== undefined && (found === null || found.verdict === "several") && claims(turn)) {
      const other = judge(last);
      if (other !== null && other.verdict !== "several") return other;
    }
    if (found !== null) return found;
    // "23 by 10 is 230 and 23 by 4 is 92": each by itself.
    const parts = turn.message.split(/\s(?:and|y)\s|[,;]\s/iu).filter((part) => /\d\D+\d/.test(part));
    const steps = parts.length > 1 ? parts.map(judge) : [];
    const last2 = steps.findLast((each) => each !== null);
    if (steps.every((each) => each?.verdict === "step" || each?.verdict === "way") && last2) return last2;
  }
  return null;
}

/** Minutes that are put together are no times of day. */
const formOfWay = ({ form }: Problem) => (form === "duration" || form === "clock" ? "whole" : form);
const LONGEST_CONCLUSION = 20;
/** What is concluded, or said last in a sentence of its own: "34 and half of it 17. 51". */
const lastClause = (message: string): string =>
  message.split(/\b(?:so|then|entonces|o sea)\b|[.!]\s/iu).findLast((each) => /\d/.test(each)) ?? "";

export function judged(turn: Turn, waiting: Pending, graded: Grade): Answer {
  const { problem } = waiting;
  if (problem.isUnsure === true && ["right", "wrong", "step"].includes(graded.verdict))
    return compared(turn, waiting, graded);
  switch (graded.verdict) {
    case "right":
      return praised(
        turn,
        problem,
        `${talk(turn, "right", { line: resultLine(turn, problem) })}${shorter(turn, problem, graded.said)}`,
      );
    case "counted":
      return countedOn(turn, waiting, graded);
    case "several":
      return answer(turn, [talk(turn, "several")], waiting, { act: "ask" });
    case "way":
      return answer(
        turn,
        [talk(turn, "way_right", { sum: shown(graded.said, formOfWay(problem)) })],
        waiting,
        {
          act: "way",
        },
      );
    case "step": {
      const next = {
        ...waiting,
        step: graded.step,
        way: graded.step === waiting.step ? waiting.way : 0,
        level: 0 as const,
      };
      const isSame = graded.step === waiting.step;
      const parts = [
        talk(turn, "step_right", { value: written(graded.said, problem.form) }),
        hintAt(turn, next, isSame && hasMore(turn, next) ? 1 : 0),
      ];
      return answer(turn, parts, next, { act: "step" });
    }
    case "wrong":
      return helped(turn, waiting, diagnosis(turn, problem, graded.slip), false, graded.slip?.name ?? null);
  }
}

/** Where the reading is not certain, a number is not judged: the tutor shows how it read the problem, and asks. */
function compared(turn: Turn, waiting: Pending, { verdict }: Grade): Answer {
  const { problem } = waiting;
  if (verdict === "right") return reckoned(turn, problem);
  const see = seeing(turn, problem) || `${asked(turn, problem)}.`;
  return answer(turn, [talk(turn, "wrong_unsure", { see })], waiting, { act: "ask" });
}

/** That a sum is right says nothing of the story that it was read from. */
export const reckoned = (turn: Turn, problem: Problem): Answer =>
  answer(turn, [talk(turn, "same_unsure", { line: resultLine(turn, problem) })], offerOf(problem), {
    act: "ask",
  });

/** Not known yet: the next hint; after two of them the way is shown together. */
export function helped(
  turn: Turn,
  waiting: Pending,
  opening: string,
  wantsAll: boolean,
  slip: string | null = null,
): Answer {
  const { problem, tries } = waiting;
  const isOver = tries >= 2 || (tries >= 1 && (wantsAll || planOf(problem).length <= 1));
  if (!isOver) {
    const level = hasMore(turn, waiting) && (tries >= 1 || waiting.level === 0) ? 1 : 0;
    const next = { ...waiting, tries: tries + 1, level: level as 0 | 1 };
    return answer(turn, [opening, hintAt(turn, next, level)], next, {
      act: slip === null ? "hint" : "wrong",
      slip,
    });
  }
  const parts = [
    slip === null ? "" : opening,
    talk(turn, "shown"),
    hintAt(turn, waiting, 2),
    talk(turn, "another"),
  ];
  return answer(turn, parts, offerOf(problem), { act: "shown", slip });
}

export function otherWay(turn: Turn, waiting: Pending, isRemember: boolean): Answer {
  const ways = waysFor(waiting.problem, waiting.step, turn.age);
  const way = waiting.way + 1;
  const isNew = way < ways.length;
  const next = { ...waiting, way: isNew ? way : 0, level: 0 as const };
  const opening = isRemember ? talk(turn, "remember") : talk(turn, isNew ? "other_way" : "only_ways");
  return answer(turn, [opening, hintAt(turn, next, 0)], next, { act: "other_way" });
}

/** "Your 2/4 is the same amount": what is right in other numbers is told. */
function shorter(turn: Turn, problem: Problem, said: Rational | undefined): string {
  if (said === undefined || problem.form !== "fraction" || problem.comparison !== undefined) return "";
  const number = tokensIn(turn).findLast((token) => token.kind === "number");
  if (number?.kind !== "number" || number.form !== "fraction" || !isEqual(number.value, answerOf(problem)))
    return "";
  const text = written(number.value, "fraction");
  const value = written(answerOf(problem), "fraction");
  const isWhole = mixed(answerOf(problem)) !== null && number.value.bottom === answerOf(problem).bottom;
  return text === value || isWhole ? "" : ` ${talk(turn, "shorter", { said: text, value })}`;
}

export function praised(turn: Turn, problem: Problem, text: string): Answer {
  const { table } = problem;
  if (table !== undefined && "operator" in problem.expression && "value" in problem.expression.left) {
    const times = problem.expression.left.value.top;
    const line = resultLine(turn, problem);
    if (times >= 10)
      return answer(turn, [talk(turn, "table_end", { line }), talk(turn, "another")], offerOf(problem), {
        act: "right",
      });
    const next = tableStep(table, times + 1);
    return answer(turn, [talk(turn, "table_right", { line, next: shown(next.expression) })], begun(next), {
      act: "right",
    });
  }
  return answer(turn, [text, talk(turn, "another")], offerOf(problem), { act: "right" });
}

function countedOn(turn: Turn, waiting: Pending, { last, isOn }: Grade & { verdict: "counted" }): Answer {
  const { sequence } = waiting.problem;
  if (sequence === undefined) return answer(turn, [], waiting);
  const { said, step, end } = sequence;
  if (!isOn)
    return answer(
      turn,
      [talk(turn, "count_along", { said: said.join(", "), last: String(said.at(-1)) })],
      waiting,
      { act: "hint" },
    );
  const value = String(last);
  const wasOne = end === (said.at(-1) ?? 0) + step;
  const isEnd = step > 0 ? last + step > end : last + step < Math.max(0, end);
  if (wasOne)
    return praised(turn, waiting.problem, talk(turn, "right", { line: resultLine(turn, waiting.problem) }));
  if (isEnd)
    return answer(
      turn,
      [talk(turn, "count_end", { value }), talk(turn, "another")],
      offerOf(waiting.problem),
      { act: "right" },
    );
  const next = problems.counting({
    said: [last - 2 * step, last - step, last].filter((each) => each >= 0),
    step,
    end,
  });
  return answer(turn, [talk(turn, "count_right", { value })], begun(next), { act: "right" });
}
