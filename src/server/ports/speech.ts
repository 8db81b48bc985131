import type { SpeechLanguage, Voice } from "#domain/speech/voices.ts";

export type Speech = {
  /** Cleaned, 1 to 1,000 characters. */
  readonly text: string;
  readonly voice: Voice;
  /** 0.25 to 4; 1 is the voice's own pace. */
  readonly speed: number;
  readonly language: SpeechLanguage;
};

export type SpokenAudio = { readonly audio: Uint8Array<ArrayBuffer>; readonly type: "audio/mpeg" };

/** For whom a text is said. */
export type SpeechCaller = {
  /** Work is shared out evenly between callers with different ids. */
  readonly id: string;
  /** Entered with the class password: is served first, and may use the speech server for any text. */
  readonly isLearner: boolean;
};

/**
 * Says a text aloud. Rejects with SpeechBusy when too much is waiting, with the signal's reason when it is aborted,
 * and with any other error when the text cannot be spoken now.
 */
export interface SpeechSynthesizer {
  synthesize(speech: Speech, signal?: AbortSignal, caller?: SpeechCaller): Promise<SpokenAudio>;
}

/** Who says nothing about themselves. */
export const STRANGER: SpeechCaller = { id: "", isLearner: false };

/** Too much is waiting to be spoken; after some seconds there will be room. */
export class SpeechBusy extends Error {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("Too much is waiting to be spoken.");
    this.name = "SpeechBusy";
    this.retryAfter = retryAfter;
  }
}
