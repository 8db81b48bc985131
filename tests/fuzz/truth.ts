import { isDeepStrictEqual } from "node:util";
import { ERRORS, errorBody } from "#contract/errors.ts";
import { operations } from "#contract/index.ts";
import type { Operation } from "#contract/operation.ts";
import { errorsOf } from "#server/http/openapi.ts";
import type { FuzzRequest } from "./requests.ts";

export type Answer = { readonly status: number; readonly type: string; readonly text: string };

/** Stacks, paths of the machine, words of databases: nothing of it is anybody's business. */
const INNER =
  /\bat \S+ \(\S+:\d+:\d+\)|\.[tj]s:\d+|node_modules|node:internal|file:\/\/|\/src\/|\/tmp\/|SQLITE_|SqliteError|\bselect \S+ from\b|\binsert into\b|no such (table|column)|syntax error at|ZodError/i;

/** What is wrong with an answer, as the contract has it; null when nothing is. */
export function faultOf(request: FuzzRequest, answer: Answer): string | null {
  const { status, type, text } = answer;
  const operation: Operation = operations[request.key];
  if (status >= 500) return `answered ${status}`;
  const inner = INNER.exec(text);
  if (inner !== null) return `tells of its insides: ${inner[0]}`;
  if (status >= 400) return errorFault(request, operation, answer);
  const hasBody = operation.output !== undefined || operation.media !== undefined;
  if (status !== (operation.status ?? (hasBody ? 200 : 204))) return `answered ${status}`;
  if (operation.media !== undefined) return type === operation.media && text !== "" ? null : `sent ${type}`;
  if (operation.output === undefined) return text === "" ? null : "sent a body with 204";
  if (type.startsWith("text/event-stream")) return streamFault(request, operation, text);
  return outputFault(operation, text);
}

function errorFault({ method }: FuzzRequest, operation: Operation, { status, text }: Answer): string | null {
  const body = errorBody.strict().safeParse(jsonIn(text));
  if (!body.success) return "sent an error that is not { code, message }";
  const { code } = body.data;
  if (ERRORS[code] !== status) return `sent ${code} with ${status}`;
  return errorsOf(method, operation).includes(code) ? null : `sent ${code}, which is not declared`;
}

/** Strict by comparison: parsing drops unknown fields, so nothing undeclared was sent. */
function outputFault({ output }: Operation, text: string): string | null {
  const body = jsonIn(text);
  const parsed = output?.safeParse(body);
  if (!parsed?.success) return `sent what its schema refuses: ${parsed?.error.issues[0]?.path.join(".")}`;
  return isDeepStrictEqual(parsed.data, body) ? null : "sent more than its schema declares";
}

function streamFault({ method }: FuzzRequest, operation: Operation, text: string): string | null {
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
  const [, kind, data = ""] = events.at(-1) ?? [];
  if (kind === "reply") return outputFault(operation, data);
  if (kind !== "error") return "ended a stream without a reply";
  const body = errorBody.strict().safeParse(jsonIn(data));
  const isDeclared = body.success && errorsOf(method, operation).includes(body.data.code);
  if (!isDeclared) return "ended a stream with an undeclared error";
  return ERRORS[body.data.code] >= 500 ? `ended a stream with ${body.data.code}` : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
