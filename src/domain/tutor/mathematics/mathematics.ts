import { numbersIn, type Operator, shownStep } from "../../mathematics/expression.ts";
import type { Grade } from "../../mathematics/grade.ts";
import { answerOf, type Problem, planOf } from "../../mathematics/problem.ts";
import { isEqual, type Rational } from "../../mathematics/rational.ts";
import type { Role } from "../../mathematics/reading/lexicon.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import { numbersAmong, saying } from "../../mathematics/reading/tokens/token.ts";
import type { Skill } from "../skill.ts";
import { type Answer, answer, commands, type Turn } from "../turn.ts";
import { asksNumber, isAsking } from "../understanding/asking.ts";
import { readAlike, toldAlike } from "./alike.ts";
import { asksAnew } from "./asked-on.ts";
import { begin, start } from "./begin.ts";
import { asksOn, changed, replaces } from "./changing.ts";
import { claims } from "./claims.ts";
import { hintAt, reason } from "./helping.ts";
import { gradeOf, helped, judged, otherWay, praised } from "./judging.ts";
import { proposedWay } from "./own-way.ts";
import { offerOf, type Pending } from "./pending.ts";
import { asked, resultLine, talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";
import { readTogether, tellsOn } from "./told.ts";
import { twinOf } from "./twins.ts";
import { type Found, understand, wishIn } from "./understanding.ts";

/** Arithmetic, fractions, word problems, measures, time, percent, first algebra, counting: one way of talking about all. */
export const mathematics: Skill<Found, Pending, Grade> = {
  understand,
  start,
  continue: goOn,
  hint: (turn, exercise, level) => hintAt(turn, exercise, level),
  grade: gradeOf,
};

/** The child's try, or a wish for help with it; null where the message is about something else. */
function goOn(turn: Turn, waiting: Pending): Answer | null {
  const { problem } = waiting;
  if (wantsElse(turn)) return null;
  const alike = readAlike(turn);
  if (alike !== null) return toldAlike(turn, alike);
  const proposed = proposedWay(turn, waiting);
  if (proposed !== null) return proposed;
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
      [
        talk(turn, "why"),
        reason(turn, waiting, whyNot(turn, problem)),
        problem.comparison === undefined ? talk(turn, "your_turn") : asked(turn, problem),
      ],
      waiting,
      { act: "why" },
    );
  if (wish === "other_way" || wish === "remember") return otherWay(turn, waiting, wish === "remember");
  // "Another one" says no result.
  if (commands(turn, "another") && turn.words.length <= LONGEST_WAY && !/\d/.test(turn.message)) return null;
  const isTry =
    /\d/.test(turn.message) &&
    !replaces(turn) &&
    !asksOn(turn) &&
    !asksAnew(turn, problem) &&
    !asksNumber(turn);
  const other = isTry ? null : changed(turn, problem);
  if (other !== null) return begin(turn, other);
  const on = tellsOn(turn) ? readTogether(turn) : null;
  if (on?.kind === "problem" && on.problem.told.length > problem.told.length) return begin(turn, on.problem);
  const way = namedWay(turn, waiting);
  if (way !== null) return way;
  const both = bothHalves(turn, problem);
  if (both !== null) return both;
  const graded = gradeOf(turn, waiting);
  if (graded?.verdict === "wrong" && corrects(turn, problem, graded.said))
    return helped(turn, waiting, talk(turn, "unsure"), false);
  // "1500 divided by 25 is 60": a line of its own that is true is neither too much nor too little.
  const line = graded?.verdict === "wrong" || graded?.verdict === "several" ? understand(turn) : null;
  const ownLine = line === null ? null : ownClaim(turn, waiting, line);
  if (ownLine !== null) return ownLine;
  const isElse = graded?.verdict === "wrong" && (isOther(turn) || isPriceOfElse(turn, problem));
  if (graded !== null && !isElse) return judged(turn, waiting, graded);
  const found = understand(turn);
  const own = found === null ? null : ownClaim(turn, waiting, found);
  if (own !== null) return own;
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
  if (isLost && (isShort || wish === "hint"))
    return helped(turn, waiting, talk(turn, "unsure"), wish === "show" || commands(turn, "show"));
  if (commands(turn, "yes") && turn.words.length <= 2)
    return helped(turn, waiting, talk(turn, "unsure"), false);
  return null;
}

const NAMES: readonly (readonly [Operator, ...Role[]])[] = [
  ["+", "add", "total"],
  ["-", "subtract"],
  ["*", "multiply"],
  ["/", "divide", "share"],
];
/** In words. */
const LONGEST_WAY = 4;

/** "I put them together", "restando": the operation of the step at hand is named, and not yet its result. */
function namedWay(turn: Turn, { problem, step }: Pending): Answer | null {
  const says = saying(tokensIn(turn));
  const now = planOf(problem)[step];
  const isBare = turn.words.length <= LONGEST_WAY && !/[\d?¿]/.test(turn.message);
  const named = NAMES.find(([, ...roles]) => says(...roles))?.[0];
  if (!isBare || now === undefined || named !== now.operator || says("no", "not", "why", "what_is"))
    return null;
  const sum = shownStep(now, problem.form);
  return answer(turn, [talk(turn, "way_right", { sum })], turn.state.waiting, { act: "way" });
}

/** "26 and 36", where the way around and the area were both asked. */
function bothHalves(turn: Turn, problem: Problem): Answer | null {
  const other = twinOf(problem);
  const numbers = tokensIn(turn).filter((token) => token.kind === "number");
  if (other === null || numbers.length !== 2) return null;
  const isSaid = (one: Problem) => numbers.some((token) => isEqual(token.value, answerOf(one)));
  if (!isSaid(problem) || !isSaid(other)) return null;
  const line = [problem, other].map((each) => resultLine(turn, each)).join(" ");
  return praised(turn, problem, talk(turn, "right", { line }));
}

/** "No, it's 20 percent off": a number of the problem, said again, is no try at it. */
function corrects(turn: Turn, { told }: Problem, said: Rational | undefined): boolean {
  const isDenied = commands(turn, "no") && turn.words.length > 3;
  // "The cows have 4 legs": told of the problem, in a sentence of its own.
  const isStated = turn.words.length > 4 && !claims(turn);
  return said !== undefined && (isDenied || isStated) && told.some((each) => isEqual(each, said));
}

/** "54 and then minus 5 is 49", "but 35 is more than 5": checked by itself, and what waits goes on from there. */
function ownClaim(turn: Turn, waiting: Pending, found: Found): Answer | null {
  if (found.kind !== "problem") return null;
  const { claimed, isHeld, problem } = found;
  const isTrue = isHeld === true || (claimed !== undefined && isEqual(claimed, answerOf(problem)));
  if (!isTrue || waiting.problem.sequence !== undefined) return null;
  const checked = talk(turn, "right_claim", { line: resultLine(turn, problem) });
  const numbers = [...numbersIn(problem.expression), ...problem.told];
  const isDone =
    waiting.problem.comparison === undefined &&
    numbers.some((each) => isEqual(each, answerOf(waiting.problem)));
  if (isDone && waiting.problem.isUnsure !== true) {
    const line = resultLine(turn, waiting.problem);
    return praised(turn, waiting.problem, `${talk(turn, "right", { line })} ${checked}`);
  }
  // Worked out of other numbers than the tutor has read: it may have misread, and holds nobody to its own sum.
  const known = planOf(waiting.problem).flatMap(({ left, right, result }) => [left, right, result]);
  const isOfIt = [...known, ...waiting.problem.told].some((each) =>
    numbers.some((one) => isEqual(one, each)),
  );
  const isCompared = (problem.comparison ?? waiting.problem.comparison) !== undefined;
  if (!isCompared && (!isOfIt || waiting.problem.isUnsure === true))
    return answer(turn, [checked, talk(turn, "another")], offerOf(problem), { act: "right" });
  return answer(turn, [checked, hintAt(turn, waiting, waiting.level)], waiting, { act: "way" });
}

/** "The ball costs 60", where no price is asked. */
const isPriceOfElse = (turn: Turn, { kind }: Problem): boolean =>
  saying(tokensIn(turn))("cost") && ["sum", "join", "take", "difference", "missing"].includes(kind);

/** A sum or a question of its own, and no try: "-5 + 8", "is 0 a number". */
export function isOther(turn: Turn): boolean {
  const found = understand(turn);
  const isSum = /\d\s*[-+×x*÷/−]\s*\d/.test(turn.message);
  const says = saying(tokensIn(turn));
  const isPower = says("squared", "cubed", "root", "double", "triple");
  // "What percent is 1 of 1000": a question with its own numbers.
  const isAsked =
    numbersAmong(tokensIn(turn)).length > 1 && says("how_many", "how_many_more", "percent", "age");
  if (found?.kind === "problem" && found.claimed === undefined && (isSum || isPower || isAsked)) return true;
  return turn.words.length > 2 && isAsking(turn) && strangers(tokensIn(turn)) > 0;
}

/** "Why is it not 40?": the number that is not it. "Why did you subtract 7 first" asks about a step, and guesses none. */
export function whyNot(turn: Turn, problem: Problem): Rational | undefined {
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
