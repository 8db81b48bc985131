import { createContext, use, useLayoutEffect, useRef } from "react";

/** A place inside a stage that is left by Back before the stage is. */
export type WayBack = { readonly place: string; readonly goBack: () => void };

/** Tells whoever holds the Back button of a way inside the stage; null once there is none. */
export const WayBackContext = createContext<(way: WayBack | null) => void>(() => {});

/**
 * Back leads from here to where the child came from, and not out of the stage: from the moment at which the place is
 * seen, so that a quick hand is not led out.
 *
 * @param place another one is another step back; null where Back leaves the stage
 */
export function useWayBack(place: string | null, goBack: () => void): void {
  const tell = use(WayBackContext);
  const latest = useRef(goBack);
  useLayoutEffect(() => {
    latest.current = goBack;
  });
  useLayoutEffect(() => {
    if (place === null) return;
    tell({ place, goBack: () => latest.current() });
    return () => tell(null);
  }, [place, tell]);
}
