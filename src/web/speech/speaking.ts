import type { Line } from "#domain/speech/line.ts";
import { captionMs, type HeardBy } from "#domain/speech/listening.ts";
import { send } from "#web/platform/api.ts";
import { withoutMissingKeys } from "#web/platform/i18n.tsx";
import { type Audio, audioContext } from "./audio.ts";
import { speakByDevice } from "./by-device.ts";
import { type ChosenVoice, firstVoice } from "./device-voices.ts";

/** Preloaded lines; more than one screen needs. */
const KEPT_LINES = 24;
/** A browser lets no page sound that was never touched: then the line stays a caption. */
const WAKE_MS = 400;

export type Speaking = {
  /** Says a line and ends when it was heard, read or stopped. A line said before is cut off. */
  readonly say: (line: Line, onWord?: (at: number) => void, chosen?: ChosenVoice) => Promise<HeardBy>;
  /** §7 "A preload variant sends the same request." A failure is only logged (§8). */
  readonly preload: (line: Line) => void;
  readonly stop: () => void;
};

/**
 * The speaking port: a natural voice of the device where the school has no speech server (decision 138), else the server's
 * audio; when that fails the browser's voice with the rates of §9; when there is none, or the sound is off, silence as long
 * as the caption takes to read.
 *
 * @param isMuted asked at each line
 */
export function createSpeaking(isMuted: () => boolean): Speaking {
  const kept = new Map<string, Promise<ArrayBuffer>>();
  let turn: AbortController | null = null;

  const load = (line: Line, signal?: AbortSignal): Promise<ArrayBuffer> => {
    // Names are kept nowhere (decision 072): once nobody waits for such a line, the server need not say it either.
    if (line.names.length > 0) return fetchAudio(line, signal);
    const key = JSON.stringify(line);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const loading = fetchAudio(line);
    kept.set(key, loading);
    // What failed is asked for again.
    loading.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -KEPT_LINES)) kept.delete(oldest);
    return loading;
  };

  const stop = () => {
    turn?.abort();
    turn = null;
  };

  return {
    stop,
    preload: (line) => {
      const heard = spoken(line);
      if (isMuted() || heard.text === "") return;
      firstVoice(heard.language)
        .then((voice) => (voice === null ? load(heard) : null))
        .catch((error: unknown) => console.info("TTS preload failed", error));
    },
    say: async (line, onWord = () => {}, chosen = undefined) => {
      stop();
      const mine = new AbortController();
      turn = mine;
      const { signal } = mine;
      const heard = await hear(spoken(line), { isMuted, load, signal, onWord, chosen });
      return signal.aborted ? "stopped" : heard;
    },
  };
}

function spoken(line: Line): Line {
  return { ...line, text: withoutMissingKeys(line.text) };
}

type Hearing = {
  readonly isMuted: () => boolean;
  readonly load: (line: Line, signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly signal: AbortSignal;
  readonly onWord: (at: number) => void;
  /** A grown-up listens to this voice; undefined by what was chosen for all. */
  readonly chosen: ChosenVoice | undefined;
};

async function hear(line: Line, { isMuted, load, signal, onWord, chosen }: Hearing): Promise<HeardBy> {
  if (isMuted() || line.text === "") return caption(line, signal);
  // Made at the tap that led here, before anything is waited for.
  const audio = audioContext();
  const voice = await firstVoice(line.language, chosen);
  if (signal.aborted) return "stopped";
  if (voice !== null && (await speakByDevice(line, signal, onWord, voice))) return "browser";
  if (signal.aborted) return "stopped";
  let failure = "TTS request failed";
  try {
    if (audio === null) throw new Error("This browser plays no audio.");
    const bytes = await load(line, signal);
    failure = "Audio playback failed";
    if (!(await isAwake(audio, signal))) return caption(line, signal);
    await play(audio, bytes, line, signal, onWord);
    return "server";
  } catch (error) {
    if (signal.aborted) return "stopped";
    // §8: logged, and the browser's voice goes on.
    console.info(failure, error);
    return (await speakByDevice(line, signal, onWord)) ? "browser" : caption(line, signal);
  }
}

async function fetchAudio(
  { text, voice, speed, language, names }: Line,
  signal?: AbortSignal,
): Promise<ArrayBuffer> {
  const body = { text, voice, speed, language, names: [...names], personal: names.length > 0 };
  return (await send("POST /api/text-to-speech", { body, ...(signal && { signal }) })).arrayBuffer();
}

async function isAwake(audio: Audio, signal: AbortSignal): Promise<boolean> {
  if (audio.state !== "running") await Promise.race([audio.resume(), pause(WAKE_MS, signal)]);
  return audio.state === "running";
}

async function play(
  audio: Audio,
  bytes: ArrayBuffer,
  line: Line,
  signal: AbortSignal,
  onWord: (at: number) => void,
): Promise<void> {
  const sound = audio.createBufferSource();
  // Decoding takes the bytes away; another time wants them again.
  sound.buffer = await audio.decodeAudioData(bytes.slice(0));
  if (signal.aborted) return;
  sound.connect(audio.destination);
  const words = wordTimes(line.text, sound.buffer.duration * 1000).map(({ at, ms }) =>
    setTimeout(() => onWord(at), ms),
  );
  await new Promise<void>((resolve) => {
    sound.onended = () => resolve();
    signal.addEventListener("abort", () => sound.stop(), { once: true });
    sound.start();
  });
  for (const timer of words) clearTimeout(timer);
}

/** When each word is about to sound, by its share of the letters: near enough to follow with the eyes. */
function wordTimes(text: string, duration: number): { at: number; ms: number }[] {
  const words = text.trim().split(/\s+/);
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  let before = 0;
  return words.map((word, at) => {
    const ms = (before / letters) * duration;
    before += word.length + 1;
    return { at, ms };
  });
}

async function caption(line: Line, signal: AbortSignal): Promise<HeardBy> {
  await pause(captionMs(line.text), signal);
  return "caption";
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
