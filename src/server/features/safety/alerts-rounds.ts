import type { Transaction } from "kysely";
import { GATHERED_MS, isUrgent, nextReminder } from "#domain/safety/desk/reminders.ts";
import { newId } from "#server/db/id.ts";
import type { SafetyAlertTable, SafetyWatchTable } from "#server/db/schema/alerts.ts";
import type { SafetyItemTable } from "#server/db/schema/safety.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";

/** News that are not urgent leave at once, and whatever comes within this time of them together at its end. */
const QUIET_MS = 5 * 60_000;
/** When there is nobody to tell, this long until the next look for somebody. */
const NOBODY_MS = 60_000;
const AT_A_TIME = 100;

type Watch = SafetyWatchTable;
type Message = Pick<SafetyAlertTable, "channel" | "recipient" | "reason">;
/** Whom to tell at this moment. */
export type Audience = {
  readonly recipients: readonly string[];
  readonly secondAddresses: readonly string[];
  readonly hasWebhook: boolean;
};

/** Begins to see to it that somebody takes a new item, as part of the change that makes it. */
export async function watchItem(trx: Transaction<Database>, itemId: string, now: number): Promise<void> {
  await trx.insertInto("safety_watches").values({ item_id: itemId, told: 0, due_at: now }).execute();
}

/** Puts what is due to be told, or told again, into the queue. Several servers may do it: each round is one of them's. */
export function alertRounds(store: Store) {
  async function tell(watch: Watch, to: Audience, now: number): Promise<void> {
    const { item_id } = watch;
    await store.write(async (trx) => {
      const item = await trx
        .selectFrom("safety_items")
        .select(["severity", "created_at", "is_gathered"])
        .where("id", "=", item_id)
        .where("state", "=", "open")
        .executeTakeFirst();
      if (item === undefined) {
        await trx.deleteFrom("safety_watches").where("item_id", "=", item_id).execute();
        return;
      }
      const next = nextReminder(item.severity, now - item.created_at);
      const mine = await trx
        .updateTable("safety_watches")
        .set({ told: watch.told + 1, due_at: item.created_at + (next ?? 0) })
        .where("item_id", "=", item_id)
        // Another server may have done this round: then it has moved on.
        .where("told", "=", watch.told)
        .returning("item_id")
        .executeTakeFirst();
      if (mine === undefined) return;
      if (next === null) await trx.deleteFrom("safety_watches").where("item_id", "=", item_id).execute();
      for (const message of messages(to, watch.told === 0)) {
        if (await isWaiting(trx, item_id, message)) continue;
        const due_at = await leaveTime(trx, message, item, now);
        await trx
          .insertInto("safety_alerts")
          .values({
            ...message,
            ...{ id: newId(now), item_id, severity: item.severity, status: "queued", attempts: 0 },
            ...{ due_at, claimed_until: 0, created_at: now, left_at: null, is_gathered: item.is_gathered },
          })
          .execute();
      }
    });
  }

  return {
    /** @param audience asked only when something is due */
    async drain(audience: () => Promise<Audience>, now: number, stopped: () => boolean): Promise<void> {
      for (;;) {
        const due = await store.db
          .selectFrom("safety_watches")
          .selectAll()
          .where("due_at", "<=", now)
          .orderBy("due_at")
          .limit(AT_A_TIME)
          .execute();
        if (due.length === 0) return;
        const to = await audience();
        if (messages(to, false).length === 0) {
          await putOff(store, now);
          return;
        }
        for (const watch of due) {
          if (stopped()) return;
          await tell(watch, to, now);
        }
        if (due.length < AT_A_TIME) return;
      }
    },

    async nextDue(): Promise<number | null> {
      const row = await store.db
        .selectFrom("safety_watches")
        .select((eb) => eb.fn.min("due_at").as("due"))
        .executeTakeFirst();
      return row?.due ?? null;
    },
  };
}

function messages({ recipients, secondAddresses, hasWebhook }: Audience, isFirst: boolean): Message[] {
  const reason = isFirst ? "first" : "reminder";
  // Where there is nobody to tell first, the second address is not kept waiting.
  const others = isFirst && (recipients.length > 0 || hasWebhook) ? [] : secondAddresses;
  return [
    ...recipients.map((recipient) => ({ channel: "mail" as const, recipient, reason }) as const),
    ...others.map((recipient) => ({ channel: "mail", recipient, reason: "escalation" }) as const),
    ...(hasWebhook ? [{ channel: "webhook", recipient: "", reason } as const] : []),
  ];
}

/** Whom an earlier message about the item has not left for gets no second: the first is still being tried. */
async function isWaiting(trx: Transaction<Database>, itemId: string, message: Message): Promise<boolean> {
  const waiting = await trx
    .selectFrom("safety_alerts")
    .select("id")
    .where("item_id", "=", itemId)
    .where("channel", "=", message.channel)
    .where("recipient", "=", message.recipient)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return waiting !== undefined;
}

type Told = Pick<SafetyItemTable, "severity" | "is_gathered">;

/** When a message leaves: at once, but for mails that stand for several items. */
async function leaveTime(
  trx: Transaction<Database>,
  { channel, recipient, reason }: Message,
  { severity, is_gathered }: Told,
  now: number,
): Promise<number> {
  if (channel !== "mail") return now;
  if (is_gathered === 1) return gatheredTime(trx, recipient, now);
  return reason === "first" && !isUrgent(severity) ? quietTime(trx, recipient, now) : now;
}

/** When the next mail about a flood leaves: now, or a minute after the last. */
async function gatheredTime(trx: Transaction<Database>, recipient: string, now: number): Promise<number> {
  const last = await trx
    .selectFrom("safety_alerts")
    .select((eb) => eb.fn.max(eb.fn.coalesce("left_at", "due_at")).as("time"))
    .where("channel", "=", "mail")
    .where("recipient", "=", recipient)
    .where("is_gathered", "=", 1)
    // What a mail server did not take is tried again in its own time: the next does not wait for it.
    .where((eb) => eb.or([eb("status", "in", ["sent", "folder"]), eb("attempts", "=", 0)]))
    .executeTakeFirst();
  const time = last?.time === undefined || last.time === null ? null : Number(last.time);
  if (time === null) return now;
  return time > now ? time : Math.max(now, time + GATHERED_MS);
}

/** When a mail about something not urgent leaves: now, or with the next that stands for everything until then. */
async function quietTime(trx: Transaction<Database>, recipient: string, now: number): Promise<number> {
  const last = await trx
    .selectFrom("safety_alerts")
    .select("due_at")
    .where("channel", "=", "mail")
    .where("recipient", "=", recipient)
    .where("reason", "=", "first")
    .where("severity", "in", ["soon", "note"])
    .where("status", "in", ["queued", "sent", "folder"])
    .where("due_at", ">", now - QUIET_MS)
    .where("due_at", "<=", now + QUIET_MS)
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return now;
  return last.due_at > now ? last.due_at : last.due_at + QUIET_MS;
}

async function putOff(store: Store, now: number): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable("safety_watches")
      .set({ due_at: now + NOBODY_MS })
      .where("due_at", "<=", now)
      .execute(),
  );
}
