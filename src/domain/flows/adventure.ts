import { assign, setup } from "xstate";
import { COMPLETE, STEP_POINTS, type StepType, TROPHY_POINTS } from "../adventures/step.ts";
import type { HeardBy } from "../speech/listening.ts";
import { BREATH_MS, CHIME_MS, celebrated, listenAfter, PATIENCE_MS, say } from "./spoken.ts";

/** What the machine must know of a step. */
type Step = { readonly id: string; readonly type: StepType };

/** What has been reached: kept through a reload, so that nothing is lost and nothing is given twice. */
export type AdventureProgress = {
  /** Ids of the completed steps, in order. */
  readonly done: readonly string[];
  readonly discoveries: number;
  readonly points: number;
  readonly hasTrophy: boolean;
  /** An answer that the guide has not finished praising: after a reload it is praised again, and not asked for again. */
  readonly answer: Answer | null;
};
/** A choice of the list, or null for words of the child's own: those are kept nowhere. */
type Answer = { readonly choice: string | null };
export const NO_ADVENTURE: AdventureProgress = {
  ...{ done: [], discoveries: 0, points: 0, hasTrophy: false },
  answer: null,
};

/** What the game is told, in its words: a completed step of its kind, and at the end the trophy. */
export type AdventureAward =
  | { readonly kind: "step_completed"; readonly type: StepType; readonly isCreative?: boolean }
  | { readonly kind: "adventure_complete" };

type Context = AdventureProgress & {
  readonly steps: readonly Step[];
  readonly index: number;
  /** What the praise is about. */
  readonly choice: string | null;
  readonly heard: HeardBy;
  /** Raised when listening may begin by itself. */
  readonly turn: number;
};

export type AdventureInput = { readonly steps: readonly Step[]; readonly kept?: AdventureProgress };

export type AdventureEvent =
  /** Tapped, said or written; anything counts. `choice` is null for words of the child's own. */
  | { readonly type: "ANSWER"; readonly choice: string | null }
  | { readonly type: "REPEAT" }
  /** A tap goes on at once. */
  | { readonly type: "NEXT" }
  | { readonly type: "DONE" };

/**
 * The Jungle Adventure (§4): "Any answer counts as success; nothing is checked right or wrong. After an answer: chime,
 * spoken praise, discovery count +1, points awarded, step marked complete, then a transition line and the next step
 * after delays. At the end a trophy celebration with 50 points."
 */
export const adventureMachine = setup({
  types: { context: {} as Context, events: {} as AdventureEvent, input: {} as AdventureInput },
  actors: { say, celebrated },
  delays: {
    chime: CHIME_MS,
    breath: BREATH_MS,
    patience: PATIENCE_MS,
    listening: ({ context }) => listenAfter(context.heard),
  },
  guards: {
    isOver: ({ context }) => context.index >= context.steps.length,
    wasStopped: ({ context }) => context.heard === "stopped",
    hasTrophy: ({ context }) => context.hasTrophy,
    wasAnswered: ({ context }) => context.answer !== null,
  },
  actions: {
    /** A voice that still speaks falls silent. */
    hush: () => {},
    chime: () => {},
    fanfare: () => {},
    award: (_, _award: AdventureAward) => {},
    take: assign(({ event }) =>
      event.type === "ANSWER" ? { choice: event.choice, answer: { choice: event.choice } } : {},
    ),
    keep: assign(({ context }) => {
      const step = context.steps[context.index];
      if (step === undefined) return {};
      return {
        answer: null,
        done: [...context.done, step.id],
        discoveries: context.discoveries + 1,
        points: context.points + STEP_POINTS[step.type],
      };
    }),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
    takeTrophy: assign(({ context }) => ({ hasTrophy: true, points: context.points + TROPHY_POINTS })),
  },
}).createMachine({
  id: "adventure",
  context: ({ input: { steps, kept = NO_ADVENTURE } }) => ({
    ...kept,
    steps,
    index: kept.done.length,
    choice: kept.answer?.choice ?? null,
    heard: "caption",
    turn: 0,
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "hasTrophy", target: "complete" },
        { guard: "isOver", target: "celebrating" },
        { guard: "wasAnswered", target: "kept" },
        { target: "asking" },
      ],
    },
    asking: {
      initial: "speaking",
      on: {
        ANSWER: { target: "kept", actions: ["hush", "take"] },
        REPEAT: { target: "asking", reenter: true },
      },
      states: {
        speaking: {
          invoke: {
            src: "say",
            input: ({ context }) => cue(context, "prompt"),
            onDone: { target: "settling", actions: assign(({ event }) => ({ heard: event.output })) },
            onError: "waiting",
          },
        },
        settling: {
          always: { guard: "wasStopped", target: "waiting" },
          after: {
            listening: { target: "waiting", actions: assign({ turn: ({ context }) => context.turn + 1 }) },
          },
        },
        /** As long as the child likes: silence is never an answer. */
        waiting: {},
      },
    },
    kept: { entry: "chime", after: { chime: "praising" }, on: { NEXT: "praising" } },
    praising: {
      invoke: {
        src: "say",
        input: ({ context }) => cue(context, "praise"),
        onDone: "rewarded",
        onError: "rewarded",
      },
      on: { NEXT: { target: "rewarded", actions: "hush" } },
    },
    rewarded: {
      entry: ["keep", { type: "award", params: ({ context }) => stepAward(context.steps[context.index]) }],
      after: { breath: "rejoicing" },
    },
    rejoicing: {
      invoke: { src: "celebrated", onDone: "travelling", onError: "travelling" },
      after: { patience: "travelling" },
      on: { NEXT: "travelling" },
    },
    travelling: {
      invoke: {
        src: "say",
        input: ({ context }) => cue(context, "transition"),
        onDone: "nearing",
        onError: "nearing",
      },
      on: { NEXT: { target: "arriving", actions: ["hush", "goOn"] } },
    },
    nearing: {
      after: { breath: { target: "arriving", actions: "goOn" } },
      on: { NEXT: { target: "arriving", actions: "goOn" } },
    },
    /** §9 "celebration 3 s" is the overlay's own time. */
    celebrating: {
      entry: ["takeTrophy", "fanfare", { type: "award", params: { kind: "adventure_complete" } }],
      after: { breath: "beaming" },
    },
    beaming: {
      invoke: { src: "celebrated", onDone: "complete", onError: "complete" },
      after: { patience: "complete" },
      on: { NEXT: "complete", DONE: "over" },
    },
    complete: {
      // A voice that fails leaves the caption.
      invoke: { src: "say", input: { part: "end", step: COMPLETE, choice: null }, onError: {} },
      on: { REPEAT: { target: "complete", reenter: true }, DONE: { target: "over", actions: "hush" } },
    },
    over: { type: "final" },
  },
});

function cue({ steps, index, choice }: Context, part: "prompt" | "praise" | "transition") {
  return { part, step: steps[index]?.id ?? COMPLETE, choice };
}

/** A story that was told is something made (§9 "1 creative activity"). */
function stepAward(step: Step | undefined): AdventureAward {
  const type = step?.type ?? "exploration";
  return { kind: "step_completed", type, ...(type === "discovery" ? { isCreative: true } : {}) };
}
