import { randomBytes } from "node:crypto";

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
  return `${lastTime.toString(16).padStart(12, "0")}${counter.toString(16).padStart(4, "0")}${randomBytes(10).toString("hex")}`;
}
