/** What an MP3 says about itself when its frames are walked, from the first byte to the last. */
export type Mp3Facts = {
  readonly seconds: number;
  readonly sampleRate: number;
  readonly mono: boolean;
  readonly bitrate: number;
  /** Bits of sound in a frame, on average; a silent frame has next to none. */
  readonly bitsPerFrame: number;
};

const RATES = [22050, 24000, 16000];
const KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLES_PER_FRAME = 576;

/** Reads MPEG-2 layer III without checksums, which is what speech is encoded as here. @throws on anything else */
export function readMp3(bytes: Uint8Array): Mp3Facts {
  let at = 0;
  let frames = 0;
  let bits = 0;
  let facts = { sampleRate: 0, mono: false, bitrate: 0 };
  while (at < bytes.length) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
    if (a !== 0xff || b !== 0xf3) throw new Error(`No frame at byte ${at} of ${bytes.length}.`);
    const bitrate = (KILOBITS[c >> 4] ?? 0) * 1000;
    const sampleRate = RATES[(c >> 2) & 3] ?? 0;
    facts = { sampleRate, mono: d >> 6 === 3, bitrate };
    // Side information of a mono frame: 8 bits main_data_begin, 1 private, then 12 bits part2_3_length.
    const side = bytes.subarray(at + 4, at + 8);
    bits += (((side[1] ?? 0) & 0x7f) << 5) | ((side[2] ?? 0) >> 3);
    at += Math.floor(((SAMPLES_PER_FRAME / 8) * bitrate) / sampleRate) + ((c >> 1) & 1);
    frames += 1;
  }
  return { ...facts, seconds: (frames * SAMPLES_PER_FRAME) / facts.sampleRate, bitsPerFrame: bits / frames };
}
