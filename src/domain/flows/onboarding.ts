import { assign, fromPromise, setup } from "xstate";
import { acceptsAnswer, type OnboardingItem } from "../learner/assessment/questions.ts";
import type { Language } from "../locale/language.ts";
import type { Answers } from "./intake.ts";

type Context = {
  readonly language: Language;
  readonly items: readonly OnboardingItem[];
  readonly index: number;
  /** Wire values by `storeAs`; the same in every language (decision 011). */
  readonly answers: Answers;
  readonly known: readonly string[];
};

export type OnboardingInput = {
  readonly language: Language;
  readonly answers?: Answers;
  /** What earlier answers of this child settle, by `storeAs`: it is not asked again (decision 149). */
  readonly known?: readonly string[];
};

export type OnboardingEvent =
  | { readonly type: "ANSWER"; readonly value: string }
  | { readonly type: "PREVIOUS" }
  | { readonly type: "RETRY" }
  | { readonly type: "LANGUAGE"; readonly language: Language };

/**
 * Onboarding (§4): the server's questions that are open, one per answer, Previous goes back one, the final answer triggers the
 * assignment. An empty or failed list can be asked for again (§8), a failed assignment keeps the answers. Another
 * language brings the same questions in it; the place and the answers stay. Where nothing is open the assignment is
 * made at once, and a failed one has nothing to go back to but the choice before.
 *
 * Actors: `load` answers the questions of a language, `assign` makes the assignment of the answers.
 */
export const onboardingMachine = setup({
  types: { context: {} as Context, events: {} as OnboardingEvent, input: {} as OnboardingInput },
  actors: {
    load: fromPromise<readonly OnboardingItem[], Language>(() => Promise.resolve([])),
    assign: fromPromise<void, Answers>(() => Promise.resolve()),
  },
  guards: {
    isAccepted: ({ context, event }) => {
      const item = context.items[context.index];
      return event.type === "ANSWER" && item !== undefined && acceptsAnswer(item, event.value);
    },
    isLast: ({ context }) => context.index >= context.items.length - 1,
    isNotFirst: ({ context }) => context.index > 0,
    hasItems: ({ context }) => context.items.length > 0,
  },
  actions: {
    store: assign(({ context, event }) => {
      const item = context.items[context.index];
      if (event.type !== "ANSWER" || item === undefined) return {};
      return { answers: { ...context.answers, [item.storeAs]: event.value.trim() } };
    }),
    advance: assign(({ context }) => ({ index: context.index + 1 })),
    goBack: assign(({ context }) => ({ index: context.index - 1 })),
  },
}).createMachine({
  id: "onboarding",
  context: ({ input }) => ({
    language: input.language,
    items: [],
    index: -1,
    answers: input.answers ?? {},
    known: input.known ?? [],
  }),
  initial: "loading",
  on: {
    LANGUAGE: {
      guard: ({ context, event }) => event.language !== context.language,
      target: ".loading",
      actions: assign(({ event }) => ({ language: event.language })),
    },
  },
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.language,
        onDone: [
          { guard: ({ event }) => event.output.length === 0, target: "unavailable" },
          {
            guard: ({ context, event }) => openItems(event.output, context.known).length === 0,
            target: "assigning",
          },
          {
            target: "asking",
            actions: assign(({ context, event }) => {
              const items = openItems(event.output, context.known);
              return { items, index: context.index >= 0 ? context.index : firstOpen(items, context.answers) };
            }),
          },
        ],
        onError: "unavailable",
      },
    },
    /** §8 "Unable to load assessment questions. Please try again." */
    unavailable: { on: { RETRY: "loading" } },
    asking: {
      on: {
        ANSWER: { guard: "isAccepted", target: "stored", actions: "store" },
        PREVIOUS: { guard: "isNotFirst", target: "asking", reenter: true, actions: "goBack" },
      },
    },
    stored: {
      always: [
        { guard: "isLast", target: "assigning" },
        { target: "asking", actions: "advance" },
      ],
    },
    assigning: {
      // The answers are on their way: the language of what comes back follows by itself.
      on: { LANGUAGE: undefined },
      invoke: {
        src: "assign",
        input: ({ context }) => context.answers,
        onDone: "done",
        onError: "failed",
      },
    },
    failed: { on: { RETRY: "assigning", PREVIOUS: { guard: "hasItems", target: "asking" } } },
    done: { type: "final" },
  },
});

function openItems(items: readonly OnboardingItem[], known: readonly string[]): readonly OnboardingItem[] {
  return items.filter(({ storeAs }) => !known.includes(storeAs));
}

/** After a reload it goes on where the answers end; all answered, at the last question. */
function firstOpen(items: readonly OnboardingItem[], answers: Answers): number {
  const open = items.findIndex(({ storeAs }) => answers[storeAs] === undefined);
  return open < 0 ? items.length - 1 : open;
}
