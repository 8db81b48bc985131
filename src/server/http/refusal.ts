import { ERRORS, type ErrorCode } from "#contract/errors.ts";
import type { DeclineReason } from "#domain/payments/decline.ts";
import { DatabaseUnavailable, TRY_AGAIN_AFTER } from "../db/unavailable.ts";
import { logOutage } from "./log.ts";

/** An answer that says no. Thrown anywhere below a route; the router turns it into `{ code, message }`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfter: number | null;
  /** Why a card was declined. */
  readonly reason: DeclineReason | null;

  constructor(
    code: ErrorCode,
    message: string,
    retryAfter: number | null = null,
    reason: DeclineReason | null = null,
  ) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }

  get status(): number {
    return ERRORS[this.code];
  }
}

/** For whoever has no open class session. */
export const notOfClass = () => new Refusal("unauthenticated", "Enter with the class password first.");

/** The refusal that an error is or stands for; null when nobody expected it. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof DatabaseUnavailable)) return null;
  logOutage(error);
  return new Refusal("unavailable", "The database does not answer. Please try again.", TRY_AGAIN_AFTER);
}
