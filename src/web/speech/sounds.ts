import { audioContext } from "./audio.ts";

/** A note: when it begins, how long it rings (seconds), and its pitch (hertz). */
type Note = readonly [at: number, seconds: number, hertz: number];

/** Wood and kalimba, all under 700 ms; each has a picture beside it on the screen. */
const SOUNDS = {
  tap: [[0, 0.07, 420]],
  listen: [
    [0, 0.16, 523],
    [0.12, 0.22, 659],
  ],
  rest: [
    [0, 0.16, 659],
    [0.12, 0.22, 523],
  ],
  kept: [
    [0, 0.09, 880],
    [0.06, 0.2, 1175],
  ],
  page: [[0, 0.12, 330]],
  call: [
    [0, 0.3, 587],
    [0.16, 0.45, 784],
  ],
  badge: [
    [0, 0.25, 523],
    [0.13, 0.25, 659],
    [0.26, 0.25, 784],
    [0.39, 0.3, 1047],
  ],
  knock: [[0, 0.14, 150]],
  "bell-1": [[0, 0.65, 262]],
  "bell-2": [[0, 0.65, 294]],
  "bell-3": [[0, 0.65, 330]],
  "bell-4": [[0, 0.65, 349]],
  "bell-5": [[0, 0.65, 392]],
  "bell-6": [[0, 0.65, 440]],
  "bell-7": [[0, 0.65, 494]],
  "bell-8": [[0, 0.65, 523]],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

/** At 40 % of the voice. */
const VOLUME = 0.4;

/** Plays one of the short sounds, if the page may sound at all. */
export function playSound(sound: Sound): void {
  const audio = audioContext();
  if (audio === null || audio.state !== "running") return;
  for (const [at, seconds, hertz] of SOUNDS[sound]) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    // A struck bar: at once there, then fading.
    loudness.gain.setValueAtTime(VOLUME * 0.5, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
