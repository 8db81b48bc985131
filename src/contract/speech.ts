import { z } from "zod";
import { cleanForSpeech } from "#domain/speech/clean.ts";
import { spokenSeconds } from "#domain/speech/length.ts";
import {
  DEFAULT_SPEED,
  FASTEST,
  LONGEST_SPOKEN_SECONDS,
  MAX_NAME,
  MAX_NAMES,
  MAX_SPOKEN,
  MAX_SPOKEN_RAW,
  SLOWEST,
} from "#domain/speech/limits.ts";
import { SPEECH_LANGUAGES } from "#domain/speech/voices.ts";
import type { Operation } from "./operation.ts";
import { line, text } from "./text.ts";

const fields = z.object({
  /** 1 to 1,000 characters after markup, emoji and scripts that no voice can read are taken out. */
  text: text(MAX_SPOKEN_RAW)
    .transform(cleanForSpeech)
    .pipe(z.string().min(1, "nothing_to_say").max(MAX_SPOKEN, "text_too_long")),
  /** nova, fable, shimmer, alloy, onyx or echo; any other id is the custom voice. */
  voice: z.string().regex(/^[\w-]{1,64}$/, "voice"),
  speed: z.number().min(SLOWEST, "speed").max(FASTEST, "speed").default(DEFAULT_SPEED),
  /** Absent: the language cookie, else what the text looks like. A region chooses the accent. */
  language: z.enum(SPEECH_LANGUAGES).optional(),
  /** Names of people that the text may contain: then it never leaves this server and is not kept. */
  names: z.array(line(MAX_NAME)).max(MAX_NAMES, "names").default([]),
  /** The text is about someone in particular, whatever the names: the same treatment. */
  personal: z.boolean().default(false),
});

export const speechRequest = fields.refine(
  ({ text: said, speed }) => spokenSeconds(said, speed) <= LONGEST_SPOKEN_SECONDS,
  { error: "text_too_long", path: ["text"] },
);
export type SpeechRequest = z.output<typeof speechRequest>;

export const speechOperations = {
  "POST /api/text-to-speech": {
    summary: "Speak a text: MP3, mono.",
    access: "public",
    body: speechRequest,
    media: "audio/mpeg",
    errors: ["unavailable"],
  },
  "GET /api/text-to-speech": {
    summary: "Whether a speech server speaks here, or only the embedded voices.",
    access: "public",
    output: z.object({ hasServer: z.boolean() }),
  },
} as const satisfies Record<string, Operation>;
