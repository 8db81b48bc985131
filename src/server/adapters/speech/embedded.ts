import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { LANGUAGES } from "#domain/locale/language.ts";
import { spokenSeconds } from "#domain/speech/length.ts";
import { spokenPieces } from "#domain/speech/pieces.ts";
import { embeddedVoice } from "#domain/speech/voices.ts";
import { packageFile } from "#server/package-root.ts";
import type { SpeechSynthesizer } from "#server/ports/speech.ts";
import { createPool } from "./pool.ts";
import type { Piece } from "./worker.ts";

/** Beside the built server; without the sources' types to take away a thread takes half the memory. */
const BUILT = new URL("./voice.js", import.meta.url);
/** Said to nobody: the engine's own code is compiled by what it does, so its first sentences take ten times as long. */
const WARMING = {
  en: [
    "Welcome, little explorer.",
    "Today we count the stones by the river.",
    "What do you think, one or two?",
  ],
  es: ["Te damos la bienvenida.", "Hoy contamos las piedras junto al río.", "¿Qué piensas, una o dos?"],
};
/** Each worker holds a hundred megabytes and says dozens of sentences per second. */
const MAX_WORKERS = 2;
/** A piece takes tens of milliseconds, on a starved machine seconds; this long only when something is stuck. */
const TIME_LIMIT = 20_000;
/**
 * Some seconds of work: who would wait longer than that is told to come back. A text of a thousand letters has up to
 * twenty-five pieces, and a page asks for the next one while it plays.
 */
const MAX_WAITING = { ofOne: 80, ofStrangers: 120, ofLearners: 480 };
/** A sentence at the pace of a lesson; what is slower or longer than this in seconds leaves a worker for it. */
const QUICK_SECONDS = 20;

export type EmbeddedSpeech = SpeechSynthesizer & {
  /** Loads the voices before somebody waits for them. */
  warm(): void;
  waiting(): number;
  close(): Promise<void>;
};

/** eSpeak NG in worker threads: speaks both languages with no account and no network. */
export function createEmbeddedSpeech(): EmbeddedSpeech {
  const pool = createPool<Piece, Uint8Array<ArrayBuffer>>({
    script: existsSync(BUILT) ? BUILT : packageFile("src/server/adapters/speech/worker.ts"),
    size: Math.min(MAX_WORKERS, availableParallelism()),
    timeLimit: TIME_LIMIT,
    maxWaiting: MAX_WAITING,
    costOf: ({ text, speed }) => spokenSeconds(text, speed),
    quick: QUICK_SECONDS,
  });
  return {
    async synthesize({ text, voice, speed, language }, signal, caller) {
      const pieces = spokenPieces(text).map((piece) => {
        return { text: piece, voice: embeddedVoice(voice, language), speed };
      });
      return { audio: Buffer.concat(await pool.run(pieces, signal, caller)), type: "audio/mpeg" };
    },
    warm() {
      const pieces = LANGUAGES.flatMap((language) =>
        WARMING[language].map((text) => ({ text, voice: embeddedVoice("fable", language), speed: 1 })),
      );
      // Who speaks next starts what could not be started here.
      pool.run(pieces).catch(() => {});
    },
    waiting: () => pool.waiting(),
    close: () => pool.close(),
  };
}
