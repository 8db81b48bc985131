import { useCallback, useEffect, useRef, useState } from "react";
import type { Line } from "#domain/speech/line.ts";
import { type HeardBy, LISTEN_AFTER_MS } from "#domain/speech/listening.ts";
import { useVoice } from "./voice.tsx";

/**
 * Asks a line aloud when it appears, again in another language, and at a call. §9: listening may begin 800 ms after
 * the audio ends, 500 ms after the browser's voice; `turn` is raised then (give it to Answer). A tap that stopped the
 * voice raises nothing: whoever taps, answers by tapping.
 *
 * @param id another id is another question
 * @param isReady false as long as something covers the screen; the line is said when it is gone
 */
export function useAsked(
  id: string,
  line: Line,
  isReady = true,
): {
  readonly turn: number;
  readonly again: () => void;
  /** Another line that answers may follow, a guide's sample for instance: `turn` rises after it as well. */
  readonly listenAfter: (saying: Promise<HeardBy>) => void;
} {
  const voice = useVoice();
  const [turn, setTurn] = useState(0);
  const latest = useRef({ id, line, say: voice.say });
  useEffect(() => {
    latest.current = { id, line, say: voice.say };
  });
  const round = useRef(0);

  const listenAfter = useCallback(async (saying: Promise<HeardBy>) => {
    round.current += 1;
    const mine = round.current;
    const heard = await saying;
    if (heard === "stopped") return;
    await new Promise((resolve) => setTimeout(resolve, LISTEN_AFTER_MS[heard]));
    if (round.current === mine) setTurn((now) => now + 1);
  }, []);
  const again = useCallback(() => {
    const { id: asked, line: words, say } = latest.current;
    return listenAfter(say(asked, words));
  }, [listenAfter]);

  const { stop } = voice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or other words are asked, nothing else
  useEffect(() => {
    setTurn(0);
    if (!isReady) return;
    void again();
    return () => {
      round.current += 1;
      stop();
    };
  }, [id, line.text, isReady, again, stop]);

  return { turn, again: () => void again(), listenAfter: (saying) => void listenAfter(saying) };
}
