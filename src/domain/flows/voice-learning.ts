import { assign, fromPromise, setup } from "xstate";
import type { Pedagogy } from "../learner/pedagogy.ts";

/** Where the flow can be entered (decision 016). */
export const LEARNING_STARTS = ["pedagogySelection", "learning"] as const;
export type LearningStart = (typeof LEARNING_STARTS)[number];

export type LearningEvent =
  | { readonly type: "PEDAGOGY"; readonly pedagogy: Pedagogy }
  /** The onboarding made its assignment. */
  | { readonly type: "ASSIGNED" }
  | { readonly type: "GUIDE" }
  /** "Skip Assessment - Start Learning Now". */
  | { readonly type: "SKIP" }
  | { readonly type: "CHANGE_GUIDE" }
  /** "Show what I know". */
  | { readonly type: "SHOW" }
  | { readonly type: "GAMES" }
  | { readonly type: "AGAIN" }
  | { readonly type: "COMPLETED" }
  | { readonly type: "BACK" };

export type LearningInput = { readonly start: LearningStart; readonly pedagogy?: Pedagogy | null };

/**
 * The voice learning flow (§2, §4): pedagogy-selection, onboarding, learning; voice-selection leads to learning by a
 * choice or by skipping with a default profile; the assessment leads to complete. The onboarding, the assessment and
 * the older chain are machines of their own; `skip` makes the assignment of a default profile.
 */
export const voiceLearningMachine = setup({
  types: {
    context: {} as { readonly pedagogy: Pedagogy | null; readonly start: LearningStart },
    events: {} as LearningEvent,
    input: {} as LearningInput,
  },
  actors: { skip: fromPromise<void, Pedagogy | null>(() => Promise.resolve()) },
  guards: { startsLearning: ({ context }) => context.start === "learning" },
}).createMachine({
  id: "voiceLearning",
  context: ({ input }) => ({ pedagogy: input.pedagogy ?? null, start: input.start }),
  initial: "opening",
  states: {
    opening: {
      always: [{ guard: "startsLearning", target: "learning" }, { target: "pedagogySelection" }],
    },
    pedagogySelection: {
      on: {
        PEDAGOGY: {
          target: "onboarding",
          actions: assign(({ event }) => ({ pedagogy: event.pedagogy })),
        },
        CHANGE_GUIDE: "voiceSelection",
      },
    },
    onboarding: { on: { ASSIGNED: "learning", BACK: "pedagogySelection", CHANGE_GUIDE: "voiceSelection" } },
    voiceSelection: {
      on: {
        GUIDE: [{ guard: "startsLearning", target: "learning" }, { target: "skipping" }],
        SKIP: "skipping",
        BACK: [{ guard: "startsLearning", target: "learning" }, { target: "pedagogySelection" }],
      },
    },
    skipping: {
      invoke: {
        src: "skip",
        input: ({ context }) => context.pedagogy,
        onDone: "learning",
        onError: "skipFailed",
      },
    },
    skipFailed: { on: { SKIP: "skipping", BACK: "voiceSelection" } },
    learning: {
      // From here on there is a module: choosing another guide comes back to it.
      entry: assign({ start: "learning" }),
      on: {
        CHANGE_GUIDE: "voiceSelection",
        SHOW: "assessment",
        GAMES: "chain",
        AGAIN: "pedagogySelection",
      },
    },
    assessment: { on: { COMPLETED: "complete", BACK: "learning" } },
    chain: { on: { COMPLETED: "learning", BACK: "learning" } },
    complete: { on: { BACK: "learning" } },
  },
});
