import { z } from "zod";
import type { Operation } from "./operation.ts";
import { languageSchema, line, MAX_FIELD, text, timestampSchema } from "./text.ts";

/** Says whose address it is, and what it may do; only mails carry one. */
const token = z.string().regex(/^[A-Za-z0-9_.-]{40,160}$/, "token");

export const newsletterRequest = z.object({
  email: text(MAX_FIELD).pipe(z.email("email")),
  language: languageSchema,
});

const MAX_SUBJECT = 150;
const MAX_LETTER = 10_000;
const words = z.object({
  subject: line(MAX_SUBJECT).pipe(z.string().min(1, "required")),
  text: text(MAX_LETTER).pipe(z.string().min(1, "required")),
});

/** The newsletter: asked for on a page, confirmed by mail, ended by one click (decision 135). */
export const newsletterOperations = {
  "POST /api/newsletter": {
    summary:
      "Ask for the newsletter. Nothing is sent but one mail, whose link confirms it; the answer never tells who is on the list.",
    access: "public",
    body: newsletterRequest,
  },
  "POST /api/newsletter/confirm": {
    summary: "Confirm the newsletter with the link of the mail.",
    access: "public",
    body: z.object({ token }),
    errors: ["link_expired"],
  },
  "POST /api/newsletter/unsubscribe": {
    summary:
      "End the newsletter, with one click and no question (RFC 8058). Whatever body a mail program sends is not read.",
    access: "public",
    query: z.object({ token }),
    errors: ["link_expired"],
  },
  "GET /api/admin/newsletter": {
    summary: "How many receive the newsletter in each language, and when the last letter was sent.",
    access: "staff",
    output: z.object({
      confirmed: z.object({ en: z.number().int(), es: z.number().int() }),
      lastLetterAt: timestampSchema.nullable(),
    }),
  },
  "POST /api/admin/newsletter/letters": {
    summary: "Send a letter to everybody who confirmed, each in their language.",
    access: "staff",
    proof: true,
    audit: "newsletter_sent",
    body: z.object({ en: words, es: words }),
    output: z.object({ mails: z.number().int() }),
    errors: ["conflict"],
  },
} as const satisfies Record<string, Operation>;
