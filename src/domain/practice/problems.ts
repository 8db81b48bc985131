import type { Chance } from "../learner/skill.ts";
import { fill } from "../locale/fill.ts";
import { apply, number } from "../mathematics/expression.ts";
import { answerOf, type Problem, problems } from "../mathematics/problem.ts";
import { rational as r, toNumber } from "../mathematics/rational.ts";
import { between, nearby, one } from "./draw.ts";
import type { Draft } from "./item.ts";
import type { PracticeWords, Problem as Story } from "./words.ts";
import { written } from "./written.ts";

/** A story with numbers drawn for it. */
export function wordProblems(step: number, words: PracticeWords, chance: Chance): Draft {
  const story = one(words.stories[step] ?? [], chance);
  const { a, b, c } = numbersFor(story, chance);
  const problem = problemOf(story, a, b, c);
  const answer = toNumber(answerOf(problem));
  return {
    prompt: fill(story.text, { a: written(a), b: written(b), c: written(c) }),
    ...(answer > 100 || step >= 4
      ? { answer: String(answer) }
      : {
          answer: String(answer),
          wrong: nearby(answer, chance, [a + b, Math.abs(a - b)], 1),
          isOrdered: true,
          isSayable: true,
        }),
    problem,
  };
}

function numbersFor(story: Story, chance: Chance) {
  const draw = ([from, to]: readonly [number, number]) => between(chance, from, to);
  let [a, b] = [draw(story.a), draw(story.b)];
  const c = story.c === undefined ? 0 : draw(story.c);
  if (story.working === "take" && a <= b) a = b + 1 + (a % 3);
  if (story.working === "share") a *= b;
  if (story.working === "take_share") a = a * c + b;
  return { a, b, c };
}

function problemOf({ working }: Story, a: number, b: number, c: number): Problem {
  const several = (operator: "+" | "-", rest: number) =>
    problems.several(apply(operator, apply("*", number(a), number(b), "groups"), number(rest)), [
      r(a),
      r(b),
      r(c),
    ]);
  switch (working) {
    case "add":
      return problems.join(r(a), r(b));
    case "take":
      return problems.take(r(a), r(b));
    case "times":
      return problems.groups(r(a), r(b));
    case "share":
      return problems.share(r(a), r(b));
    case "times_add":
      return several("+", c);
    case "times_take":
      return several("-", c);
    case "take_share":
      return problems.several(apply("/", apply("-", number(a), number(b)), number(c), "share"), [
        r(a),
        r(b),
        r(c),
      ]);
  }
}
