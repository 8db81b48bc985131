import { shown } from "../../mathematics/expression.ts";
import { grade } from "../../mathematics/grade.ts";
import { answerOf, isHeld as isHeldOf, type Problem, planOf, problems } from "../../mathematics/problem.ts";
import { isEqual, isLess, rational, written } from "../../mathematics/rational.ts";
import { readProblem } from "../../mathematics/reading/read.ts";
import { saying } from "../../mathematics/reading/tokens/token.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, type Turn } from "../turn.ts";
import { plain } from "../words.ts";
import { toldAlike } from "./alike.ts";
import { diagnosis, hintAt, reason, seeing } from "./helping.ts";
import { praised, reckoned } from "./judging.ts";
import { begun, offerOf } from "./pending.ts";
import { asked, resultLine, sentence, setText, talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";
import { type Found, understand } from "./understanding.ts";

/** A hint first, never the answer; a problem that brings its answer along is checked. */
export function start(turn: Turn, found: Found): Answer {
  if (found.kind === "alike") return toldAlike(turn, found);
  if (found.kind === "outside") return answer(turn, [talk(turn, "outside")], null);
  if (found.kind === "unread") return answer(turn, [talk(turn, `unread_${found.of}`)], null, { act: "ask" });
  if (found.kind === "by_zero")
    return answer(turn, [talk(turn, "by_zero", { a: written(found.value) })], null);
  if (found.kind === "concept")
    // A word asked about in the middle of a problem, or after one, brings no other problem along.
    return turn.state.problem === undefined
      ? explained(turn, sentence(turn, found.concept.tell), sentence(turn, found.concept.try))
      : answer(turn, [sentence(turn, found.concept.tell)], turn.state.waiting, { act: "concept" });
  if (found.kind === "unclear") {
    const [a, b] = found.numbers;
    const waiting = {
      kind: "mathematics_choice",
      numbers: found.numbers,
      ...(found.unit === undefined ? {} : { unit: found.unit }),
    } as const;
    return answer(turn, [talk(turn, "unclear", { a: written(a), b: written(b) })], waiting);
  }
  const { claimed, isHeld } = found;
  const problem = named(turn, found.problem);
  // "Why is 1/3 more than 1/4": it is so, and the reason is asked.
  const { comparison } = problem;
  const isSo =
    isHeld === true || (comparison?.want !== "same" && comparison !== undefined && isHeldOf(comparison));
  const isTrue = isSo || (claimed !== undefined && isEqual(claimed, answerOf(problem)));
  if (isTrue && saying(tokensIn(turn))("why")) {
    const said = `${talk(turn, "why")} ${reason(turn, begun(problem))} ${resultLine(turn, problem)}`;
    return answer(turn, [said], offerOf(problem), { act: "why" });
  }
  if (isHeld === true)
    return praised(turn, problem, talk(turn, "right_claim", { line: resultLine(turn, problem) }));
  if (claimed !== undefined) {
    if (isEqual(claimed, answerOf(problem)))
      return praised(turn, problem, talk(turn, "right_claim", { line: resultLine(turn, problem) }));
    const exercise = begun(problem);
    const graded = grade(
      { ...exercise, age: turn.age },
      written(claimed, "decimal").replace("−", "-"),
      turn.library.mathematics.words[turn.state.language],
    );
    const slip = graded?.verdict === "wrong" ? graded.slip : null;
    return answer(
      turn,
      [diagnosis(turn, problem, slip), hintAt(turn, exercise, 0)],
      { ...exercise, tries: 1 },
      { act: "wrong", slip: slip?.name ?? null },
    );
  }
  if (isHeld === false)
    return answer(
      turn,
      [talk(turn, "wrong"), hintAt(turn, begun(problem), 0)],
      { ...begun(problem), tries: 1 },
      { act: "wrong" },
    );
  return begin(turn, problem);
}

/** What is counted is named only in the child's own word: who asked about legs is not told of wheels. */
function named(turn: Turn, problem: Problem): Problem {
  const words = turn.library.mathematics.words[turn.state.language].units[problem.unit ?? ""];
  const isSaid =
    words !== undefined && [words.one, words.many].some((word) => turn.words.includes(plain(word)));
  // "$" is written of pesos and of dollars.
  const isMeasured = words !== undefined && !["thing", "person", "container", "money"].includes(words.group);
  if (isSaid || isMeasured) return problem;
  const { unit: _, ...unnamed } = problem;
  return unnamed;
}

export function begin(turn: Turn, problem: Problem): Answer {
  if (problem.sequence !== undefined) {
    const { said, step, end } = problem.sequence;
    const isOne = end === (said.at(-1) ?? 0) + step;
    return answer(
      turn,
      [talk(turn, isOne ? "count_after" : "count_begin", { said: said.join(", ") })],
      begun(problem),
      { act: "hint" },
    );
  }
  if (problem.table !== undefined)
    return answer(turn, [talk(turn, "given", { sum: shown(problem.expression) })], begun(problem), {
      act: "given",
    });
  const story = seeing(turn, problem);
  const isSum = problem.kind === "sum" || problem.comparison !== undefined || problem.kind === "part";
  const first =
    problem.comparison !== undefined
      ? `${asked(turn, problem)} ${talk(turn, "hint")}`
      : isSum
        ? talk(turn, "asked", { sum: asked(turn, problem) })
        : story === ""
          ? talk(turn, "hint")
          : isStory(problem)
            ? talk(turn, "asked_story")
            : "";
  const isLong =
    turn.age >= 9 &&
    planOf(problem).length > 1 &&
    story !== "" &&
    !["part", "percent"].includes(problem.kind);
  const hint = isLong ? "" : hintAt(turn, begun(problem), 0);
  return answer(turn, [first, problem.kind === "part" ? "" : story, hint], begun(problem), { act: "hint" });
}

const isStory = ({ kind }: Problem) =>
  !["percent", "equation", "mean", "multiple", "divisor", "root", "round"].includes(kind) &&
  !/_(?:area|perimeter|around|volume)$/.test(kind);

/** What a word of mathematics means, and a problem to try it on. */
function explained(turn: Turn, tell: string, attempt: string): Answer {
  const found = readProblem(attempt, turn.library.mathematics.words[turn.state.language]);
  if (found?.kind !== "problem") return answer(turn, [tell], null, { act: "concept" });
  return answer(turn, [tell, introduced(turn, found.problem)], begun(found.problem), { act: "concept" });
}

/** Set as a story or a sum of its own; else seen together, with a hint. */
export const introduced = (turn: Turn, problem: Problem): string =>
  setText(turn, problem) ?? `${seeing(turn, problem)} ${hintAt(turn, begun(problem), 0)}`.trim();

/** What two numbers are about, once the child has said it; null when it has not. */
export function chose(turn: Turn, waiting: Waiting & { kind: "mathematics_choice" }): Answer | null {
  const { numbers, unit } = waiting;
  const [a, b] = numbers;
  const tokens = tokensIn(turn);
  const has = saying(tokens);
  const told = unit === undefined ? {} : { unit };
  const [large, small] = isLess(a, b) ? [b, a] : [a, b];
  const other = understand(turn);
  // "Equal groups, so times" names one of the four; "what is times" asks for a word.
  if (turn.words.length > 8 || (other !== null && other.kind !== "concept") || has("what_is", "why"))
    return null;
  // The child says what is done, and the tutor has not read whether the story asks for that.
  const all = {
    join: { ...problems.join(a, b, told), isUnsure: true },
    take: { ...problems.take(large, small, told), isUnsure: true },
    // Nobody makes three quarters of a group.
    groups: {
      ...(isLess(a, rational(1)) ? problems.groups(b, a, told) : problems.groups(a, b, told)),
      isUnsure: true,
    },
    share: { ...problems.share(large, small, told), isUnsure: true },
  };
  // Who says the result has chosen as well.
  const [said, ...others] = tokens.filter((token) => token.kind === "number");
  const worked =
    said === undefined || others.length > 0
      ? undefined
      : Object.values(all).find((each) => isEqual(answerOf(each), said.value));
  if (worked !== undefined) return reckoned(turn, worked);
  // "Put together, but 2 times each": more is done than one of the four.
  const names = has("total", "gain", "add", "and", "both", "lose", "left", "subtract");
  if (names && has("each", "double", "triple", "multiply"))
    return answer(turn, [talk(turn, "which_sum")], waiting, { act: "ask" });
  // "4 in each box": told of one of the two.
  const [each, rest] = said !== undefined && isEqual(said.value, a) ? [a, b] : [b, a];
  if (said !== undefined && isEqual(said.value, each) && has("each"))
    return begin(turn, problems.groups(rest, each, told));
  if (said !== undefined)
    return answer(turn, [talk(turn, "how_worked", { said: written(said.value, said.form) })], waiting, {
      act: "ask",
    });
  if (has("total", "gain", "add", "and", "both")) return begin(turn, all.join);
  if (has("lose", "left", "subtract")) return begin(turn, all.take);
  if (has("share", "divide", "among")) return begin(turn, all.share);
  return has("each", "multiply") ||
    tokens.some((token) => token.kind === "word" && token.group === "container")
    ? begin(turn, all.groups)
    : null;
}
