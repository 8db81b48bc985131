import { useEffect, useState } from "react";
import type { Frame, Play } from "#domain/learner/lessons/play.ts";

/** From one move of a material that plays itself to the next: as long as eyes take to follow. */
const MOVE_MS = 620;
const LIGHT_MS = 1100;

/** The material as it is seen now, while it plays itself. With reduced motion it stands at the end at once. */
export function useFrames({
  frames,
  said,
  material,
}: Pick<Play, "frames" | "said" | "material">): (Frame & { readonly isPlaying: boolean }) | null {
  const [shown, setShown] = useState({ said: -1, at: 0 });
  const at = shown.said === said.count ? shown.at : 0;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const last = frames.length - 1;
  const place = isCalm ? last : at;
  const isPlaying = place < last;
  const frame = frames[place];
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => setShown({ said: said.count, at: place + 1 }),
      frame?.lit === null ? MOVE_MS : LIGHT_MS,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, said.count, place, frame]);
  if (frame !== undefined) return { ...frame, isPlaying };
  return material === null ? null : { material, lit: null, isPlaying: false };
}
