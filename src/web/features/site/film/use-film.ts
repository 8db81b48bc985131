import { useCallback, useEffect, useRef, useState } from "react";
import type { Line } from "#domain/speech/line.ts";
import { storage } from "#web/platform/storage.ts";
import { createSpeaking, type Speaking } from "#web/speech/speaking.ts";

/** The children's pages remember it under the same name: who wants quiet wants it everywhere. */
const MUTED = "ceiba.muted";
/** Between what is said and the next picture. */
const REST_MS = 900;

/** Plays lines one after the other; each takes as long as it is heard or read. */
export function useFilm(lines: readonly Line[]) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isMuted, setMuted] = useState(() => storage.get(MUTED) === "1");
  const muted = useRef(isMuted);
  const port = useRef<Speaking | null>(null);
  const isOver = at >= lines.length;
  const words = lines.map(({ text }) => text).join("\n");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are new each time, their words are not
  useEffect(() => {
    if (!isPlaying || isOver) return;
    port.current ??= createSpeaking(() => muted.current);
    const speaking = port.current;
    const [line, following] = [lines[at], lines[at + 1]];
    if (line === undefined) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    if (following !== undefined) speaking.preload(following);
    void speaking.say(line).then((heard) => {
      if (isWanted && heard !== "stopped") rest = setTimeout(() => setAt(at + 1), REST_MS);
    });
    return () => {
      isWanted = false;
      clearTimeout(rest);
      speaking.stop();
    };
  }, [at, isPlaying, isMuted, isOver, words]);

  return {
    /** The shot that is shown; the last one stays when the film is over. */
    at: Math.min(at, lines.length - 1),
    isOver,
    isPlaying: isPlaying && !isOver,
    isMuted,
    toggle: useCallback(() => setPlaying((before) => !before), []),
    next: useCallback(() => setAt((before) => Math.min(before + 1, lines.length)), [lines.length]),
    again: useCallback(() => {
      setAt(0);
      setPlaying(true);
    }, []),
    toggleSound: useCallback(() => {
      muted.current = !muted.current;
      storage.set(MUTED, muted.current ? "1" : "0");
      setMuted(muted.current);
    }, []),
  };
}
