import { type DueLoop, startDueLoop } from "#server/db/due-loop.ts";
import type { Store } from "#server/db/store.ts";
import { logError } from "#server/http/log.ts";
import type { PlaceMoves } from "./moves.ts";

export const TERMS_QUEUE = "places";
/** Other servers' offers are looked for this often. */
const LOOK_EVERY_MS = 5 * 60_000;

/** Ends offers when their term is over, on whichever server looks first. */
export const startTerms = (store: Store, moves: PlaceMoves, now: () => number): DueLoop =>
  startDueLoop({
    ...{ queue: TERMS_QUEUE, wakes: store.wakes, now, lookEvery: LOOK_EVERY_MS },
    drain: moves.lapse,
    nextDue: moves.nextTerm,
    failed: (error) => logError("offered places", error),
  });
