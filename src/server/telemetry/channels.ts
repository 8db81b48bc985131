import { tracingChannel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Where the server says what it is doing. While nobody listens, which is so unless traces are asked for
 * (decision 124), saying it costs next to nothing.
 */

/** An operation of the API, from its first check until its answer begins. */
export type OperationTrace = {
  readonly method: string;
  /** As the contract writes it, without anything a caller put into the address. */
  readonly route: string;
  readonly incoming: IncomingMessage;
  /** Known at the end. */
  status: number;
};
export const operations = tracingChannel<unknown, OperationTrace>("ceiba.operation");

/** A change of the database, until it is durable. */
export type WriteTrace = { readonly engine: "sqlite" | "postgres" };
export const writes = tracingChannel<unknown, WriteTrace>("ceiba.write");

/** A mail handed to the mail server. The adapter names the channel itself: it knows no other room. */
export const mails = tracingChannel<unknown, object>("ceiba.mail");
