import { factsOf, type MaterialState, moved, partsOf } from "../materials/materials.ts";
import type { Move, Step } from "./lesson.ts";

/** What the moves make of a material, or which of them cannot be done. */
export type Rehearsed =
  | { readonly state: MaterialState; readonly fault: null }
  | { readonly state: MaterialState; readonly fault: string };

function done(state: MaterialState, move: Move): Rehearsed {
  if ("light" in move) {
    const parts = partsOf(state);
    const fault = parts.includes(move.light) ? null : `no part "${move.light}"; parts: ${parts.join(", ")}`;
    return { state, fault };
  }
  let now = state;
  for (let time = 1; time <= move.times; time++) {
    const after = moved(now, move.move);
    if (after === null) {
      const facts = JSON.stringify(factsOf(now));
      return {
        state: now,
        fault: `${JSON.stringify(move.move)} cannot be done (time ${time}); it stands at ${facts}`,
      };
    }
    now = after;
  }
  return { state: now, fault: null };
}

/** Plays steps on a material until the end or the first move that cannot be done. */
export function rehearsed(
  start: MaterialState,
  steps: readonly Step[],
): Rehearsed & { readonly step: number } {
  let state = start;
  for (const [step, { do: moves }] of steps.entries()) {
    for (const move of moves) {
      const now = done(state, move);
      if (now.fault !== null) return { ...now, step };
      state = now.state;
    }
  }
  return { state, fault: null, step: steps.length };
}
