import { assign, setup } from "xstate";
import { canGoOn } from "../learner/assessment/questions.ts";
import type { Answers } from "./intake.ts";

/** §9 "1500 ms between assessment questions". */
export const BETWEEN_ASSESSMENT_MS = 1500;

type Context = {
  readonly questions: readonly string[];
  readonly index: number;
  readonly answers: Answers;
  /** Which of the encouragements is said after the last answer; null before the first. */
  readonly encouragement: number | null;
};

export type AssessmentInput = {
  readonly questions: readonly string[];
  readonly answers?: Answers;
  /** Chooses one of the five encouragements (§9). */
  readonly encourage: () => number;
};

export type AssessmentEvent =
  | { readonly type: "ANSWER"; readonly value: string }
  /** The encouragement was heard, read or tapped away. */
  | { readonly type: "ENCOURAGED" }
  | { readonly type: "SKIP" };

/**
 * "Show what I know" (§4): five spoken questions, an encouragement after each answer, 1500 ms, the next question; then
 * complete. Skip completes at any moment with what was said so far.
 */
export const assessmentMachine = setup({
  types: {
    context: {} as Context & Pick<AssessmentInput, "encourage">,
    events: {} as AssessmentEvent,
    input: {} as AssessmentInput,
    output: {} as Answers,
  },
  delays: { between: BETWEEN_ASSESSMENT_MS },
  guards: {
    isAnswer: ({ event }) => event.type === "ANSWER" && canGoOn(event.value),
    isLast: ({ context }) => context.index >= context.questions.length - 1,
  },
  actions: {
    store: assign(({ context, event }) => {
      const id = context.questions[context.index];
      if (event.type !== "ANSWER" || id === undefined) return {};
      return {
        answers: { ...context.answers, [id]: event.value.trim() },
        encouragement: context.encourage(),
      };
    }),
  },
}).createMachine({
  id: "assessment",
  context: ({ input }) => {
    const answers = input.answers ?? {};
    const open = input.questions.findIndex((id) => answers[id] === undefined);
    return {
      questions: input.questions,
      // After a reload it goes on where the answers end; all answered, at the last question.
      index: open < 0 ? input.questions.length - 1 : open,
      answers,
      encouragement: null,
      encourage: input.encourage,
    };
  },
  initial: "asking",
  on: { SKIP: ".complete" },
  output: ({ context }) => context.answers,
  states: {
    asking: { on: { ANSWER: { guard: "isAnswer", target: "encouraging", actions: "store" } } },
    encouraging: { on: { ENCOURAGED: "pausing" } },
    pausing: {
      after: {
        between: [
          { guard: "isLast", target: "complete" },
          { target: "asking", actions: assign(({ context }) => ({ index: context.index + 1 })) },
        ],
      },
    },
    complete: { type: "final" },
  },
});
