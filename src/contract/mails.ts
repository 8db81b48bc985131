import { z } from "zod";
import { MAIL_FAULTS, MAIL_STATES, MAIL_VIEWS } from "#domain/staff/mails.ts";
import type { Operation } from "./operation.ts";
import { line, timestampSchema } from "./text.ts";

/** Rows of one answer. */
export const MAILS_ON_A_PAGE = 25;

const id = z.string().min(1).max(64);

/** A mail as staff see it: never its text, which is gone once it was sent, and may hold a link that is somebody's alone. */
export const deskMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.enum(["family", "staff"]),
  /** The family that it is about, where that is known by more than its address. */
  leadId: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  /** How often it was tried in vain. */
  attempts: z.number().int(),
  /** Why the last try was in vain. */
  fault: z.enum(MAIL_FAULTS).nullable(),
  createdAt: timestampSchema,
  /** When it is tried next; null where it is not. */
  dueAt: timestampSchema.nullable(),
  sentAt: timestampSchema.nullable(),
});
export type DeskMail = z.infer<typeof deskMail>;

/** What became of each mail (decision 210). */
export const mailOperations = {
  "GET /api/admin/mails": {
    summary: "Mails, newest first: to whom, what, and what became of each.",
    access: "staff",
    audit: "mails_read",
    query: z.object({
      view: z.enum(MAIL_VIEWS).default("all"),
      /** Part of an address or of a subject. */
      search: line(100).optional(),
      /** The next ones after a page: its `next`. */
      after: z
        .string()
        .regex(/^\d{1,15}\.[\w-]{1,64}$/, "cursor")
        .optional(),
    }),
    output: z.object({
      /** Whether mails leave, or become files that nobody gets. */
      delivery: z.enum(["smtp", "folder"]),
      items: z.array(deskMail),
      next: z.string().nullable(),
    }),
  },
  "POST /api/admin/mails/{id}/again": {
    summary: "Try a mail again now that was tried in vain. 409 for any other.",
    access: "staff",
    audit: "mail_sent_again",
    params: z.object({ id }),
    errors: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;
