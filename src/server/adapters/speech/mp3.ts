import { createMp3Encoder } from "wasm-media-encoders";

/** Kilobits per second: plenty for one voice at 22 kHz, 6 KB for each second. */
const BITRATE = 48;

export type Mp3Encoder = { encode(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> };

/**
 * Encodes mono samples to whole MP3 frames without any header before them, so that encoded pieces can simply be joined:
 * each starts anew, and what the encoder adds at its ends is a short pause between sentences.
 */
export async function openMp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return {
    encode(samples, sampleRate) {
      encoder.configure({ sampleRate, channels: 1, bitrate: BITRATE });
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
