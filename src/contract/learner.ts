import { z } from "zod";
import { CONSENT_PURPOSES } from "#domain/learner/consent.ts";
import { CLASS_PASSWORD, RETENTION_DAYS } from "#domain/learner/portal.ts";
import { TERM_NAMES, TERMS, type TermName } from "#domain/learner/terms.ts";
import { assignmentRequest, assignmentResult, onboardingItem } from "./assignment.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, sessionIdSchema, timestampSchema } from "./text.ts";

const purpose = z.enum(CONSENT_PURPOSES);
const purposes = z.array(purpose).max(10);

/** One thing that an adult allowed: on this device or, with the papers of the whole class, through staff. */
export const consent = z.object({
  purpose,
  grantedBy: z.enum(["adult", "class"]),
  grantedAt: timestampSchema,
});
export type Consent = z.infer<typeof consent>;

const byTerm = <Schema>(schema: (term: TermName) => Schema) =>
  Object.fromEntries(TERM_NAMES.map((term) => [term, schema(term)])) as Record<TermName, Schema>;

export const learnerSettings = z.object({
  /** What the signed papers of the whole class allow; null when nothing was ever recorded. */
  classConsent: z.object({ purposes, recordedAt: timestampSchema, recordedBy: z.string() }).nullable(),
  /** After how many days without a change what is kept about a child is deleted. */
  retentionDays: z.number().int(),
  /** Days of everything else that is kept for a time. */
  terms: z.object(byTerm(() => z.number().int())),
  /** Items of the safety desk that nobody closed and that go within a month. */
  safetyEnding: z.number().int(),
  /** Why nothing is deleted now: the clock has jumped. Null when it is believed. */
  clock: z
    .object({ seenAt: timestampSchema, now: timestampSchema, believedInHours: z.number().int() })
    .nullable(),
});
export type LearnerSettings = z.infer<typeof learnerSettings>;

/** The portal's gate and what adults allow there (decisions 002 and 005), and the assignment of a curriculum. */
export const learnerOperations = {
  "POST /api/student/session": {
    summary: "Enter the student portal. Sets an httpOnly cookie. Always slow, and slower after wrong tries.",
    access: "public",
    body: z.object({ password: z.string().min(1, "required").max(CLASS_PASSWORD.to) }),
    errors: ["wrong_password"],
  },
  "GET /api/student/session": {
    summary: "Whether this browser entered with the class password.",
    access: "public",
    output: z.object({ authenticated: z.boolean() }),
  },
  "DELETE /api/student/session": { summary: "Leave the student portal.", access: "public" },
  "POST /api/consents": {
    summary: "An adult allows these purposes on this device.",
    access: "student",
    body: z.object({
      purposes: purposes.min(1),
      grantedBy: z.literal("adult"),
      /** By which the family can be found again for export and erasure. */
      guardianEmail: z
        .string()
        .trim()
        .max(200)
        .pipe(z.union([z.literal(""), z.email()]))
        .optional(),
    }),
  },
  "GET /api/consents": {
    summary: "What is allowed on this device now.",
    access: "public",
    output: z.array(consent),
  },
  "DELETE /api/consents": {
    summary: "Take one consent back, or all of them; what was kept by it is erased.",
    access: "public",
    query: z.object({ purpose: purpose.optional() }),
  },
  "GET /api/onboarding": {
    summary: "The onboarding questions, in the language asked for, saved or preferred.",
    access: "public",
    query: z.object({ language: languageSchema.optional() }),
    output: z.array(onboardingItem),
  },
  "POST /api/assign-curriculum": {
    summary: "Assign a curriculum. The result is stored only with the profile consent.",
    access: "public",
    body: assignmentRequest,
    output: assignmentResult,
    errors: ["age_out_of_range", "forbidden"],
  },
  "GET /api/student-profile/{sessionId}": {
    summary: "The stored result of an assignment, to the browser that made it and to staff.",
    access: "public",
    params: z.object({ sessionId: sessionIdSchema }),
    output: assignmentResult,
    errors: ["forbidden", "not_found"],
  },
  "GET /api/admin/learner-settings": {
    summary: "The class's recorded consent, and how long children's data is kept.",
    access: "staff",
    output: learnerSettings,
  },
  "PUT /api/admin/student-password": {
    summary: "Set another class password; endSessions makes everyone enter again.",
    access: "staff",
    audit: "class_password",
    body: z.object({
      password: z
        .string()
        .trim()
        .min(CLASS_PASSWORD.from, "password_short")
        .max(CLASS_PASSWORD.to, "password_long"),
      endSessions: z.boolean().default(false),
    }),
  },
  "DELETE /api/admin/student-sessions": {
    summary: "End the class: every browser that entered with the class password must enter again.",
    access: "staff",
    audit: "class_ended",
  },
  "PUT /api/admin/class-consent": {
    summary: "Record what the signed papers of the whole class allow. An empty list takes it back.",
    access: "staff",
    proof: true,
    audit: "class_consent",
    body: z.object({ purposes }),
  },
  "PUT /api/admin/retention": {
    summary: "Set after how many days without a change what is kept about a child is deleted.",
    access: "staff",
    proof: true,
    audit: "retention",
    body: z.object({ days: z.number().int().min(RETENTION_DAYS.from).max(RETENTION_DAYS.to) }),
  },
  "PUT /api/admin/terms": {
    summary:
      "Set how many days other things are kept: chats, families not enrolled, questions, safety items, mails.",
    access: "staff",
    proof: true,
    audit: "retention",
    body: z.object(byTerm((term) => z.number().int().min(TERMS[term].from).max(TERMS[term].to).optional())),
  },
  "POST /api/admin/clock": {
    summary: "Staff say that the server's date is right, after a jump: what is too old may be deleted again.",
    access: "staff",
    audit: "clock_confirmed",
  },
} as const satisfies Record<string, Operation>;
