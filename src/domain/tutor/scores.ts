import type { Answer, Turn } from "./turn.ts";
import { likelihoodOf } from "./understanding/said-as.ts";
import type { Does } from "./understanding/saying.ts";

/** How surely a message is meant for a skill, from 0 to 1, and what it would answer. */
export type Bid = { readonly score: number; readonly answer: Answer };

/** What a child does that is for a skill; with nothing it is for whatever is done. */
export type Serves = readonly Does[];

/**
 * How surely a message is meant for a skill that understands it: the one table of thresholds. What is asked in so many
 * words stands above what is only named, and that above what may be a remark. Where two bid the same, the first wins.
 */
export const SCORES = {
  /** Something is happening to an animal that cannot wait. */
  danger: 1.01,
  moodInTask: 1,
  /** Why something is so, where its reason is known by more than one word. */
  reason: 0.995,
  /** A line of what the child writes: a sum or a word that is asked for is none. */
  line: 0.925,
  /** An answer to what is waited for. */
  attempt: 0.99,
  calculation: 0.97,
  writing: 0.95,
  /** A gap for a verb, or one of its forms: no text that is looked over. */
  verb: 0.951,
  /** "That is not what I asked": said of the talk itself. What it asks instead is found as a part of the message. */
  repair: 0.72,
  kind: 0.945,
  /** "Why", "more", "an example": about what was told last, and nothing else is named. */
  followUp: 0.94,
  problem: 0.93,
  /** A change of the last problem, or a question about it. */
  problemDone: 0.92,
  lookAlikes: 0.91,
  spelling: 0.89,
  joke: 0.87,
  smallTalkWhole: 0.863,
  /** A matter is named, and how to go about it is asked. */
  advice: 0.862,
  /** A question that names what was told last by a pronoun: "is it bigger than Earth". */
  followUpNamed: 0.86,
  knowledgeNamed: 0.85,
  /** So of every thing of its kind; above what is surely asked of what was told last, and not known. */
  nature: 0.856,
  /** Asked as children ask for what an entry tells, and for nothing else: surer than one of its words. */
  alikeFirm: 0.857,
  lostSurely: 0.855,
  wish: 0.83,
  smallTalk: 0.81,
  guess: 0.8,
  knowledge: 0.79,
  concept: 0.84,
  lesson: 0.76,
  /** From here on a skill is meant, and what may be left is left for it. */
  meant: 0.7,
  leavable: 0.69,
  /** Asked as children ask for what an entry tells: below all that is surely meant, above what is only near. */
  alike: 0.699,
  alikeMaybe: 0.689,
  topicAsked: 0.688,
  /** A question in words that all stand in what was told last. */
  followUpLoose: 0.686,
  aside: 0.68,
  /** A whole question in the middle of an exercise. */
  questionInTask: 0.67,
  /** Numbers of goods, told before anything is asked of them. */
  noted: 0.665,
  knowledgeMentioned: 0.66,
  mood: 0.64,
  /** The answer to what was asked of a telling. */
  toldAnswer: 0.67,
  telling: 0.62,
  sight: 0.59,
  topic: 0.58,
  otherTelling: 0.52,
  /** Told on after news or a feeling, where nothing else is meant. */
  toldOn: 0.53,
  /** It is about what was told last, and nothing is known of it. */
  lost: 0.3,
} as const;

/** A part of a message counts a little less than the whole of it. */
export const PART = 0.97;
/** And a question without its thanks a little more. */
export const MORE = 1.01;

/** From this likelihood on a message is taken for what a skill serves; of one that is no such thing a bid counts so much less. */
const ENOUGH = 0.25;
const DOUBT = 0.5;

/** What counts for less is not answered by that: an honest word is better. */
const LEAST = 0.13;

/** A bid as it counts for a message that does what it seems to do: the one place where that is weighed. */
export function weighed(turn: Turn, serves: Serves, { answer, score }: Bid): Bid | null {
  const likely = serves.length === 0 ? ENOUGH : likelihoodOf(turn, ...serves);
  const counts = score - DOUBT * Math.max(0, 1 - likely / ENOUGH);
  return counts < LEAST ? null : { answer, score: counts };
}
