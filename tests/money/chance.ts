/** The same chances for the same seed. */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  let state = seed >>> 0;
  /** Mulberry32: from 0 to below 1. */
  const draw = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    draw,
    happens: (probability: number) => draw() < probability,
    below: (limit: number) => Math.floor(draw() * limit),
    one: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(draw() * choices.length)] ?? choices[0],
  };
}
