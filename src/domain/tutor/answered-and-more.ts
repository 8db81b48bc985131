import { hasRole } from "../mathematics/reading/tokens/token.ts";
import { worked } from "./calculations/calculations.ts";
import type { Best } from "./follow-ups/asked-again.ts";
import { saidPart } from "./kinds/sentence-parts.ts";
import { asksAnew, saysResult } from "./mathematics/asked-on.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { talk } from "./mathematics/sentences.ts";
import { tokensIn } from "./mathematics/tokens.ts";
import { SCORES } from "./scores.ts";
import { leaves } from "./skills.ts";
import { isGentle, type Waiting } from "./state.ts";
import { isGrave } from "./talk/own-life.ts";
import { feels, isSmallTalk, takesLeave } from "./talk/small-talk.ts";
import { type Answer, commands, say, type Turn } from "./turn.ts";
import { askedBehind, isAsking } from "./understanding/asking.ts";
import { isTelling, isWishing } from "./understanding/said-as.ts";
import { continued } from "./waited-for.ts";
import { wordsOf } from "./words.ts";

/** What is answered by something right or wrong. */
const GRADED: readonly Waiting["kind"][] = [
  ...(["mathematics", "spelling", "letter", "alike", "verb", "kind", "joke"] as const),
  ...(["neighbours", "ordering", "simplifying"] as const),
  "talk",
];
const VERDICTS: readonly (string | undefined)[] = ["right", "step", "way", "wrong", "shown"];
/** In words: a longer first part is more than an answer. */
const LONGEST = 14;
/** In words: "ha i knew that" is left, and so is a word of joy. */
const SHORTEST_TOLD = 5;
const LONGEST_CHECK = 5;
const LONGEST_TAG = 2;

/**
 * "63. spelling now, how do you spell because": the first part answers what waits, and the rest is a message of its own. The
 * verdict is said without the offer of another one, and then what is answered to the rest. Null where there are no two such
 * parts, or where the rest is only a remark about the first.
 */
export function answeredAndMore(turn: Turn, respond: (rest: Turn) => Answer, best: Best): Answer | null {
  const { waiting } = turn.state;
  if (waiting === null || !GRADED.includes(waiting.kind) || turn.isDelicate || isGentle(turn.state))
    return null;
  for (const [first, rest] of cutsIn(turn)) {
    const graded = verdictOn(partOf(turn, first));
    // "12. No, wait, 13": what is said last is the answer.
    if (graded === null || verdictOn(partOf(turn, rest)) !== null) continue;
    const after = onIts(partOf(turn, rest), graded.state);
    if (feels(after) || isGrave(after)) return null;
    const found = onRest(turn, after, respond, best);
    if (found === null) return null;
    const isDone = graded.state.waiting !== waiting && graded.act === "right";
    const text = `${isDone ? withoutOffer(turn, graded.text) : graded.text}\n${found.text}`;
    return { ...found, text, ...(isDone ? { isDone } : {}) };
  }
  return null;
}

const partOf = (turn: Turn, message: string): Turn => ({ ...turn, message, words: wordsOf(message) });

/** The rest in the state after the verdict; a problem or news of its own is no answer to what the verdict offers. */
function onIts(rest: Turn, state: Turn["state"]): Turn {
  const { problem: _, ...free } = state;
  if (isToldAnew(rest)) return { ...rest, state: { ...free, waiting: null } };
  const isOwn = /\d/.test(rest.message) && mathematics.understand(rest)?.kind === "problem";
  return { ...rest, state: isOwn && state.waiting?.kind === "offer" ? { ...state, waiting: null } : state };
}

/** Where a message may end its answer: at a stop, at a comma, before a question that stands behind it. */
function* cutsIn(turn: Turn): Generator<readonly [first: string, rest: string]> {
  const { message } = turn;
  for (const mark of [/(?<=[.!?…;])\s|\n/, /,\s/]) {
    const found = mark.exec(message);
    if (found === null) continue;
    const [first, rest] = [
      message.slice(0, found.index),
      message.slice(found.index + found[0].length).trim(),
    ];
    // "Is it 12? why": what is asked of the answer is no answer with something after it.
    if (wordsOf(first).length <= LONGEST && wordsOf(rest).length > 0) yield [first, rest];
  }
  const asked = askedBehind(turn);
  const first = asked === undefined ? [] : turn.words.slice(0, -asked.split(" ").length);
  if (asked !== undefined && first.length <= LONGEST) yield [first.join(" "), asked];
}

/** The part that answers what waits, judged; null where it does not answer. */
function verdictOn(first: Turn): Answer | null {
  const { waiting } = first.state;
  if (first.words.length === 0 || isAsking(first)) return null;
  if (waiting?.kind === "mathematics") {
    // "And if I pay with 200": asked on, and answered nothing.
    if (!/\d|\p{L}{3}/u.test(first.message) || asksAnew(first, waiting.problem)) return null;
    const verdict = mathematics.grade(first, waiting)?.verdict;
    const isPlain = verdict === "right" || saysResult(first, waiting.problem);
    if (verdict === undefined || verdict === "several" || !isPlain) return null;
  }
  // A sentence that was looked at waits for its parts; whatever else is talked of waits for nothing right or wrong.
  const found = waiting?.kind === "talk" ? saidPart(first) : continued(first, leaves);
  const isVerdict = waiting?.kind === "mathematics" || VERDICTS.includes(found?.act);
  return isVerdict ? found : null;
}

/** What is answered to the rest; null where it only remarks on the answer. */
function onRest(turn: Turn, rest: Turn, respond: (rest: Turn) => Answer, best: Best): Answer | null {
  if (takesLeave(rest)) return respond(rest);
  // "15, is that right": asked of the answer, whose verdict says it.
  const isCheck = commands(rest, "check") || commands(rest, "spelled_right");
  if (isCheck && rest.words.length <= LONGEST_CHECK) return null;
  const isTag = commands(rest, "yes") || commands(rest, "no");
  if (isTag && rest.words.length <= LONGEST_TAG) return null;
  // "54, because 9 × 5 is 45 and 9 more": its reason belongs to it.
  if (hasRole(tokensIn(rest)[0], "because") && !isAsking(rest)) return null;
  const isAsked = isAsking(rest) || askedBehind(rest) !== undefined;
  if (!(isAsked || isWishing(rest) || isToldAnew(rest) || (best(rest)?.score ?? 0) >= SCORES.meant))
    return null;
  const found = respond(rest);
  const isTask = found.state.waiting?.kind === "mathematics";
  if (found.by?.startsWith("waits") === true && !isAsked && !isTask) return null;
  // "7/12. Is it in its simplest form": the answer is what is asked of.
  const isOfIt = isAsked && !/\d/.test(rest.message) && found.act !== "worked";
  return (isOfIt ? worked({ ...turn, state: rest.state }) : null) ?? found;
}

/** News beside the answer, and no remark about it. */
const isToldAnew = (rest: Turn): boolean =>
  rest.words.length >= SHORTEST_TOLD && !isSmallTalk(rest) && isTelling(rest) && commands(rest, "oneself");

/** A verdict without what it offers at its end. */
function withoutOffer(turn: Turn, text: string): string {
  const offers = [
    talk(turn, "another"),
    say(turn, "alike_more"),
    say(turn, "joke_answer"),
    say(turn, "kind_more"),
  ];
  const offer = offers.find((each) => text.endsWith(each));
  return offer === undefined ? text : text.slice(0, -offer.length).trim();
}
