import { availableParallelism } from "node:os";
import { spokenPieces } from "#domain/speech/pieces.ts";
import { embeddedVoice } from "#domain/speech/voices.ts";
import type { SpeechSynthesizer } from "#server/ports/speech.ts";
import { createPool } from "./pool.ts";
import type { Piece } from "./worker.ts";

/** Each worker holds a hundred megabytes and says dozens of sentences per second. */
const MAX_WORKERS = 2;
/** A piece takes tens of milliseconds, on a starved machine seconds; this long only when something is stuck. */
const TIME_LIMIT = 30_000;
/** Some seconds of work: who would wait longer than that is told to come back. */
const MAX_WAITING = 240;

export type EmbeddedSpeech = SpeechSynthesizer & { close(): Promise<void> };

/** eSpeak NG in worker threads: speaks both languages with no account and no network. */
export function createEmbeddedSpeech(): EmbeddedSpeech {
  const pool = createPool<Piece, Uint8Array<ArrayBuffer>>({
    // Beside this file, and run by Node itself, so that tests and the server start the same one.
    script: new URL("./worker.ts", import.meta.url),
    size: Math.min(MAX_WORKERS, availableParallelism()),
    timeLimit: TIME_LIMIT,
    maxWaiting: MAX_WAITING,
  });
  return {
    async synthesize({ text, voice, speed, language }, signal) {
      const pieces = spokenPieces(text).map((piece) => {
        return { text: piece, voice: embeddedVoice(voice, language), speed };
      });
      return { audio: Buffer.concat(await pool.run(pieces, signal)), type: "audio/mpeg" };
    },
    close: () => pool.close(),
  };
}
