import type { Chance } from "../learner/skill.ts";
import { fill } from "../locale/fill.ts";
import { between, nearby, one } from "./draw.ts";
import type { Draft } from "./item.ts";
import { type PracticeWords, type Problem, say, written } from "./words.ts";

/** A story with numbers drawn for it. */
export function wordProblems(step: number, words: PracticeWords, chance: Chance): Draft {
  const problem = one(words.problems[step] ?? [], chance);
  const { a, b, c, answer, sums } = workOut(problem, chance);
  const places = { a: written(a), b: written(b), c: written(c) };
  return {
    prompt: fill(problem.text, places),
    ...(answer > 100 || step >= 4
      ? { answer: String(answer) }
      : {
          answer: String(answer),
          wrong: nearby(answer, chance, [a + b, Math.abs(a - b)], 1),
          isOrdered: true,
          isSayable: true,
        }),
    together: say(words, "work.parts", { parts: sums, answer: written(answer) }),
  };
}

function workOut(problem: Problem, chance: Chance) {
  const { working } = problem;
  const draw = ([from, to]: readonly [number, number]) => between(chance, from, to);
  let [a, b] = [draw(problem.a), draw(problem.b)];
  const c = problem.c === undefined ? 0 : draw(problem.c);
  if (working === "take" && a <= b) a = b + 1 + (a % 3);
  if (working === "share") a *= b;
  if (working === "take_share") a = a * c + b;
  const [x, y] = [written(a), written(b)];
  switch (working) {
    case "add":
      return { a, b, c, answer: a + b, sums: `${x} + ${y} = ${written(a + b)}.` };
    case "take":
      return { a, b, c, answer: a - b, sums: `${x} − ${y} = ${written(a - b)}.` };
    case "times":
      return { a, b, c, answer: a * b, sums: `${x} × ${y} = ${written(a * b)}.` };
    case "share":
      return { a, b, c, answer: a / b, sums: `${x} ÷ ${y} = ${written(a / b)}.` };
    case "times_add":
    case "times_take": {
      const product = a * b;
      const answer = working === "times_add" ? product + c : product - c;
      const sign = working === "times_add" ? "+" : "−";
      return {
        ...{ a, b, c, answer },
        sums: `${x} × ${y} = ${written(product)}. ${written(product)} ${sign} ${written(c)} = ${written(answer)}.`,
      };
    }
    case "take_share":
      return {
        ...{ a, b, c, answer: (a - b) / c },
        sums: `${x} − ${y} = ${written(a - b)}. ${written(a - b)} ÷ ${written(c)} = ${written((a - b) / c)}.`,
      };
  }
}
