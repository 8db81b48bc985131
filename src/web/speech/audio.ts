export type Audio = AudioContext;

let context: AudioContext | null = null;

/** The page's one audio output, made at the first sound; null where the browser has none. */
export function audioContext(): Audio | null {
  context ??= "AudioContext" in globalThis ? new AudioContext() : null;
  return context;
}
