import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type BreakerWatch, type Clock, createBreaker } from "#domain/resilience/breaker.ts";

/** A language model behind any OpenAI-compatible server. */
export type ModelAddress = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
};

/** @param name what the model is for, in the library's messages */
export const chatModel = (name: string, { baseUrl, apiKey, model }: ModelAddress) =>
  createOpenAICompatible({
    name,
    baseURL: baseUrl,
    // What is said here goes to the server that was configured, and to none that it points at.
    fetch: (address, init) => fetch(address, { ...init, redirect: "error" }),
    ...(apiKey === undefined ? {} : { apiKey }),
  }).chatModel(model);

/** The model's words may not be shown; the provider itself is well. */
export class Refused extends Error {}

export type ModelLimits = {
  /** Takes one call from the budget of the day, if there is one; false when none is left. */
  readonly mayAsk?: (() => Promise<boolean>) | undefined;
  readonly now: Clock;
  readonly watch?: BreakerWatch | undefined;
};

type Asking<Answer> = {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Answers instead: because of an error, or null where the model was not asked at all. */
  readonly otherwise: (error: unknown) => Promise<Answer>;
  /** The visitor's: whoever leaves tells nothing about the provider. */
  readonly signal: AbortSignal | undefined;
};

/** Asks a model where it may be asked, and answers otherwise where it may not, fails, or has failed three times lately. */
export function modelOrElse({ mayAsk, now, watch }: ModelLimits) {
  const breaker = createBreaker({ failures: 3, pause: 30_000, now, watch });
  return async <Answer>({ ask, otherwise, signal }: Asking<Answer>): Promise<Answer> => {
    if (!breaker.allows()) return otherwise(null);
    if (mayAsk !== undefined && !(await mayAsk())) {
      breaker.undecided();
      return otherwise(null);
    }
    const hangUp = new AbortController();
    try {
      const answer = await ask(
        signal === undefined ? hangUp.signal : AbortSignal.any([signal, hangUp.signal]),
      );
      breaker.succeeded();
      return answer;
    } catch (error) {
      // Otherwise the library reads on to the end of an answer that nobody will see.
      hangUp.abort();
      if (error instanceof Refused) breaker.succeeded();
      else if (signal?.aborted) breaker.undecided();
      else breaker.failed();
      return otherwise(error);
    }
  };
}
