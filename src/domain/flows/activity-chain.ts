import { assign, setup } from "xstate";
import { CHAIN_COMPLETE_MS, type ChainTask } from "../learner/assessment/chain.ts";

type Said = Readonly<Partial<Record<ChainTask, string>>>;

export type ChainEvent =
  /** Something was said or written; blank passes the game by. */
  { readonly type: "ANSWER"; readonly value: string } | { readonly type: "NEXT" };

/**
 * The older activity chain (§4): welcome, counting, reading, creativity, and after 3000 ms complete, with a report of
 * what was said. Every game can be passed by; nothing is counted as wrong.
 */
export const chainMachine = setup({
  types: { context: {} as { readonly said: Said }, events: {} as ChainEvent, output: {} as Said },
  actions: {
    store: assign(({ context, event }, params: { readonly task: ChainTask }) => {
      const said = event.type === "ANSWER" ? event.value.trim() : "";
      return said === "" ? {} : { said: { ...context.said, [params.task]: said } };
    }),
  },
  delays: { completing: CHAIN_COMPLETE_MS },
}).createMachine({
  id: "chain",
  context: { said: {} },
  initial: "welcome",
  output: ({ context }) => context.said,
  states: {
    welcome: { on: { NEXT: "counting" } },
    counting: { on: game("counting", "reading") },
    reading: { on: game("reading", "creativity") },
    creativity: { on: game("creativity", "completing") },
    completing: { after: { completing: "complete" } },
    complete: { type: "final" },
  },
});

function game<const Next extends string>(task: ChainTask, target: Next) {
  return { ANSWER: { target, actions: { type: "store", params: { task } } }, NEXT: target } as const;
}
