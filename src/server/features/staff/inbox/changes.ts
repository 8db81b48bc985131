import type { Transaction } from "kysely";
import type { InboxEvent, InboxItem } from "#contract/inbox.ts";
import type { Parsed } from "#contract/index.ts";
import { afterAnswer, afterClosing } from "#domain/enrolment/inbox/standing.ts";
import {
  type ConversationRow,
  conversationQueue,
  standingColumns,
  standingOf,
  takeConversation,
} from "#server/db/conversation-standing.ts";
import { addWords } from "#server/db/conversation-words.ts";
import { newId } from "#server/db/id.ts";
import { enqueueMail, type NewMail } from "#server/db/mails.ts";
import type { ConversationEventTable } from "#server/db/schema/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { deskQueue } from "#server/db/table-changes.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { noSuchConversation, toEvent } from "./conversation.ts";
import { leadsOf, toItems } from "./list.ts";

type Change = Parsed<"PATCH /api/admin/inbox/{id}">["body"];
type Reply = Parsed<"POST /api/admin/inbox/{id}/replies">["body"];
type Noted = Parsed<"POST /api/admin/inbox/{id}/notes">["body"];
type Answered = { readonly text: string; readonly by: string; readonly now: number };

export type InboxParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly wakeMail: () => void;
  /** The mail that brings an answer to a family. */
  readonly answerMail: (
    lead: { readonly name: string; readonly email: string; readonly language: "en" | "es" },
    answer: { readonly text: string; readonly name: string },
  ) => NewMail;
};

const stale = () => new Refusal("conflict", "Something was said or changed meanwhile. Read it first.");

/** What staff do with a conversation. Each change names the version it saw, so that nobody answers over somebody else's words. */
export function inboxChanges({ store, now, wakeMail, answerMail }: InboxParts) {
  /** Runs a change of one conversation, then tells the desks, and the family's page where `isSeen`. */
  async function change(
    id: string,
    isSeen: boolean,
    work: (trx: Transaction<Database>, row: ConversationRow) => Promise<void>,
    version?: number,
  ): Promise<InboxItem> {
    const row = await store.write(async (trx) => {
      const taken = await takeConversation(trx, "id", id);
      if (taken === undefined) throw noSuchConversation();
      // Taking it has counted once.
      if (version !== undefined && taken.version !== version + 1) throw stale();
      await work(trx, taken);
      return trx.selectFrom("conversations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    });
    if (isSeen) store.wakes.ring(conversationQueue(id));
    const [item] = await toItems(store.db, [row]);
    if (item === undefined) throw noSuchConversation();
    return item;
  }

  const write = (trx: Transaction<Database>, event: ConversationEventTable) =>
    trx.insertInto("conversation_events").values(event).execute();
  const event = (id: string, kind: ConversationEventTable["kind"], detail: string, by: string) => {
    const at = now();
    return { id: newId(at), conversation_id: id, kind, detail, actor: by, created_at: at };
  };

  async function keepAnswer(
    trx: Transaction<Database>,
    row: ConversationRow,
    { text, by, now: at }: Answered,
    name: string,
    via: "mail" | null,
  ): Promise<void> {
    const { id } = row;
    await trx
      .insertInto("messages")
      .values({
        ...{ id: newId(at), conversation_id: id, is_ai: 0, text, topic: null, needs_contact_form: 0 },
        ...{ needs_payment: 0, payment_type: null, suggestions: null, created_at: at },
        ...{ author: by, author_name: name, via },
      })
      .execute();
    await addWords(trx, id, text);
    await trx
      .updateTable("conversations")
      .set({ ...standingColumns(afterAnswer(standingOf(row), at)), last_at: at })
      .where("id", "=", id)
      .execute();
  }

  return {
    /** @throws Refusal not_found, conflict */
    change(id: string, { version, assignedTo, isDone }: Change, by: string): Promise<InboxItem> {
      return change(
        id,
        false,
        async (trx, row) => {
          if (assignedTo !== undefined && assignedTo !== row.assigned_to) {
            await trx
              .updateTable("conversations")
              .set({ assigned_to: assignedTo })
              .where("id", "=", id)
              .execute();
            await write(trx, event(id, "assigned", assignedTo ?? "", by));
          }
          if (isDone !== undefined && isDone !== (row.rank === 0)) {
            const at = now();
            await trx
              .updateTable("conversations")
              .set(standingColumns(afterClosing(isDone, at)))
              .where("id", "=", id)
              .execute();
            await write(trx, event(id, isDone ? "done" : "reopened", "", by));
          }
        },
        version,
      );
    },

    /** @throws Refusal not_found; conflict when somebody else has it */
    hold: (id: string, name: string, by: string) =>
      change(id, true, async (trx, row) => {
        if (row.held_by !== null && row.held_by !== by) throw stale();
        await trx
          .updateTable("conversations")
          .set({ held_by: by, held_name: name, assigned_to: row.assigned_to ?? by })
          .where("id", "=", id)
          .execute();
        if (row.held_by === null) await write(trx, event(id, "taken", name, by));
      }),

    /** @throws Refusal not_found */
    handBack: (id: string, by: string) =>
      change(id, true, async (trx, row) => {
        if (row.held_by === null) return;
        await trx
          .updateTable("conversations")
          .set({ held_by: null, held_name: null })
          .where("id", "=", id)
          .execute();
        await write(trx, event(id, "handed_back", "", by));
      }),

    /** @throws Refusal not_found, conflict */
    async reply(id: string, { version, by: way, text, name }: Reply, by: string, note: Note) {
      const item = await change(
        id,
        true,
        async (trx, row) => {
          await note(trx);
          const answer = { text, by, now: now() };
          if (way === "chat") {
            if (row.held_by !== by) throw new Refusal("conflict", "Take the conversation over first.");
            await keepAnswer(trx, row, answer, row.held_name ?? "", null);
            return;
          }
          const lead = await leadToWriteTo(trx, id);
          if (lead === undefined) throw new Refusal("conflict", "The family has left no address.");
          const signed = name ?? row.held_name ?? "";
          await enqueueMail(trx, answerMail(lead, { text, name: signed }), answer.now);
          await keepAnswer(trx, row, answer, signed, "mail");
        },
        version,
      );
      if (way === "mail") wakeMail();
      // The database has noted that the family waits no longer.
      store.wakes.ring(deskQueue("families"));
      return item;
    },

    /** @throws Refusal not_found */
    async note(id: string, noted: Noted, by: string): Promise<InboxEvent> {
      const made =
        "note" in noted ? event(id, "note", noted.note, by) : event(id, "prepared", noted.prepared, by);
      await store.write(async (trx) => {
        const known = await trx
          .selectFrom("conversations")
          .select("id")
          .where("id", "=", id)
          .executeTakeFirst();
        if (known === undefined) throw noSuchConversation();
        await write(trx, made);
      });
      return toEvent(made);
    },
  };
}

async function leadToWriteTo(trx: Transaction<Database>, conversationId: string) {
  const lead = (await leadsOf(trx, [conversationId])).get(conversationId);
  if (lead === undefined) return undefined;
  return trx
    .selectFrom("leads")
    .select(["name", "email", "language"])
    .where("id", "=", lead.id)
    .executeTakeFirst();
}
