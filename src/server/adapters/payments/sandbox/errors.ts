/** The body of an error answer, in Stripe's shape. */
export type SandboxErrorBody = {
  readonly type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: unknown;
};

/** A refused request. What it had written is dropped, except for a declined card, which leaves its trace. */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: SandboxErrorBody;
  readonly keepsWrites: boolean;
  constructor(status: number, body: SandboxErrorBody, keepsWrites = false) {
    super(body.message);
    this.name = "SandboxError";
    this.status = status;
    this.body = body;
    this.keepsWrites = keepsWrites;
  }
}

export function invalid(message: string, code: string, param?: string): SandboxError {
  return new SandboxError(400, {
    type: "invalid_request_error",
    message,
    code,
    ...(param === undefined ? {} : { param }),
  });
}

export function missing(what: string, id: string): SandboxError {
  return new SandboxError(404, {
    type: "invalid_request_error",
    message: `No such ${what}: '${id}'`,
    code: "resource_missing",
    param: "id",
  });
}
