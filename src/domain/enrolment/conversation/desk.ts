import type { Sayings } from "#domain/dialogue/saying.ts";
import type { Answerer } from "../assistant/answer.ts";
import type { Catalogue } from "../assistant/facts.ts";
import type { AssistantState, Knowledge } from "../assistant/knowledge.ts";

/** What a conversation is made of besides the family's words. */
export type Desk = {
  readonly answerer: Answerer;
  readonly knowledge: Knowledge;
  readonly sayings: Sayings;
  readonly catalogue: Catalogue;
  readonly open: AssistantState;
};
