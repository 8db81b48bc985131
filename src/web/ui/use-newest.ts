import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** How near the foot counts as reading the newest message, in px. */
const NEAR = 80;

/**
 * Keeps the newest message in view, without pulling back a reader who scrolled up: such a reader is told instead.
 * A newest message taller than the window is shown from its beginning.
 *
 * @param count how many messages there are
 * @param own whether the newest one is the reader's own, which always comes into view
 * @param growing the text of the answer on its way, which moves the foot as well
 */
export function useNewest(count: number, own: boolean, growing: string | null) {
  const scroller = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [unseen, setUnseen] = useState(false);

  const show = useCallback((behavior: ScrollBehavior = "auto") => {
    const element = scroller.current;
    if (element === null) return;
    following.current = true;
    setUnseen(false);
    element.scrollTo({ top: restingPlace(element), behavior });
  }, []);

  const seen = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these moves the foot
  useLayoutEffect(() => {
    const isNew = count !== seen.current;
    seen.current = count;
    if (following.current || (isNew && own)) show();
    else if (isNew) setUnseen(true);
  }, [count, own, growing, show]);

  /** For the list's ref: it may leave the page and come back, as when a conversation is hidden and shown again. */
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (element === null) return;
      const onScroll = () => {
        following.current = element.scrollTop >= restingPlace(element) - NEAR;
        if (following.current) setUnseen(false);
      };
      element.addEventListener("scroll", onScroll, { passive: true });
      // A form that arrives late or a keyboard that opens changes the height; someone who types in there is left alone.
      const resized = new ResizeObserver(() => {
        if (following.current && !element.contains(document.activeElement)) show();
      });
      resized.observe(element);
      for (const child of element.children) resized.observe(child);
      return () => {
        element.removeEventListener("scroll", onScroll);
        resized.disconnect();
        scroller.current = null;
      };
    },
    [show],
  );

  return { scroller: watch, unseen, show };
}

/** Where the list rests: at its foot, or at the head of the newest message when that one is taller than the window. */
function restingPlace(element: HTMLElement): number {
  const foot = element.scrollHeight - element.clientHeight;
  const turns = element.querySelectorAll<HTMLElement>("[data-turn]");
  const newest = turns[turns.length - 1];
  if (newest === undefined) return foot;
  const top = newest.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
  return Math.max(0, Math.min(foot, top - 16));
}
