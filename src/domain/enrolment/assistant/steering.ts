import type { Reading } from "./reader.ts";

/** Markup, a speaker's name before a colon, or a code fence: nobody asks about a school that way. */
const STRUCTURE =
  /<\/?[a-z_|][^>]{0,40}>|^\s*(?:system|sistema|assistant|asistente|user|usuario)\s*:|```|\[\/?inst/im;

/** Whether a message tries to steer the assistant instead of asking it something. Nothing of it is used then. */
export function steers(message: string, reading: Reading): boolean {
  return STRUCTURE.test(message) || reading.concepts.has("steering");
}
