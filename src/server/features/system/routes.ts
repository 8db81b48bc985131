import { sql } from "kysely";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { Refusal } from "#server/http/refusal.ts";

type SystemHandlers = Pick<Handlers, "GET /healthz" | "GET /readyz" | "GET /api/openapi.json">;

/** @param migration the newest migration that has run, which the start waits for */
export function systemHandlers(store: Store, migration: string): SystemHandlers {
  const document = openApiDocument();
  return {
    "GET /healthz": async () => ({ status: "ok" as const }),
    "GET /readyz": async () => {
      try {
        await sql`select 1`.execute(store.db);
      } catch {
        throw new Refusal("unavailable", "The database does not answer.");
      }
      return { status: "ok" as const, migration };
    },
    "GET /api/openapi.json": async () => document,
  };
}
