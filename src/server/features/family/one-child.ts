import type { Kysely, Transaction } from "kysely";
import type { FoundRecord, RecordKind, RecordQuery } from "#contract/family-records.ts";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import { folded } from "#domain/locale/fold.ts";
import type { Database } from "#server/db/schema.ts";
import { Refusal } from "#server/http/refusal.ts";

/** Rows at most in one answer; whoever gets so many says more about the day or the words. */
const MAX_ROWS = 100;
const iso = (time: number) => new Date(time).toISOString();

type Learner = { readonly device: string; readonly learner: string; readonly session: string | null };

/**
 * A learner on a device; what was kept without a learner's id is a learner by itself for each session, because nobody
 * can tell whether two sessions are one child's.
 */
function learnerOf(id: string): Learner {
  const [device = "", learner = "", session = ""] = id.split("~");
  return { device, learner, session: learner === "" ? session : null };
}
const idOf = (row: { device_hash: string; learner_id: string; session_id: string }) =>
  row.learner_id === "" ? `${row.device_hash}~~${row.session_id}` : `${row.device_hash}~${row.learner_id}`;

/** Single children and single chats, for a family that left no address. */
export async function findRecords(db: Kysely<Database>, query: RecordQuery): Promise<FoundRecord[]> {
  const from = query.from === undefined ? 0 : Date.parse(query.from);
  const to = query.to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(query.to);
  // Each once: a word that is written a hundred times over is not looked for a hundred times.
  const words = [
    ...new Set(
      folded(query.words ?? "")
        .split(/\s+/)
        .filter(Boolean),
    ),
  ];
  return query.kind === "chat" ? chats(db, from, to, words) : learners(db, from, to, words);
}

const holds = (text: string, words: readonly string[]) => {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
};

async function chats(db: Kysely<Database>, from: number, to: number, words: readonly string[]) {
  const rows = await db
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "messages.conversation_id")
    .select(["conversation_id", "session_id", "is_ai", "text", "messages.created_at"])
    .where("conversation_id", "in", (eb) =>
      eb
        .selectFrom("messages")
        .select("conversation_id")
        .where("created_at", ">=", from)
        .where("created_at", "<=", to),
    )
    .orderBy("messages.created_at")
    .orderBy("messages.id")
    .execute();
  return [...groups(rows, (row) => row.conversation_id)]
    .filter(([, said]) => holds([said[0]?.session_id, ...said.map(({ text }) => text)].join("\n"), words))
    .map(
      ([id, said]): FoundRecord => ({
        ...{ id, kind: "chat", name: null, age: null, consent: null },
        begins: (said.find(({ is_ai }) => is_ai === 0)?.text ?? "").slice(0, 80),
        firstAt: iso(said[0]?.created_at ?? 0),
        lastAt: iso(said.at(-1)?.created_at ?? 0),
        messages: said.length,
      }),
    )
    .sort(newestFirst)
    .slice(0, MAX_ROWS);
}

async function learners(db: Kysely<Database>, from: number, to: number, words: readonly string[]) {
  const profiles = await db.selectFrom("student_profiles").selectAll().execute();
  const threads = await db
    .selectFrom("tutor_threads")
    .select(["id", "session_id", "device_hash", "learner_id", "consent", "created_at", "updated_at"])
    .execute();
  const messages = groups(
    await db.selectFrom("tutor_messages").select(["thread_id", "is_tutor", "text", "created_at"]).execute(),
    (row) => row.thread_id,
  );
  const found = groups([...profiles, ...threads], idOf);
  return [...found]
    .map(([id, kept]): FoundRecord & { readonly text: string } => {
      const profile = kept.flatMap((row) =>
        "result" in row ? [(JSON.parse(row.result) as AssignmentResult).profile] : [],
      )[0];
      const said = kept.flatMap((row) => ("id" in row ? (messages.get(row.id) ?? []) : []));
      return {
        ...{ id, kind: "learner", consent: kept[0]?.consent ?? null },
        name: profile?.name ?? null,
        age: profile?.age ?? null,
        begins: (said.find(({ is_tutor }) => is_tutor === 0)?.text ?? "").slice(0, 80),
        firstAt: iso(Math.min(...kept.map(({ created_at }) => created_at))),
        lastAt: iso(Math.max(...kept.map(({ updated_at }) => updated_at))),
        messages: said.length,
        text: [
          ...[profile?.name, profile?.voice_preference],
          ...kept.flatMap(({ session_id, learner_id }) => [session_id, learner_id]),
          ...said.map(({ text }) => text),
        ].join("\n"),
      };
    })
    .filter((each) => Date.parse(each.lastAt) >= from && Date.parse(each.firstAt) <= to)
    .filter((each) => holds(each.text, words))
    .map(({ text: _, ...each }) => each)
    .sort(newestFirst)
    .slice(0, MAX_ROWS);
}

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

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = found.get(key);
    if (group === undefined) found.set(key, [row]);
    else group.push(row);
  }
  return found;
}

const newestFirst = (a: FoundRecord, b: FoundRecord) => b.lastAt.localeCompare(a.lastAt);
const noSuchRecord = () => new Refusal("not_found", "Nothing is kept under this number any more.");
