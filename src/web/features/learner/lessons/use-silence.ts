import { useEffect, useRef } from "react";
import { helpAfterMs } from "#domain/speech/listening.ts";

/** Nothing is touched, typed or said for a long time after a question: help is offered. */
export function useSilence(age: number, isWaiting: boolean, id: string, onSilence: () => void): void {
  const latest = useRef(onSilence);
  useEffect(() => {
    latest.current = onSilence;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question waits anew
  useEffect(() => {
    if (!isWaiting) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), helpAfterMs(age));
    };
    wait();
    const signs = ["pointerdown", "keydown", "input"] as const;
    for (const sign of signs) addEventListener(sign, wait);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wait);
    };
  }, [age, isWaiting, id]);
}
