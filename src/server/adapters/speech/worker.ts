import { parentPort } from "node:worker_threads";
import type { EmbeddedVoice } from "#domain/speech/voices.ts";
import { openEngine } from "./engine.ts";
import { openMp3Encoder } from "./mp3.ts";

/** One piece of text for a worker; the answer is its MP3. */
export type Piece = { readonly text: string; readonly voice: EmbeddedVoice; readonly speed: number };

// An error in here ends the worker on purpose: after one the engine's memory cannot be trusted. The pool starts another.
const [engine, encoder] = await Promise.all([openEngine(), openMp3Encoder()]);
parentPort?.on("message", ({ text, voice, speed }: Piece) => {
  const audio = encoder.encode(engine.speak(text, voice, speed), engine.sampleRate);
  parentPort?.postMessage(audio, [audio.buffer]);
});
