import type { Transaction } from "kysely";
import type { OperationKey, Output, Parsed } from "#contract/index.ts";
import type { StaffRole } from "#domain/staff/account.ts";
import type { Database } from "../db/schema.ts";

/** Writes down, in the transaction of an act, that it was done. */
/** @param reference the id of what it was about, where the call's own address does not name it */
export type Note = (trx: Transaction<Database>, reference?: string) => Promise<void>;

export type StaffMember = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** When the password was last proved in this session, in milliseconds since 1970. */
  readonly provedAt: number;
};

/** What a handler may know about the call besides its parsed input. */
export type Call = {
  readonly headers: Headers;
  /** The caller's address as far as it can be trusted; rate limits and sessions use it. */
  readonly address: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  /** Who is signed in, if anyone; for public operations that let staff do more. */
  staff(): Promise<StaffMember | null>;
  /** Whether this browser entered with the class password. */
  student(): Promise<boolean>;
  /** The session of a browser that entered with the class password: an id, or null. */
  classSession(): Promise<string | null>;
  /**
   * Counts the call against its browser or address; for operations that count themselves (Operation.countsItself).
   *
   * @throws Refusal rate_limited
   */
  count(): Promise<void>;
  /**
   * Writes the operation's entry of the audit (Operation.audit) in the transaction of what it does, so that no crash
   * leaves one without the other. Where a handler does not, the entry is written after it succeeded.
   */
  readonly note: Note;
  /** Adds a header to the answer; used for Set-Cookie. */
  addHeader(name: string, value: string): void;
};

/**
 * Answers one operation. A Response is sent as it is (streams); anything else passes the output schema first. Of an
 * operation without output nothing is expected.
 */
export type Handler<Key extends OperationKey> = (
  input: Parsed<Key>,
  call: Call,
) => Promise<Output<Key> | Response> | (undefined extends Output<Key> ? Promise<void> : never);

export type Handlers = { readonly [Key in OperationKey]: Handler<Key> };
