import { FASTEST, SLOWEST } from "#domain/speech/limits.ts";
import { plainLanguage, type ServerVoices } from "#domain/speech/voices.ts";
import type { SpeechSynthesizer } from "#server/ports/speech.ts";

export type SpeechServerOptions = {
  /** Up to and with the version, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly voices: ServerVoices;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
};

/** A thousand characters at the slowest speed stay far below. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The server will not say this text in this voice; that tells nothing about the next. */
export class SpeechDeclined extends Error {
  constructor(status: number) {
    super(`The speech server answered ${status}.`);
    this.name = "SpeechDeclined";
  }
}

/** Speaks through any server with OpenAI's speech call. Follows no redirect: the key is for this server alone. */
export function createServerSpeech(options: SpeechServerOptions): SpeechSynthesizer {
  const { baseUrl, apiKey, model, voices, timeout } = options;

  return {
    async synthesize({ text, voice, speed, language }, signal) {
      const late = AbortSignal.timeout(timeout);
      const response = await fetch(`${baseUrl}/audio/speech`, {
        method: "POST",
        redirect: "error",
        headers: {
          "content-type": "application/json",
          accept: "audio/mpeg",
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          input: text,
          voice: voices[plainLanguage(language)][voice],
          speed: Math.min(Math.max(speed, SLOWEST), FASTEST),
          response_format: "mp3",
        }),
        signal: signal === undefined ? late : AbortSignal.any([signal, late]),
      });
      if (!response.ok) {
        void response.body?.cancel().catch(() => {});
        if ([400, 404, 413, 422].includes(response.status)) throw new SpeechDeclined(response.status);
        throw new Error(`The speech server answered ${response.status}.`);
      }
      const audio = await readBounded(response);
      if (!isMp3(audio)) throw new Error("The speech server answered something that is not MP3.");
      return { audio, type: "audio/mpeg" };
    },
  };
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error("The speech server answered too much.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A tag, or the sync bits of a frame. */
function isMp3(bytes: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0] = bytes;
  const tagged = a === 0x49 && b === 0x44 && c === 0x33;
  return bytes.length > 100 && (tagged || (a === 0xff && (b & 0xe6) === 0xe2));
}
