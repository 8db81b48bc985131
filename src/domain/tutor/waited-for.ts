import { worked } from "./calculations/calculations.ts";
import { triedVerb } from "./grammar/verbs/judging.ts";
import { pickedKind } from "./kinds/kinds.ts";
import { saidPart } from "./kinds/sentence-parts.ts";
import { goOnKnown } from "./knowledge/knowledge.ts";
import { wondered } from "./knowledge/wondering.ts";
import { triedLookAlikes } from "./look-alikes/look-alikes.ts";
import { afterwards } from "./mathematics/afterwards.ts";
import { saysResult } from "./mathematics/asked-on.ts";
import { chose } from "./mathematics/begin.ts";
import { claims } from "./mathematics/claims.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { wishIn } from "./mathematics/understanding.ts";
import { triedNeighbours } from "./number-tasks/neighbours.ts";
import { triedOrder } from "./number-tasks/ordering.ts";
import { triedToSimplify } from "./number-tasks/simplifying.ts";
import { type Bid, SCORES, type Serves, weighed } from "./scores.ts";
import { triedBeginning } from "./spelling/beginnings.ts";
import { triedLetter } from "./spelling/letter-in-question.ts";
import { triedSpelling } from "./spelling/tries.ts";
import type { Waiting } from "./state.ts";
import { didStep } from "./talk/activities.ts";
import { heardJoke } from "./talk/childs-jokes.ts";
import { endedJoke, isSmallTalk, toldOn } from "./talk/small-talk.ts";
import { offered, wishesTask } from "./talk/wishes.ts";
import { type Answer, commands, type Turn } from "./turn.ts";
import { answeredWithin } from "./understanding/answered-within.ts";
import { isAsking } from "./understanding/asking.ts";
import { triedReading } from "./writing/reading.ts";
import { choseWorld, MEANT, namedHero, toldStory, wishedStory } from "./writing/stories.ts";
import { wroteOn } from "./writing/writing.ts";

type Kind = Waiting["kind"];

/** Whether something else is wished for, whatever the skill of that name would say. */
type Leaves = (turn: Turn, but?: string) => boolean;
type GoOn = {
  readonly [K in Kind]: (turn: Turn, waiting: Waiting & { kind: K }, leaves: Leaves) => Answer | null;
};

/** How each thing that is waited for goes on; null when the message is no part of that. */
const GO_ON: GoOn = {
  mathematics: mathematics.continue,
  mathematics_choice: chose,
  alike: (turn, waiting, leaves) => triedLookAlikes(turn, waiting, leaves(turn, "knowledge")),
  spelling: triedSpelling,
  letter: triedLetter,
  verb: triedVerb,
  neighbours: triedNeighbours,
  ordering: triedOrder,
  simplifying: triedToSimplify,
  beginning: (turn, waiting, leaves) => (leaves(turn, "knowledge") ? null : triedBeginning(turn, waiting)),
  own_joke: (turn, waiting, leaves) =>
    waiting.part !== "name" && leaves(turn, "knowledge") ? null : heardJoke(turn, waiting),
  joke: endedJoke,
  writing: wroteOn,
  offer: (turn, waiting) =>
    (waiting.problem === undefined ? null : afterwards(turn, waiting.problem)) ?? offered(turn, waiting),
  story: toldStory,
  story_choice: (turn, _, leaves) =>
    choseWorld(turn) ?? (isStray(turn, leaves) ? (namedHero(turn) ?? wishedStory(turn)) : null),
  activity: didStep,
  reading: triedReading,
  topic: wondered,
  known: goOnKnown,
  kind: pickedKind,
  talk: toldOn,
};

/** What is left as soon as something else is meant. */
const LEFT: readonly Kind[] = ["story", "activity", "reading", "joke", "topic", "offer"];
/** What an exercise waits for is short: a whole question is seldom a try at it. */
const EXERCISES: readonly Kind[] = ["mathematics", "mathematics_choice", "spelling"];
const SHORTEST_QUESTION = 3;
/** In words: what is corrected in a sentence. */
const SHORT_TRY = 5;
/** To what was asked of a telling. */
const LONGEST_ANSWER = 8;
const ANSWERED: readonly string[] = ["try", "sentence"];

/** What waits goes on, if the message is part of it. */
export function continued(turn: Turn, leaves: Leaves): Answer | null {
  const { waiting } = turn.state;
  if (waiting === null) return null;
  return (GO_ON[waiting.kind] as (turn: Turn, waiting: Waiting, leaves: Leaves) => Answer | null)(
    turn,
    waiting,
    leaves,
  );
}

/** What is told on: whatever neither asks nor wishes, mends or refuses. */
const LINE: Serves = ["story", "answer", "telling", "feeling", "worry", "reacts", "social", "nonsense"];
/** What belongs to each thing that is waited for; an exercise knows its own tries. */
const SERVES: Readonly<Partial<Record<Kind, Serves>>> = {
  story: [...LINE, "request:other", "refusal"],
  writing: LINE,
  topic: ["answer", "request:other", "reacts", "refusal", "story"],
  known: ["answer", "request:other", "question:on", "reacts", "refusal"],
  talk: [...LINE, "refusal", "correction", "check"],
  offer: ["answer", "reacts", "request", "refusal", "question:on", "check", "correction"],
};

/** What waits goes on, as it counts. */
export function goesOn(turn: Turn, leaves: Leaves): Bid | null {
  const kind = turn.state.waiting?.kind;
  const whole = bidOn(turn, leaves);
  const within =
    whole === null && kind !== undefined && TRIED.includes(kind)
      ? answeredWithin(turn, (part) => continued(part, leaves), kind !== "mathematics")
      : null;
  const found = within === null ? whole : { score: SCORES.attempt, answer: within };
  if (found === null || kind === undefined) return null;
  return weighed(turn, SERVES[kind] ?? [], {
    ...found,
    answer: { ...found.answer, by: `waits ${kind}` },
  });
}

const RIGHT: readonly string[] = ["right", "step", "way"];
/** Of these a part of the message may be the answer. */
const TRIED: readonly Kind[] = ["mathematics", "spelling", "letter", "alike", "kind"];

/** How much a message looks like what is waited for. */
function bidOn(turn: Turn, leaves: Leaves): Bid | null {
  const { waiting } = turn.state;
  if (waiting === null || (waiting.kind === "topic" && isSmallTalk(turn))) return null;
  if (commands(turn, "quiz_on") || wishesTask(turn)) return null;
  const part = waiting.kind === "talk" ? saidPart(turn) : null;
  if (part !== null) return bid(SCORES.attempt, part);
  // "Too hard", of what the tutor has set: not a hint, but a smaller one.
  if (waiting.kind === "mathematics" && waiting.isSet === true && commands(turn, "too_hard")) return null;
  if (waiting.kind === "known" && commands(turn, "misheard")) return null;
  // "A number greater than 4 on a die": a task of its own, and no change of the last one.
  if ((waiting.kind === "mathematics" || waiting.kind === "offer") && worked(turn)?.act === "hint")
    return null;
  const isExercise = EXERCISES.includes(waiting.kind);
  const isQuestion = turn.words.length >= SHORTEST_QUESTION && (isAsking(turn) || commands(turn, "teach"));
  const isWish = waiting.kind === "mathematics" && wishIn(turn) !== null;
  const isDone = waiting.kind === "offer" && waiting.problem !== undefined;
  // "El 1 es primo?" claims no result.
  const isClaim =
    waiting.kind === "mathematics" &&
    (claims(turn) || saysResult(turn, waiting.problem)) &&
    worked(turn) === null;
  const found = continued(turn, leaves);
  // One of the choices, however doubtfully it is said, answers what was asked.
  const isChosen = waiting.kind === "mathematics_choice" && found?.state.waiting?.kind === "mathematics";
  // "And the area", "y si son 12": what waits becomes another problem.
  const next = found?.state.waiting;
  const isChanged =
    waiting.kind === "mathematics" && next?.kind === "mathematics" && next.problem !== waiting.problem;
  const isRight = isChosen || isChanged || RIGHT.includes(found?.act ?? "");
  if (found?.act === "kept") return bid(SCORES.line, found);
  // What was asked for is written; anything else that is told only goes on.
  if (waiting.kind === "talk") {
    const isShort = turn.words.length <= SHORT_TRY;
    const isAnswer =
      waiting.of === "telling" && waiting.isMet === undefined && turn.words.length <= LONGEST_ANSWER;
    const sure = ANSWERED.includes(waiting.of) && isShort ? SCORES.attempt : SCORES.toldOn;
    return bid(isAnswer ? SCORES.toldAnswer : sure, found);
  }
  const score = isExercise
    ? isQuestion && !isWish && !isClaim && !isRight
      ? SCORES.questionInTask
      : SCORES.attempt
    : found?.act !== MEANT &&
        ((LEFT.includes(waiting.kind) && !isDone) || (waiting.kind === "known" && waiting.stage === "told"))
      ? SCORES.leavable
      : SCORES.attempt;
  return bid(score, found);
}

/** A word or two that are no wish, no question and no refusal. */
function isStray(turn: Turn, leaves: Leaves): boolean {
  return turn.words.length <= 2 && !/[?¿]/.test(turn.message) && !commands(turn, "no") && !leaves(turn);
}

const bid = (score: number, answer: Answer | null): Bid | null =>
  answer === null ? null : { score, answer };
