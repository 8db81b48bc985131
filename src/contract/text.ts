import { z } from "zod";

// They live in the domain, so that the page can know them without the schema library.
export { MAX_FIELD, MAX_MESSAGE } from "#domain/enrolment/limits.ts";

/** The most bytes of one request body. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Control characters other than newline and tab; also the invisible marks that reorder text on screen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

/** Free text: carriage returns become newlines, ends trimmed, no control characters, at most `max` characters. */
export function text(max: number) {
  return z
    .string()
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .max(max, "text_too_long")
        .refine((value) => !FORBIDDEN.test(value), "text_control"),
    );
}

/**
 * Text of one line, such as a name: line breaks, tabs and runs of spaces become one space. Nobody can write further
 * lines, such as another "E-mail: …", into the mail that staff read.
 */
export function line(max: number) {
  return z
    .string()
    .transform((value) => value.replace(/[^\S\v\f]+/g, " "))
    .pipe(text(max));
}

export const languageSchema = z.enum(["en", "es"]);

/** An identifier made by a browser: prefix, time and random, in whatever joining; nothing that needs escaping. */
export const sessionIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/, "session_id");

/** A time as ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime();
