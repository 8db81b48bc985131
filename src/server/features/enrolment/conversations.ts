import type { ConversationMessage } from "#contract/enrolment.ts";
import type { DialogueState } from "#domain/dialogue/state.ts";
import type { Language } from "#domain/locale/language.ts";
import { newId } from "#server/db/id.ts";
import type { MessageTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { AssistantReply, AssistantTurn } from "#server/ports/enrolment-assistant.ts";
import { readState } from "./dialogue-state.ts";

/** Turns handed to the assistant, and messages handed to a page. */
const REMEMBERED = 12;
const SHOWN = 500;

export type Conversation = { readonly id: string; readonly ownerHash: string };

export type Exchange = {
  readonly sessionId: string;
  readonly ownerHash: string;
  readonly language: Language;
  readonly question: string;
  readonly askedAt: number;
  readonly reply: AssistantReply;
  readonly repliedAt: number;
};

/** Stored conversations. */
export function conversations(store: Store) {
  return {
    async find(sessionId: string): Promise<Conversation | null> {
      const row = await store.db
        .selectFrom("conversations")
        .select(["id", "owner_hash"])
        .where("session_id", "=", sessionId)
        .executeTakeFirst();
      return row ? { id: row.id, ownerHash: row.owner_hash } : null;
    },

    /** The newest messages of a conversation, oldest first. */
    async messages(conversationId: string): Promise<ConversationMessage[]> {
      return (await newest(conversationId, SHOWN)).map(toMessage);
    },

    /** What the assistant needs to understand the next question. */
    async memory(conversationId: string): Promise<{ history: AssistantTurn[]; state: DialogueState | null }> {
      const rows = await newest(conversationId, REMEMBERED);
      const { state } = await store.db
        .selectFrom("conversations")
        .select("state")
        .where("id", "=", conversationId)
        .executeTakeFirstOrThrow();
      return {
        history: rows.map((row) => ({ role: row.is_ai ? "assistant" : "visitor", text: row.text })),
        state: readState(state),
      };
    },

    /**
     * Keeps a question together with its answer: both or neither.
     *
     * @throws Refusal forbidden when someone else opened this conversation meanwhile
     */
    async save(exchange: Exchange): Promise<{ conversationId: string }> {
      const { sessionId, ownerHash, language, question, askedAt, reply, repliedAt } = exchange;
      return store.write(async (trx) => {
        await trx
          .insertInto("conversations")
          .values({
            id: newId(askedAt),
            session_id: sessionId,
            owner_hash: ownerHash,
            language,
            created_at: askedAt,
            state: null,
          })
          .onConflict((conflict) => conflict.column("session_id").doNothing())
          .execute();
        const row = await trx
          .selectFrom("conversations")
          .select(["id", "owner_hash"])
          .where("session_id", "=", sessionId)
          .executeTakeFirstOrThrow();
        if (row.owner_hash !== ownerHash) throw notYours();
        const common = { conversation_id: row.id };
        await trx
          .insertInto("messages")
          .values([
            {
              ...common,
              id: newId(askedAt),
              is_ai: 0,
              text: question,
              topic: null,
              needs_contact_form: 0,
              needs_payment: 0,
              payment_type: null,
              suggestions: null,
              outcome: null,
              wish: null,
              created_at: askedAt,
            },
            {
              ...common,
              id: newId(repliedAt),
              is_ai: 1,
              text: reply.message,
              topic: reply.topic,
              needs_contact_form: reply.needsContactForm ? 1 : 0,
              needs_payment: reply.needsPayment ? 1 : 0,
              payment_type: reply.paymentType,
              suggestions: JSON.stringify(reply.suggestions),
              outcome: reply.outcome,
              wish: reply.wish === null ? null : JSON.stringify(reply.wish),
              created_at: repliedAt,
            },
          ])
          .execute();
        await trx
          .updateTable("conversations")
          .set({ state: JSON.stringify(reply.state) })
          .where("id", "=", row.id)
          .execute();
        return { conversationId: row.id };
      });
    },
  };

  async function newest(conversationId: string, limit: number): Promise<MessageTable[]> {
    const rows = await store.db
      .selectFrom("messages")
      .selectAll()
      .where("conversation_id", "=", conversationId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.reverse();
  }
}

export const notYours = () => new Refusal("forbidden", "This conversation belongs to another browser.");

function toMessage(row: MessageTable): ConversationMessage {
  const said = {
    id: row.id,
    message: row.text,
    isAi: row.is_ai === 1,
    createdAt: new Date(row.created_at).toISOString(),
  };
  if (!row.is_ai) return said;
  return {
    ...said,
    needsContactForm: row.needs_contact_form === 1,
    needsPayment: row.needs_payment === 1,
    paymentType: row.payment_type,
    suggestions: JSON.parse(row.suggestions ?? "[]") as string[],
  };
}
