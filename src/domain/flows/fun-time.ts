import { assign, setup } from "xstate";
import { COMPLETE, type YoungStepType } from "../adventures/step.ts";
import { BREATH_MS, CHIME_MS, celebrated, PATIENCE_MS, say } from "./spoken.ts";

type Step = { readonly id: string; readonly type: YoungStepType };

/** What the game is told, in its words: these steps have no kind that §9 gives points of its own. */
export type FunTimeAward = { readonly kind: "step_completed"; readonly type: null };
const STEP: FunTimeAward = { kind: "step_completed", type: null };

type Context = {
  readonly steps: readonly Step[];
  readonly index: number;
  /** §4 "stars +1 per step", as soon as it is tapped. */
  readonly stars: number;
  readonly choice: string | null;
  /** Tapped, and not yet praised to the end. */
  readonly isAnswered: boolean;
};

/** What is kept through a reload. An answered step is praised again, and not asked again. */
export type FunTimeKept = Pick<Context, "stars" | "choice" | "isAnswered">;
export type FunTimeInput = { readonly steps: readonly Step[]; readonly kept?: FunTimeKept };

export type FunTimeEvent =
  | { readonly type: "PICK"; readonly choice: string }
  | { readonly type: "REPEAT" }
  | { readonly type: "NEXT" }
  | { readonly type: "DONE" };

/**
 * Fun Time (§4): "Every tap advances (correctness not checked); stars +1 per step." Nothing is to be read: each step is
 * spoken, and so is what was picked.
 */
export const funTimeMachine = setup({
  types: { context: {} as Context, events: {} as FunTimeEvent, input: {} as FunTimeInput },
  actors: { say, celebrated },
  delays: { chime: CHIME_MS, breath: BREATH_MS, patience: PATIENCE_MS },
  guards: {
    isOver: ({ context }) => context.index >= context.steps.length,
    wasAnswered: ({ context }) => context.isAnswered,
  },
  actions: {
    hush: () => {},
    chime: () => {},
    fanfare: () => {},
    award: (_, _award: FunTimeAward) => {},
    take: assign(({ context, event }) =>
      event.type === "PICK" ? { choice: event.choice, stars: context.stars + 1, isAnswered: true } : {},
    ),
    keep: assign({ isAnswered: false }),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
  },
}).createMachine({
  id: "funTime",
  context: ({ input: { steps, kept } }) => {
    const { stars, choice, isAnswered } = kept ?? { stars: 0, choice: null, isAnswered: false };
    return { steps, stars, choice, isAnswered, index: isAnswered ? stars - 1 : stars };
  },
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "isOver", target: "celebrating" },
        { guard: "wasAnswered", target: "kept" },
        { target: "asking" },
      ],
    },
    asking: {
      initial: "speaking",
      on: {
        PICK: { target: "kept", actions: ["hush", "take"] },
        REPEAT: { target: "asking", reenter: true },
      },
      states: {
        speaking: {
          invoke: {
            src: "say",
            input: ({ context }) => cue(context, "prompt"),
            onDone: "waiting",
            onError: "waiting",
          },
        },
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
    rewarded: { entry: ["keep", { type: "award", params: STEP }], after: { breath: "rejoicing" } },
    rejoicing: {
      invoke: {
        src: "celebrated",
        onDone: { target: "arriving", actions: "goOn" },
        onError: { target: "arriving", actions: "goOn" },
      },
      after: { patience: { target: "arriving", actions: "goOn" } },
      on: { NEXT: { target: "arriving", actions: "goOn" } },
    },
    celebrating: { entry: "fanfare", after: { breath: "complete" }, on: { DONE: "over" } },
    complete: {
      // A voice that fails leaves the caption.
      invoke: { src: "say", input: { part: "end", step: COMPLETE, choice: null }, onError: {} },
      on: { REPEAT: { target: "complete", reenter: true }, DONE: { target: "over", actions: "hush" } },
    },
    over: { type: "final" },
  },
});

function cue({ steps, index, choice }: Context, part: "prompt" | "praise") {
  return { part, step: steps[index]?.id ?? COMPLETE, choice };
}
