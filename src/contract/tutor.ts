import { z } from "zod";
import { learnerAge } from "#domain/learner/age.ts";
import { guideName } from "#domain/learner/guide.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, MAX_FIELD, sessionIdSchema, text, timestampSchema } from "./text.ts";

/** Whatever a child pastes is screened; a tutor answers the beginning of it. */
const MAX_TUTOR_MESSAGE = 10_000;

/** Learner-side specification §7: studentName, message, sessionId; the age and the language may be told as well. */
const tutorRequest = z.object({
  studentName: line(MAX_FIELD).transform(cleanName).pipe(z.string().min(1, "required")),
  message: text(MAX_TUTOR_MESSAGE).pipe(z.string().min(1, "required")),
  /** `student-{timestamp}`, and by decision 003 something by chance after it. */
  sessionId: sessionIdSchema,
  /** Decides how the tutor speaks; the middle of the range when it is not told. */
  age: z.unknown().optional().transform(learnerAge),
  language: languageSchema.optional(),
  /** Whom the child chose: by that name the tutor answers, up to six by Luna's alone (decision 149). */
  guide: z.unknown().optional().transform(guideName),
});

const tutorReply = z.object({
  response: z.string(),
  /** The words answer something grave: they are not read aloud by themselves, and can be hidden with one tap. */
  isCare: z.literal(true).optional(),
});

/** §3 "messages (id, content, isWildlight flag, timestamp)". */
const tutorMessage = z.object({
  id: z.string(),
  content: z.string(),
  isWildlight: z.boolean(),
  timestamp: timestampSchema,
  /** As in the reply; the child's own message carries it too. */
  isCare: z.literal(true).optional(),
});
export type TutorMessage = z.infer<typeof tutorMessage>;

export const tutorOperations = {
  "POST /api/wildlight-chat": {
    summary: "Write to the Jungle School tutor. Streams when asked with Accept: text/event-stream.",
    access: "student",
    body: tutorRequest,
    output: tutorReply,
    errors: ["forbidden", "consent_required", "chat_closed", "unavailable"],
    countsItself: true,
    hearsAfterClass: true,
    streams: true,
  },
  "GET /api/wildlight-chat/{sessionId}": {
    summary: "The messages of a browser's own conversation with the tutor, oldest first.",
    access: "student",
    params: z.object({ sessionId: sessionIdSchema }),
    output: z.array(tutorMessage),
    errors: ["forbidden"],
  },
} as const satisfies Record<string, Operation>;
