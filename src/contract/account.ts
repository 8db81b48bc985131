import { z } from "zod";
import { STAFF_ROLES } from "#domain/staff/account.ts";
import { AUDIT_ACTIONS } from "#domain/staff/audit.ts";
import { STAFF_PASSWORD } from "#domain/staff/password.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, timestampSchema } from "./text.ts";

const id = z.string().min(1).max(64);
const email = z.email().max(200);
/** One that somebody types to prove who they are: whatever it is, it is only compared. */
const typed = z.string().min(1).max(200);
const newPassword = z
  .string()
  .min(STAFF_PASSWORD.from, "password_short")
  .max(STAFF_PASSWORD.to, "password_long");
const link = z.string().min(16).max(100);

export const account = z.object({
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  secondFactor: z.boolean(),
  /** Recovery codes that were not used yet; null without a second factor. */
  recoveryCodes: z.number().int().nullable(),
  sessions: z.array(
    z.object({
      id: z.string(),
      /** The one that asks. */
      current: z.boolean(),
      /** What the browser called itself when it signed in. */
      browser: z.string(),
      since: timestampSchema,
    }),
  ),
});
export type Account = z.infer<typeof account>;

export const staffAccount = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  secondFactor: z.boolean(),
  /** False until the one who was invited has set a password. */
  joined: z.boolean(),
  /** The one who asks. */
  self: z.boolean(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const auditEntry = z.object({
  id: z.string(),
  at: timestampSchema,
  action: z.enum(AUDIT_ACTIONS),
  /** E-mail of the member of staff; empty where nobody is known by the address that was typed. */
  by: z.string(),
  /** The id of what it was about, or a fingerprint of a family's e-mail; never a family's data. */
  reference: z.string(),
  /** What it was about, where it still exists: its page and, if it has one, its name as it is now. */
  about: z
    .object({ path: z.string(), name: z.object({ en: z.string(), es: z.string() }).nullable() })
    .nullable(),
  /** Whether it was looked up and is not found any more. */
  isGone: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The accounts of staff: their own, those of the others, and what was done with them. */
export const accountOperations = {
  "GET /api/account": {
    summary: "One's own account and where it is signed in.",
    access: "staff",
    output: account,
  },
  "POST /api/account/proof": {
    summary: "Prove the password again, before what needs it.",
    access: "staff",
    body: z.object({ password: typed }),
    errors: ["wrong_password"],
  },
  "POST /api/account/password": {
    summary: "Change one's own password. Every other session of the account ends.",
    access: "staff",
    body: z.object({ current: typed, password: newPassword }),
    errors: ["wrong_password", "weak_password"],
  },
  "DELETE /api/account/sessions": {
    summary: "Sign out everywhere, here too.",
    access: "staff",
    audit: "sessions_ended",
  },
  "DELETE /api/account/sessions/{id}": {
    summary: "End one of one's own sessions.",
    access: "staff",
    params: z.object({ id }),
    audit: "sessions_ended",
    errors: ["not_found"],
  },
  "POST /api/account/second-factor": {
    summary: "Begin with a second factor: the key for an app, and recovery codes, shown only this once.",
    access: "staff",
    body: z.object({ password: typed }),
    output: z.object({ key: z.string(), uri: z.string(), recoveryCodes: z.array(z.string()) }),
    errors: ["wrong_password", "conflict"],
  },
  "POST /api/account/second-factor/confirm": {
    summary: "A first code of the app: from now on signing in asks for one.",
    access: "staff",
    body: z.object({ code: typed }),
    audit: "second_factor_on",
    errors: ["wrong_code"],
  },
  "POST /api/account/second-factor/codes": {
    summary: "Other recovery codes; those from before end.",
    access: "staff",
    body: z.object({ password: typed }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    audit: "recovery_codes_made",
    errors: ["wrong_password", "conflict"],
  },
  "POST /api/account/second-factor/remove": {
    summary: "Sign in with the password alone again.",
    access: "staff",
    body: z.object({ password: typed }),
    audit: "second_factor_off",
    errors: ["wrong_password"],
  },
  "GET /api/account/members": {
    summary: "All accounts of staff.",
    access: "owner",
    output: z.array(staffAccount),
  },
  "POST /api/account/members": {
    summary:
      "Invite somebody. A mail with a link leaves; the same link is answered, to hand over by other ways.",
    access: "owner",
    proof: true,
    body: z.object({ email, role: z.enum(STAFF_ROLES), language: languageSchema.default("en") }),
    output: z.object({ member: staffAccount, link: z.string() }),
    errors: ["conflict"],
  },
  "DELETE /api/account/members/{id}": {
    summary:
      "Remove an account and end its sessions. Nobody removes their own, and two who remove each other lose one, so one owner always stays.",
    access: "owner",
    proof: true,
    params: z.object({ id }),
    errors: ["not_found", "conflict"],
  },
  "GET /api/account/audit": {
    summary: "Who did what, newest first, fifty at a time; before is the id of the last one seen.",
    access: "owner",
    query: z.object({ before: id.optional() }),
    output: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
  },
  "POST /api/auth/second-factor": {
    summary: "The second step of signing in: a code of the app, or a recovery code.",
    access: "public",
    body: z.object({ code: typed }),
    errors: ["wrong_code"],
  },
  "POST /api/auth/forgot-password": {
    summary: "Ask for a link by mail that sets another password. The answer is the same for every address.",
    access: "public",
    body: z.object({ email, language: languageSchema.default("en") }),
  },
  "POST /api/auth/reset-password": {
    summary:
      "Set another password with the link of a mail. The link works once; every session of the account ends.",
    access: "public",
    body: z.object({ token: link, password: newPassword }),
    errors: ["link_expired", "weak_password"],
  },
} as const satisfies Record<string, Operation>;
