import fc from "fast-check";
import { type OperationKey, operations, splitKey } from "#contract/index.ts";
import type { Operation } from "#contract/operation.ts";
import { jsonOf, spoiled } from "./spoil.ts";
import { type Known, valuesOf } from "./values.ts";

/** Who sends it; "everybody" holds every session that there is. */
const CALLERS = ["everybody", "learner", "staff", "stranger", "forger"] as const;
export type FuzzCaller = (typeof CALLERS)[number];

export type FuzzRequest = {
  readonly key: OperationKey;
  readonly caller: FuzzCaller;
  readonly method: string;
  /** From the first slash on. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** They compare passwords, end sessions, or draw sheets and speech: a tenth of a second each, and often one more. */
const COSTLY = /session|sign-(in|out)|password|second-factor|proof|DELETE \/api\/consents/;
const weightOf = (key: OperationKey, { media }: Operation) =>
  media !== undefined || (COSTLY.test(key) && !key.startsWith("GET")) ? 1 : 4;

/** Calls of every operation: some as they should be, most with one thing wrong. */
export function requests(known: (key: OperationKey) => Known): fc.Arbitrary<FuzzRequest> {
  const table = Object.entries(operations) as [OperationKey, Operation][];
  return fc.oneof(
    ...table.map(([key, operation]) => ({
      weight: weightOf(key, operation),
      arbitrary: requestsOf(key, operation, known(key)),
    })),
  );
}

/** A call of each operation, so that none is left to chance. */
export function oneOfEach(known: (key: OperationKey) => Known): fc.Arbitrary<FuzzRequest[]> {
  const table = Object.entries(operations) as [OperationKey, Operation][];
  return fc.tuple(...table.map(([key, operation]) => requestsOf(key, operation, known(key))));
}

const JUNK = ["", "{", "[]", "null", "0", '"x"', "{}", '{"a":1}{', "\ufeff{}", "[".repeat(40_000), "\u0000"];

function requestsOf(key: OperationKey, operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const [method, path] = splitKey(key);
  const part = (name: "params" | "query" | "body") => {
    const schema = operation[name];
    if (schema === undefined) return fc.constant(undefined);
    const values = valuesOf(schema, known);
    return fc.oneof({ weight: 3, arbitrary: values }, { weight: 2, arbitrary: spoiled(values) });
  };
  const junk = fc.oneof(
    { weight: 30, arbitrary: fc.constant(undefined) },
    { weight: operation.body ? 1 : 0, arbitrary: fc.constantFrom(...JUNK) },
  );
  const accept = operation.streams ? ["application/json", "text/event-stream"] : ["application/json"];
  return fc
    .record({
      params: part("params"),
      query: part("query"),
      body: part("body"),
      junk,
      caller: fc.oneof(
        { weight: 12, arbitrary: fc.constant<FuzzCaller>("everybody") },
        { weight: 8, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      accept: fc.constantFrom(...accept),
      type: fc.oneof(
        { weight: 40, arbitrary: fc.constant("application/json") },
        { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/json; charset=latin1", "x") },
      ),
    })
    .map(({ params, query, body, junk, caller, accept, type }) => ({
      key,
      caller,
      method,
      address: filled(path, params) + asked(query),
      headers: { accept, ...(operation.body ? { "content-type": type } : {}) },
      body: operation.body && (junk ?? jsonOf(body)),
    }));
}

/** Short enough for an address. Where nothing or dots stand, it would be another address. */
function segment(value: unknown): string {
  const text = (typeof value === "string" ? value : jsonOf(value)).slice(0, 300).toWellFormed();
  return /^\.{0,2}$/.test(text) ? "%00" : encodeURIComponent(text);
}

const filled = (path: string, params: unknown) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment((params as Record<string, unknown> | null)?.[name]),
  );

function asked(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 3) : [value]).map((each) => `${segment(name)}=${segment(each)}`),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
