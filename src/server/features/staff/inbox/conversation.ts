import type { InboxConversation, InboxEvent } from "#contract/inbox.ts";
import { afterReading } from "#domain/enrolment/inbox/standing.ts";
import { standingColumns, standingOf, takeConversation } from "#server/db/conversation-standing.ts";
import type { ConversationEventTable } from "#server/db/schema/inbox.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import { toLead } from "../lead.ts";
import { toItems } from "./list.ts";

/** Messages of one conversation that are shown, the newest; and what staff did. */
const SHOWN = 500;

export const noSuchConversation = () => new Refusal("not_found", "There is no such conversation.");

/**
 * A conversation, word for word. It counts as read from then on.
 *
 * @throws Refusal not_found
 */
export async function readConversation(store: Store, id: string): Promise<InboxConversation> {
  const { db } = store;
  let row = await db.selectFrom("conversations").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw noSuchConversation();
  if (row.is_unread === 1) {
    row = (await markRead(store, id)) ?? row;
  }
  const [item] = await toItems(db, [row]);
  if (item === undefined) throw noSuchConversation();
  const messages = await db
    .selectFrom("messages")
    .select(["id", "text", "is_ai", "created_at", "author", "author_name", "via", "mark"])
    .where("conversation_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
  const events = await db
    .selectFrom("conversation_events")
    .selectAll()
    .where("conversation_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
  const lead =
    item.lead === null
      ? undefined
      : await db.selectFrom("leads").selectAll().where("id", "=", item.lead.id).executeTakeFirst();
  return {
    ...item,
    lead: lead === undefined ? null : toLead(lead),
    messages: messages.reverse().map((said) => ({
      ...{ id: said.id, message: said.text, isAi: said.is_ai === 1, mark: said.mark, via: said.via },
      createdAt: new Date(said.created_at).toISOString(),
      author: said.author,
      ...(said.author === null ? {} : { writer: said.author_name ?? "" }),
    })),
    events: events.reverse().map(toEvent),
  };
}

/** Reading is no change that another member of staff must see before answering: the version stays. */
const markRead = (store: Store, id: string) =>
  store.write(async (trx) => {
    const taken = await takeConversation(trx, "id", id);
    if (taken === undefined) return undefined;
    return trx
      .updateTable("conversations")
      .set({ ...standingColumns(afterReading(standingOf(taken))), version: taken.version - 1 })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
  });

export function toEvent(row: ConversationEventTable): InboxEvent {
  return {
    ...{ id: row.id, kind: row.kind, detail: row.detail, by: row.actor },
    createdAt: new Date(row.created_at).toISOString(),
  };
}
