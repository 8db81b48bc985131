import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Parsed } from "#contract/index.ts";
import type { Lead } from "#contract/staff.ts";
import { furtherStatus } from "#domain/enrolment/lead.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { toLead } from "../lead.ts";
import { rowsById, toFamilies } from "./list.ts";
import { type FamilyParts, noSuchLead, writeEvent } from "./parts.ts";

type Merge = Parsed<"POST /api/admin/leads/{id}/merge">["body"];

const GROUPS = 50;
/** More than this have one name and one age by chance. */
const IN_A_GROUP = 10;

const SAME = [
  ["phone", "phone_key"],
  ["name", "twin_key"],
] as const;

/** Finding the same family twice, and making one of two. */
export function familyMerging({ store, now, mode, changeAddress }: FamilyParts) {
  return {
    /** Those that look like the same, by phone number, then by name and ages. */
    async duplicates() {
      const groups = [];
      for (const [by, column] of SAME) {
        for (const ids of await sharing(store.db, column)) {
          groups.push({ by, families: await toFamilies(store.db, await rowsById(store.db, ids), { mode }) });
        }
      }
      return { groups };
    },

    /** @throws Refusal not_found; conflict when either changed meanwhile */
    merge: (id: string, { version, other, keep }: Merge, by: string, note: Note): Promise<Lead> =>
      store.write(async (trx) => {
        if (id === other.id) throw new Refusal("conflict", "These are one family already.");
        // In the order of their ids, so that two merges of the same two never wait for each other.
        const taken = new Map<string, LeadRow>();
        for (const each of [id, other.id].sort()) {
          const row = await take(trx, each);
          if (row === undefined) throw noSuchLead();
          taken.set(each, row);
        }
        const [mine, theirs] = [taken.get(id), taken.get(other.id)] as [LeadRow, LeadRow];
        if (mine.version !== version + 1 || theirs.version !== other.version + 1) throw stale();

        const kept = keep.children === "this" ? mine.id : theirs.id;
        await dropTwins(trx, [mine.id, theirs.id], kept);
        const of = (side: "this" | "other") => (side === "this" ? mine : theirs);
        const merged = await changeAddress(trx, [mine.id, theirs.id], async () => {
          await moveHistory(trx, theirs.id, id);
          await trx.deleteFrom("leads").where("id", "=", theirs.id).execute();
          return trx
            .updateTable("leads")
            .set({
              name: of(keep.name).name,
              ...{ email: of(keep.reach).email, email_key: of(keep.reach).email_key },
              phone: of(keep.phone).phone,
              ...{ children: of(keep.children).children, ages: of(keep.children).ages },
              language: of(keep.language).language,
              status: furtherStatus(mine.status, theirs.status),
              owner: mine.owner ?? theirs.owner,
              next_step_on: earlier(mine.next_step_on, theirs.next_step_on),
              waits_since: earlier(mine.waits_since, theirs.waits_since),
              created_at: Math.min(mine.created_at, theirs.created_at),
            })
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirstOrThrow();
        });
        const at = now();
        await writeEvent(trx, { leadId: id, kind: "merged", detail: "", by, at });
        await note(trx);
        return toLead(merged);
      }),
  };
}

const stale = () => new Refusal("conflict", "One of the two changed meanwhile. Look at them again.");

/** Raising the version takes the row's lock. */
const take = (trx: Transaction<Database>, id: string) =>
  trx
    .updateTable("leads")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** Everything that happened to one now happened to the other. The same form sent to both counts as sent that often. */
async function moveHistory(trx: Transaction<Database>, from: string, to: string): Promise<void> {
  for (const table of ["lead_events", "deposits", "lead_tasks", "visit_bookings", "places", "mails"] as const)
    await trx.updateTable(table).set({ lead_id: to }).where("lead_id", "=", from).execute();
  const sent = await trx.selectFrom("lead_submissions").selectAll().where("lead_id", "=", from).execute();
  for (const row of sent) {
    const same = await trx
      .updateTable("lead_submissions")
      .set((eb) => ({ times: eb("times", "+", row.times) }))
      .where("lead_id", "=", to)
      .where("content_hash", "=", row.content_hash)
      .executeTakeFirst();
    if (Number(same.numUpdatedRows) > 0) continue;
    await trx.updateTable("lead_submissions").set({ lead_id: to }).where("id", "=", row.id).execute();
  }
}

type Place = Selectable<Database["places"]>;

/**
 * A child that stood on the list with both is one child: of the two rows one that only waits goes, that of the family
 * whose children are not kept before the other. What is left has the earlier turn.
 */
async function dropTwins(trx: Transaction<Database>, leads: readonly string[], kept: string): Promise<void> {
  const rows = await trx
    .selectFrom("places")
    .selectAll()
    .where("lead_id", "in", leads)
    .where("state", "!=", "released")
    .orderBy("id")
    .execute();
  const others = new Set(rows.filter(({ lead_id }) => lead_id !== kept));
  for (const own of rows.filter(({ lead_id }) => lead_id === kept)) {
    const twin = [...others].find((other) => (isWaiting(own) || isWaiting(other)) && isSameChild(own, other));
    if (twin === undefined) continue;
    others.delete(twin);
    const [gone, left] = isWaiting(twin) ? [twin, own] : [own, twin];
    // Another server may just be offering it a seat.
    await trx.deleteFrom("places").where("id", "=", gone.id).where("state", "=", "waiting").execute();
    if (!isWaiting(left) || gone.lapsed_at !== null || left.lapsed_at !== null) continue;
    const earliest = {
      since_at: Math.min(gone.since_at, left.since_at),
      joined_at: Math.min(gone.joined_at, left.joined_at),
    };
    await trx
      .updateTable("places")
      .set({ ...earliest, child: left.child || gone.child })
      .where("id", "=", left.id)
      .execute();
  }
}

const isWaiting = ({ state, deposit_id }: Place) => state === "waiting" && deposit_id === null;
const isSameChild = (one: Place, other: Place) =>
  one.child !== "" && other.child !== ""
    ? one.child.toLowerCase() === other.child.toLowerCase()
    : one.age === other.age;

/** The ids of those that share a key, by group. */
async function sharing(db: Kysely<Database>, column: "phone_key" | "twin_key"): Promise<string[][]> {
  const keys = await db
    .selectFrom("leads")
    .select(column)
    .where(column, "is not", null)
    .groupBy(column)
    .having(sql<boolean>`count(*) between 2 and ${sql.lit(IN_A_GROUP)}`)
    .orderBy(column)
    .limit(GROUPS)
    .execute();
  return Promise.all(
    keys.map(async (row) => {
      const key = (row as Record<string, string>)[column] ?? "";
      const same = await db.selectFrom("leads").select("id").where(column, "=", key).orderBy("id").execute();
      return same.map(({ id }) => id);
    }),
  );
}

function earlier<Value extends number | string>(one: Value | null, other: Value | null): Value | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
