import { z } from "zod";
import type { Operation } from "./operation.ts";

export const systemOperations = {
  "GET /healthz": {
    summary: "The process lives.",
    access: "public",
    output: z.object({ status: z.literal("ok") }),
  },
  "GET /readyz": {
    summary: "The database answers and takes what is written, and its migrations have run.",
    access: "public",
    output: z.object({ status: z.literal("ok"), migration: z.string() }),
    errors: ["unavailable", "disk_full", "database_read_only", "database_damaged", "database_other"],
  },
  "GET /api/openapi.json": {
    summary: "This contract as an OpenAPI 3.1 document.",
    access: "public",
    output: z.record(z.string(), z.unknown()),
  },
} as const satisfies Record<string, Operation>;
