import { sql } from "kysely";
import { RANK } from "#domain/enrolment/inbox/standing.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { dayOf, VISIT, VISITS } from "#domain/staff/insight.ts";
import { wordsOf } from "#server/db/conversation-words.ts";
import { addCounts } from "#server/db/daily-counts.ts";
import type { Store } from "#server/db/store.ts";

export const ME = "marta@bench.example";
export const NOW = Date.parse("2027-03-01T18:00:00Z");
export const TODAY = "2027-03-01";

/** Rows in one statement. */
const BATCH = 1_000;
const MINUTE = 60_000;
const DAY = 1_440;
/** Families came within a quarter of a year, in no order. */
const DAYS = 90;
const at = (index: number) => NOW - ((index * 7_919) % (DAYS * DAY)) * MINUTE;
const PAGES = 60;

export const MESSAGES_EACH = 10;
/** The first is the family's and is written with its words; the others come by one statement. */
const MORE = MESSAGES_EACH - 1;

/** Families with their conversations, each of ten messages. */
export async function fill(store: Store, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) => start + index);
    await fillFamilies(store, rows);
    await fillConversations(store, rows);
  }
  if (from === 0) await fillVisits(store);
  // What PostgreSQL does by itself within a minute of so many changes.
  if (store.engine === "postgres") await sql`vacuum analyze`.execute(store.db);
}

const AGES = ["6", "5, 8", "9", "", "11 y 12"];

const fillFamilies = (store: Store, rows: readonly number[]) =>
  store.write(async (trx) => {
    await trx
      .insertInto("leads")
      .values(
        rows.map((index) => ({
          ...{ id: `l${index}`, name: index % 9 === 0 ? "Ana López" : `Familia${index} Núñez` },
          ...{ email: `f${index}@bench.example`, email_key: `f${index}@bench.example` },
          phone: index % 2 === 0 ? null : `322 ${String(index).padStart(7, "0")}`,
          ...{ children: 1, ages: AGES[index % AGES.length] ?? "", language: index % 3 === 0 ? "en" : "es" },
          status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? "new",
          next_step_on: index % 50 === 0 ? `2027-0${1 + (index % 4)}-01` : null,
          owner: index % 10 === 0 ? ME : null,
          waits_since: index % 20 === 0 ? at(index) : null,
          ...{ version: 0, created_at: at(index) },
        })) as never,
      )
      .execute();
    await trx
      .insertInto("places")
      .values(
        rows.map((index) => ({
          ...{
            id: `p${index}`,
            lead_id: `l${index}`,
            child: `Luz${index}`,
            age: 6,
            state: "waiting" as const,
          },
          ...{
            rank: 1 as const,
            since_at: at(index),
            joined_at: at(index),
            changed_at: at(index),
            offers: 0,
          },
        })),
      )
      .execute();
    const paying = rows.filter((index) => index % 100 === 0);
    await trx
      .insertInto("deposits")
      .values(
        paying.map((index) => ({
          ...{ id: `d${index}`, lead_id: `l${index}`, type: "founders_circle", mode: "practice" },
          ...{ currency: "usd", amount_cents: 50_000, paid_cents: 50_000, lost_cents: 0, status: "paid" },
          ...{ refunded_cents: index % 300 === 0 ? 50_000 : 0, refund_failed: 0, receipted: 1 },
          ...{ idempotency_key: "k", keyed_at: 0, payer_erased: 0, facts: "{}", revision: 0, read_at: 0 },
          created_at: at(index),
        })) as never,
      )
      .execute();
    await trx
      .insertInto("lead_tasks")
      .values(
        rows
          .filter((index) => index % 25 === 0)
          .map((index) => ({
            ...{ id: `t${index}`, lead_id: `l${index}`, text: "Call", due_on: `2027-03-0${1 + (index % 9)}` },
            ...{ owner: index % 2 === 0 ? ME : null, created_by: ME, created_at: at(index) },
          })),
      )
      .execute();
  });

/** Of a hundred conversations one wants a person, three were not known, five are unread and the others quiet or done. */
function rankOf(index: number): number {
  const place = index % 100;
  if (place === 0) return RANK.wants_person;
  if (place < 4) return RANK.not_known;
  if (place < 9) return RANK.unread;
  return place < 60 ? RANK.quiet : RANK.done;
}

const fillConversations = (store: Store, rows: readonly number[]) =>
  store.write(async (trx) => {
    const said = rows.map((index) => `What does it cost for family${index}? And topic${index % 50}`);
    await trx
      .insertInto("conversations")
      .values(
        rows.map((index) => ({
          ...{ id: `c${index}`, session_id: `s${index}`, owner_hash: "o", language: "en" as const },
          ...{ created_at: at(index), last_at: at(index), since: at(index), rank: rankOf(index) },
          ...{ assigned_to: index % 10 === 0 ? ME : null },
        })),
      )
      .execute();
    await trx
      .insertInto("messages")
      .values(
        rows.map((index, place) => ({
          ...{ id: `m${index}.0`, conversation_id: `c${index}`, is_ai: 0 as const, topic: null },
          ...{ text: said[place] ?? "", needs_contact_form: 0 as const, needs_payment: 0 as const },
          ...{ payment_type: null, suggestions: null, created_at: at(index) },
        })),
      )
      .execute();
    const range = [sql.lit(rows[0] ?? 0), sql.lit(rows.at(-1) ?? 0)] as const;
    await sql`
      with recursive conversation (i) as (select cast(${range[0]} as bigint) union all select i + 1 from conversation where i < ${range[1]}),
        turn (k) as (select 1 union all select k + 1 from turn where k < ${sql.lit(MORE)})
      insert into messages (id, conversation_id, is_ai, text, topic, outcome, needs_contact_form, needs_payment, created_at)
      select 'm' || i || '.' || k, 'c' || i, k % 2, 'It depends on the days and on the place.',
        case when k % 2 = 1 then 'fact' || (i % 300) end, case when k % 2 = 1 then 'answered' end, 0, 0,
        ${sql.lit(NOW)} - ((i * 7919) % ${sql.lit(DAYS * DAY)}) * ${sql.lit(MINUTE)} + k
      from conversation, turn`.execute(trx);
    const words = rows.flatMap((index, place) =>
      wordsOf(said[place] ?? "").map((word) => ({ word, conversation_id: `c${index}` })),
    );
    for (let start = 0; start < words.length; start += BATCH * 5) {
      await trx
        .insertInto("conversation_words")
        .values(words.slice(start, start + BATCH * 5))
        .execute();
    }
  });

async function fillVisits(store: Store): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    const pages = Array.from({ length: PAGES }, (_, page) => [`${VISIT}/page-${page}`, 1 + page] as const);
    await store.write((trx) => addCounts(trx, dayOf(NOW) - day, new Map([...pages, [VISITS, PAGES]])));
  }
}
