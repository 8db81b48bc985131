import { shown } from "../../mathematics/expression.ts";
import { type Exercise, type Grade, grade } from "../../mathematics/grade.ts";
import { answerOf, type Problem, planOf, problems } from "../../mathematics/problem.ts";
import { isEqual, isLess, mixed, type Rational, written } from "../../mathematics/rational.ts";
import { readProblem, tableStep } from "../../mathematics/reading/read.ts";
import { strangers } from "../../mathematics/reading/sums.ts";
import { hasRole } from "../../mathematics/reading/tokens.ts";
import { waysFor } from "../../mathematics/ways.ts";
import { isAsking } from "../asking.ts";
import type { Skill } from "../skill.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, type Turn } from "../turn.ts";
import { plain } from "../words.ts";
import { diagnosis, hasMore, hintAt, reason, seeing } from "./helping.ts";
import { alike, nextFraction, nextProblem, nextSum } from "./practice.ts";
import { asked, resultLine, sentence, setText, shownAnswer, talk } from "./sentences.ts";
import { type Found, languagesOf, tokensIn, understand, wishIn } from "./understanding.ts";

type Pending = Waiting & { kind: "mathematics" };

const begun = (problem: Problem): Pending => ({
  kind: "mathematics",
  problem,
  step: 0,
  way: 0,
  level: 0,
  tries: 0,
});
const offerOf = (problem: Problem) => ({ kind: "offer", what: "mathematics", problem }) as const;

/** Arithmetic, fractions, word problems, measures, time, percent, first algebra, counting: one way of talking about all. */
export const mathematics: Skill<Found, Pending, Grade> = {
  understand,
  start,
  continue: goOn,
  hint: (turn, exercise, level) => hintAt(turn, exercise, level),
  grade: gradeOf,
};

/** A hint first, never the answer; a problem that brings its answer along is checked. */
function start(turn: Turn, found: Found): Answer {
  if (found.kind === "outside") return answer(turn, [talk(turn, "outside")], null);
  if (found.kind === "by_zero")
    return answer(turn, [talk(turn, "by_zero", { a: written(found.value) })], null);
  if (found.kind === "concept")
    return explained(turn, sentence(turn, found.concept.tell), sentence(turn, found.concept.try));
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
  const isMeasured =
    words !== undefined && words.group !== "thing" && words.group !== "person" && words.group !== "container";
  if (isSaid || isMeasured) return problem;
  const { unit: _, ...unnamed } = problem;
  return unnamed;
}

function begin(turn: Turn, problem: Problem): Answer {
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
const introduced = (turn: Turn, problem: Problem): string =>
  setText(turn, problem) ?? `${seeing(turn, problem)} ${hintAt(turn, begun(problem), 0)}`.trim();

function gradeOf(turn: Turn, exercise: Exercise): Grade | null {
  for (const language of languagesOf(turn)) {
    const found = grade(
      { ...exercise, age: turn.age },
      turn.message,
      turn.library.mathematics.words[language],
    );
    if (found !== null) return found;
  }
  return null;
}

/** The child's try, or a wish for help with it; null where the message is about something else. */
function goOn(turn: Turn, waiting: Pending): Answer | null {
  const { problem } = waiting;
  if (wantsElse(turn)) return null;
  const wish = wishIn(turn);
  if (wish === "why" && saysAnswer(turn, problem))
    return answer(
      turn,
      [talk(turn, "why"), hintAt(turn, waiting, 2), talk(turn, "another")],
      offerOf(problem),
      { act: "why" },
    );
  if (wish === "why")
    return answer(
      turn,
      [talk(turn, "why"), reason(turn, waiting, whyNot(turn, problem)), talk(turn, "your_turn")],
      waiting,
      { act: "why" },
    );
  if (wish === "other_way" || wish === "remember") return otherWay(turn, waiting, wish === "remember");
  const graded = gradeOf(turn, waiting);
  if (graded !== null && !(graded.verdict === "wrong" && isOther(turn))) return judged(turn, waiting, graded);
  const found = understand(turn);
  if (found !== null && found.kind !== "concept") return null;
  const isLost =
    wish === "hint" ||
    wish === "show" ||
    commands(turn, "unsure") ||
    commands(turn, "show") ||
    (commands(turn, "more") && turn.words.length <= 3);
  const isShort =
    turn.words.length <= 10 &&
    tokensIn(turn).filter(
      (token) => token.kind === "word" && token.roles.length === 0 && token.unit === undefined,
    ).length <= 2;
  if (isLost && isShort)
    return helped(turn, waiting, talk(turn, "unsure"), wish === "show" || commands(turn, "show"));
  if (commands(turn, "yes") && turn.words.length <= 2)
    return helped(turn, waiting, talk(turn, "unsure"), false);
  return null;
}

/** A sum or a question of its own, and no try: "-5 + 8", "is 0 a number". */
function isOther(turn: Turn): boolean {
  const found = understand(turn);
  const isSum = /\d\s*[-+×x*÷/−]\s*\d/.test(turn.message);
  if (found?.kind === "problem" && found.claimed === undefined && isSum) return true;
  return turn.words.length > 2 && isAsking(turn) && strangers(tokensIn(turn)) > 0;
}

/** "Why is it not 40?": the number that is not it. "Why did you subtract 7 first" asks about a step, and guesses none. */
function whyNot(turn: Turn, problem: Problem): Rational | undefined {
  const tokens = tokensIn(turn);
  const number = tokens.find((token) => token.kind === "number");
  const isDenied = turn.words.some((word) => NOT.has(word));
  const isGuess = number?.kind === "number" && isDenied && !isEqual(number.value, answerOf(problem));
  return isGuess ? number.value : undefined;
}
/** "Why not" is one word to whoever reads problems, so it is looked for in what was written. */
const NOT = new Set("no not isnt cant".split(" "));

const saysAnswer = (turn: Turn, problem: Problem): boolean =>
  problem.comparison === undefined &&
  tokensIn(turn).some((token) => token.kind === "number" && isEqual(token.value, answerOf(problem)));

function wantsElse(turn: Turn): boolean {
  return (["story", "create", "nature", "reading", "joke", "spelling"] as const).some((wish) =>
    commands(turn, wish),
  );
}

function judged(turn: Turn, waiting: Pending, graded: Grade): Answer {
  const { problem } = waiting;
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
      return answer(turn, [talk(turn, "way_right", { sum: shown(graded.said, problem.form) })], waiting, {
        act: "way",
      });
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

/** Not known yet: the next hint; after two of them the way is shown together. */
function helped(
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

function otherWay(turn: Turn, waiting: Pending, isRemember: boolean): Answer {
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

function praised(turn: Turn, problem: Problem, text: string): Answer {
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

/** What two numbers are about, once the child has said it; null when it has not. */
export function chose(
  turn: Turn,
  { numbers, unit }: Waiting & { kind: "mathematics_choice" },
): Answer | null {
  const [a, b] = numbers;
  const tokens = tokensIn(turn);
  const has = (...roles: Parameters<typeof hasRole>[1][]) => tokens.some((token) => hasRole(token, ...roles));
  const told = unit === undefined ? {} : { unit };
  const [large, small] = isLess(a, b) ? [b, a] : [a, b];
  if (turn.words.length > 8 || understand(turn) !== null) return null;
  if (has("total", "gain", "add", "and", "both")) return begin(turn, problems.join(a, b, told));
  if (has("lose", "left", "subtract")) return begin(turn, problems.take(large, small, told));
  if (has("share", "divide", "among")) return begin(turn, problems.share(large, small, told));
  return has("each", "multiply") ||
    tokens.some((token) => token.kind === "word" && token.group === "container")
    ? begin(turn, problems.groups(a, b, told))
    : null;
}

/** A problem that the tutor sets: as wished, harder or easier, or one like the last. */
export function setProblem(turn: Turn, like?: Problem): Answer {
  const { age, state } = turn;
  const level = commands(turn, "harder") ? age + 3 : commands(turn, "easier") ? Math.max(4, age - 3) : age;
  const tokens = tokensIn(turn);
  const has = (...roles: Parameters<typeof hasRole>[1][]) => tokens.some((token) => hasRole(token, ...roles));
  const operator = has("subtract") ? "-" : has("multiply") ? "*" : has("divide") ? "/" : undefined;
  const isFraction = turn.words.some((word) => word.startsWith("fracc") || word.startsWith("fraction"));
  const isOther =
    commands(turn, "harder") || commands(turn, "easier") || operator !== undefined || like === undefined;
  const problem = isFraction
    ? nextFraction(level, state.turn)
    : isOther
      ? operator === undefined
        ? firstOf(level, state.turn)
        : nextSum(level, state.turn, operator)
      : alike(like, level, state.turn);
  return answer(turn, [introduced(turn, problem)], begun(problem), { act: "given" });
}
const firstOf = (age: number, turn: number) => (age <= 5 ? nextSum(age, turn) : nextProblem(age, turn));

/** What was left waits: it is gone back to by a word, or by its answer. */
export function wentBack(turn: Turn, paused: Pending): Answer | null {
  if (wishIn(turn) === "back")
    return answer(
      turn,
      [talk(turn, "back"), seeing(turn, paused.problem), hintAt(turn, paused, paused.level)],
      paused,
      { act: "hint" },
    );
  const graded =
    turn.state.waiting === null || turn.state.waiting.kind === "topic" ? gradeOf(turn, paused) : null;
  return graded?.verdict === "right" && graded.said !== undefined ? judged(turn, paused, graded) : null;
}

/** What is said of a problem that was left for something else. */
export function waits(turn: Turn, { problem }: Pending): string {
  const isShort = problem.kind === "sum" || problem.kind === "equation";
  return isShort ? talk(turn, "back_offer", { sum: asked(turn, problem) }) : talk(turn, "back_offer_story");
}
