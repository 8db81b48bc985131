import type { Transaction } from "kysely";
import { mailboxKey } from "#domain/enrolment/email.ts";
import { type MailFault, TRIES_IN_VAIN } from "#domain/staff/mails.ts";
import { noteDone, passingOverOthers } from "./claims.ts";
import { newId } from "./id.ts";
import type { Database, MailTable } from "./schema.ts";
import type { Store } from "./store.ts";

export type NewMail = {
  readonly to: string;
  readonly kind: MailTable["kind"];
  /** The family that it is about, with which it is erased. */
  readonly leadId?: string;
  readonly subject: string;
  readonly text: string;
  /** Where one click ends such mails (RFC 8058). */
  readonly unsubscribe?: string;
  /** The appointment it tells of, as a file for calendars. */
  readonly calendar?: string;
};

/** How long a worker may take over one batch before another worker may try. */
const CLAIM_MS = 5 * 60_000;

/** Puts a mail into the queue, as part of the change it tells about: both happen or neither. Answers its id. */
export async function enqueueMail(
  trx: Transaction<Database>,
  mail: NewMail,
  now: number,
  dueAt = now,
): Promise<string> {
  const id = newId(now);
  await trx
    .insertInto("mails")
    .values({
      id,
      recipient: mail.to,
      recipient_key: mailboxKey(mail.to),
      lead_id: mail.leadId ?? null,
      kind: mail.kind,
      subject: mail.subject,
      body: mail.text,
      unsubscribe: mail.unsubscribe ?? null,
      calendar: mail.calendar ?? null,
      status: "queued",
      attempts: 0,
      due_at: dueAt,
      claimed_until: 0,
      created_at: now,
      sent_at: null,
      fault: null,
    })
    .execute();
  return id;
}

/**
 * Puts a notice into the queue that says only that there is something to see. Many occasions make few mails, and none
 * goes unmentioned: after a notice the next leaves `quietMs` later, and stands for everything until then.
 */
export async function enqueueNotice(
  trx: Transaction<Database>,
  mail: NewMail,
  now: number,
  quietMs: number,
): Promise<void> {
  const last = await trx
    .selectFrom("mails")
    .select(["status", "due_at"])
    .where("recipient_key", "=", mailboxKey(mail.to))
    .where("subject", "=", mail.subject)
    .where("status", "in", ["queued", "sent"])
    // One that failed and waits longer than that is not relied on.
    .where("due_at", ">", now - quietMs)
    .where("due_at", "<=", now + quietMs)
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.status === "queued") return;
  await enqueueMail(trx, mail, now, last === undefined ? now : last.due_at + quietMs);
}

/** How many mails of a kind an address was sent, or is about to be, since a time. */
export async function countMails(
  trx: Transaction<Database>,
  to: string,
  kind: MailTable["kind"],
  since: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient_key", "=", mailboxKey(to))
    .where("kind", "=", kind)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes who was sent what before `oldest`; what still waits stays. Answers how many. */
export async function sweepMails(trx: Transaction<Database>, oldest: number): Promise<number> {
  const gone = await trx
    .deleteFrom("mails")
    .where("status", "!=", "queued")
    .where("created_at", "<=", oldest)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The queue as its worker sees it. */
export function mailQueue(store: Store) {
  return {
    wakes: store.wakes,

    /** Takes up to `limit` due mails for this worker alone, on every engine and beside other servers. */
    claim(now: number, limit = 10): Promise<MailTable[]> {
      return store.write((trx) =>
        trx
          .with("due", (db) =>
            db
              .selectFrom("mails")
              .select("id")
              .where("status", "=", "queued")
              .where("due_at", "<=", now)
              .where("claimed_until", "<", now)
              .orderBy("due_at")
              .limit(limit)
              .$call(passingOverOthers(store.engine)),
          )
          .updateTable("mails")
          .set({ claimed_until: now + CLAIM_MS })
          .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
          .returningAll()
          .execute(),
      );
    },

    /** @param fault `folder` where they became files */
    async markSent(ids: readonly string[], now: number, fault: "folder" | null): Promise<void> {
      if (ids.length === 0) return;
      await noteDone(async () => {
        await store.write((trx) =>
          trx
            .updateTable("mails")
            .set({ status: "sent", body: "", unsubscribe: null, calendar: null, sent_at: now, fault })
            .where("id", "in", ids)
            .execute(),
        );
      });
    },

    /** Counts a failed attempt; `dueAt` null gives the mail up. */
    async markUnsent(id: string, dueAt: number | null, fault: MailFault): Promise<void> {
      await noteDone(async () => {
        await store.write((trx) =>
          trx
            .updateTable("mails")
            .set((eb) => ({
              attempts: eb("attempts", "+", 1),
              claimed_until: 0,
              fault,
              ...(dueAt === null ? { status: "failed" as const } : { due_at: dueAt }),
            }))
            .where("id", "=", id)
            .execute(),
        );
      });
    },

    async counts(): Promise<{ queued: number; failed: number }> {
      const rows = await store.db
        .selectFrom("mails")
        .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
        .where("status", "in", ["queued", "failed"])
        .groupBy("status")
        .execute();
      const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
      return { queued: of("queued"), failed: of("failed") };
    },

    /** Whether mails do not leave: one was tried in vain again and again, or given up since a time. */
    async areStuck(since: number): Promise<boolean> {
      const row = await store.db
        .selectFrom("mails")
        .select("id")
        .where((eb) =>
          eb.or([
            eb.and([eb("status", "=", "queued"), eb("attempts", ">=", TRIES_IN_VAIN)]),
            eb.and([eb("status", "=", "failed"), eb("due_at", ">=", since)]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** When the next waiting mail is due, or null. */
    async nextDue(): Promise<number | null> {
      const row = await store.db
        .selectFrom("mails")
        .select((eb) => eb.fn.min("due_at").as("due"))
        .where("status", "=", "queued")
        .executeTakeFirst();
      return row?.due ?? null;
    },
  };
}
