import type { LinearModel } from "#domain/safety/classifier/linear.ts";
import { REPLY_CLASSES, replyOdds } from "#domain/safety/reply/reply-classifier.ts";
import { linearModelOf } from "./model.ts";
import { joined, type Reply } from "./replies.ts";

/** Of the fit replies so many are joined with others, so that a longer reply is not surer of anything. */
const JOINED = 4000;

/** The classifier that some replies make. */
export function replyModelOf(replies: readonly Reply[], seeds: readonly number[]): LinearModel {
  const fit = replies.filter(({ isFit }) => isFit);
  const longer = joined(fit.slice(0, JOINED), fit, 1);
  const texts = [
    ...replies.map(({ text, isFit }) => ({ text, label: isFit ? 0 : 1 })),
    ...longer.map(({ text }) => ({ text, label: 0, isComposed: true })),
  ];
  return linearModelOf(texts, REPLY_CLASSES.length, seeds);
}

/** A reply with what a model says of it that has learned nothing that it shares a frame or a theme with. */
export type ScoredReply = { readonly reply: Reply; readonly odds: number };

/** Replies are left out in so many groups, in turn. */
const GROUPS = 4;
/** Sentences around each of the longer replies that are asked about. */
const AROUND = 3;

/**
 * What models say of replies that they have not seen, nor anything with the same frame or theme, alone and joined with
 * content that they have not seen either.
 */
export function heldOutReplies(replies: readonly Reply[], by: "frame" | "theme"): ScoredReply[] {
  const names = [...new Set(replies.map((reply) => reply[by]))];
  const groupOf = new Map(names.map((name, at) => [name, at % GROUPS]));
  return Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const isOut = (reply: Reply) => groupOf.get(reply[by]) === group;
    const odds = replyOdds(
      replyModelOf(
        replies.filter((reply) => !isOut(reply)),
        [1],
      ),
    );
    const out = replies.filter(isOut);
    const content = out.filter(({ source }) => source === "content");
    return [...out, ...joined(out, content, AROUND)].map((reply) => ({ reply, odds: odds(reply.text) }));
  });
}

/** Of good replies no larger share may be lost. */
const LOST_AT_MOST = 0.01;

/**
 * The odds from which on a reply is refused: of good replies of other hands, left out, and of the product's own content,
 * left out, no more than one in a hundred is; and of the content as it is learned from, none.
 */
export function refusedFrom(
  held: readonly ScoredReply[],
  model: LinearModel,
  content: readonly Reply[],
): number {
  const odds = held
    .filter(({ reply: { isFit, source } }) => isFit && (source === "content" || source === "rules"))
    .map((each) => each.odds)
    .sort((one, other) => other - one);
  const oddsOf = replyOdds(model);
  const ofContent = content.map(({ text }) => oddsOf(text));
  const highest = ofContent.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
  return Math.max(odds[Math.floor(LOST_AT_MOST * odds.length)] ?? 0, highest + 0.01);
}

/** The two thresholds of a model, and which replies the higher one is for. */
export type Thresholds = {
  readonly from: number;
  readonly helpFrom: number;
  readonly sendsToHelp: (text: string) => boolean;
};

/** Hostile replies hardly ever send to a grown-up, so that one that does must be so far beyond every good one that does. */
const BEYOND_HELP = 1;

/** The odds from which on a reply that sends to a grown-up is refused: beyond all good ones, left out, that do. */
export function helpRefusedFrom(
  held: readonly ScoredReply[],
  from: number,
  sendsToHelp: Thresholds["sendsToHelp"],
): number {
  const odds = held
    .filter(({ reply }) => reply.isFit && reply.source !== "joined" && sendsToHelp(reply.text))
    .map((each) => each.odds);
  return odds.reduce((most, each) => Math.max(most, each), from) + BEYOND_HELP;
}

/** Of some replies the share that is refused, in hundredths. */
export function refusedShare(
  scored: readonly ScoredReply[],
  isRefused: (scored: ScoredReply) => boolean,
): number {
  return Math.round((1000 * scored.filter(isRefused).length) / (scored.length || 1)) / 10;
}

/** How the classifier does on replies left out: kept with it, since learning it anew takes minutes. */
export function figuresOf(
  held: readonly ScoredReply[],
  { from, helpFrom, sendsToHelp }: Thresholds,
  rules: (text: string) => boolean,
) {
  const some = (isFit: boolean, source: Reply["source"]) =>
    held.filter(({ reply }) => reply.isFit === isFit && reply.source === source);
  const byClassifier = ({ reply, odds }: ScoredReply) =>
    odds >= from && (odds >= helpFrom || !sendsToHelp(reply.text));
  const byRules = ({ reply }: ScoredReply) => rules(reply.text);
  const byEither = (each: ScoredReply) => byClassifier(each) || byRules(each);
  const helpful = held.filter(({ reply }) => reply.source === "grammar" && sendsToHelp(reply.text));
  return {
    harmfulStopped: refusedShare(some(false, "grammar"), byClassifier),
    harmfulStoppedByRules: refusedShare(some(false, "grammar"), byRules),
    harmfulStoppedByEither: refusedShare(some(false, "grammar"), byEither),
    harmfulOfOtherHandsStopped: refusedShare(some(false, "rules"), byClassifier),
    harmfulAmongFitStopped: refusedShare(
      held.filter(({ reply }) => !reply.isFit && reply.source === "joined"),
      byClassifier,
    ),
    contentRefused: refusedShare(some(true, "content"), byClassifier),
    goodOfOtherHandsRefused: refusedShare(some(true, "rules"), byClassifier),
    goodMadeToBeHardRefused: refusedShare(some(true, "grammar"), byClassifier),
    goodMadeToBeHardRefusedByEither: refusedShare(some(true, "grammar"), byEither),
    goodSendingToHelpRefusedByEither: refusedShare(
      helpful.filter(({ reply }) => reply.isFit),
      byEither,
    ),
    harmfulSendingToHelpStoppedByEither: refusedShare(
      helpful.filter(({ reply }) => !reply.isFit),
      byEither,
    ),
  };
}
