import type { Breaker } from "#domain/resilience/breaker.ts";
import { type SpeechCaller, type SpeechSynthesizer, STRANGER } from "#server/ports/speech.ts";
import { SpeechDeclined } from "./speech-server.ts";

/** Takes characters from the budget of the day; false when there are not enough left. */
export type SpendCharacters = (characters: number, caller: SpeechCaller) => Promise<boolean>;

type Log = (event: string, detail: Readonly<Record<string, unknown>>) => void;

type Guards = { readonly breaker: Breaker; readonly spend: SpendCharacters; readonly log: Log };

/**
 * Asks a server only while the breaker lets it, so that children do not wait ten seconds for each sentence, and while the
 * day's budget lasts. What is not asked costs nothing.
 */
export function guardedSpeech(inner: SpeechSynthesizer, { breaker, spend, log }: Guards): SpeechSynthesizer {
  return {
    async synthesize(speech, signal, caller = STRANGER) {
      if (!breaker.allows()) throw new Error("The speech server rests.");
      if (!(await spend(speech.text.length, caller))) {
        breaker.undecided();
        throw new Error("The day's budget of speech is used up.");
      }
      try {
        const spoken = await inner.synthesize(speech, signal, caller);
        breaker.succeeded();
        return spoken;
      } catch (error) {
        if (signal?.aborted) breaker.undecided();
        else {
          if (error instanceof SpeechDeclined) breaker.undecided();
          else breaker.failed();
          // The kind of failure only: what was to be said is a child's.
          const { name, message } = error as Error;
          log("speech server", { error: name, reason: message });
        }
        throw error;
      }
    },
  };
}

/** Lets the second speak whenever the first cannot. */
export function withFallback(first: SpeechSynthesizer, second: SpeechSynthesizer): SpeechSynthesizer {
  return {
    async synthesize(speech, signal, caller) {
      try {
        return await first.synthesize(speech, signal, caller);
      } catch (error) {
        if (signal?.aborted) throw error;
        return second.synthesize(speech, signal, caller);
      }
    },
  };
}
