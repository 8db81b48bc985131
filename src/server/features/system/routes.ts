import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { Refusal } from "#server/http/refusal.ts";

type SystemHandlers = Pick<Handlers, "GET /healthz" | "GET /readyz" | "GET /api/openapi.json">;

/** A database that stands still is as good as none: whoever asks wants to know it soon. */
const READY_MS = 1_000;

async function answers({ db }: Store): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = new AbortController();
  try {
    return await Promise.race([asked, setTimeout(READY_MS, false, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}

/** @param migration the newest migration that has run, which the start waits for */
export function systemHandlers(store: Store, migration: string): SystemHandlers {
  const document = openApiDocument();
  return {
    "GET /healthz": async () => ({ status: "ok" as const }),
    "GET /readyz": async () => {
      if (!(await answers(store))) throw new Refusal("unavailable", "The database does not answer.");
      return { status: "ok" as const, migration };
    },
    "GET /api/openapi.json": async () => document,
  };
}
