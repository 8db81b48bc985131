import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "./kinds.ts";
import type { MessageScreening, SpokenTurn } from "./screening.ts";

export const JUDGED_ABOUT = ["self", "other_child", "nobody_real"] as const;

/** What a second judge thinks of a child's last message. */
export type MessageJudgement = {
  readonly kind: SafetyKind | "none";
  /** From 0 to 1. */
  readonly certainty: number;
  /** Whom it is about: `nobody_real` is a story, a game, a film or a lesson. */
  readonly about: (typeof JUDGED_ABOUT)[number];
};

/** What a second judge thinks of a tutor's reply. */
export type ReplyJudgement = {
  readonly fit: boolean;
  /** The kind of fault, when the judge names one. */
  readonly fault?: SafetyKind;
  /** From 0 to 1. */
  readonly certainty: number;
};

/** From here on a judged disclosure decides the answer; from `SUSPECTED` on staff have a look. */
const SURE = 0.7;
const SUSPECTED = 0.35;
/** The other kinds are only turned aside, and a wrong turn costs a child its answer. */
const SURE_ASIDE = 0.9;
/** A judge that is less sure than this did not say that a reply is fit. */
const FIT = 0.5;
/** So much of a conversation is judged at once. */
const TURNS = 4;
const LONGEST_EXCERPT = 200;

/** The turns that a judge reads: the last ones. */
export function turnsToJudge(turns: readonly SpokenTurn[]): readonly SpokenTurn[] {
  return turns.slice(-TURNS);
}

/**
 * Whether a judge may see a message: what is already suspected never leaves the school's own machines (decision 104).
 */
export function mayBeJudged({ verdict }: MessageScreening, judge: { readonly isInHouse: boolean }): boolean {
  return verdict === "fine" || judge.isInHouse;
}

/**
 * The screening with a judgement added. It can only raise concern: a verdict is never lowered, nor a kind replaced by a
 * lesser one.
 */
export function raised(screening: MessageScreening, judgement: MessageJudgement | null): MessageScreening {
  if (judgement === null || judgement.kind === "none") return screening;
  const { kind, certainty, about } = judgement;
  if (isDisclosure(kind)) {
    if (about === "nobody_real" || certainty < SUSPECTED) return screening;
    return certainty >= SURE
      ? raisedTo("disclosure", kind, screening)
      : raisedTo("uncertain", kind, screening);
  }
  return certainty >= SURE_ASIDE ? raisedTo("turn_aside", kind, screening) : screening;
}

type Verdict = MessageScreening["verdict"];

/**
 * Which verdicts another one may replace. `uncertain` never becomes `turn_aside`, since what may be a disclosure keeps
 * its way to a grown-up; nor the other way round, since what is turned aside must not reach a tutor.
 */
const REPLACES: Readonly<Record<Verdict, readonly Verdict[]>> = {
  fine: [],
  uncertain: ["fine"],
  turn_aside: ["fine"],
  disclosure: ["fine", "uncertain", "turn_aside"],
};

function raisedTo(verdict: Verdict, kind: SafetyKind, screening: MessageScreening): MessageScreening {
  const isGraver =
    screening.kind === null || SAFETY_KINDS.indexOf(kind) < SAFETY_KINDS.indexOf(screening.kind);
  if (screening.verdict === verdict) return isGraver ? { ...screening, kind } : screening;
  if (!REPLACES[verdict].includes(screening.verdict)) return screening;
  const excerpt = screening.excerpt ?? shortened(screening.redacted);
  // Of two disclosures the graver kind, also where the lesser one was merely suspected before.
  const keepsKind = screening.kind !== null && isDisclosure(screening.kind) && !isGraver;
  return { ...screening, verdict, kind: keepsKind ? screening.kind : kind, excerpt };
}

function shortened(text: string): string {
  return [...text.replace(/\s+/g, " ").trim()].slice(0, LONGEST_EXCERPT).join("");
}

/**
 * Whether a reply of a language model may be shown: only when a judge said that it is fit (decision 121). No judgement
 * is a no, since the embedded tutor has an answer of its own.
 */
export function isCleared(judgement: ReplyJudgement | null): boolean {
  return judgement?.fit === true && judgement.certainty >= FIT;
}
