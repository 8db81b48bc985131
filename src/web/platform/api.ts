import type { Body, OperationKey, Output, Params, Query } from "#contract/index.ts";

/** Any answer that is not OK. The message is `"{status}: {body text, or status text if the body is empty}"`. */
export class ApiError extends Error {
  readonly status: number;
  /** The code of our error body, when the body was one. */
  readonly code: string | null;
  /** What our error body says to a person, in English; empty when there was none. */
  readonly detail: string;
  /** Why a card was declined. */
  readonly reason: string | null;
  /** Of what was sent: the field that the answer names, when it refused one. */
  readonly field: string | null;
  /** After how many seconds to ask again, when the answer said so. */
  readonly retryAfter: number | null;

  constructor(status: number, bodyText: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = "ApiError";
    this.status = status;
    const { code, message, reason } = bodyOf(bodyText);
    this.code = code;
    this.detail = message;
    this.reason = reason;
    this.field = (code === "invalid_request" && /^(\w+): /.exec(message)?.[1]) || null;
    this.retryAfter = /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
  }
}

function bodyOf(bodyText: string) {
  const known = (value: unknown) => (value === undefined ? null : String(value));
  try {
    const { code, message, reason } = (JSON.parse(bodyText) ?? {}) as Record<string, unknown>;
    return { code: known(code), message: String(message ?? ""), reason: known(reason) };
  } catch {
    return { code: null, message: "", reason: null };
  }
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : [Value] extends [never]
    ? { readonly [K in Name]?: never }
    : { readonly [K in Name]: Value };

export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};
export type CallInput<Key extends OperationKey> = Part<"params", Params<Key>> &
  Part<"query", Query<Key>> &
  Part<"body", Body<Key>> &
  CallOptions;

type LooseInput = CallOptions & {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** The child who learns in this tab; goes with every call, because consents are a learner's (decision 114). */
let caller: string | null = null;

/** From now on calls are made for this learner; null for nobody in particular. */
export function callAs(learnerId: string | null): void {
  caller = learnerId;
}

const unauthorized = new Set<() => void>();

/** Is told whenever an answer is 401: a session ended. Returns how to be told no more. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized.add(listener);
  return () => void unauthorized.delete(listener);
}

/** Sends one operation of the contract and returns the response, OK or not yet read. Throws ApiError when not OK. */
export async function send<Key extends OperationKey>(key: Key, input: CallInput<Key>): Promise<Response> {
  const { params, query, body, signal, headers } = input as LooseInput;
  const space = key.indexOf(" ");
  const path = key
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
    method: key.slice(0, space),
    credentials: "include",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(caller === null ? {} : { "x-learner": caller }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) {
    const { status, statusText, headers: answered } = response;
    if (status === 401) for (const listener of unauthorized) listener();
    throw new ApiError(status, await response.text(), statusText, answered.get("retry-after"));
  }
  return response;
}

/** Calls one operation of the contract and reads its JSON answer. */
export async function api<Key extends OperationKey>(key: Key, input: CallInput<Key>): Promise<Output<Key>> {
  const response = await send(key, input);
  return (response.status === 204 ? undefined : await response.json()) as Output<Key>;
}
