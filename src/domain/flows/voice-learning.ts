import { assign, fromPromise, setup } from "xstate";
import type { Pedagogy } from "../learner/pedagogy.ts";

/** Where the flow can be entered (decision 016). */
export const LEARNING_STARTS = ["pedagogySelection", "learning"] as const;
export type LearningStart = (typeof LEARNING_STARTS)[number];

export type LearningEvent =
  | { readonly type: "PEDAGOGY"; readonly pedagogy: Pedagogy }
  /** The onboarding made its assignment. */
  | { readonly type: "ASSIGNED" }
  | { readonly type: "GUIDE"; readonly guide: string }
  /** "Skip Assessment - Start Learning Now". */
  | { readonly type: "SKIP" }
  | { readonly type: "CHANGE_GUIDE" }
  /** "Show what I know". */
  | { readonly type: "SHOW" }
  | { readonly type: "GAMES" }
  | { readonly type: "AGAIN" }
  | { readonly type: "COMPLETED" }
  | { readonly type: "BACK" };

export type LearningInput = {
  readonly start: LearningStart;
  readonly pedagogy?: Pedagogy | null;
  /** There is a plan with a module to learn, also where an approach is chosen first. */
  readonly hasPlan?: boolean;
};

/** What a default profile is made with; without a guide the child keeps its own. */
export type DefaultProfile = { readonly pedagogy: Pedagogy | null; readonly guide: string | null };

/**
 * The voice learning flow (§2, §4): pedagogy-selection, onboarding, learning; voice-selection leads to learning by a
 * choice, which keeps the plan, or by skipping with a default profile; the assessment leads to complete. The
 * onboarding, the assessment and the older chain are machines of their own; `skip` makes the assignment of a default
 * profile, for a choice as well where there is no plan to keep.
 */
export const voiceLearningMachine = setup({
  types: {
    context: {} as DefaultProfile & { readonly start: LearningStart; readonly hasPlan: boolean },
    events: {} as LearningEvent,
    input: {} as LearningInput,
  },
  actors: { skip: fromPromise<void, DefaultProfile>(() => Promise.resolve()) },
  guards: {
    startsLearning: ({ context }) => context.start === "learning",
    hasPlan: ({ context }) => context.hasPlan,
  },
}).createMachine({
  id: "voiceLearning",
  context: ({ input }) => ({
    pedagogy: input.pedagogy ?? null,
    guide: null,
    start: input.start,
    hasPlan: input.hasPlan ?? input.start === "learning",
  }),
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
        BACK: { guard: "startsLearning", target: "learning" },
      },
    },
    onboarding: { on: { ASSIGNED: "learning", BACK: "pedagogySelection", CHANGE_GUIDE: "voiceSelection" } },
    voiceSelection: {
      on: {
        GUIDE: [
          { guard: "hasPlan", target: "learning" },
          { target: "skipping", actions: assign(({ event }) => ({ guide: event.guide })) },
        ],
        SKIP: "skipping",
        BACK: [{ guard: "startsLearning", target: "learning" }, { target: "pedagogySelection" }],
      },
    },
    skipping: {
      invoke: {
        src: "skip",
        input: ({ context: { pedagogy, guide } }) => ({ pedagogy, guide }),
        onDone: "learning",
        onError: "skipFailed",
      },
    },
    skipFailed: { on: { SKIP: "skipping", BACK: "voiceSelection" } },
    learning: {
      // From here on there is a module: choosing another guide comes back to it.
      entry: assign({ start: "learning", hasPlan: true }),
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
