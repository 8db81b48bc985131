import { createMp3Encoder } from "wasm-media-encoders";

/**
 * A variable bit rate, from 0 (best) to 9: about 5 KB for each second of one voice at 22 kHz. It sounds like a constant
 * 48 kilobits (half a decibel more difference in the spectrum), is a sixth smaller and takes two thirds of the time.
 */
const QUALITY = 7;

export type Mp3Encoder = { encode(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> };

/**
 * Encodes mono samples to whole MP3 frames without any header before them, so that encoded pieces can simply be joined:
 * each starts anew, and what the encoder adds at its ends is a short pause between sentences.
 */
export async function openMp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return {
    encode(samples, sampleRate) {
      // Else the encoder chooses a lower rate by itself, which sounds dull. The engine speaks at 22,050 samples a second.
      encoder.configure({
        sampleRate,
        outputSampleRate: sampleRate as 22_050,
        channels: 1,
        vbrQuality: QUALITY,
      });
      // What the encoder answers is its own memory, used again by the next call.
      const frames = encoder.encode([samples]).slice();
      const last = encoder.finalize();
      const whole = new Uint8Array(frames.length + last.length);
      whole.set(frames);
      whole.set(last, frames.length);
      return whole;
    },
  };
}
