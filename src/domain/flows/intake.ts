import { assign, fromPromise, setup } from "xstate";
import { canGoOn } from "../learner/assessment/questions.ts";

/** §9 "500 ms between intake questions". */
export const BETWEEN_INTAKE_MS = 500;

export type Answers = Readonly<Record<string, string>>;

type Context = {
  /** Ids of the questions, in order. */
  readonly questions: readonly string[];
  readonly index: number;
  /** The chosen guide's name. */
  readonly guide: string | null;
  readonly answers: Answers;
  readonly followUps: readonly string[];
};

export type IntakeInput = {
  readonly questions: readonly string[];
  /** Ids of the questions after whose answer the guide says something more (§3 "optional followUp"). */
  readonly followUps?: readonly string[];
  /** What was said before a reload. */
  readonly kept?: { readonly guide: string | null; readonly answers: Answers };
};

export type IntakeEvent =
  | { readonly type: "GUIDE"; readonly name: string }
  | { readonly type: "ANSWER"; readonly value: string }
  /** The follow-up was heard, read or tapped away. */
  | { readonly type: "FOLLOWED" }
  | { readonly type: "PREVIOUS" }
  | { readonly type: "RETRY" };

/**
 * The eight-question intake (§2, §4): a guide is chosen, each answer is stored, its follow-up is said where it has one,
 * and the next question comes after 500 ms; the last one triggers the assignment. Blank answers do not count (§5). A failed assignment keeps the answers
 * and can be tried again (decision 021). The actor `assign` makes the assignment; it resolves when the plan is kept.
 */
export const intakeMachine = setup({
  types: { context: {} as Context, events: {} as IntakeEvent, input: {} as IntakeInput },
  actors: { assign: fromPromise<void, { guide: string; answers: Answers }>(() => Promise.resolve()) },
  delays: { between: BETWEEN_INTAKE_MS },
  guards: {
    isAnswer: ({ event }) => event.type === "ANSWER" && canGoOn(event.value),
    isLast: ({ context }) => context.index === context.questions.length - 1,
    isFirst: ({ context }) => context.index === 0,
    hasFollowUp: ({ context }) => context.followUps.includes(context.questions[context.index] ?? ""),
    hasGuide: ({ context }) => context.guide !== null,
  },
  actions: {
    store: assign(({ context, event }) => {
      const id = context.questions[context.index];
      if (event.type !== "ANSWER" || id === undefined) return {};
      return { answers: { ...context.answers, [id]: event.value.trim() } };
    }),
  },
}).createMachine({
  id: "intake",
  context: ({ input }) => {
    const answers = input.kept?.answers ?? {};
    const open = input.questions.findIndex((id) => answers[id] === undefined);
    return {
      questions: input.questions,
      index: open < 0 ? input.questions.length - 1 : open,
      guide: input.kept?.guide ?? null,
      answers,
      followUps: input.followUps ?? [],
    };
  },
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasGuide", target: "asking" }, { target: "choosingGuide" }] },
    choosingGuide: {
      on: { GUIDE: { target: "asking", actions: assign(({ event }) => ({ guide: event.name })) } },
    },
    asking: {
      on: {
        ANSWER: [
          { guard: "isAnswer", target: "stored", actions: "store" },
          // Blank: nothing was said.
        ],
        PREVIOUS: [
          { guard: "isFirst", target: "choosingGuide" },
          {
            target: "asking",
            reenter: true,
            actions: assign(({ context }) => ({ index: context.index - 1 })),
          },
        ],
      },
    },
    stored: { always: [{ guard: "hasFollowUp", target: "followingUp" }, { target: "goingOn" }] },
    followingUp: { on: { FOLLOWED: "goingOn", PREVIOUS: "asking" } },
    goingOn: { always: [{ guard: "isLast", target: "assigning" }, { target: "between" }] },
    between: {
      after: {
        between: { target: "asking", actions: assign(({ context }) => ({ index: context.index + 1 })) },
      },
    },
    assigning: {
      invoke: {
        src: "assign",
        input: ({ context }) => ({ guide: context.guide ?? "Hilda", answers: context.answers }),
        onDone: "done",
        onError: "failed",
      },
    },
    failed: { on: { RETRY: "assigning", PREVIOUS: "asking" } },
    done: { type: "final" },
  },
});
