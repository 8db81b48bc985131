import { z } from "zod";
import { DECLINE_REASONS } from "#domain/payments/decline.ts";

/** The closed list of error codes, each with its HTTP status. Every error answer is `{ code, message }`. */
export const ERRORS = {
  invalid_json: 400,
  invalid_request: 400,
  /** A learner younger or older than Ceiba is made for (decision 015). */
  age_out_of_range: 400,
  /** The amount sent does not match what the catalogue says for the type (decision 004). */
  amount_mismatch: 400,
  /** A refund of more than is left of the deposit. */
  over_balance: 400,
  /** A webhook whose signature or age is wrong. */
  bad_signature: 400,
  /** A password of staff that is among the first to be guessed (decision 116). */
  weak_password: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  /** The class password was wrong (decision 002), or the one that a member of staff proves again. */
  wrong_password: 401,
  /** A code of the second factor that is wrong, used up or too late. */
  wrong_code: 401,
  /** A card that the provider, or the practice form, declined; the message is the provider's. */
  payment_declined: 402,
  forbidden: 403,
  /** Staff must prove their password again, by POST /api/account/proof, and then repeat the call. */
  reauthentication_required: 403,
  /** No adult has allowed this yet (decision 005). */
  consent_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The link of a mail that was used, or is too old. */
  link_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** What keeps the database from working, told to whoever watches the server. */
  disk_full: 503,
  database_read_only: 503,
  database_damaged: 503,
  /** The data folder was last used with another database, or this one was emptied. */
  database_other: 503,
  /** Nobody is there to be told of what a child writes: the chat with the tutor does not open (decision 105). */
  chat_closed: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const errorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** Of a card that was declined: why, as far as a payer may hear it. */
  reason: z.enum(DECLINE_REASONS).optional(),
});
