import type { Play } from "#domain/learner/day/day.ts";
import coast from "#web/assets/art/counter-shell.svg";
import math from "#web/assets/art/pic-count-3.svg";
import funTime from "#web/assets/art/pic-jump.svg";
import adventure from "#web/assets/art/pic-math-river.svg";
import reading from "#web/assets/art/pic-story.svg";
import meadow from "#web/assets/art/scene-meadow-wide.svg";
import sea from "#web/assets/art/scene-sea-wide.svg";

/** What the way of a day leads through; by turns over the meadow and along the sea. */
export const SCENES = [meadow, sea] as const;

export function playPicture(play: Play, isYoung: boolean): string {
  if (play === "adventure") return isYoung ? funTime : adventure;
  return { coast, math, reading }[play];
}
