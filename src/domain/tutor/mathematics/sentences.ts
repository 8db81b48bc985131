import { fill } from "../../locale/fill.ts";
import type { BilingualList } from "../../locale/language.ts";
import { type Step, shown, shownStep } from "../../mathematics/expression.ts";
import { answerOf, type Problem, planOf, restOf, writtenSum } from "../../mathematics/problem.ts";
import { isEqual, mixed, rational, written } from "../../mathematics/rational.ts";
import { seen, waysOf } from "../../mathematics/ways.ts";
import type { Turn } from "../turn.ts";
import { inTurn } from "../words.ts";

type Values = Readonly<Record<string, string>>;

/** One of the sentences of an entry, in the turn's language. */
export function sentence({ state }: Turn, entry: BilingualList | undefined, values: Values = {}): string {
  return fill(inTurn(entry?.[state.language] ?? [], state.turn) ?? "", values);
}

export const talk = (turn: Turn, name: string, values: Values = {}): string =>
  sentence(turn, turn.library.mathematics.talk[name], values);

/** The answer as it is written: "18", "3 and 2 left over", "10:15", "7/8". */
export function shownAnswer(turn: Turn, problem: Problem): string {
  const left = restOf(problem);
  if (left !== null) return talk(turn, "rest", { value: String(left.value), rest: String(left.rest) });
  const value = answerOf(problem);
  const text = written(value, problem.form);
  const wholes = problem.form === "fraction" ? mixed(value) : null;
  return wholes === null ? text : `${text} = ${wholes}`;
}

/** How many of what: "1 apple", "18 candies"; nothing where it counts no listed thing. */
function unitOf({ library, state }: Turn, problem: Problem): string {
  const words = library.mathematics.words[state.language].units[problem.unit ?? ""];
  if (words === undefined) return "";
  return isEqual(answerOf(problem), rational(1)) ? words.one : words.many;
}

/** The problem with its answer: "47 + 38 = 85.", "3 × 6 = 18 candies." */
export function resultLine(turn: Turn, problem: Problem): string {
  const { comparison, form, kind, sequence } = problem;
  const value = shownAnswer(turn, problem);
  if (comparison !== undefined) {
    const [left, right] = [comparison.left, comparison.right];
    const isTie = isEqual(left, right);
    const first = answerOf(problem);
    const want = isTie ? "same" : comparison.want === "same" ? "larger" : comparison.want;
    const second = isEqual(first, left) ? right : left;
    return talk(turn, `compare_${want}`, {
      a: written(first, formOf(problem)),
      b: written(isTie ? right : second, formOf(problem)),
    });
  }
  if (sequence !== undefined) return `${sequence.said.join(", ")}, ${value}.`;
  if (form === "clock") return talk(turn, "line_time", { value });
  if (form === "duration") {
    const minutes = answerOf(problem).top;
    if (minutes < 60) return talk(turn, "line_minutes", { value: String(minutes) });
    return talk(turn, "line_span", {
      minutes: String(minutes),
      hours: String(Math.floor(minutes / 60)),
      rest: String(minutes % 60),
    });
  }
  // Dividing by one works nothing out, and what is said to be the reason ends in the answer.
  const isStep = ({ operator, right, result }: Step) =>
    !(operator === "/" && isEqual(right, rational(1))) && isEqual(result, answerOf(problem));
  const last = planOf(problem).findLast(isStep) ?? planOf(problem).at(-1);
  if (problem.relation !== undefined)
    return talk(turn, "line_relation", { letter: letterOf(problem), relation: problem.relation, value });
  if (kind === "equation" && last !== undefined)
    return talk(turn, "line_letter", {
      letter: letterOf(problem),
      value,
      sum: `${shownStep(last, form)} = ${value}`,
    });
  if (last === undefined) return waysText(turn, problem);
  const steps = kind === "sum" ? [writtenSum(problem)] : planOf(problem).map((step) => shownStep(step, form));
  const unit = unitOf(turn, problem);
  const before =
    kind === "sum"
      ? ""
      : planOf(problem)
          .slice(0, -1)
          .slice(-2)
          .map((step) => `${shownStep(step, form)} = ${written(step.result, form)}, `)
          .join("");
  const sum = `${before}${steps.at(-1) ?? ""}`;
  return unit === "" || kind === "measure"
    ? talk(turn, "line", { sum, value })
    : talk(turn, "line_unit", { sum, value, unit });
}

const formOf = ({ form }: Problem) => (form === "whole" ? "fraction" : form);
const letterOf = ({ written: text = "x" }: Problem) => /[a-z]/.exec(text)?.[0] ?? "x";

function waysText(turn: Turn, problem: Problem): string {
  const [way] = waysOf(problem, 0);
  return sentence(turn, turn.library.mathematics.ways[way?.id ?? ""]?.shown, way?.values);
}

/** What is asked, as the child sees it: the sum, or which of two. */
export function asked(turn: Turn, problem: Problem): string {
  const { comparison } = problem;
  if (problem.kind === "part")
    return sentence(turn, turn.library.mathematics.kinds.part?.see, seen(problem)).replace(/\.$/, "");
  if (comparison === undefined) return writtenSum(problem);
  return talk(turn, `ask_${comparison.want}`, {
    a: written(comparison.left, formOf(problem)),
    b: written(comparison.right, formOf(problem)),
  });
}

/** Told in a story of its own, where there is one for the kind; else as a sum; null where neither would do. */
export function setText(turn: Turn, problem: Problem): string | null {
  const { comparison, kind, expression, form } = problem;
  if (comparison !== undefined) return talk(turn, "given_story", { story: asked(turn, problem) });
  const story = kind === "sum" ? "" : sentence(turn, turn.library.mathematics.stories[kind], seen(problem));
  if (story !== "") return talk(turn, "given_story", { story });
  if (kind !== "sum" && kind !== "equation") return null;
  return talk(turn, "given", { sum: problem.written ?? shown(expression, form) });
}
