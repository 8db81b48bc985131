import { assign, setup } from "xstate";
import { COMPLETE, type YoungStepType } from "../adventures/step.ts";
import { BREATH_MS, CHIME_MS, say } from "./spoken.ts";

type Step = { readonly id: string; readonly type: YoungStepType };

/** What the game is told, in its words: these steps have no kind that §9 gives points of its own. */
export type FunTimeAward = { readonly kind: "step_completed"; readonly type: null };
const STEP: FunTimeAward = { kind: "step_completed", type: null };

type Context = {
  readonly steps: readonly Step[];
  readonly index: number;
  /** §4 "stars +1 per step"; what is kept through a reload. */
  readonly stars: number;
  readonly choice: string | null;
};

export type FunTimeInput = { readonly steps: readonly Step[]; readonly stars?: number };

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
  actors: { say },
  delays: { chime: CHIME_MS, breath: BREATH_MS },
  guards: { isOver: ({ context }) => context.index >= context.steps.length },
  actions: {
    hush: () => {},
    chime: () => {},
    fanfare: () => {},
    award: (_, _award: FunTimeAward) => {},
    keep: assign(({ context, event }) =>
      event.type === "PICK" ? { choice: event.choice, stars: context.stars + 1 } : {},
    ),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
  },
}).createMachine({
  id: "funTime",
  context: ({ input: { steps, stars = 0 } }) => ({ steps, index: stars, stars, choice: null }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isOver", target: "celebrating" }, { target: "asking" }] },
    asking: {
      initial: "speaking",
      on: {
        PICK: { target: "kept", actions: "hush" },
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
    kept: {
      entry: ["keep", "chime", { type: "award", params: STEP }],
      after: { chime: "praising" },
      on: { NEXT: "praising" },
    },
    praising: {
      invoke: {
        src: "say",
        input: ({ context }) => cue(context, "praise"),
        onDone: "breathing",
        onError: "breathing",
      },
      on: { NEXT: { target: "arriving", actions: ["hush", "goOn"] } },
    },
    breathing: {
      after: { breath: { target: "arriving", actions: "goOn" } },
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
