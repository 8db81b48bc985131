import { randomBytes } from "node:crypto";

let lastTime = 0;
let counter = 0;

/** `pi_…`: time, a counter and chance in base 36, so that ids made by one process sort in the order of their making. */
export function newId(prefix: string, now: number): string {
  if (now > lastTime) {
    lastTime = now;
    counter = 0;
  } else counter += 1;
  const part = (value: number, length: number) => value.toString(36).padStart(length, "0");
  return `${prefix}_${part(lastTime, 9)}${part(counter, 5)}${randomBytes(6).toString("hex")}`;
}

/** The second half of a client secret. */
export function newSecret(): string {
  return randomBytes(18).toString("hex");
}
