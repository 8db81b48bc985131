import { knownOn, type Mastery, type SkillMemory } from "./mastery.ts";

/** What is remembered as surely as this is worth a quarter: asking again would cost a child's time and add little. */
const SURE = 0.97;
const SURE_IS_WORTH = 0.25;
/** Waiting longer is worth more, but less and less so: what was not asked for weeks is not to push aside all the rest. */
const WAITING = 0.25;

/** How much there is to win by asking now, from how long ago it was for how long it lasts. */
function worthOf(memory: SkillMemory | undefined, day: number): number {
  if (memory === undefined) return 1;
  const waited = ((day - memory.on) / Math.max(1, memory.stability)) ** WAITING;
  const isSure = knownOn(memory, day) > SURE * memory.known;
  // Of two that have waited alike, the one that sits less firmly.
  const open = waited * (1 + (1 - memory.known) / 4);
  return isSure ? open * SURE_IS_WORTH : open;
}

/**
 * How much is won by remembering these skills today, together: what is asked in one breath is worth the more, the more
 * skills it holds up and the longer they have waited.
 */
export function worthOfRemembering(mastery: Mastery, skills: readonly string[], day: number): number {
  return skills.reduce((sum, skill) => sum + worthOf(mastery[skill], day), 0);
}
