import { sql, type Transaction } from "kysely";
import { nextAttempt } from "#domain/safety/desk/reminders.ts";
import { SEVERITIES } from "#domain/safety/kinds.ts";
import { noteDone, passingOverOthers } from "#server/db/claims.ts";
import type { SafetyAlertTable } from "#server/db/schema/alerts.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";

/** How long a worker may take over one batch before another may try: longer than a mail server may hang, twice. */
const CLAIM_MS = 2 * 60_000;
/** Items in one mail about a flood. */
const GATHERED_AT_MOST = 500;
const GRAVEST_FIRST = sql`case severity when 'now' then 0 when 'urgent' then 1 when 'soon' then 2 else 3 end`;

export type Channel = SafetyAlertTable["channel"];
/** A message that is to leave now, with the time its item was made. */
export type DueAlert = SafetyAlertTable & { readonly itemAt: number };
/** What staff see at an item: whether somebody got a message, nobody yet, or a file on the server at best. */
export type ItemReach = "reached" | "not_yet" | "folder";

/** The stored messages to staff about items: the queue of what must leave, and what is known of each. */
export function alertsOf(store: Store) {
  const due = (now: number, channel: Channel) =>
    store.db
      .selectFrom("safety_alerts")
      .select("id")
      .where("channel", "=", channel)
      .where("status", "=", "queued")
      .where("due_at", "<=", now)
      .where("claimed_until", "<", now);

  async function setStatus(
    ids: readonly string[],
    status: SafetyAlertTable["status"],
    left_at: number | null,
  ): Promise<void> {
    if (ids.length === 0) return;
    await store.write((trx) =>
      trx.updateTable("safety_alerts").set({ status, left_at }).where("id", "in", ids).execute(),
    );
  }

  return {
    /** Takes up to `limit` due messages for this worker alone, the gravest first. */
    async claim(channel: Channel, now: number, limit: number): Promise<SafetyAlertTable[]> {
      const claimed = await store.write(async (trx) => {
        const take = (wanted: ReturnType<typeof due>) =>
          trx
            .with("due", () => wanted.$call(passingOverOthers(store.engine)))
            .updateTable("safety_alerts")
            .set({ claimed_until: now + CLAIM_MS })
            .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
            .returningAll()
            .execute();
        const first = due(now, channel).orderBy(GRAVEST_FIRST).orderBy("is_gathered").orderBy("due_at");
        const taken = await take(first.limit(limit));
        // What came in a flood is one mail, however much of it is due.
        const flooded = taken
          .filter(({ is_gathered }) => is_gathered === 1)
          .map(({ recipient }) => recipient);
        if (channel !== "mail" || flooded.length === 0) return taken;
        const rest = due(now, channel).where("is_gathered", "=", 1).where("recipient", "in", flooded);
        return [...taken, ...(await take(rest.orderBy("due_at").limit(GATHERED_AT_MOST)))];
      });
      const rank = ({ severity }: SafetyAlertTable) => SEVERITIES.indexOf(severity);
      // Ids sort in the order in which they were made.
      return claimed.sort(
        (one, other) => rank(one) - rank(other) || one.due_at - other.due_at || (one.id < other.id ? -1 : 1),
      );
    },

    /** The claimed ones whose item nobody has taken; the others need not leave any more. */
    async stillNeeded(claimed: readonly SafetyAlertTable[], now: number): Promise<DueAlert[]> {
      if (claimed.length === 0) return [];
      const open = await store.db
        .selectFrom("safety_items")
        .select(["id", "created_at"])
        .where("state", "=", "open")
        .where("id", "in", [...new Set(claimed.map(({ item_id }) => item_id))])
        .execute();
      const madeAt = new Map(open.map(({ id, created_at }) => [id, created_at]));
      const over = claimed.filter(({ item_id }) => !madeAt.has(item_id));
      await setStatus(
        over.map(({ id }) => id),
        "dropped",
        now,
      );
      return claimed.flatMap((alert) => {
        const itemAt = madeAt.get(alert.item_id);
        return itemAt === undefined ? [] : [{ ...alert, itemAt }];
      });
    },

    markLeft: (alerts: readonly SafetyAlertTable[], status: "sent" | "folder", now: number) =>
      noteDone(() =>
        setStatus(
          alerts.map(({ id }) => id),
          status,
          now,
        ),
      ),

    /** Counts a failed attempt, and answers which were given up. */
    async markUnsent(alerts: readonly SafetyAlertTable[], now: number): Promise<SafetyAlertTable[]> {
      const givenUp: SafetyAlertTable[] = [];
      await store.write(async (trx) => {
        for (const alert of alerts) {
          const attempts = alert.attempts + 1;
          const delay = nextAttempt(attempts, now - alert.created_at);
          if (delay === null) givenUp.push(alert);
          await trx
            .updateTable("safety_alerts")
            .set({
              attempts,
              claimed_until: 0,
              ...(delay === null ? { status: "failed" as const } : { due_at: now + delay }),
            })
            .where("id", "=", alert.id)
            .execute();
        }
      });
      return givenUp;
    },

    /** When the next message that waits is due, or null. */
    async nextDue(channel: Channel): Promise<number | null> {
      const row = await store.db
        .selectFrom("safety_alerts")
        .select((eb) => eb.fn.min("due_at").as("due"))
        .where("channel", "=", channel)
        .where("status", "=", "queued")
        .executeTakeFirst();
      return row?.due ?? null;
    },

    /** For each of these items that staff are told of: whether anybody was reached. Others are absent. */
    async statusOf(itemIds: readonly string[]): Promise<ReadonlyMap<string, ItemReach>> {
      if (itemIds.length === 0) return new Map();
      const [taken, watched, told] = await Promise.all([
        store.db
          .selectFrom("safety_items")
          .select("id")
          .where("id", "in", itemIds)
          .where("state", "!=", "open")
          .execute(),
        store.db.selectFrom("safety_watches").select("item_id").where("item_id", "in", itemIds).execute(),
        store.db
          .selectFrom("safety_alerts")
          .select(["item_id", "status"])
          .where("item_id", "in", itemIds)
          .groupBy(["item_id", "status"])
          .execute(),
      ]);
      const statuses = new Map<string, ItemReach>(
        [...watched, ...told].map(({ item_id }) => [item_id, "not_yet"]),
      );
      for (const status of ["folder", "sent"]) {
        for (const row of told.filter((each) => each.status === status)) {
          statuses.set(row.item_id, status === "sent" ? "reached" : "folder");
        }
      }
      // Whoever took it knows of it, however they came to look.
      for (const { id } of taken) if (statuses.has(id)) statuses.set(id, "reached");
      return statuses;
    },

    /** How many items that must be seen at once nobody has taken. */
    async countUnseen(): Promise<number> {
      const { count } = await store.db
        .selectFrom("safety_items")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("state", "=", "open")
        .where("severity", "in", ["now", "urgent"])
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

export type Alerts = ReturnType<typeof alertsOf>;

/** Deletes what was told of items that are no longer kept. */
export async function forgetAlerts(trx: Transaction<Database>): Promise<void> {
  const items = trx.selectFrom("safety_items").select("id");
  await trx.deleteFrom("safety_alerts").where("item_id", "not in", items).execute();
  await trx.deleteFrom("safety_watches").where("item_id", "not in", items).execute();
}
