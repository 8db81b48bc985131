import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { type OperationKey, operations, splitKey } from "#contract/index.ts";
import type { Operation } from "#contract/operation.ts";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import { isProved } from "#domain/staff/account.ts";
import { namesByMark } from "#domain/staff/audit.ts";
import type { AuditEvent, AuditLog } from "../db/audit.ts";
import { operations as traced } from "../telemetry/channels.ts";
import { readBytes, readJson, refuseOversize } from "./body.ts";
import type { Call, Handlers, StaffMember } from "./handler.ts";
import { dataHeaders } from "./headers.ts";
import type { Countee } from "./limits.ts";
import { logError } from "./log.ts";
import { isForeign } from "./origin.ts";
import { notOfClass, Refusal, refusalOf } from "./refusal.ts";
import { validate } from "./validate.ts";

/** The one operation outside the table, because its body is bytes under a signature. */
export const WEBHOOK_KEY = `POST ${WEBHOOK_PATH}` as const;
const MAX_WEBHOOK_BYTES = 256 * 1024;

export type RouterParts = {
  readonly handlers: Handlers;
  /** What is waited for before an operation is answered. */
  readonly ready?: { readonly [Key in OperationKey]?: () => Promise<void> };
  readonly secure: boolean;
  /** Read at each call: with port 0 the address is known only after listening. */
  readonly publicUrl: () => string;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly staffOf: (headers: Headers) => Promise<StaffMember | null>;
  /** Writes down what staff did. */
  readonly audit: Pick<AuditLog, "write" | "writeIn">;
  /** What stands in the audit for a family, a child or a chat: not its address or id, and always the same for one. */
  readonly familyMark: (email: string) => string;
  readonly now: () => number;
  readonly classSessionOf: (headers: Headers) => Promise<string | null>;
  /** Whether a browser entered with the class password some days ago at most, in a session that may have ended. */
  readonly wasOfClass: (headers: Headers) => boolean;
  /** Takes a webhook of the payment provider: its exact bytes and their signature. */
  readonly receiveWebhook: (body: Uint8Array, signature: string | null) => Promise<{ received: true }>;
  readonly countCall: (key: OperationKey | typeof WEBHOOK_KEY, by: Countee) => Promise<void>;
  /** Holds back what no class could send, before anything else is done. */
  readonly countFlood: (by: Countee) => Promise<void>;
  readonly countRequest: (route: string, status: number, seconds: number) => void;
};

export type Env = { Bindings: { incoming: IncomingMessage } };
type AnyHandler = (input: unknown, call: Call) => Promise<unknown>;

/**
 * Makes the routes of the API from the table of operations.
 *
 * @throws when an operation has no handler, or a handler no operation
 */
export function createRouter(parts: RouterParts): Hono<Env> {
  const unmatched = new Set<string>([...Object.keys(operations), ...Object.keys(parts.handlers)]);
  const app = new Hono<Env>();
  const methods = new Map<string, string[]>();
  for (const [key, operation] of Object.entries(operations) as [OperationKey, Operation][]) {
    const handler = parts.handlers[key] as AnyHandler | undefined;
    if (handler === undefined) continue;
    unmatched.delete(key);
    const [method, path] = splitKey(key);
    const route = path.replace(/\{(\w+)\}/g, ":$1");
    methods.set(route, [...(methods.get(route) ?? []), method]);
    const ready = parts.ready?.[key];
    const readily: AnyHandler =
      ready === undefined ? handler : (input, call) => ready().then(() => handler(input, call));
    app.on(method, route, (c) => answer(c, key, parts, (call) => run(c, operation, readily, parts, call)));
  }
  if (unmatched.size > 0) {
    throw new Error(`Operations and handlers do not match: ${[...unmatched].join(", ")}`);
  }
  app.post(WEBHOOK_PATH, (c) =>
    answer(c, WEBHOOK_KEY, parts, async (call) => {
      await call.count();
      const body = await readBytes(c.req.raw, MAX_WEBHOOK_BYTES);
      return Response.json(await parts.receiveWebhook(body, call.headers.get("stripe-signature")));
    }),
  );
  methods.set(WEBHOOK_PATH, ["POST"]);
  for (const [route, allowed] of methods) {
    const allow = allowed.includes("GET") ? [...allowed, "HEAD"].join(", ") : allowed.join(", ");
    app.all(route, (c) =>
      answer(c, "wrong method", parts, (call) => {
        call.addHeader("allow", allow);
        throw new Refusal("method_not_allowed", `This address answers ${allow}.`);
      }),
    );
  }
  app.notFound((c) =>
    answer(c, "unknown", parts, () => {
      throw new Refusal("not_found", "There is nothing at this address.");
    }),
  );
  return app;
}

/** Check by check, cheapest and most telling first; nothing is read from a caller who may not call. */
async function run(
  c: Context<Env>,
  operation: Operation,
  handler: AnyHandler,
  parts: RouterParts,
  call: Call,
): Promise<unknown> {
  const request = c.req.raw;
  const changes = c.req.method !== "GET" && c.req.method !== "HEAD";
  if (changes && isForeign(request.headers, parts.publicUrl())) {
    throw new Refusal("forbidden", "Calls from other sites are not accepted.");
  }
  await (operation.countsItself ? parts.countFlood(await counteeOf(call)) : call.count());
  if (operation.access === "staff" || operation.access === "owner")
    await requireStaff(operation, parts, call);
  if (operation.access === "student" && !(await call.student())) {
    if (!operation.hearsAfterClass || !parts.wasOfClass(request.headers)) throw notOfClass();
  }
  if (changes) refuseOversize(request.headers);
  const parsed = {
    params: operation.params && validate(operation.params, c.req.param()),
    query: operation.query && validate(operation.query, c.req.query()),
    body: operation.body && validate(operation.body, await readJson(request)),
  };
  const staff = operation.audit === undefined ? null : await call.staff();
  if (operation.audit === undefined || staff === null) return handler(parsed, call);
  const id = parsed.params?.id;
  const reference = namesByMark(operation.audit) ? parts.familyMark(String(parsed.query?.email ?? id)) : id;
  return audited(
    { action: operation.audit, actor: staff.email, reference: String(reference ?? "") },
    parts.audit,
    call,
    (noting) => handler(parsed, noting),
  );
}

/** Does what has an entry in the audit, and writes the entry afterwards if the handler did not (see Call.note). */
async function audited(
  event: AuditEvent,
  audit: RouterParts["audit"],
  call: Call,
  work: (call: Call) => Promise<unknown>,
): Promise<unknown> {
  let isNoted = false;
  const note: Call["note"] = async (trx, reference) => {
    await audit.writeIn(trx, reference === undefined ? event : { ...event, reference });
    isNoted = true;
  };
  const result = await work(Object.create(call, { note: { value: note } }) as Call);
  if (!isNoted) await audit.write(event);
  return result;
}

/** @throws Refusal unauthenticated, forbidden, reauthentication_required */
async function requireStaff(operation: Operation, parts: RouterParts, call: Call): Promise<void> {
  const staff = await call.staff();
  if (staff === null) throw new Refusal("unauthenticated", "Sign in first.");
  if (operation.access === "owner" && staff.role !== "owner") {
    throw new Refusal("forbidden", "Only an owner may do this.");
  }
  if (operation.proof && !isProved(staff.provedAt, parts.now())) {
    throw new Refusal("reauthentication_required", "Prove your password again, then repeat this.");
  }
}

async function counteeOf(call: Call): Promise<Countee> {
  // A database that is away must not keep a call from being counted.
  return { address: call.address, session: await call.classSession().catch(() => null) };
}

/** Gives an operation its surroundings, and turns whatever comes of it into an answer. */
async function answer(
  c: Context<Env>,
  route: string,
  parts: RouterParts,
  work: (call: Call) => unknown,
): Promise<Response> {
  const requestId = randomUUID();
  const began = performance.now();
  const trace = { method: c.req.method, route: routeOf(route), incoming: c.env.incoming, status: 0 };
  const count = (status: number) => {
    trace.status = status;
    parts.countRequest(route, status, (performance.now() - began) / 1000);
  };
  const added: [string, string][] = [];
  let staff: Promise<StaffMember | null> | undefined;
  let session: Promise<string | null> | undefined;
  const request = c.req.raw;
  const call: Call = {
    headers: request.headers,
    address: parts.addressOf(c.env.incoming),
    get signal() {
      return request.signal;
    },
    staff: () => {
      staff ??= parts.staffOf(request.headers);
      return staff;
    },
    classSession: () => {
      session ??= parts.classSessionOf(request.headers);
      return session;
    },
    student: async () => (await call.classSession()) !== null,
    count: async () => parts.countCall(route as OperationKey, await counteeOf(call)),
    note: async () => {
      throw new Error("This operation has no entry in the audit.");
    },
    addHeader: (name, value) => added.push([name, value]),
  };
  const headers: Readonly<Record<string, string>> = {
    ...dataHeaders(parts.secure),
    "x-request-id": requestId,
  };
  const respond = (status: number, value: unknown) => {
    count(status);
    const isEmpty = value === undefined;
    const own = isEmpty ? headers : { ...headers, "content-type": "application/json; charset=utf-8" };
    // A plain object is what Node writes as it is; pairs are made into a list of headers and back.
    const all = isEmpty || added.length > 0 ? [...Object.entries(own), ...added] : own;
    return new Response(isEmpty ? null : JSON.stringify(value), { status, headers: all });
  };

  const answered = async () => {
    const result = await work(call);
    const operation: Operation = operations[route as OperationKey];
    if (result instanceof Response) {
      count(result.status);
      for (const [name, value] of Object.entries(headers))
        if (!result.headers.has(name)) result.headers.set(name, value);
      for (const [name, value] of added) result.headers.append(name, value);
      return result;
    }
    if (operation.output === undefined) return respond(operation.status ?? 204, undefined);
    return respond(operation.status ?? 200, (operation.output as z.ZodType).parse(result));
  };
  const refused = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal !== null) {
      if (refusal.retryAfter !== null) added.push(["retry-after", String(refusal.retryAfter)]);
      // What is left of an oversized body is not worth reading.
      if (refusal.code === "payload_too_large") added.push(["connection", "close"]);
      const { code, message, reason } = refusal;
      return respond(refusal.status, { code, message, ...(reason === null ? {} : { reason }) });
    }
    // A caller who went away mid-sentence is no fault of ours.
    if (request.signal.aborted) return respond(400, { code: "invalid_request", message: "Interrupted." });
    logError("request", error, { requestId, route });
    return respond(500, { code: "internal", message: "Something went wrong on our side." });
  };
  return traced.tracePromise(() => answered().catch(refused), trace);
}

/** A route without its method: "/api/leads/{id}". */
const routeOf = (key: string) => key.slice(key.indexOf(" ") + 1);
