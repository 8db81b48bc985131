import type { Breaker } from "#domain/resilience/breaker.ts";
import type { SpeechSynthesizer } from "#server/ports/speech.ts";
import { SpeechDeclined } from "./speech-server.ts";

type Log = (event: string, detail: Readonly<Record<string, unknown>>) => void;

/** Asks a server only while the breaker lets it, so that children do not wait ten seconds for each sentence. */
export function guardedSpeech(inner: SpeechSynthesizer, breaker: Breaker, log: Log): SpeechSynthesizer {
  return {
    async synthesize(speech, signal) {
      if (!breaker.allows()) throw new Error("The speech server rests.");
      try {
        const spoken = await inner.synthesize(speech, signal);
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
    async synthesize(speech, signal) {
      try {
        return await first.synthesize(speech, signal);
      } catch (error) {
        if (signal?.aborted) throw error;
        return second.synthesize(speech, signal);
      }
    },
  };
}
