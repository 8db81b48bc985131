import { createHash } from "node:crypto";
import type { SpeechRequest } from "#contract/speech.ts";
import { isLanguage, LANGUAGE_COOKIE } from "#domain/locale/language.ts";
import { detectLanguage } from "#domain/speech/detect.ts";
import { spokenLength } from "#domain/speech/length.ts";
import { containsName } from "#domain/speech/names.ts";
import { signsInWords } from "#domain/speech/signs.ts";
import { plainLanguage, type SpeechLanguage, voiceOf } from "#domain/speech/voices.ts";
import { readCookie } from "#server/http/cookies.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import type { Countee } from "#server/http/limits.ts";
import { logError } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import {
  SpeechBusy,
  type SpeechCaller,
  type SpeechSynthesizer,
  type SpokenAudio,
} from "#server/ports/speech.ts";

type SpeechParts = {
  /** Speaks what is the same for everyone. */
  readonly shared: SpeechSynthesizer;
  /** Speaks what is about someone; nothing of it is kept or sent elsewhere. */
  readonly personal: SpeechSynthesizer;
  /** A speech server is configured, and not only the embedded voices. */
  readonly hasServer: boolean;
  /**
   * Counts letters against who wants them said.
   *
   * @throws Refusal rate_limited
   */
  readonly countSpeech: (letters: number, by: Countee) => Promise<void>;
};

/** How long a page may keep a sentence that is the same for everyone, in seconds. */
const KEEP = 86_400;

/** After this, in milliseconds, nobody listens any more: the page has gone on, or its connection is cut. */
const LONGEST_WAIT = 45_000;

/** The speech slice as handlers of the contract (learner-side specification §7). */
export function speechHandlers(
  parts: SpeechParts,
): Pick<Handlers, "POST /api/text-to-speech" | "GET /api/text-to-speech"> {
  return {
    "GET /api/text-to-speech": async () => ({ hasServer: parts.hasServer }),
    "POST /api/text-to-speech": async ({ body }, call) => {
      const { voice, speed } = body;
      const language = languageOf(body, call);
      const text = signsInWords(body.text, plainLanguage(language));
      const session = await call.classSession();
      await parts.countSpeech(spokenLength(text) / speed, { address: call.address, session });
      const isPersonal = body.personal || containsName(text, body.names);
      const synthesizer = isPersonal ? parts.personal : parts.shared;
      const { audio, type } = await speak(
        synthesizer,
        { text, voice: voiceOf(voice), speed, language },
        { id: session ?? call.address, isLearner: session !== null },
        call.signal,
      );
      return new Response(audio, {
        headers: {
          "content-type": type,
          "content-length": String(audio.length),
          "content-language": language,
          ...(isPersonal
            ? { "cache-control": "no-store" }
            : { "cache-control": `private, max-age=${KEEP}`, etag: tagOf(audio) }),
        },
      });
    },
  };
}

/** Decision 011: the request's language, else the cookie's, else what the text looks like. */
function languageOf({ language, text }: SpeechRequest, call: Call): SpeechLanguage {
  if (language !== undefined) return language;
  const saved = readCookie(call.headers.get("cookie"), LANGUAGE_COOKIE);
  return isLanguage(saved) ? saved : detectLanguage(text);
}

async function speak(
  synthesizer: SpeechSynthesizer,
  speech: Parameters<SpeechSynthesizer["synthesize"]>[0],
  caller: SpeechCaller,
  left: AbortSignal,
): Promise<SpokenAudio> {
  const late = AbortSignal.timeout(LONGEST_WAIT);
  try {
    return await synthesizer.synthesize(speech, AbortSignal.any([left, late]), caller);
  } catch (error) {
    if (left.aborted) throw error;
    if (late.aborted) throw new Refusal("unavailable", "Every voice is busy. Please try again soon.", 5);
    if (error instanceof SpeechBusy) {
      throw new Refusal("unavailable", "Every voice is busy. Please try again soon.", error.retryAfter);
    }
    logError("speech", error);
    throw new Refusal("unavailable", "This cannot be spoken now.", 5);
  }
}

const tagOf = (audio: Uint8Array) =>
  `"${createHash("sha256").update(audio).digest("base64url").slice(0, 27)}"`;
