import { once } from "../resilience/once.ts";
import { didStep } from "./activities.ts";
import { isAsking } from "./asking.ts";
import { worked } from "./calculations.ts";
import { checkedWriting } from "./checked-writing.ts";
import { beganJoke, heardJoke } from "./childs-jokes.ts";
import { covers } from "./covering.ts";
import { fairIdea } from "./fair.ts";
import { followUp } from "./follow-ups/follow-ups.ts";
import { wordForms } from "./grammar/forms.ts";
import { syllables } from "./grammar/syllables.ts";
import { askedKind, pickedKind } from "./kinds/kinds.ts";
import { advised } from "./knowledge/advice.ts";
import { askedAlike, saidAlike } from "./knowledge/asked-alike.ts";
import { compared } from "./knowledge/comparing.ts";
import type { Match } from "./knowledge/find.ts";
import { asksWhy, goOnKnown, known, tellKnown } from "./knowledge/knowledge.ts";
import { ofItsKind } from "./knowledge/natures.ts";
import { quizzed } from "./knowledge/quiz.ts";
import { besideIt, mentioned } from "./knowledge/subject.ts";
import { askedBack, guessed, wondered } from "./knowledge/wondering.ts";
import { askedLookAlikes, triedLookAlikes } from "./look-alikes/look-alikes.ts";
import { afterwards } from "./mathematics/afterwards.ts";
import { saysResult } from "./mathematics/asked-on.ts";
import { begin, chose } from "./mathematics/begin.ts";
import { goneOnTold } from "./mathematics/going-on.ts";
import { claims } from "./mathematics/judging.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { noted } from "./mathematics/told.ts";
import { wishIn } from "./mathematics/understanding.ts";
import { meetMood, moodIn } from "./moods.ts";
import { triedReading } from "./reading.ts";
import { isWishing } from "./said-as.ts";
import { type Bid, SCORES } from "./scores.ts";
import {
  endedJoke,
  feels,
  interrupts,
  isSmallTalk,
  misheard,
  shareOfSmallTalk,
  smallTalk,
  toldOn,
} from "./small-talk.ts";
import { triedBeginning } from "./spelling/beginnings.ts";
import { triedLetter } from "./spelling/letter-in-question.ts";
import { askedSpelling } from "./spelling/spelling.ts";
import { triedSpelling } from "./spelling/tries.ts";
import type { Waiting } from "./state.ts";
import { choseWorld, MEANT, toldStory, wishedStory } from "./stories.ts";
import { telling, warned } from "./telling.ts";
import { type Answer, commands, type Turn } from "./turn.ts";
import { offered, wished, wishesTask } from "./wishes.ts";
import { argued, beganWriting, forReport, judgedPerson, someFacts, wroteOn } from "./writing.ts";

type Kind = Waiting["kind"];
type Bidder = (turn: Turn) => Bid | null;
/** `most` is what it bids at most, so that nobody is asked who cannot win. */
type Skill = { readonly name: string; readonly most: number; readonly bid: Bidder };

const bid = (score: number, answer: Answer | null): Bid | null =>
  answer === null ? null : { score, answer };
/** So much of a message is nearly all of it. */
const MOST = 0.75;

const skill = (name: string, most: number, bidder: Bidder): Skill => ({ name, most, bid: bidder });
const plainly = (name: string, most: number, begin: (turn: Turn) => Answer | null): Skill =>
  skill(name, most, (turn) => bid(most, begin(turn)));

const COMPARED = "comparisons";
const ALIKE = "questions that are alike";
/** What finds its answer by other means than its words. */
const UNCOVERED: readonly string[] = [COMPARED, ALIKE];

/** What the tutor can do with a child, the surest first: each scores every message, and the best of them answers. */
const SKILLS: readonly Skill[] = [
  plainly("dangers", SCORES.danger, warned),
  skill("moods", SCORES.moodInTask, (turn) => {
    const mood = moodIn(turn);
    if (mood === null) return null;
    return bid(isInterrupting(turn) ? SCORES.moodInTask : SCORES.mood, meetMood(turn, mood));
  }),
  skill("reasons", SCORES.reason, (turn) => {
    const found = asksWhy(turn) && !turn.isDelicate ? known(turn) : null;
    const isReason = found?.entry.answers === "why" && found.words > 1;
    return found !== null && isReason ? bid(SCORES.reason, tellKnown(turn, found)) : null;
  }),
  plainly("calculations", SCORES.calculation, worked),
  plainly("repairs", SCORES.repair, misheard),
  plainly("writing", SCORES.writing, beganWriting),
  plainly("writing that is checked", SCORES.writing, checkedWriting),
  plainly("science fairs", SCORES.writing, fairIdea),
  plainly("facts", SCORES.writing, someFacts),
  plainly("kinds", SCORES.kind, askedKind),
  skill(COMPARED, SCORES.kind, compared),
  plainly("quizzes", SCORES.kind, quizzed),
  plainly("syllables", SCORES.kind, syllables),
  plainly("forms of words", SCORES.kind, wordForms),
  // "How do you know?" asks the tutor, and no more of the thing.
  skill("follow-ups", SCORES.followUp, (turn) =>
    interrupts(turn) && shareOfSmallTalk(turn) >= MOST ? null : followUp(turn),
  ),
  skill("mathematics", SCORES.problem, (turn) => {
    const found = mathematics.understand(turn);
    if (found === null) return null;
    const score = found.kind === "concept" ? SCORES.concept : SCORES.problem;
    return bid(score, mathematics.start(turn, found));
  }),
  plainly("problems that were done", SCORES.problemDone, doneBefore),
  plainly("look-alikes", SCORES.lookAlikes, askedLookAlikes),
  plainly("spelling", SCORES.spelling, askedSpelling),
  plainly("jokes", SCORES.joke, beganJoke),
  skill("small talk", SCORES.smallTalkWhole, (turn) => {
    const isWhole = shareOfSmallTalk(turn) >= MOST;
    const score = isWhole ? SCORES.smallTalkWhole : interrupts(turn) ? SCORES.smallTalk : SCORES.aside;
    return bid(score, smallTalk(turn));
  }),
  plainly("advice", SCORES.advice, advised),
  plainly("asked back", SCORES.followUpNamed, askedBack),
  plainly("judgements", SCORES.followUpNamed, judgedPerson),
  skill(ALIKE, SCORES.alikeFirm, askedAlike),
  skill("natures", SCORES.nature, ofItsKind),
  skill("knowledge", SCORES.knowledgeNamed, (turn) => {
    const found = known(turn);
    // What may be harm is met with what was written for it, and with no other fact.
    const isMet = turn.isDelicate || feels(turn);
    if (found === null || (isMet && (found.entry.wonder === undefined || !isAsking(turn)))) return null;
    return bid(scoreOf(turn, found), tellKnown(turn, found));
  }),
  plainly("reports", SCORES.knowledgeNamed, forReport),
  plainly("debates", SCORES.wish, argued),
  plainly("wishes", SCORES.wish, wished),
  plainly("guesses", SCORES.guess, guessed),
  skill("subjects", SCORES.topicAsked, besideIt),
  plainly("problems that are told", SCORES.noted, noted),
  plainly("tellings", SCORES.telling, (turn) => telling(turn, false)),
  plainly("sights", SCORES.sight, (turn) => {
    const found = commands(turn, "request") || isWishing(turn) ? null : mentioned(turn);
    return found === null ? null : (saidAlike(turn) ?? found);
  }),
  plainly("other tellings", SCORES.otherTelling, (turn) => telling(turn, true)),
];

/** What is named in more words than one is surer; what a lesson is found by is said of much. */
function scoreOf(turn: Turn, { entry, words }: Match): number {
  if (!isAsking(turn) && !commands(turn, "teach")) return SCORES.knowledgeMentioned;
  if (entry.words !== undefined) return SCORES.lesson;
  return words > 1 ? SCORES.knowledgeNamed : SCORES.knowledge;
}

/** A mood in the middle of an exercise: what waits still waits. In what the child writes, anything may be said. */
function isInterrupting(turn: Turn): boolean {
  const { waiting } = turn.state;
  const isFree = waiting === null || ["writing", "joke", "own_joke", "story"].includes(waiting.kind);
  return !(isFree || turn.isDelicate || isSmallTalk(turn)) && mathematics.understand(turn) === null;
}

/** "How do I check", "and by 6": about the last problem, whatever failed since; nothing newer was told. */
function doneBefore(turn: Turn): Answer | null {
  const { last, problem, waiting } = turn.state;
  const isFree = waiting === null || (waiting.kind === "offer" && waiting.problem === undefined);
  if (turn.isDelicate) return null;
  const isTold = last !== undefined || turn.state.count !== undefined;
  const next = isTold ? goneOnTold(turn) : null;
  if (next !== null) return begin(turn, next);
  return problem === undefined || last !== undefined || !isFree ? null : afterwards(turn, problem);
}

type GoOn = { readonly [K in Kind]: (turn: Turn, waiting: Waiting & { kind: K }) => Answer | null };

/** How each thing that is waited for goes on; null when the message is no part of that. */
const GO_ON: GoOn = {
  mathematics: mathematics.continue,
  mathematics_choice: chose,
  alike: (turn, waiting) => triedLookAlikes(turn, waiting, leaves(turn, "knowledge")),
  spelling: triedSpelling,
  letter: triedLetter,
  beginning: (turn, waiting) => (leaves(turn, "knowledge") ? null : triedBeginning(turn, waiting)),
  own_joke: (turn, waiting) =>
    waiting.part !== "name" && leaves(turn, "knowledge") ? null : heardJoke(turn, waiting),
  joke: endedJoke,
  writing: wroteOn,
  offer: (turn, waiting) =>
    (waiting.problem === undefined ? null : afterwards(turn, waiting.problem)) ?? offered(turn, waiting),
  story: toldStory,
  story_choice: (turn) => choseWorld(turn) ?? (isStray(turn) ? wishedStory(turn) : null),
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
export function continued(turn: Turn): Answer | null {
  const { waiting } = turn.state;
  if (waiting === null) return null;
  return (GO_ON[waiting.kind] as (turn: Turn, waiting: Waiting) => Answer | null)(turn, waiting);
}

/** How much a message looks like what is waited for. */
function goesOn(turn: Turn): Bid | null {
  const { waiting } = turn.state;
  if (waiting === null || (waiting.kind === "topic" && isSmallTalk(turn))) return null;
  if (commands(turn, "quiz_on") || wishesTask(turn)) return null;
  const isExercise = EXERCISES.includes(waiting.kind);
  const isQuestion = turn.words.length >= SHORTEST_QUESTION && (isAsking(turn) || commands(turn, "teach"));
  const isWish = waiting.kind === "mathematics" && wishIn(turn) !== null;
  const isDone = waiting.kind === "offer" && waiting.problem !== undefined;
  // "El 1 es primo?" claims no result.
  const isClaim =
    waiting.kind === "mathematics" &&
    (claims(turn) || saysResult(turn, waiting.problem)) &&
    worked(turn) === null;
  const found = continued(turn);
  // One of the choices, however doubtfully it is said, answers what was asked.
  const isChosen = waiting.kind === "mathematics_choice" && found?.state.waiting?.kind === "mathematics";
  // "And the area", "y si son 12": what waits becomes another problem.
  const next = found?.state.waiting;
  const isChanged =
    waiting.kind === "mathematics" && next?.kind === "mathematics" && next.problem !== waiting.problem;
  const isRight = isChosen || isChanged || ["right", "step", "way"].includes(found?.act ?? "");
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

/** What a skill bids on a message; asked once. */
const bidOf = once((turn: Turn, { name, bid: bidder }: Skill): Bid | null => {
  const offered = bidder(turn);
  // What is told of two things is weighed where they are compared, and what is asked alike by its questions.
  return offered === null || UNCOVERED.includes(name) || covers(turn, offered.answer) ? offered : null;
});

/** The best of what waits and of all skills; null when nobody understands the message. */
export function best(turn: Turn): Bid | null {
  let found = goesOn(turn);
  for (const each of SKILLS) {
    if (found !== null && found.score >= each.most) break;
    const other = bidOf(turn, each);
    if (other !== null && other.score > (found?.score ?? 0)) found = other;
  }
  return found;
}

/** A wish for something else, however much is going on. */
export const leaves = (turn: Turn, but = ""): boolean =>
  SKILLS.some(
    (each) =>
      each.name !== but && each.most >= SCORES.meant && (bidOf(turn, each)?.score ?? 0) >= SCORES.meant,
  );

/** A word or two that are no wish, no question and no refusal. */
function isStray(turn: Turn): boolean {
  return turn.words.length <= 2 && !/[?¿]/.test(turn.message) && !commands(turn, "no") && !leaves(turn);
}
