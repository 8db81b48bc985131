import { useCallback, useEffect, useRef, useState } from "react";
import type { Language } from "#domain/locale/language.ts";
import { browserFallback } from "#domain/speech/fallback.ts";
import { send } from "#web/platform/api.ts";
import { storage } from "#web/platform/storage.ts";

/** Remembered on the device, for every page with a voice. */
const MUTED = "ceiba.muted";
/** Specification §7: "Voice 'fable': speed 0.9 adventure and curriculum page". */
const PAGE_VOICE = { voice: "fable", speed: 0.9 } as const;

export type Voice = {
  readonly isMuted: boolean;
  readonly toggleMute: () => void;
  /** What is being said, by an id of the caller's; null in silence. */
  readonly saying: string | null;
  /** Says a text; said again while it is being said, it stops. Muted, nothing sounds: the caption is all. */
  readonly say: (id: string, text: string) => void;
  readonly stop: () => void;
};

/**
 * A voice for texts that name nobody. The server speaks; when it cannot, the browser's own voice does with the rates of
 * specification §9, and when there is none either, the caption has said it already.
 */
export function useVoice(language: Language): Voice {
  const [isMuted, setMuted] = useState(false);
  const [saying, setSaying] = useState<string | null>(null);
  const playing = useRef<AbortController | null>(null);
  const context = useRef<AudioContext | null>(null);

  useEffect(() => setMuted(storage.get(MUTED) === "1"), []);

  const stop = useCallback(() => {
    playing.current?.abort();
    playing.current = null;
    setSaying(null);
  }, []);
  useEffect(() => stop, [stop]);

  const say = (id: string, text: string) => {
    const isRepeat = saying === id;
    stop();
    if (isMuted || isRepeat) return;
    const turn = new AbortController();
    playing.current = turn;
    setSaying(id);
    // Made at the tap: a browser lets no page sound that was never touched.
    context.current ??= "AudioContext" in globalThis ? new AudioContext() : null;
    speak(text, language, context.current, turn.signal)
      .catch(() => speakByBrowser(text, language, turn.signal))
      .finally(() => {
        if (playing.current === turn) stop();
      });
  };

  const toggleMute = () => {
    const next = !isMuted;
    if (next) stop();
    setMuted(next);
    storage.set(MUTED, next ? "1" : "0");
  };

  return { isMuted, toggleMute, saying, say, stop };
}

/** Ends when the sound has ended or was stopped. */
async function speak(
  text: string,
  language: Language,
  context: AudioContext | null,
  signal: AbortSignal,
): Promise<void> {
  if (context === null) throw new Error("This browser plays no audio.");
  const response = await send("POST /api/text-to-speech", {
    body: { text, ...PAGE_VOICE, language },
    signal,
  });
  await context.resume();
  const sound = context.createBufferSource();
  sound.buffer = await context.decodeAudioData(await response.arrayBuffer());
  if (signal.aborted) return;
  sound.connect(context.destination);
  await new Promise<void>((resolve) => {
    sound.onended = () => resolve();
    signal.addEventListener("abort", () => sound.stop(), { once: true });
    sound.start();
  });
}

/** Ends also when this browser has no voice. */
function speakByBrowser(text: string, language: Language, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !("speechSynthesis" in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    const { text: words, ...manner } = browserFallback(text, false, language);
    const speech = Object.assign(new SpeechSynthesisUtterance(words), manner);
    speech.onend = () => resolve();
    speech.onerror = () => resolve();
    signal.addEventListener("abort", () => speechSynthesis.cancel(), { once: true });
    speechSynthesis.speak(speech);
  });
}
