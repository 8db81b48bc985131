import type { z } from "zod";
import type { AuditAction } from "#domain/staff/audit.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call: anyone, a signed-in member of staff, one who is an owner, or a browser that entered with the class
 * password. The router enforces it before the handler runs.
 */
export type Access = "public" | "staff" | "owner" | "student";

/**
 * One operation of the API. Its key in the table is `METHOD /path/{param}`; from this one description come the
 * server's route and validation, the browser's typed client, and the OpenAPI document.
 */
export type Operation = {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The JSON answer; absent means 204 with no body, unless `media` says otherwise. */
  readonly output?: z.ZodType;
  /** The answer is bytes of this type instead of JSON. */
  readonly media?: "audio/mpeg" | "application/pdf";
  /** The status of a successful answer; 200 unless told (204 without output). */
  readonly status?: 200 | 201 | 204;
  /** Errors beyond those every operation may answer (see COMMON_ERRORS). */
  readonly errors?: readonly ErrorCode[];
  /** The handler counts the call itself, after it has looked at what was sent (see Call.count). */
  readonly countsItself?: true;
  /**
   * A browser whose class session has ended reaches the handler too: it answers what a child tells of harm, and refuses
   * everything else as unauthenticated (decision 112).
   */
  readonly hearsAfterClass?: true;
  /** Staff must have proved their password within the last quarter of an hour (decision 116). */
  readonly proof?: true;
  /** A call of staff that succeeded is written down under this name (decision 117). */
  readonly audit?: AuditAction;
  /** The operation also streams as server-sent events when asked with `Accept: text/event-stream`. */
  readonly streams?: boolean;
  /** Asked with that, it answers without end: how it is now, and again whenever it is otherwise. */
  readonly follows?: true;
};

/** What any operation may answer, whatever it does. */
export const COMMON_ERRORS = [
  "invalid_request",
  "rate_limited",
  "internal",
  "unavailable",
] as const satisfies ErrorCode[];
/** What an operation with a JSON body may answer besides. */
export const BODY_ERRORS = [
  "invalid_json",
  "payload_too_large",
  "unsupported_media_type",
] as const satisfies ErrorCode[];
/** What a state-changing operation may answer when the call comes from a foreign page. */
export const ORIGIN_ERRORS = ["forbidden"] as const satisfies ErrorCode[];
/** What an operation for staff or for students may answer to everyone else. */
export const SESSION_ERRORS = ["unauthenticated"] as const satisfies ErrorCode[];
/** What an operation for owners may answer to other staff. */
export const OWNER_ERRORS = ["forbidden"] as const satisfies ErrorCode[];
/** What an operation may answer that asks for a recent proof of the password. */
export const PROOF_ERRORS = ["reauthentication_required"] as const satisfies ErrorCode[];
