import { type BreakerWatch, createBreaker } from "#domain/resilience/breaker.ts";
import { type SpeechSynthesizer, STRANGER } from "#server/ports/speech.ts";
import { cachedSpeech } from "./cached.ts";
import { openDiskCache } from "./disk-cache.ts";
import { createEmbeddedSpeech } from "./embedded.ts";
import { guardedSpeech, type SpendCharacters, withFallback } from "./guarded.ts";
import { ownTexts } from "./own-texts.ts";
import { createServerSpeech, type SpeechServerOptions } from "./speech-server.ts";

/** Names the embedded voices in the cache's keys; a change of voices, pieces or encoding raises the number. */
const EMBEDDED = "embedded 1";
/** A child waits this long for the server's voice at most, in milliseconds. */
const TIMEOUT = 10_000;

export type SpeechOptions = {
  /** An OpenAI-compatible server; without it the embedded voices speak alone. */
  readonly server?: Omit<SpeechServerOptions, "timeout"> | undefined;
  /** Asked before each text that goes to the server. */
  readonly spend: SpendCharacters;
  /** Where spoken sentences are kept; several servers may share it. */
  readonly cacheDir: string;
  /** Megabytes of them; 0 keeps none. */
  readonly cacheMegabytes: number;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
  readonly watch?: BreakerWatch | undefined;
};

export type SpeechVoices = {
  /** For texts that are the same for everyone: cached, and from the speech server where there is one. */
  readonly shared: SpeechSynthesizer;
  /** For texts about someone: spoken here, kept nowhere (decision 072). */
  readonly personal: SpeechSynthesizer;
  /** Loads the embedded voices before somebody waits for them. */
  warm(): void;
  /** Pieces that wait for an embedded voice. */
  waiting(): number;
  close(): Promise<void>;
};

/** Speech out: the speech server when one is configured, the embedded voices otherwise and whenever it fails. */
export function createSpeech({
  server,
  spend,
  cacheDir,
  cacheMegabytes,
  log,
  watch,
}: SpeechOptions): SpeechVoices {
  const embedded = createEmbeddedSpeech();
  const cache = openDiskCache({ folder: cacheDir, maxBytes: cacheMegabytes * 1024 * 1024, log });
  const local = cachedSpeech(embedded, EMBEDDED, cache);
  const { warm, waiting, close } = embedded;
  const voices = { personal: embedded, warm, waiting, close };
  if (server === undefined) return { ...voices, shared: local };

  const breaker = createBreaker({ failures: 3, pause: 30_000, now: () => performance.now(), watch });
  const remote = guardedSpeech(createServerSpeech({ ...server, timeout: TIMEOUT }), { breaker, spend, log });
  const name = `server ${server.baseUrl} ${server.model} ${JSON.stringify(server.voices)}`;
  // The cache lies before the breaker: what the server once said is still heard while it rests.
  const paid = withFallback(cachedSpeech(remote, name, cache), local);
  const isOwn = ownTexts();
  return {
    ...voices,
    shared: {
      // Nobody has the school's provider say texts of their own without the class password.
      async synthesize(speech, signal, caller = STRANGER) {
        const mayPay = caller.isLearner || (await isOwn(speech.text));
        return (mayPay ? paid : local).synthesize(speech, signal, caller);
      },
    },
  };
}
