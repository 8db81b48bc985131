import { figuresIn } from "#domain/dialogue/figures.ts";
import type { Interpretation } from "../../assistant/answer.ts";
import type { Topic } from "../../assistant/knowledge.ts";
import type { Meaning } from "../../assistant/meaning.ts";
import { acceptance, type EnrolmentQuestion, THRESHOLDS } from "../../assistant/ranking.ts";
import type { Reading } from "../../assistant/reader.ts";
import type { Desk } from "../desk.ts";
import { namesNothing, thingOf } from "../thing.ts";

export type Part = { readonly question: EnrolmentQuestion } & Interpretation;
/** What a message means. */
export type Heard = {
  /** Part by part: one part unless it asks several things. */
  readonly parts: readonly Part[];
  /** The ages are told beside a question about something else. */
  readonly isToldBeside: boolean;
  /** Questions of the message, in its own words, that are not understood beside those that are. */
  readonly leftOver: readonly string[];
};

/** What a part wants done, whether it is a wish of its own or comes with a fact or something undecided. */
export function moveOf({ meaning }: Part): string | undefined {
  if (meaning.kind === "move") return meaning.move;
  if (meaning.kind === "outside") return meaning.area?.move;
  return meaning.kind === "fact" ? meaning.fact.move : undefined;
}

export const familyOf = ({ meaning }: Part) => {
  if (meaning.kind === "fact") return meaning.fact.aspectOf ?? meaning.fact.id;
  return meaning.kind === "outside" ? `-${meaning.area?.id}` : "";
};

/** Something undecided, said for certain. */
export const isWorry = ({ meaning, confidence, beside }: Part) =>
  beside.length > 0 ||
  (meaning.kind === "outside" && meaning.area?.lead !== undefined && confidence >= THRESHOLDS.clauseOutside);

const PLACES = new Set([
  "ages",
  "pods",
  "pod_school",
  "enrolment_steps",
  "waitlist",
  "who_for",
  "launch_date",
]);

/** Whether a fact is about getting a place, for which the ages count. */
export const isAboutPlace = (fact: Topic) => PLACES.has(fact.aspectOf ?? fact.id);

const OF_AGES: ReadonlySet<string> = new Set(["ages", "pods"]);
/** Whether a part is understood as how old somebody is. */
export const tellsOfAge = ({ meaning }: Part) => meaning.kind === "fact" && OF_AGES.has(meaning.fact.id);

export const isUnclear = (meaning: Meaning | undefined) =>
  meaning?.kind === "unsure" || (meaning?.kind === "outside" && meaning.area?.lead === undefined);

/** A fact that leaves words unexplained and is not likely enough for that. */
export const isWeak = ({ meaning, confidence, unexplained }: Part) =>
  meaning.kind !== "outside" &&
  unexplained.length > 0 &&
  acceptance(confidence, unexplained.length) === "none";

/** What can be told without a word of doubt. */
export const isAccepted = ({ confidence, unexplained }: Part) =>
  acceptance(confidence, unexplained.length) === "plain";

/** A fact or something undecided that can be told without a word of doubt. */
export const isUnderstood = (part: Part) =>
  !isUnclear(part.meaning) &&
  isAccepted(part) &&
  !(part.meaning.kind === "outside" && part.meaning.isGuess === true);

/** "I sent the form. How long do you take?": what is asked says more than what seems to be wished. */
export const wants = ({ meaning }: Part) => meaning.kind === "fact" && meaning.fact.move === "join";

/** Greetings and thanks are about nothing: a question beside them wins. */
export const isPleasantry = ({ meaning }: Part) =>
  (meaning.kind === "fact" && meaning.fact.subject.length === 0) ||
  (meaning.kind === "move" && (meaning.move === "affirm" || meaning.move === "refuse"));

/** Nothing in a message speaks of another thing than how old somebody is and whether that fits. */
export function isOfAges({ answerer }: Desk, { tokens }: Reading): boolean {
  const ages = answerer.fact("ages");
  const text = tokens.join(" ");
  return (
    ages !== undefined && answerer.unexplained(ages, text).length === 0 && !answerer.showsOther(ages, text)
  );
}

export const tellsAges = (tokens: readonly string[]) => figuresIn(tokens, true).ages.length > 0;

/** A question that may be about anything, not what points at another part of the message. */
export const isNew = ({ answerer }: Desk, { meaning, reading, question }: Part) =>
  reading.tokens.length >= FEWEST_NEW &&
  // "Would she be ok with you?" names nothing of its own: it asks of what was told.
  (reading.concepts.size > 0 || answerer.unnamed(question.message).length > 0) &&
  !answerer.cues(question.message).has("points") &&
  (meaning.kind === "unsure" || meaning.kind === "outside");

const FEWEST_NEW = 3;

/** Whether a part of a message is understood by itself; half a thought is not answered. */
export function stands({ meaning, confidence, reading }: Part): boolean {
  if (reading.tokens.length < 2) return false;
  if (meaning.kind === "fact") {
    // Nobody is put on the list by what is only half likely to ask for it.
    const least = meaning.fact.move === "join" ? THRESHOLDS.certain : THRESHOLDS.clause;
    return confidence >= least && isTellable(meaning.fact);
  }
  if (meaning.kind === "outside")
    return meaning.area?.lead !== undefined && confidence >= THRESHOLDS.clauseOutside;
  return false;
}

/** What stands by itself is not made unclear by what was spoken of before. */
export const standing = (alone: Part, inContext: Part): Part => (stands(alone) ? alone : inContext);

/** What is only told; and of what is also done, how to enrol, to reserve, to be on the list, and when somebody answers. */
const isTellable = ({ move }: Topic) => move === undefined || TOLD_MOVES.has(move);

const TOLD_MOVES: ReadonlySet<string> = new Set(["enrol", "reserve", "answer_time", "join"]);

/**
 * "What is it and what do I pay for it" is one question; "and is it refundable?" asks more of the same thing. After what is
 * told of no thing at all ("where are you"), "how much is it?" points at the school.
 */
export function belongs(desk: Desk, before: Part | undefined, part: Part): boolean {
  const { meaning, question, reading, confidence } = part;
  // "And how fast?" names nothing: it asks of what stands before it.
  const isElliptic =
    reading.tokens.length <= MOST_OF_ELLIPSIS && namesNothing(reading) && confidence < THRESHOLDS.certain;
  if (before?.meaning.kind !== "fact" || meaning.kind !== "fact") return true;
  const { subject } = before.meaning.fact;
  return (
    !(pointsBack(desk, question.message) || isElliptic) ||
    isFactOfNothing(desk, part, before) ||
    meaning.fact.subject.some((one) => subject.includes(one))
  );
}

const MOST_OF_ELLIPSIS = 2;

/** Whether what was told is of no thing that a "how much is it?" could point at, but of the school. */
export function isOfNothing({ knowledge }: Desk, { meaning }: Pick<Part, "meaning">): boolean {
  const thing = meaning.kind === "fact" ? thingOf(knowledge, meaning.fact) : undefined;
  return meaning.kind === "fact" && (thing === undefined || thing.id === SCHOOL);
}
const SCHOOL = "school";

/** "It", "lo": something that stands before it; "en la lista", "de la escuela" only name a thing. */
const pointsBack = ({ answerer }: Desk, text: string) =>
  answerer.cues(text.replace(NAMING, " ")).has("points");
const NAMING = /\b((a|con|de|en|para|por|sobre) (la|las|lo|los)|(eso|lo) del?( los?| las?)?)\b/gi;

/** Whether a question is whole by itself: all of it is understood for certain, and it points at nothing that stands before it. */
export const isOfItself = (desk: Desk, part: Part, before?: Pick<Part, "meaning">) =>
  stands(part) &&
  part.confidence >= THRESHOLDS.certain &&
  part.unexplained.length === 0 &&
  (!pointsBack(desk, part.question.message) || isFactOfNothing(desk, part, before));

/** "Where are you, and how much is it?" points at the school; what is undecided is of what it points at. */
const isFactOfNothing = (desk: Desk, part: Part, before: Pick<Part, "meaning"> | undefined) =>
  isOfNothing(desk, part) &&
  part.reading.concepts.has("cost") &&
  namesNothing(part.reading) &&
  before !== undefined &&
  isOfNothing(desk, before);

export const topicOf = (part: Part | undefined) =>
  part?.meaning.kind === "fact" ? part.meaning.fact.id : undefined;

/** Whether a part says no more than another: the same, or the whole fact of which the other told what was asked. */
export const isPartOf = (one: Part, other: Part) =>
  sameAs(one, other) || (other.meaning.kind === "fact" && familyOf(one) === other.meaning.fact.id);

export function sameAs(one: Part, other: Part): boolean {
  const name = ({ meaning }: Part) =>
    meaning.kind === "fact" ? meaning.fact.id : meaning.kind === "outside" ? meaning.area?.id : null;
  return name(one) === name(other);
}
