import type { Chance } from "./skill.ts";

/**
 * Chance that a seed decides: the same seed gives the same numbers. An assignment asked for again in the same session,
 * in another language for example, then draws the same modules.
 *
 * The seed is hashed by FNV-1a, the numbers come from mulberry32; good enough for a draw, not for secrets.
 */
export function seededChance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const unit of seed) state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
