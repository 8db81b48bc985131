/// <reference path="./espeak-ng.d.ts" />
import load from "@echogarden/espeak-ng-emscripten";
import type { EmbeddedVoice } from "#domain/speech/voices.ts";
import { stretch } from "./stretch.ts";

/** The engine holds every pace between these, in words per minute, without saying so. */
const SLOWEST = 80;
const FASTEST = 450;
/** What no piece of a sentence takes at the slowest pace, in seconds; letters spelled one by one would. It ends there. */
const LONGEST = 30;
const VARIANTS = "/usr/share/espeak-ng-data/voices/!v/";

export type Engine = {
  /** Samples per second. */
  readonly sampleRate: number;
  /** Mono samples between -1 and 1. Takes some milliseconds per sentence, in which nothing else runs. */
  speak(text: string, voice: EmbeddedVoice, speed: number): Float32Array;
};

/** Loads eSpeak NG. It takes about a tenth of a second and a hundred megabytes. */
export async function openEngine(): Promise<Engine> {
  const { eSpeakNGWorker, FS } = await load();
  const espeak = new eSpeakNGWorker();

  function choose({ engine, pitch, range }: EmbeddedVoice): void {
    const variant = engine.split("+")[1];
    // Unknown names fail silently: the previous voice, or the plain one, would speak on.
    if (variant !== undefined && !FS.analyzePath(VARIANTS + variant).exists) {
      throw new Error(`The engine has no variant ${variant}.`);
    }
    if (espeak.set_voice(engine) !== 0) throw new Error(`The engine has no voice ${engine}.`);
    espeak.set_pitch(pitch);
    espeak.set_range(range);
  }

  return {
    sampleRate: espeak.samplerate,
    speak(text, voice, speed) {
      choose(voice);
      const wanted = voice.wordsPerMinute * speed;
      const possible = Math.min(Math.max(wanted, SLOWEST), FASTEST);
      espeak.set_rate(Math.round(possible));
      const parts: Int16Array[] = [];
      let left = LONGEST * espeak.samplerate;
      espeak.synthesize(text, (samples) => {
        if (samples !== null) parts.push(samples.subarray(0, left));
        left -= samples?.length ?? 0;
        return left > 0 ? 0 : 1;
      });
      const samples = joined(parts);
      return possible === wanted ? samples : stretch(samples, possible / wanted, espeak.samplerate);
    },
  };
}

function joined(parts: readonly Int16Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    for (const sample of part) {
      whole[at] = sample / 32768;
      at += 1;
    }
  }
  return whole;
}
