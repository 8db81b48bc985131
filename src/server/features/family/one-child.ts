import type { Kysely, Transaction } from "kysely";
import type { RecordKind } from "#contract/family-records.ts";
import type { Database } from "#server/db/schema.ts";
import { Refusal } from "#server/http/refusal.ts";

type Learner = { readonly device: string; readonly learner: string; readonly session: string | null };

/**
 * A learner on a device; what was kept without a learner's id is a learner by itself for each session, because nobody
 * can tell whether two sessions are one child's.
 */
function learnerOf(id: string): Learner {
  const [device = "", learner = "", session = ""] = id.split("~");
  return { device, learner, session: learner === "" ? session : null };
}
/** What {@link learnerOf} reads. */
export const idOf = (row: { device_hash: string; learner_id: string; session_id: string }) =>
  row.learner_id === "" ? `${row.device_hash}~~${row.session_id}` : `${row.device_hash}~${row.learner_id}`;

/** What is kept of one child or in one chat: rows by which it is exported, and erased. */
export async function recordRows(db: Kysely<Database>, kind: RecordKind, id: string) {
  if (kind === "chat") {
    const chats = await db
      .selectFrom("conversations")
      .select(["id", "session_id"])
      .where("id", "=", id)
      .execute();
    if (chats.length === 0) throw noSuchRecord();
    return { chats, profiles: [], threads: [] };
  }
  const { device, learner, session } = learnerOf(id);
  const profiles = await db
    .selectFrom("student_profiles")
    .selectAll()
    .where("device_hash", "=", device)
    .where("learner_id", "=", learner)
    .$if(session !== null, (rows) => rows.where("session_id", "=", session ?? ""))
    .execute();
  const threads = await db
    .selectFrom("tutor_threads")
    .selectAll()
    .where("device_hash", "=", device)
    .where("learner_id", "=", learner)
    .$if(session !== null, (rows) => rows.where("session_id", "=", session ?? ""))
    .execute();
  if (profiles.length + threads.length === 0) throw noSuchRecord();
  return { chats: [], profiles, threads };
}

export type RecordRows = Awaited<ReturnType<typeof recordRows>>;

/**
 * Erases one child's profiles and conversations, with what its own adult allowed, or one chat. What the papers of the
 * class allow stays allowed: the family takes that back with the school.
 */
export async function eraseRecord(
  trx: Transaction<Database>,
  kind: RecordKind,
  id: string,
): Promise<RecordRows> {
  const rows = await recordRows(trx, kind, id);
  for (const chat of rows.chats) await trx.deleteFrom("conversations").where("id", "=", chat.id).execute();
  for (const { id: thread } of rows.threads) {
    await trx.deleteFrom("tutor_threads").where("id", "=", thread).execute();
  }
  for (const { session_id } of rows.profiles) {
    await trx.deleteFrom("student_profiles").where("session_id", "=", session_id).execute();
  }
  const { device, learner, session } = learnerOf(id);
  if (kind === "learner" && session === null) {
    await trx
      .deleteFrom("consents")
      .where("device_hash", "=", device)
      .where("learner_id", "=", learner)
      .execute();
  }
  return rows;
}

const noSuchRecord = () => new Refusal("not_found", "Nothing is kept under this number any more.");
