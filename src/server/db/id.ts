import { randomBytes } from "node:crypto";

/** Chance is fetched for many ids at once: asking for it costs more than making an id of it. */
const CHANCE = 10;
const FETCHED = CHANCE * 128;
let chances = Buffer.alloc(0);
let used = 0;

function chance(): string {
  if (used + CHANCE > chances.length) {
    chances = randomBytes(FETCHED);
    used = 0;
  }
  used += CHANCE;
  return chances.toString("hex", used - CHANCE, used);
}

let lastTime = 0;
let counter = 0;

/**
 * A new id: 48 bits of time, 12 of a counter, 80 of chance, as 36 hexadecimal characters. Ids made by one process
 * sort in the order in which they were made, even within a millisecond and when the clock steps back.
 */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    lastTime += 1;
    counter = 0;
  }
  return `${lastTime.toString(16).padStart(12, "0")}${counter.toString(16).padStart(4, "0")}${chance()}`;
}
