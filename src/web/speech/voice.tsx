import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Line } from "#domain/speech/line.ts";
import type { HeardBy } from "#domain/speech/listening.ts";
import { storage } from "#web/platform/storage.ts";
import { type ChosenVoice, deviceVoices } from "./device-voices.ts";
import { playSound, type Sound } from "./sounds.ts";
import { createSpeaking, type Speaking } from "./speaking.ts";

/** Remembered on the device, for every page with a voice. */
const MUTED = "ceiba.muted";

export type Voice = {
  readonly isMuted: boolean;
  readonly toggleMute: () => void;
  /** What is being said, by an id of the caller's; null in silence. */
  readonly saying: string | null;
  /** The word that sounds now, counted from 0; -1 between words and where no voice tells. */
  readonly word: number;
  /** Says a line; ends when it was heard, read, or stopped. One voice at a time: another line cuts it off. */
  readonly say: (id: string, line: Line, chosen?: ChosenVoice) => Promise<HeardBy>;
  readonly stop: () => void;
  readonly preload: (line: Line) => void;
  /** A short sound; never over a voice, never when the sound is off. */
  readonly play: (sound: Sound) => void;
};

const VoiceContext = createContext<Voice | null>(null);

/** The one voice of the page. */
export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (voice === null) throw new Error("useVoice needs a VoiceProvider above it");
  return voice;
}

/** Gives a page its voice and its mute switch's memory. */
export function VoiceProvider({ children }: { readonly children: ReactNode }) {
  const [isMuted, setMuted] = useState(false);
  const [now, setNow] = useState<{ readonly saying: string | null; readonly word: number }>(SILENCE);
  const muted = useRef(false);
  const speaking = useRef<Speaking | null>(null);
  const saying = useRef<string | null>(null);
  const port = useCallback(() => {
    speaking.current ??= createSpeaking(() => muted.current);
    return speaking.current;
  }, []);

  const mute = useCallback((next: boolean) => {
    muted.current = next;
    setMuted(next);
  }, []);
  useEffect(() => mute(storage.get(MUTED) === "1"), [mute]);
  // Some browsers tell their voices late: they are asked for before the first sentence.
  useEffect(() => void deviceVoices("en"), []);

  const stop = useCallback(() => {
    saying.current = null;
    port().stop();
    setNow(SILENCE);
  }, [port]);
  useEffect(() => stop, [stop]);

  const voice = useMemo<Voice>(
    () => ({
      isMuted,
      ...now,
      stop,
      toggleMute: () => {
        const next = !muted.current;
        if (next) stop();
        mute(next);
        storage.set(MUTED, next ? "1" : "0");
      },
      say: async (id, line, chosen) => {
        saying.current = id;
        setNow({ saying: id, word: -1 });
        const onWord = (word: number) => {
          if (saying.current === id) setNow({ saying: id, word });
        };
        const heard = await port().say(line, onWord, chosen);
        if (heard !== "stopped" && saying.current === id) {
          saying.current = null;
          setNow(SILENCE);
        }
        return heard;
      },
      preload: (line) => port().preload(line),
      play: (sound) => {
        // A bell is what is spoken of: it sounds beside the voice.
        if (!muted.current && (saying.current === null || sound.startsWith("bell-"))) playSound(sound);
      },
    }),
    [isMuted, now, stop, mute, port],
  );
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

const SILENCE = { saying: null, word: -1 } as const;
