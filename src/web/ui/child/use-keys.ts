import { useEffect, useRef } from "react";

type Keys = {
  /** Keys 1 to 4: a choice by its place, from 0. */
  readonly choose?: (at: number) => void;
  /** R: the guide says it again. */
  readonly repeat?: () => void;
  /** Space: the microphone. */
  readonly talk?: () => void;
  /** Backspace: takes the last digit back. */
  readonly erase?: () => void;
};

const WRITES = "input, textarea, select, [contenteditable]";
const TAKES_SPACE = "button, a, [role=button]";

/** The keys of a child's screen. Whoever writes writes, and a button keeps its own Space. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      // What lies behind an open dialog is not asked.
      if (document.querySelector("dialog[open]") !== null) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest(WRITES)) return;
      const { choose, repeat, talk, erase } = latest.current;
      if (/^[1-4]$/.test(event.key)) choose?.(Number(event.key) - 1);
      else if (event.key.toLowerCase() === "r") repeat?.();
      else if (event.key === "Backspace") erase?.();
      else if (event.key === " " && talk !== undefined && !at?.closest(TAKES_SPACE)) {
        event.preventDefault();
        talk();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
