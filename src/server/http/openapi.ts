import { z } from "zod";
import { ERRORS, type ErrorCode, errorBody } from "#contract/errors.ts";
import { operations, splitKey } from "#contract/index.ts";
import {
  BODY_ERRORS,
  COMMON_ERRORS,
  type Operation,
  ORIGIN_ERRORS,
  OWNER_ERRORS,
  PROOF_ERRORS,
  SESSION_ERRORS,
} from "#contract/operation.ts";

type Json = Record<string, unknown>;

/** JSON Schema of what is sent (`input`) or answered (`output`). Checks that JSON Schema cannot say are left out. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** Every error code that an operation may answer. */
export function errorsOf(method: string, operation: Operation): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...COMMON_ERRORS,
      ...(operation.body ? BODY_ERRORS : []),
      ...(method === "GET" ? [] : ORIGIN_ERRORS),
      ...(operation.access === "public" ? [] : SESSION_ERRORS),
      ...(operation.access === "owner" ? OWNER_ERRORS : []),
      ...(operation.proof ? PROOF_ERRORS : []),
      ...(operation.errors ?? []),
    ]),
  ];
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, operation] of Object.entries(operations) as [string, Operation][]) {
    const [method, path] = splitKey(key);
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(key, method, operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Ceiba", version: "1", description: "Everything the pages call, and more may call." },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, "output") },
      securitySchemes: {
        staff: { type: "apiKey", in: "cookie", name: "ceiba.session_token", description: "Staff session." },
        owner: {
          type: "apiKey",
          in: "cookie",
          name: "ceiba.session_token",
          description: "An owner's session.",
        },
        student: { type: "apiKey", in: "cookie", name: "ceiba_student", description: "Class password." },
      },
    },
  };
}

function described(key: string, method: string, operation: Operation): Json {
  const parameters = [...parametersOf(operation.params, "path"), ...parametersOf(operation.query, "query")];
  return {
    operationId: key,
    summary: operation.summary,
    ...(operation.access === "public" ? {} : { security: [{ [operation.access]: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchema(operation.body, "input") } },
          },
        }
      : {}),
    responses: { ...success(operation), ...failures(method, operation) },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, "input"),
  }));
}

function success(operation: Operation): Json {
  if (operation.media !== undefined) {
    const content = { [operation.media]: { schema: { type: "string", format: "binary" } } };
    return { [operation.status ?? 200]: { description: "The answer.", content } };
  }
  if (operation.output === undefined) return { [operation.status ?? 204]: { description: "Done." } };
  const json = { schema: jsonSchema(operation.output, "output") };
  const streamed = { "text/event-stream": { schema: { type: "string" } } };
  return {
    [operation.status ?? 200]: {
      description: "The answer.",
      content: { "application/json": json, ...(operation.streams || operation.follows ? streamed : {}) },
    },
  };
}

function failures(method: string, operation: Operation): Json {
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of errorsOf(method, operation)) {
    const status = String(ERRORS[code]);
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.join(" or "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
