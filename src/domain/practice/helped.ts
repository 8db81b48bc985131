import { fill } from "../locale/fill.ts";
import { shownStep } from "../mathematics/expression.ts";
import { type Problem, planOf } from "../mathematics/problem.ts";
import { written } from "../mathematics/rational.ts";
import { seen, waysFor } from "../mathematics/ways.ts";
import type { PracticeWords } from "./words.ts";

/** What can be said of a problem: hints, the nearer one last, and the way to the answer. */
export type Help = { readonly hints: readonly string[]; readonly together: string };

/** By the way in which a child of this age gets on with it. */
export function helpWith(problem: Problem, age: number, { ways, bars }: PracticeWords): Help {
  const plan = planOf(problem);
  const way = waysFor(problem, 0, age).find(({ id }) => ways[id] !== undefined);
  const words = way === undefined ? undefined : ways[way.id];
  const hints = [words?.hint, words?.more].flatMap((text) =>
    text === undefined || way === undefined ? [] : [fill(text, way.values)],
  );
  const bar = bars[problem.kind];
  // A story is drawn first, and worked out then.
  const drawn = bar === undefined || plan.length === 0 ? [] : [fill(bar, seen(problem))];
  const lines = plan.map(
    (step) => `${shownStep(step, problem.form)} = ${written(step.result, problem.form)}.`,
  );
  const shown =
    words === undefined || way === undefined || plan.length > 1 ? "" : fill(words.shown, way.values);
  const isTold = lines.length === 1 && shown.includes(lines[0]?.slice(0, -1) ?? "\u0000");
  return {
    hints: [...drawn, ...hints].slice(0, 2),
    together: [shown, ...(isTold || problem.form === "clock" || problem.form === "duration" ? [] : lines)]
      .filter((each) => each !== "")
      .join(" "),
  };
}
