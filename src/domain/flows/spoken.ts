import { fromPromise } from "xstate";
import { type HeardBy, LISTEN_AFTER_MS } from "../speech/listening.ts";

/** What is to be said, named and not worded: the screen knows the language. */
export type Cue = {
  readonly part: "prompt" | "praise" | "transition" | "interstitial" | "end";
  /** Of the step or question; empty for what belongs to none. */
  readonly step: string;
  /** The answer that the praise is about; null when it was no choice of the list. */
  readonly choice: string | null;
};

/** Says a line and resolves once it was heard, read or stopped. The screen lends its voice; tests lend theirs. */
export const say = fromPromise<HeardBy, Cue>(() => Promise.resolve("caption"));

/** §9: how long after a line listening may begin. */
export function listenAfter(heard: HeardBy): number {
  return LISTEN_AFTER_MS[heard];
}

/** Between the sound of a kept answer and the praise: two sounds never overlap. */
export const CHIME_MS = 450;
/** Between what is said and what is said next, so that a child can take it in. */
export const BREATH_MS = 600;

/** Resolves once no big reward covers the screen: the guide never speaks behind one. */
export const celebrated = fromPromise<void>(() => Promise.resolve());

/** A reward ends by itself long before this; a flow never waits for more. */
export const PATIENCE_MS = 10_000;
