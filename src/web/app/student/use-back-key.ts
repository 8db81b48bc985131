import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** What an entry of the history holds: how many lie before it in the portal. */
const DEPTH = "ceibaStage";

/**
 * The browser's and the phone's Back go back one stage and never out of the portal: each stage that comes is an entry of
 * the history. Where a stage has nothing behind it, Back stays there; the way out is the arrow in the bar. Browsers pass
 * over entries that were made before anybody touched the page, so the first touch makes one more.
 *
 * @param stage another one is another entry
 * @param goBack goes back one stage; false when there is none behind this one
 */
export function useBackKey(stage: string, goBack: () => boolean): void {
  const latest = useRef(goBack);
  useLayoutEffect(() => {
    latest.current = goBack;
  });
  const depth = useRef(0);
  const isTouched = useRef(false);
  /** The stage whose entry is the last one; after Back the stage that comes has its entry already. */
  const shown = useRef<string | null>(null);

  const push = useCallback(() => {
    depth.current += 1;
    history.pushState({ [DEPTH]: depth.current }, "");
  }, []);

  useEffect(() => {
    const onTouch = () => {
      if (!isTouched.current) push();
      isTouched.current = true;
    };
    const onPop = ({ state }: PopStateEvent) => {
      const to = Number(state?.[DEPTH] ?? 0);
      const isForward = to > depth.current;
      depth.current = to;
      if (isForward) return;
      if (latest.current()) shown.current = null;
      if (to > 0) return;
      // At the portal's first entry the next Back would leave it.
      push();
      isTouched.current = false;
    };
    depth.current = Number(history.state?.[DEPTH] ?? 0);
    addEventListener("pointerdown", onTouch, true);
    addEventListener("keydown", onTouch, true);
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("pointerdown", onTouch, true);
      removeEventListener("keydown", onTouch, true);
      removeEventListener("popstate", onPop);
    };
  }, [push]);

  useLayoutEffect(() => {
    if (isTouched.current && shown.current !== null && shown.current !== stage) push();
    shown.current = stage;
  }, [stage, push]);
}
