import { assign, setup } from "xstate";
import { type ToddlerResult, toddlerResult } from "../adventures/toddler.ts";
import { cleanName } from "../learner/plain-text.ts";
import { CHIME_MS, say } from "./spoken.ts";

/** §9 "Timers: … interstitial 2 s". */
export const INTERSTITIAL_MS = 2000;

/** What is kept through a reload. */
export type ToddlerKept = {
  readonly name: string;
  readonly responses: Readonly<Record<string, string>>;
};

type Context = ToddlerKept & {
  /** Ids, in order. */
  readonly questions: readonly string[];
  /** As entered elsewhere; null when nobody said it. */
  readonly age: number | null;
  readonly index: number;
};

export type ToddlerInput = {
  readonly questions: readonly string[];
  readonly age: number | null;
  /** As the entry asked it (decision 137). */
  readonly name: string;
  readonly responses?: ToddlerKept["responses"];
};

export type ToddlerEvent =
  | { readonly type: "PICK"; readonly value: string }
  | { readonly type: "REPEAT" }
  | { readonly type: "NEXT" }
  | { readonly type: "DONE" };

/**
 * "Getting to Know You" (§4): "questions 1 to 4; after each pick, praise, interstitial, next question; after the last,
 * completion". The name was said at the entry, so that it is never asked here (decision 137). The interstitial stays its two seconds, and longer when
 * the voice is not done: a slow voice is never cut off for a small child.
 */
export const toddlerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ToddlerEvent,
    input: {} as ToddlerInput,
    output: {} as ToddlerResult,
  },
  actors: { say },
  delays: { chime: CHIME_MS, interstitial: INTERSTITIAL_MS },
  guards: {
    isOver: ({ context }) => context.index >= context.questions.length,
    isLast: ({ context }) => context.index >= context.questions.length - 1,
  },
  actions: {
    hush: () => {},
    chime: () => {},
    fanfare: () => {},
    keep: assign(({ context, event }) => {
      const id = context.questions[context.index];
      if (event.type !== "PICK" || id === undefined) return {};
      return { responses: { ...context.responses, [id]: event.value } };
    }),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
  },
}).createMachine({
  id: "toddler",
  context: ({ input: { questions, age, name, responses = {} } }) => {
    const open = questions.findIndex((id) => responses[id] === undefined);
    return { questions, age, name: cleanName(name), responses, index: open < 0 ? questions.length : open };
  },
  initial: "turning",
  states: {
    /** Which page comes: the next question, or the end. */
    turning: { always: [{ guard: "isOver", target: "complete" }, { target: "asking" }] },
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
    kept: { entry: ["keep", "chime"], after: { chime: "praising" }, on: { NEXT: "praising" } },
    praising: {
      invoke: {
        src: "say",
        input: ({ context }) => cue(context, "praise"),
        onDone: "praised",
        onError: "praised",
      },
      on: { NEXT: { target: "praised", actions: "hush" } },
    },
    praised: {
      always: [
        { guard: "isLast", target: "complete", actions: ["goOn", "fanfare"] },
        { target: "interstitial" },
      ],
    },
    interstitial: {
      type: "parallel",
      states: {
        shown: {
          initial: "now",
          states: { now: { after: { interstitial: "enough" } }, enough: { type: "final" } },
        },
        said: {
          initial: "now",
          states: {
            now: {
              invoke: {
                src: "say",
                input: { part: "interstitial", step: "", choice: null },
                onDone: "enough",
                onError: "enough",
              },
            },
            enough: { type: "final" },
          },
        },
      },
      onDone: { target: "turning", actions: "goOn" },
      on: { NEXT: { target: "turning", actions: ["hush", "goOn"] } },
    },
    complete: {
      invoke: { src: "say", input: { part: "end", step: "", choice: null }, onError: {} },
      on: { REPEAT: { target: "complete", reenter: true }, DONE: { target: "over", actions: "hush" } },
    },
    over: { type: "final" },
  },
  output: ({ context }) => toddlerResult(context.name, context.age, context.responses),
});

function cue({ questions, index, responses }: Context, part: "prompt" | "praise") {
  const step = questions[index] ?? "";
  return { part, step, choice: responses[step] ?? null };
}
