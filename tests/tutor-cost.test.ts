import { beforeAll, describe, expect, it } from "vitest";
import { newState, readState, type TutorState } from "#domain/tutor/state.ts";
import { costOf, costOfReference } from "./cost.ts";
import { HOSTILE } from "./hostile/texts.ts";
import { tutor } from "./tutor-talk.ts";

/** In fixed pieces of work: how long one message may hold whoever else asks. */
const MOST = 8;
const OF_A_SHORT_ONE = 4;
/** So often is what seems too much asked again: how well the machine has translated the code by then differs by half. */
const AGAIN = 12;
/** In letters: what a child writes at most, and what is longer than anybody writes. */
const SHORT = 111;
const LENGTHS = [SHORT, 1200, 10_000];

/** What is asked on about what was told is looked for in more ways than the first question of a talk. */
function afterFacts(): TutorState {
  let state = newState("en");
  for (const message of ["why do whales sing", "what is a volcano", "do they sleep"]) {
    const { state: next, text } = tutor.answer({ message, age: 9, state });
    state = readState(JSON.stringify({ ...next, said: text }), "en");
  }
  return state;
}

describe("what a message costs the tutor", () => {
  let ordinary: number;
  beforeAll(async () => {
    ordinary = await costOfReference();
  });

  it.each(Object.entries(HOSTILE))(
    "of %s is little at any length, in the middle of a talk as well",
    async (_, make) => {
      for (const state of [newState("es"), afterFacts()])
        for (const length of LENGTHS) {
          const message = make(length);
          const most = length <= SHORT ? OF_A_SHORT_ONE : MOST;
          const asked = () => tutor.answer({ message, age: 9, state });
          // What seems too much is asked again: the least counts, as the rest is the machine's.
          let [cost, piece] = [await costOf(asked, 1), ordinary];
          // Beside other tests the fixed piece is slower as well: both are measured at the same moment.
          if (cost > most * piece) [cost, piece] = [await costOf(asked, AGAIN), await costOfReference()];
          expect(
            cost / Math.max(piece, ordinary),
            `${length} letters after ${state.turn} turns`,
          ).toBeLessThan(most);
        }
    },
  );
});
