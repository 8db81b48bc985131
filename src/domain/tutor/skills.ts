import { once } from "../resilience/once.ts";
import { worked } from "./calculations/calculations.ts";
import { followUp } from "./follow-ups/follow-ups.ts";
import { wordForms } from "./grammar/forms.ts";
import { syllables } from "./grammar/syllables.ts";
import { verbForms } from "./grammar/verbs/skill.ts";
import { askedKind, triedKind } from "./kinds/kinds.ts";
import { askedPart, saidPart } from "./kinds/sentence-parts.ts";
import { advised } from "./knowledge/advice.ts";
import { askedAlike, saidAlike } from "./knowledge/asked-alike.ts";
import { compared } from "./knowledge/comparing.ts";
import type { Match } from "./knowledge/find.ts";
import { asksWhy, known, tellKnown } from "./knowledge/knowledge.ts";
import { ofItsKind } from "./knowledge/natures.ts";
import { quizzed } from "./knowledge/quiz.ts";
import { besideIt, mentioned } from "./knowledge/subject.ts";
import { askedBack, guessed } from "./knowledge/wondering.ts";
import { askedLookAlikes } from "./look-alikes/look-alikes.ts";
import { afterwards } from "./mathematics/afterwards.ts";
import { begin } from "./mathematics/begin.ts";
import { goneOnTold } from "./mathematics/going-on.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { noted } from "./mathematics/told.ts";
import type { Found } from "./mathematics/understanding.ts";
import { askedNeighbours } from "./number-tasks/neighbours.ts";
import { askedOrder } from "./number-tasks/ordering.ts";
import { type Bid, SCORES, type Serves, weighed } from "./scores.ts";
import { askedSpelling } from "./spelling/spelling.ts";
import { beganJoke } from "./talk/childs-jokes.ts";
import { complaint } from "./talk/complaints.ts";
import { meetMood, moodIn } from "./talk/moods.ts";
import { feels, interrupts, isSmallTalk, misheard, shareOfSmallTalk, smallTalk } from "./talk/small-talk.ts";
import { telling, warned } from "./talk/telling.ts";
import { wished } from "./talk/wishes.ts";
import { type Answer, commands, type Turn } from "./turn.ts";
import { isAsking } from "./understanding/asking.ts";
import { covers } from "./understanding/covering.ts";
import { isWishing } from "./understanding/said-as.ts";
import { goesOn } from "./waited-for.ts";
import { checkedWriting } from "./writing/checked-writing.ts";
import { fairIdea } from "./writing/fair.ts";
import { argued, beganWriting, forReport, judgedPerson, someFacts, wroteBefore } from "./writing/writing.ts";

type Bidder = (turn: Turn) => Bid | null;
/** `most` is what it bids at most, so that nobody is asked who cannot win; `serves` is what a child does that it is for. */
type Skill = {
  readonly name: string;
  readonly serves: Serves;
  readonly most: number;
  readonly bid: Bidder;
};

const bid = (score: number, answer: Answer | null): Bid | null =>
  answer === null ? null : { score, answer };
/** So much of a message is nearly all of it. */
const MOST = 0.75;

const skill = (name: string, serves: Serves, most: number, bidder: Bidder): Skill => ({
  ...{ name, serves, most },
  bid: bidder,
});
const plainly = (name: string, serves: Serves, most: number, begin: (turn: Turn) => Answer | null): Skill =>
  skill(name, serves, most, (turn) => bid(most, begin(turn)));

const COMPARED = "comparisons";
const ALIKE = "questions that are alike";
/** What finds its answer by other means than its words. */
const UNCOVERED: readonly string[] = [COMPARED, ALIKE];

const ANYTHING: Serves = [];
const ASKED: Serves = ["question:new", "question:on", "request", "correction"];
const TASK: Serves = ["request:exercise", "check", "question", "correction", "answer"];
/** Whatever is neither asked nor wished for: to be told is seldom said in so many words. */
const TOLD: Serves = [
  "telling",
  "feeling",
  "worry",
  "answer",
  "reacts",
  "social",
  "story",
  "correction",
  "refusal",
  "check",
  "nonsense",
];
const SOCIAL: Serves = [
  "social",
  "feeling",
  "worry",
  "telling",
  "reacts",
  "refusal",
  "question:tutor",
  "request",
];

/** What the tutor can do with a child, the surest first: each scores every message, and the best of them answers. */
const SKILLS: readonly Skill[] = [
  plainly("dangers", ANYTHING, SCORES.danger, warned),
  skill("moods", ANYTHING, SCORES.moodInTask, (turn) => {
    const mood = moodIn(turn);
    if (mood === null) return null;
    return bid(isInterrupting(turn) ? SCORES.moodInTask : SCORES.mood, meetMood(turn, mood));
  }),
  skill("reasons", ASKED, SCORES.reason, (turn) => {
    const found = asksWhy(turn) && !turn.isDelicate ? known(turn) : null;
    const isReason = found?.entry.answers === "why" && found.words > 1;
    return found !== null && isReason ? bid(SCORES.reason, tellKnown(turn, found)) : null;
  }),
  plainly("numbers beside", ANYTHING, SCORES.calculation, askedNeighbours),
  plainly("orders of numbers", ANYTHING, SCORES.calculation, askedOrder),
  plainly("calculations", ANYTHING, SCORES.calculation, worked),
  plainly("repairs", ["correction"], SCORES.repair, misheard),
  plainly(
    "complaints",
    [
      "correction",
      "reacts",
      "refusal",
      "request",
      "answer",
      "social",
      "telling",
      "question",
      "feeling",
      "story",
      "nonsense",
    ],
    SCORES.repair,
    complaint,
  ),
  plainly("what was written", ANYTHING, SCORES.writing, wroteBefore),
  plainly("writing", ["request:writing", "request:story"], SCORES.writing, beganWriting),
  plainly("writing that is checked", ["check", "request"], SCORES.writing, checkedWriting),
  plainly("science fairs", ["request"], SCORES.writing, fairIdea),
  plainly("facts", ["request", "question"], SCORES.writing, someFacts),
  plainly("forms of verbs", ANYTHING, SCORES.verb, verbForms),
  plainly("kinds", ASKED, SCORES.kind, askedKind),
  plainly("kinds in a sentence", ANYTHING, SCORES.attempt, triedKind),
  plainly("parts of a sentence", ANYTHING, SCORES.attempt, saidPart),
  plainly("parts that are asked for", ANYTHING, SCORES.kind, askedPart),
  skill(COMPARED, ASKED, SCORES.kind, compared),
  plainly("quizzes", ANYTHING, SCORES.kind, quizzed),
  plainly("syllables", TASK, SCORES.kind, syllables),
  plainly("forms of words", TASK, SCORES.kind, wordForms),
  // "How do you know?" asks the tutor, and no more of the thing.
  skill("follow-ups", ["question", "request", "correction", "reacts", "answer"], SCORES.followUp, (turn) =>
    interrupts(turn) && shareOfSmallTalk(turn) >= MOST ? null : followUp(turn),
  ),
  skill("mathematics", TASK, SCORES.problem, (turn) => {
    const found = mathematics.understand(turn);
    if (found === null) return null;
    const score = found.kind === "concept" ? SCORES.concept : SCORES.problem;
    return bid(score, mathematics.start(turn, ofPart(turn, found)));
  }),
  plainly("problems that were done", TASK, SCORES.problemDone, doneBefore),
  plainly("look-alikes", ANYTHING, SCORES.lookAlikes, askedLookAlikes),
  plainly("spelling", TASK, SCORES.spelling, askedSpelling),
  plainly("jokes", ANYTHING, SCORES.joke, beganJoke),
  // What is nothing but small talk is that, however it sounds.
  skill("small talk", ANYTHING, SCORES.smallTalkWhole, (turn) =>
    bid(SCORES.smallTalkWhole, shareOfSmallTalk(turn) >= MOST ? smallTalk(turn) : null),
  ),
  skill("small talk", SOCIAL, SCORES.smallTalk, (turn) =>
    bid(interrupts(turn) ? SCORES.smallTalk : SCORES.aside, smallTalk(turn)),
  ),
  plainly("advice", ["question", "request", "feeling", "worry", "telling"], SCORES.advice, advised),
  plainly("asked back", ASKED, SCORES.followUpNamed, askedBack),
  plainly("judgements", ANYTHING, SCORES.followUpNamed, judgedPerson),
  skill(ALIKE, ["question:new", "question:on"], SCORES.alikeFirm, askedAlike),
  skill("natures", ASKED, SCORES.nature, ofItsKind),
  skill("knowledge", ASKED, SCORES.knowledgeNamed, (turn) => {
    const found = known(turn);
    // What may be harm is met with what was written for it, and with no other fact.
    const isMet = turn.isDelicate || feels(turn);
    if (found === null || (isMet && (found.entry.wonder === undefined || !isAsking(turn)))) return null;
    return bid(scoreOf(turn, found), tellKnown(turn, found));
  }),
  plainly("reports", ["request"], SCORES.knowledgeNamed, forReport),
  plainly("debates", ["request"], SCORES.wish, argued),
  plainly("wishes", ["request", "refusal", "answer"], SCORES.wish, wished),
  plainly("guesses", ["answer", "check", "telling"], SCORES.guess, guessed),
  skill("subjects", ASKED, SCORES.topicAsked, besideIt),
  plainly("problems that are told", ["telling", "request:exercise", "check"], SCORES.noted, noted),
  plainly("tellings", TOLD, SCORES.telling, (turn) => telling(turn, false)),
  plainly("sights", TOLD, SCORES.sight, (turn) => {
    const found = isWishing(turn) ? null : mentioned(turn);
    return found === null ? null : (saidAlike(turn) ?? found);
  }),
  plainly("other tellings", TOLD, SCORES.otherTelling, (turn) => telling(turn, true)),
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

/** "3 boxes of 12 eggs. 5 break": what is read of a part of a story leaves out the numbers of the rest, and is not sure. */
function ofPart({ whole, words }: Turn, found: Found): Found {
  if (whole === undefined || found.kind !== "problem" || found.problem.told.length === 0) return found;
  const count = (some: readonly string[]) => some.filter((word) => /^\d/.test(word)).length;
  return count(whole) > count(words) ? { ...found, problem: { ...found.problem, isUnsure: true } } : found;
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

/** What a skill bids on a message; asked once. */
const bidOf = once((turn: Turn, { name, serves, bid: bidder }: Skill): Bid | null => {
  const offered = bidder(turn);
  // What is told of two things is weighed where they are compared, and what is asked alike by its questions.
  if (offered === null || !(UNCOVERED.includes(name) || covers(turn, offered.answer))) return null;
  return weighed(turn, serves, { ...offered, answer: { ...offered.answer, by: name } });
});

/** The best of what waits and of all skills that counts for more than `least`; null when nobody understands the message so well. */
export function best(turn: Turn, least = 0): Bid | null {
  const on = goesOn(turn, leaves);
  let found = on !== null && on.score > least ? on : null;
  for (const each of SKILLS) {
    const most = found?.score ?? least;
    if (most >= each.most) continue;
    const other = bidOf(turn, each);
    if (other !== null && other.score > most) found = other;
  }
  return found;
}

/** A wish for something else, however much is going on. */
export const leaves = (turn: Turn, but = ""): boolean =>
  SKILLS.some(
    (each) =>
      each.name !== but && each.most >= SCORES.meant && (bidOf(turn, each)?.score ?? 0) >= SCORES.meant,
  );
