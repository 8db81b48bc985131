import { isMailed, type Severity } from "#domain/safety/kinds.ts";
import { newId } from "#server/db/id.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { SafetyDesk } from "#server/ports/safety-desk.ts";
import { watchItem } from "./alerts-rounds.ts";
import { safetyItems } from "./items.ts";
import { safetyTelling, type TellingParts } from "./telling.ts";

type SafetyConfig = TellingParts & {
  readonly secret: string;
  /** Counts a new item. */
  readonly countItem?: (severity: Severity) => void;
};

/** What handles single records is put together apart, in record-handlers.ts. */
type SafetyHandlers = Pick<
  Handlers,
  "GET /api/safety/reach" | "GET /api/admin/safety" | "PATCH /api/admin/safety/{id}"
>;

/** The safety slice put together: what the tutor records into, what staff see and hear, and what deletes it in time. */
export function createSafety(config: SafetyConfig) {
  const { store, now } = config;
  const telling = safetyTelling(config);
  const items = safetyItems(store, config.secret, telling.statusOf);

  const desk: SafetyDesk = {
    async record(hit) {
      const isTold = isMailed(hit.kind, hit.isSure) && hit.from === "child";
      const id = newId(now());
      const made = await store.write(async (trx) => {
        if (!(await items.add(trx, hit, now(), id))) return null;
        if (isTold) await watchItem(trx, id, now());
        return trx
          .selectFrom("safety_items")
          .select("severity")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      });
      if (made === null) return;
      config.countItem?.(made.severity);
      if (isTold) telling.wake();
    },
    takeBack: (call) => items.takeBack(call, now()),
    follow: (sessionId, turns) => items.follow(sessionId, turns, now()),
    isAttended: async () => (await telling.reach.look()).chat === "open",
  };

  const handlers: SafetyHandlers = {
    "GET /api/safety/reach": () => telling.reach.look(),
    "GET /api/admin/safety": ({ query }) => items.list(query),
    "PATCH /api/admin/safety/{id}": async ({ params, body }, call) =>
      items.change(params.id, body, (await call.staff())?.email ?? "staff", now()),
  };

  return {
    desk,
    handlers,
    telling,
    /** How many items nobody closed and that have not changed since a time. */
    async countOpen(unchangedSince: number): Promise<number> {
      const { count } = await store.db
        .selectFrom("safety_items")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("state", "!=", "closed")
        .where("updated_at", "<=", unchangedSince)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
