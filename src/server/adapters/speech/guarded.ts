import type { Breaker } from "#domain/resilience/breaker.ts";
import { type SpeechCaller, type SpeechSynthesizer, STRANGER } from "#server/ports/speech.ts";
import { SpeechDeclined } from "./speech-server.ts";

/** Takes characters from the budget of the day; false when there are not enough left. */
export type SpendCharacters = (characters: number, caller: SpeechCaller) => Promise<boolean>;

type Log = (event: string, detail: Readonly<Record<string, unknown>>) => void;

/** Asks a server only while the breaker lets it, so that children do not wait ten seconds for each sentence. */
export function guardedSpeech(inner: SpeechSynthesizer, breaker: Breaker, log: Log): SpeechSynthesizer {
  return {
    async synthesize(speech, signal, caller) {
      if (!breaker.allows()) throw new Error("The speech server rests.");
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

/** Asks a server that is paid by the character only while the day's budget lasts. */
export function budgetedSpeech(inner: SpeechSynthesizer, spend: SpendCharacters): SpeechSynthesizer {
  return {
    async synthesize(speech, signal, caller = STRANGER) {
      if (!(await spend(speech.text.length, caller)))
        throw new Error("The day's budget of speech is used up.");
      return inner.synthesize(speech, signal, caller);
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
