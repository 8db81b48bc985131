import { oddsOf } from "../classifier/classifier.ts";
import { type LinearModel, linearClassifier } from "../classifier/linear.ts";
import { windowsOf } from "../classifier/second-opinion.ts";
import type { Match } from "../patterns/pattern-matcher.ts";
import { type Word, wordsOf } from "../reading/fold.ts";

/** The classes of replies, in the order of the weights. */
export const REPLY_CLASSES = ["fit", "unfit"] as const;

export type ReplyModel = LinearModel & {
  /** From these logarithmic odds on, in any part of it, a reply is refused; chosen in evals/safety/replies. */
  readonly refusedFrom: number;
  /** The same for a reply that sends to a grown-up: hostile ones hardly ever do. */
  readonly helpRefusedFrom: number;
};

/** Whether a language model's reply is unlike what a tutor says and like what harms. */
export type ReplyClassifier = (reply: string, sendsToHelp?: boolean) => boolean;

/** More words are not read at once: what it learned from is this long at most. */
const WINDOW = 40;

/** What is read by itself: each sentence, each two neighbours, and a whole that is short enough. */
export function replyWindows(words: readonly Word[]): Match[] {
  const starts = words.flatMap((word, at) => (word.sentence === words[at - 1]?.sentence ? [] : [at]));
  const pairs = starts.slice(2).map((_, at) => ({
    from: starts[at] as number,
    to: starts[at + 2] as number,
  }));
  const last = starts.at(-2);
  if (last !== undefined && starts.length > 2) pairs.push({ from: last, to: words.length });
  return [...windowsOf(words), ...pairs.filter(({ from, to }) => to - from <= WINDOW)];
}

/**
 * How unlike a fit reply the worst part of a reply is, as logarithmic odds: one bad sentence is not thinned out by good
 * ones around it.
 */
export function replyOdds(model: LinearModel): (reply: string) => number {
  const sharesOf = linearClassifier(model, REPLY_CLASSES.length);
  return (reply) => {
    const words = wordsOf(reply);
    const odds = replyWindows(words).map(({ from, to }) => oddsOf(sharesOf(words.slice(from, to))[1] ?? 0));
    return Math.max(Number.NEGATIVE_INFINITY, ...odds);
  };
}

export function replyClassifier(model: ReplyModel): ReplyClassifier {
  const odds = replyOdds(model);
  return (reply, sendsToHelp) => odds(reply) >= (sendsToHelp ? model.helpRefusedFrom : model.refusedFrom);
}
