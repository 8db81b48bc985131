import { browserFallback } from "#domain/speech/fallback.ts";
import type { Line } from "#domain/speech/line.ts";

/** A device's voice that has not begun by then will not: some report neither end nor error. */
const VOICE_BEGINS_MS = 3000;

/**
 * Says a line by the device.
 *
 * @param voice the one to speak; absent, the browser takes one for the language
 * @returns false when this browser has no voice, or its voice failed
 */
export function speakByDevice(
  line: Line,
  signal: AbortSignal,
  onWord: (at: number) => void,
  voice: SpeechSynthesisVoice | null = null,
): Promise<boolean> {
  if (signal.aborted || !("speechSynthesis" in globalThis)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { text, lang, ...manner } = browserFallback(line);
    const speech = Object.assign(new SpeechSynthesisUtterance(text), manner);
    speech.lang = voice?.lang ?? lang;
    if (voice !== null) speech.voice = voice;
    const mute = setTimeout(() => {
      speechSynthesis.cancel();
      resolve(false);
    }, VOICE_BEGINS_MS);
    const end = (wasHeard: boolean) => {
      clearTimeout(mute);
      resolve(wasHeard);
    };
    speech.onstart = () => clearTimeout(mute);
    speech.onend = () => end(true);
    speech.onerror = () => end(false);
    speech.onboundary = ({ charIndex }) => onWord(text.slice(0, charIndex).split(/\s+/).length - 1);
    const cancel = () => {
      end(false);
      speechSynthesis.cancel();
    };
    signal.addEventListener("abort", cancel, { once: true });
    speechSynthesis.speak(speech);
  });
}
