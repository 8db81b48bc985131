import { ERRORS, type ErrorCode } from "#contract/errors.ts";

/** An answer that says no. Thrown anywhere below a route; the router turns it into `{ code, message }`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERRORS[this.code];
  }
}
