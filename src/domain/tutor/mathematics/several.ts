import { answerOf, type Problem } from "../../mathematics/problem.ts";
import { isEqual } from "../../mathematics/rational.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import { type Answer, answer, type Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { begin } from "./begin.ts";
import { gradeOf, praised } from "./judging.ts";
import { begun } from "./pending.ts";
import { asked, resultLine, talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";
import { understand } from "./understanding.ts";

/** "1) 24 + 8  2) 30 - 4": what stands before each. */
const NUMBERED = /(?:^| )\(?\d{1,2}[).] /;
const JOINS = / (?:and|y|e|,) /iu;
/** A sum in figures and nothing after it; what asks for it may stand before the first. */
const SUM = /^[^\d]*\d+(?:[.,]\d+)*(?:(?: ?[-+*x×÷−] ?| \/ )\d+(?:[.,]\d+)*)+ ?[=?¿.!]*$/iu;
const RESULT = /^[^\d]*(\d+(?:[.,]\d+)*)[^\d]*$/;
const MOST = 8;

/** With one space where there are several, so that the patterns above read a text once. */
const spaced = (message: string): string =>
  message
    .replace(/[;\n]|,(?=\s)/g, " , ")
    .replace(/\s+/g, " ")
    .trim();

const piecesOf = (message: string): readonly string[] =>
  message
    .split(NUMBERED.test(message) ? NUMBERED : JOINS)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "" && piece !== ",");

const partOf = (turn: Turn, message: string): Turn => ({ ...turn, message, words: wordsOf(message) });

/** Several sums in one message, or the results of several; null where there is one, or anything else beside them. */
export function several(turn: Turn): Answer | null {
  return turn.isDelicate ? null : (judgedTogether(turn) ?? askedTogether(turn) ?? resultsAlone(turn));
}

/** "1) 24 2) 30 3) 7": of sums that were never written here. */
function resultsAlone(turn: Turn): Answer | null {
  const message = spaced(turn.message);
  const results = NUMBERED.test(message) ? piecesOf(message) : [];
  const isBare = results.length > 1 && results.every((each) => /^[\d.,]+$/.test(each));
  return isBare && turn.state.waiting?.kind !== "mathematics"
    ? answer(turn, [talk(turn, "several_results")], turn.state.waiting, { act: "ask" })
    : null;
}

/** "What is 12 x 2 and 6 x 5": one after the other, the first with its hint. */
function askedTogether(turn: Turn): Answer | null {
  const pieces = piecesOf(spaced(turn.message));
  if (pieces.length < 2 || pieces.length > MOST || !pieces.every((piece) => SUM.test(piece))) return null;
  const problems = pieces.flatMap((piece) => {
    const found = understand(partOf(turn, piece));
    return found?.kind === "problem" && found.claimed === undefined ? [found.problem] : [];
  });
  const [first, ...rest] = problems;
  if (first === undefined || problems.length < pieces.length) return null;
  const begins = begin(partOf(turn, pieces[0] ?? ""), first);
  const opening = talk(turn, "several_sums", { count: String(problems.length) });
  return { ...begins, text: `${opening} ${begins.text}`, state: { ...begins.state, queue: rest } };
}

/** "24 and 30": as many results as there are problems, each of its own. */
function judgedTogether(turn: Turn): Answer | null {
  const { queue = [], waiting } = turn.state;
  if (waiting?.kind !== "mathematics" || queue.length === 0) return null;
  const results = piecesOf(spaced(turn.message));
  const problems = [waiting.problem, ...queue];
  const isBare = results.every((each) => RESULT.test(each)) && strangers(tokensIn(turn)) <= 1;
  if (results.length !== problems.length || !isBare) return null;
  const { queue: _, ...state } = turn.state;
  const free = { ...turn, state };
  const judged = problems.map((problem, at) => ({
    problem,
    said: RESULT.exec(results[at] ?? "")?.[1] ?? "",
    isRight: gradeOf(partOf(turn, results[at] ?? ""), begun(problem))?.verdict === "right",
  }));
  const lines = judged.map(({ problem, said, isRight }) =>
    isRight ? resultLine(turn, problem) : talk(turn, "several_wrong", { said, sum: asked(turn, problem) }),
  );
  const [wrong, ...others] = judged.filter(({ isRight }) => !isRight).map(({ problem }) => problem);
  if (wrong === undefined)
    return praised(free, waiting.problem, talk(turn, "right", { line: lines.join(" ") }));
  const begins = begin(free, wrong);
  return {
    ...begins,
    text: `${lines.join(" ")} ${begins.text}`,
    state: { ...begins.state, ...(others.length > 0 ? { queue: others } : {}) },
    act: "wrong",
  };
}

/** After one of several is done the next is set; another problem of the child's own ends them. */
export function goesOnWithNext(turn: Turn, found: Answer): Answer {
  const { queue: before = [], paused, waiting } = turn.state;
  const was = waiting?.kind === "mathematics" ? waiting : paused;
  const { waiting: now, queue, ...state } = found.state;
  const [next, ...rest] = before;
  if (next === undefined || queue !== before) return found;
  const isDone = was?.kind === "mathematics" && now?.kind === "offer" && isSame(now.problem, was.problem);
  if (isDone) {
    const begins = begin({ ...turn, state: { ...state, waiting: null } }, next);
    const done = found.text.replace(talk(turn, "another"), "").trim();
    return {
      ...begins,
      ...(found.act === undefined ? {} : { act: found.act }),
      text: `${done} ${talk(turn, "next_of_several")} ${begins.text}`,
      state: { ...begins.state, ...(rest.length > 0 ? { queue: rest } : {}) },
    };
  }
  const isOther =
    now?.kind === "mathematics" && was?.kind === "mathematics" && !isSame(now.problem, was.problem);
  const isLeft = now?.kind !== "mathematics" && state.paused === undefined;
  return isOther || isLeft ? { ...found, state: { ...state, waiting: now } } : found;
}

const isSame = (one: Problem | undefined, other: Problem): boolean =>
  one !== undefined && one.kind === other.kind && isEqual(answerOf(one), answerOf(other));
