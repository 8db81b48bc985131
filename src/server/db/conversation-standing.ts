import type { Selectable, Transaction } from "kysely";
import { rankOf, type Standing } from "#domain/enrolment/inbox/standing.ts";
import { compiled } from "./compiled.ts";
import type { ConversationTable, Database } from "./schema.ts";

/** By what it is made known that something in one conversation is otherwise. */
export const conversationQueue = (conversationId: string): string => `conversation:${conversationId}`;

export type ConversationRow = Selectable<ConversationTable>;

/**
 * Takes a conversation for a change, and counts the change: until the transaction ends nobody else changes it. By its
 * id, or by what the browser calls it.
 */
export async function takeConversation(
  trx: Transaction<Database>,
  by: "id" | "session_id",
  value: string,
): Promise<ConversationRow | undefined> {
  return (await takenBy[by](trx, { value }))[0];
}

const taken = (by: "id" | "session_id") =>
  compiled((db, { value }: { value: string }) =>
    db
      .updateTable("conversations")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where(by, "=", value)
      .returningAll(),
  );
const takenBy = { id: taken("id"), session_id: taken("session_id") };

export const standingOf = (
  row: Pick<ConversationRow, "mark" | "is_unread" | "rank" | "since">,
): Standing => ({
  mark: row.mark,
  isUnread: row.is_unread === 1,
  isDone: row.rank === 0,
  since: row.since,
});

/** The columns that say what a conversation wants of staff. */
export const standingColumns = (standing: Standing) => ({
  mark: standing.mark,
  is_unread: standing.isUnread ? (1 as const) : (0 as const),
  rank: rankOf(standing),
  since: standing.since,
});
