import { sql, type Transaction } from "kysely";
import { addWords } from "../conversation-words.ts";
import type { Database } from "../schema.ts";
import type { Migration } from "./migration.ts";

/** The inbox (decision 143): what a conversation wants of staff, who answers it, what was done, and its words. */
const statements = (bytewise: string) => [
  `alter table conversations add column last_at bigint not null default 0`,
  `alter table conversations add column since bigint not null default 0`,
  `alter table conversations add column rank integer not null default 1`,
  `alter table conversations add column mark text`,
  `alter table conversations add column is_unread integer not null default 0`,
  `alter table conversations add column assigned_to text`,
  `alter table conversations add column held_by text`,
  `alter table conversations add column held_name text`,
  `alter table conversations add column version integer not null default 0`,
  `create index conversations_by_rank on conversations (rank, last_at, id)`,
  `create index conversations_by_wait on conversations (rank, since, id)`,
  `create index conversations_by_member on conversations (assigned_to, rank, last_at, id)`,
  `create index conversations_by_member_wait on conversations (assigned_to, rank, since, id)`,
  `create index conversations_by_last on conversations (last_at, id)`,
  `alter table messages add column mark text`,
  `alter table messages add column author text`,
  `alter table messages add column author_name text`,
  `alter table messages add column via text`,
  // From a conversation to the lead whose form was sent in it.
  `create index lead_events_by_chat on lead_events (detail) where kind = 'chat'`,
  `create table conversation_events (
    id text primary key, conversation_id text not null references conversations (id) on delete cascade,
    kind text not null, detail text not null, actor text not null, created_at bigint not null)`,
  `create index conversation_events_by_conversation on conversation_events (conversation_id, created_at, id)`,
  `create table conversation_words (
    word ${bytewise} not null, conversation_id text not null references conversations (id) on delete cascade,
    primary key (word, conversation_id))`,
  `create index conversation_words_by_conversation on conversation_words (conversation_id)`,
  `update conversations set
    last_at = coalesce((select max(created_at) from messages where conversation_id = conversations.id), created_at)`,
  `update conversations set since = last_at`,
];
/** Messages read at a time. */
const BATCH = 1_000;

export const inbox: Migration = async (trx, engine) => {
  // Words that begin alike must lie together, whatever the database's language sorts by.
  const bytewise = engine === "postgres" ? `text collate "C"` : "text";
  for (const statement of statements(bytewise)) await sql.raw(statement).execute(trx);
  const db = trx as unknown as Transaction<Database>;
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("messages")
      .select(["id", "conversation_id", "text"])
      .where("is_ai", "=", 0)
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const row of rows) await addWords(db, row.conversation_id, row.text);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
};
