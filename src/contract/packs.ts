import { z } from "zod";
import {
  MAX_PARENT_QUESTION,
  PARENT_QUESTION_STATUSES,
  SUPPORT_OUTCOMES,
} from "#domain/packs/parent-support.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, MAX_FIELD, text, timestampSchema } from "./text.ts";

const id = z.string().min(1).max(64);
/** What only the browser that asked knows of a kept question. */
const receipt = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, "receipt");

export const parentSupportRequest = z.object({
  question: text(MAX_PARENT_QUESTION).pipe(z.string().min(1, "required")),
  language: languageSchema,
  /** Keep it for the school's staff without trying to answer: the answer was not what was asked. */
  toStaff: z.boolean().default(false),
});

export const parentSupportReply = z.object({
  outcome: z.enum(SUPPORT_OUTCOMES),
  message: z.string(),
  /** Questions that may be meant, when the outcome is `offered`. */
  suggestions: z.array(z.string()).max(3),
  /** For leaving an e-mail beside a kept question; null otherwise. */
  receipt: receipt.nullable(),
});
export type ParentSupportReply = z.infer<typeof parentSupportReply>;

/** A question that waits for the staff, or did. */
export const parentQuestion = z.object({
  id: z.string(),
  question: z.string(),
  language: languageSchema,
  /** Where the family would like the reply, if they said so. */
  email: z.string().nullable(),
  status: z.enum(PARENT_QUESTION_STATUSES),
  createdAt: timestampSchema,
  answeredAt: timestampSchema.nullable(),
  /** The e-mail of the member of staff who marked it answered. */
  answeredBy: z.string().nullable(),
});
export type ParentQuestion = z.infer<typeof parentQuestion>;

/** Little Explorers: sheets to print, the certificate, and the parents' questions. */
export const packOperations = {
  "GET /api/packs/{week}/downloads/{id}": {
    summary: "A sheet of a weekly pack to print, as a tagged PDF.",
    access: "public",
    params: z.object({
      week: z.coerce.number().int().min(1).max(52),
      id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    }),
    query: z.object({ language: languageSchema.default("en") }),
    media: "application/pdf",
    errors: ["not_found"],
  },
  "POST /api/packs/certificate": {
    summary: "The certificate of the four weeks, with a name that is neither kept nor recorded.",
    access: "public",
    body: z.object({
      /** As typed; made printable by the server. Without letters the certificate has a line to write on. */
      name: z.string().max(20_000, "text_too_long"),
      language: languageSchema,
    }),
    media: "application/pdf",
  },
  "POST /api/parent-support": {
    summary: "Ask about the weeks at home. What cannot be answered is kept for the school's staff.",
    access: "public",
    body: parentSupportRequest,
    output: parentSupportReply,
  },
  "POST /api/parent-support/email": {
    summary: "Leave an e-mail for the reply to a kept question.",
    access: "public",
    body: z.object({ receipt, email: text(MAX_FIELD).pipe(z.email("email")) }),
    errors: ["not_found"],
  },
  "GET /api/admin/parent-questions": {
    summary: "The parents' questions: open ones first, then the newest.",
    access: "staff",
    output: z.array(parentQuestion),
  },
  "PATCH /api/admin/parent-questions/{id}": {
    summary: "Mark a parent's question answered, or open again.",
    access: "staff",
    params: z.object({ id }),
    body: z.object({ status: z.enum(PARENT_QUESTION_STATUSES) }),
    output: parentQuestion,
    errors: ["not_found"],
  },
  "DELETE /api/admin/parent-questions/{id}": {
    summary: "Erase a parent's question with the e-mail left beside it.",
    access: "staff",
    proof: true,
    audit: "question_erased",
    params: z.object({ id }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
