import { useEffect, useMemo, useRef } from "react";
import { fromPromise } from "xstate";
import { overlayOf } from "#domain/rewards/celebration.ts";
import { useCelebration } from "#web/child/learner/game.ts";

/** Lends a flow its wait for the reward that covers the screen; a small one at the edge is not waited for. */
export function useCelebrated(learner: string) {
  const shown = useCelebration(learner);
  const overlay = shown === null ? null : overlayOf(shown.what);
  const isCovered = overlay !== null && "lead" in overlay;
  const latest = useRef({ isCovered, waiting: [] as (() => void)[] });
  useEffect(() => {
    latest.current.isCovered = isCovered;
    if (isCovered) return;
    for (const goOn of latest.current.waiting.splice(0)) goOn();
  }, [isCovered]);

  return useMemo(
    () =>
      fromPromise<void>(
        () =>
          new Promise((resolve) => {
            if (latest.current.isCovered) latest.current.waiting.push(resolve);
            else resolve();
          }),
      ),
    [],
  );
}
