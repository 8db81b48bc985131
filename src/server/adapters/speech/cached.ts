import { createHash } from "node:crypto";
import { type Speech, type SpeechSynthesizer, type SpokenAudio, STRANGER } from "#server/ports/speech.ts";
import type { DiskCache } from "./disk-cache.ts";
import { createFlights } from "./flights.ts";

/**
 * Says each text once: what was said before comes from the cache, and equal requests at the same time share one
 * synthesis. Keyed by what is asked, because an engine answers slightly different bytes each time.
 *
 * @param adapter which voice speaks, as exactly as it can change what is heard
 */
export function cachedSpeech(inner: SpeechSynthesizer, adapter: string, cache: DiskCache): SpeechSynthesizer {
  const flights = createFlights<SpokenAudio>();
  const keyOf = ({ text, voice, speed, language }: Speech) =>
    createHash("sha256")
      .update(JSON.stringify([adapter, text, voice, speed, language]))
      .digest("hex");

  return {
    synthesize(speech, signal, caller = STRANGER) {
      const key = keyOf(speech);
      const work = async (all: AbortSignal): Promise<SpokenAudio> => {
        const kept = await cache.get(key);
        if (kept !== null) return { audio: kept, type: "audio/mpeg" };
        const spoken = await inner.synthesize(speech, all, caller);
        await cache.put(key, spoken.audio);
        return spoken;
      };
      // A learner never joins a stranger's, which may wait behind everything else that the stranger asked for.
      return flights.join(`${caller.isLearner} ${key}`, work, signal);
    },
  };
}
