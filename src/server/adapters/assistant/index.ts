import type { BreakerWatch } from "#domain/resilience/breaker.ts";
import type { School } from "#domain/site/school.ts";
import type { ModelAddress } from "#server/language-model.ts";
import type { EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";
import { createEmbeddedAssistant, nothingTaught, type TaughtAnswers } from "./embedded.ts";
import { createModelAssistant } from "./language-model.ts";

export type AssistantOptions = {
  /** An OpenAI-compatible server; without it the embedded assistant answers alone. */
  readonly llm?: ModelAddress | undefined;
  readonly paymentsOpen: boolean;
  /** What staff have taught it. */
  readonly taught?: TaughtAnswers;
  /** What the school says of itself. */
  readonly school: () => School;
  /** Takes one call of the model from the budget of the day, if there is one; false when none is left. */
  readonly mayAsk?: (() => Promise<boolean>) | undefined;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
  readonly watch?: BreakerWatch | undefined;
};

/** A visitor waits this long for the model at most; then the embedded assistant answers. */
const TIMEOUT = 12_000;

/** The enrolment assistant: the language model when one is configured, the embedded one otherwise and whenever it fails. */
export function createAssistant({
  llm,
  paymentsOpen,
  taught = nothingTaught,
  school,
  mayAsk,
  log,
  watch,
}: AssistantOptions): EnrolmentAssistant {
  const state = { paymentsOpen };
  const embedded = createEmbeddedAssistant(state, taught, school);
  if (!llm) return embedded;
  return createModelAssistant({
    llm,
    open: state,
    taught,
    school,
    embedded,
    log,
    mayAsk,
    watch,
    now: () => performance.now(),
    timeout: TIMEOUT,
  });
}
