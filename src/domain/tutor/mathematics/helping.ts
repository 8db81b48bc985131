import { shownStep } from "../../mathematics/expression.ts";
import type { Exercise } from "../../mathematics/grade.ts";
import { type Problem, planOf } from "../../mathematics/problem.ts";
import { isEqual, ONE, type Rational, written } from "../../mathematics/rational.ts";
import { type Slip, slipIn } from "../../mathematics/slips.ts";
import type { Way } from "../../mathematics/way.ts";
import { seen, waysFor } from "../../mathematics/ways.ts";
import type { Turn } from "../turn.ts";
import { resultLine, sentence, shownAnswer, talk } from "./sentences.ts";

const wayAt = (turn: Turn, { problem, step, way }: Exercise): Way | undefined => {
  const ways = waysFor(problem, step, turn.age);
  return ways[way % Math.max(1, ways.length)];
};
const isBar = ({ id }: Way) => id.startsWith("bar_");
const kindWords = ({ library }: Turn, { kind }: Problem) => library.mathematics.kinds[kind];

/** How the problem looks as a whole, where it has more to it than one sum. */
export function seeing(turn: Turn, problem: Problem): string {
  const { kinds } = turn.library.mathematics;
  // 7 × 7 × 7 has one kind of step.
  const isMixed = new Set(planOf(problem).map(({ operator }) => operator)).size > 1;
  const isOrder = problem.kind === "sum" && isMixed && problem.table === undefined;
  const [count] = problem.told;
  if (problem.kind === "rate" && count !== undefined && isEqual(count, ONE))
    return sentence(turn, kinds.each?.see, seen(problem));
  if (problem.relation !== undefined) return sentence(turn, kinds.inequality?.see, seen(problem));
  return sentence(turn, (isOrder ? kinds.order : kindWords(turn, problem))?.see, seen(problem));
}

/** A hint gives nothing away, the next one more, and the last one all. */
export function hintAt(turn: Turn, exercise: Exercise, level: 0 | 1 | 2): string {
  const { problem, step } = exercise;
  if (level === 2) return solution(turn, exercise);
  const way = wayAt(turn, exercise);
  if (way === undefined) return "";
  const words = turn.library.mathematics.ways[way.id];
  if (isBar(way)) return sentence(turn, kindWords(turn, problem)?.bar, way.values);
  const plan = planOf(problem);
  const isPartOfMore = plan.length > 1 && step > 0;
  const now =
    isPartOfMore && plan[step] !== undefined
      ? talk(turn, "next_step", { sum: shownStep(plan[step], problem.form) })
      : "";
  return [now, sentence(turn, (level === 1 ? words?.more : undefined) ?? words?.hint, way.values)]
    .filter((each) => each !== "")
    .join(" ");
}

/** Whether there is a second hint of its own. */
export const hasMore = (turn: Turn, exercise: Exercise): boolean => {
  const way = wayAt(turn, exercise);
  return way !== undefined && turn.library.mathematics.ways[way.id]?.more !== undefined;
};

/** Every step to the end, worked out. */
export function solution(turn: Turn, exercise: Exercise): string {
  const { problem } = exercise;
  const plan = planOf(problem);
  const shownStepAt = (step: number) => {
    const way = waysFor(problem, step, turn.age).find((each) => !isBar(each));
    return sentence(turn, turn.library.mathematics.ways[way?.id ?? ""]?.shown, way?.values);
  };
  const chosen = wayAt(turn, exercise);
  if (plan.length === 0 && problem.comparison === undefined) return resultLine(turn, problem);
  if (plan.length <= 1) {
    const words =
      chosen === undefined || isBar(chosen)
        ? shownStepAt(0)
        : sentence(turn, turn.library.mathematics.ways[chosen.id]?.shown, chosen.values);
    return words.includes(shownAnswer(turn, problem)) && problem.kind === "sum"
      ? words
      : `${words} ${resultLine(turn, problem)}`;
  }
  // What was done by tens needs no hundredths beside it.
  const byTens = waysFor(problem, 0, turn.age)[0]?.id.startsWith("percent_") === true;
  const steps = plan
    .slice(exercise.step)
    .map((step, at) => ({ step, at }))
    .filter(
      ({ step }) => !(byTens && exercise.step === 0 && step.reason === "percent" && step.operator === "*"),
    );
  const lines = steps.map(
    ({ step, at }) =>
      (plan.length > 3 ? "" : shownStepAt(at + exercise.step)) ||
      `${shownStep(step, problem.form)} = ${written(step.result, problem.form)}.`,
  );
  return `${lines.join(" ")} ${resultLine(turn, problem)}`;
}

/** The reason behind the step at hand: what the problem is like, or why the way works. */
export function reason(turn: Turn, exercise: Exercise, said?: Rational): string {
  const { problem } = exercise;
  const { library } = turn;
  const way = waysFor(problem, exercise.step, turn.age).find((each) => !isBar(each));
  const isOrder = problem.kind === "sum" && planOf(problem).length > 1;
  const ofKind = isOrder ? library.mathematics.kinds.order : kindWords(turn, problem);
  const ofWay = sentence(turn, library.mathematics.whys[library.mathematics.ways[way?.id ?? ""]?.why ?? ""]);
  const ofProblem = sentence(turn, ofKind?.why, seen(problem));
  const isFirst = ofProblem !== "" && (exercise.step === 0 || way === undefined);
  const slip = said === undefined ? null : slipIn(problem, said, exercise.step).name;
  const shows =
    slip === null || slip.startsWith("off_by") ? "" : sentence(turn, library.mathematics.slips[slip]);
  const opening =
    said === undefined
      ? ""
      : `${talk(turn, "why_not", { said: written(said, problem.form) })} ${shows}`.trim();
  return [opening, isFirst ? ofProblem : ofWay].filter((each) => each !== "").join(" ");
}

/** What a wrong answer shows, or at least on which side it is. */
export function diagnosis(turn: Turn, problem: Problem, slip: Slip | null): string {
  if (slip === null) return talk(turn, "wrong");
  const { slips } = turn.library.mathematics;
  if (slip.name === "off_by_one") return sentence(turn, slips[`off_by_one_${slip.side}`]);
  const known = slip.name === null ? "" : sentence(turn, slips[slip.name]);
  const tellsSide = problem.comparison === undefined && slip.name !== "sign";
  const side = tellsSide && known === "" ? talk(turn, `wrong_${slip.side}`) : "";
  return [talk(turn, "wrong"), known, side].filter((each) => each !== "").join(" ");
}
