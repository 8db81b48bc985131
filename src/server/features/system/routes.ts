import type { ErrorCode } from "#contract/errors.ts";
import type { Store } from "#server/db/store.ts";
import { type DatabaseFault, TRY_AGAIN_AFTER } from "#server/db/unavailable.ts";
import type { Handlers } from "#server/http/handler.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { Refusal } from "#server/http/refusal.ts";
import { readiness } from "./readiness.ts";

type SystemHandlers = Pick<Handlers, "GET /healthz" | "GET /readyz" | "GET /api/openapi.json">;

const UNREADY: Readonly<Record<DatabaseFault, readonly [ErrorCode, string]>> = {
  away: ["unavailable", "The database does not answer."],
  disk_full: ["disk_full", "The disk of the database is full."],
  read_only: ["database_read_only", "The database cannot be written."],
  damaged: ["database_damaged", "The database is damaged."],
};

/**
 * @param migration the newest migration that has run, which the start waits for
 * @param hasOtherDatabase whether the data folder was last used with another database: no visitors until somebody looked
 */
export function systemHandlers(store: Store, migration: string, hasOtherDatabase: boolean): SystemHandlers {
  /** Made when it is first asked for: it takes a tenth of a second. */
  let document: ReturnType<typeof openApiDocument> | undefined;
  const faultNow = readiness(store);
  return {
    "GET /healthz": async () => ({ status: "ok" as const }),
    "GET /readyz": async () => {
      const fault = await faultNow();
      if (fault !== null) throw new Refusal(...UNREADY[fault], TRY_AGAIN_AFTER);
      if (hasOtherDatabase) {
        const what = "The database is empty or another than the one used last.";
        throw new Refusal("database_other", what, TRY_AGAIN_AFTER);
      }
      return { status: "ok" as const, migration };
    },
    "GET /api/openapi.json": async () => {
      document ??= openApiDocument();
      return document;
    },
  };
}
