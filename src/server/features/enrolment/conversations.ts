import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { ConversationMessage } from "#contract/enrolment.ts";
import type { DialogueState } from "#domain/dialogue/state.ts";
import { afterFamily, type Mark } from "#domain/enrolment/inbox/standing.ts";
import type { Language } from "#domain/locale/language.ts";
import { compiled } from "#server/db/compiled.ts";
import { standingColumns, standingOf, takeConversation } from "#server/db/conversation-standing.ts";
import { addWords } from "#server/db/conversation-words.ts";
import { newId } from "#server/db/id.ts";
import { enqueueNotice, type NewMail } from "#server/db/mails.ts";
import type { Database, MessageTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { AssistantReply, AssistantTurn } from "#server/ports/enrolment-assistant.ts";
import { readState } from "./dialogue-state.ts";
import { eventOf, keepEvent } from "./questions.ts";

/** Turns handed to the assistant, and messages handed to a page. */
const REMEMBERED = 12;
const SHOWN = 500;
/** What people wrote, handed to a page that follows the conversation. */
const FOLLOWED = 50;
/** After a mail to staff the next, about all that came meanwhile, leaves this much later. */
const QUIET_MS = 3_600_000;

export type Conversation = {
  readonly id: string;
  readonly ownerHash: string;
  /** The first name of the person who has taken it over; null while the assistant answers. */
  readonly writer: string | null;
};

export type Exchange = {
  readonly sessionId: string;
  readonly ownerHash: string;
  readonly language: Language;
  readonly question: string;
  readonly askedAt: number;
  /** Null where the conversation was taken over: a person answers. */
  readonly reply: (AssistantReply & { readonly mark: Mark | null }) | null;
  readonly repliedAt: number;
};

type MessageRow = Selectable<MessageTable>;
/** By when a person answers whoever asked at that moment. */
export type Promised = (askedAt: number) => { by: string | null };

/** How staff hear by mail of a family that waits for a person. */
export type WaitingNotice = { readonly mail: () => NewMail; readonly wake: () => void };

/** Stored conversations. Without a notice staff hear of who waits on their desk alone. */
export function conversations(store: Store, notice: WaitingNotice | null = null) {
  return {
    async find(sessionId: string): Promise<Conversation | null> {
      const [row] = await bySession(store.db, { sessionId });
      return row ? { id: row.id, ownerHash: row.owner_hash, writer: row.held_name } : null;
    },

    /** The newest messages of a conversation, oldest first. */
    async messages(conversationId: string, promised: Promised): Promise<ConversationMessage[]> {
      return (await newest(conversationId, SHOWN)).map((row) => toMessage(row, promised));
    },

    /** The newest of what people of the school wrote in it, oldest first. */
    async fromPeople(conversationId: string, promised: Promised): Promise<ConversationMessage[]> {
      const rows = await store.db
        .selectFrom("messages")
        .selectAll()
        .where("conversation_id", "=", conversationId)
        .where("author", "is not", null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(FOLLOWED)
        .execute();
      return rows.reverse().map((row) => toMessage(row, promised));
    },

    /** What the assistant needs to understand the next question. What people wrote counts as its own words. */
    async memory(conversationId: string): Promise<{ history: AssistantTurn[]; state: DialogueState | null }> {
      const rows = (await lastSaid(store.db, { conversationId, limit: REMEMBERED })).reverse();
      const [kept] = await stateOf(store.db, { conversationId });
      if (kept === undefined) throw new Error("The conversation is gone.");
      return {
        history: rows.map((row) => ({ role: isFamily(row) ? "visitor" : "assistant", text: row.text })),
        state: readState(kept.state),
      };
    },

    /**
     * Keeps a question together with its answer: both or neither. Where somebody took the conversation over meanwhile,
     * the assistant's answer is not kept, and the name of that person is what comes back.
     *
     * @throws Refusal forbidden when someone else opened this conversation meanwhile
     */
    async save(exchange: Exchange): Promise<{ conversationId: string; writer: string | null }> {
      const { sessionId, ownerHash, language, question, askedAt, repliedAt } = exchange;
      const { conversationId, writer, isTold } = await store.write(async (trx) => {
        await open(trx, { id: newId(askedAt), sessionId, ownerHash, language, createdAt: askedAt });
        const row = await takeConversation(trx, "session_id", sessionId);
        if (row === undefined || row.owner_hash !== ownerHash) throw notYours();
        const isHeld = row.held_by !== null;
        const reply = isHeld ? null : exchange.reply;
        await insertExchange(trx, row.id, exchange, reply);
        await addWords(trx, row.id, question);
        const mark = isHeld ? "wants_person" : (reply?.mark ?? null);
        if (reply?.mark) await keepEvent(trx, row.id, eventOf(question), askedAt);
        const before = standingOf(row);
        const after = afterFamily(before, mark, askedAt);
        // Whoever has taken it over reads it there.
        const isTold = notice !== null && !isHeld && after.mark !== null && after.mark !== before.mark;
        if (isTold) await enqueueNotice(trx, notice.mail(), askedAt, QUIET_MS);
        const now = { id: row.id, ...standingColumns(after), last_at: Math.max(row.last_at, repliedAt) };
        if (reply === null) await stand(trx, now);
        else await standAndRemember(trx, { ...now, state: JSON.stringify(reply.state) });
        return { conversationId: row.id, writer: row.held_name, isTold };
      });
      if (isTold) notice?.wake();
      return { conversationId, writer };
    },
  };

  async function newest(conversationId: string, limit: number): Promise<MessageRow[]> {
    return (await newestOf(store.db, { conversationId, limit })).reverse();
  }
}

const bySession = compiled((db, { sessionId }: { sessionId: string }) =>
  db
    .selectFrom("conversations")
    .select(["id", "owner_hash", "held_name"])
    .where("session_id", "=", sessionId),
);
const stateOf = compiled((db, { conversationId }: { conversationId: string }) =>
  db.selectFrom("conversations").select("state").where("id", "=", conversationId),
);
type Last = { readonly conversationId: string; readonly limit: number };
const last = (db: Kysely<Database>, { conversationId, limit }: Last) =>
  db
    .selectFrom("messages")
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
const newestOf = compiled((db, values: Last) => last(db, values).selectAll());
/** Only what the assistant reads of it. */
const lastSaid = compiled((db, values: Last) => last(db, values).select(["text", "is_ai", "author"]));

type Opened = Pick<Exchange, "sessionId" | "ownerHash" | "language"> & { id: string; createdAt: number };
const open = compiled((db, { id, sessionId, ownerHash, language, createdAt }: Opened) =>
  db
    .insertInto("conversations")
    .values({
      id,
      session_id: sessionId,
      owner_hash: ownerHash,
      language,
      created_at: createdAt,
      state: null,
    })
    .onConflict((conflict) => conflict.column("session_id").doNothing()),
);

type Now = ReturnType<typeof standingColumns> & { readonly id: string; readonly last_at: number };
const standing = (db: Kysely<Database>, { id, mark, is_unread, rank, since, last_at }: Now) =>
  db.updateTable("conversations").set({ mark, is_unread, rank, since, last_at }).where("id", "=", id);
const stand = compiled(standing);
const standAndRemember = compiled((db, now: Now & { readonly state: string }) =>
  standing(db, now).set({ state: now.state }),
);

export const notYours = () => new Refusal("forbidden", "This conversation belongs to another browser.");

const isFamily = (row: Pick<MessageRow, "is_ai" | "author">) => row.is_ai === 0 && row.author === null;

async function insertExchange(
  trx: Transaction<Database>,
  conversationId: string,
  { question, askedAt, repliedAt }: Exchange,
  reply: Exchange["reply"],
): Promise<void> {
  const plain = { topic: null, needs_contact_form: 0, needs_payment: 0, payment_type: null } as const;
  const asked = {
    ...{ ...plain, conversation_id: conversationId, id: newId(askedAt), is_ai: 0 as const },
    ...{ text: question, suggestions: null, outcome: null, wish: null, mark: null, created_at: askedAt },
  };
  if (reply === null) {
    await trx.insertInto("messages").values(asked).execute();
    return;
  }
  const answered = {
    ...{ conversation_id: conversationId, id: newId(repliedAt), is_ai: 1 as const },
    text: reply.message,
    topic: reply.topic,
    needs_contact_form: reply.needsContactForm ? (1 as const) : (0 as const),
    needs_payment: reply.needsPayment ? (1 as const) : (0 as const),
    payment_type: reply.paymentType,
    suggestions: JSON.stringify(reply.suggestions),
    outcome: reply.outcome,
    wish: reply.wish === null ? null : JSON.stringify(reply.wish),
    mark: reply.mark,
    created_at: repliedAt,
  };
  await insertBoth(trx, [asked, answered]);
}

const COLUMNS = [
  ...(["topic", "needs_contact_form", "needs_payment", "payment_type", "conversation_id", "id"] as const),
  ...(["is_ai", "text", "suggestions", "outcome", "wish", "mark", "created_at"] as const),
];
type NewMessage = Pick<Insertable<MessageTable>, (typeof COLUMNS)[number]>;

/** What the two are called among the values of one statement: "text" of the question, and of the answer. */
const PLACES = [0, 1].map((at) => COLUMNS.map((column) => [column, `${column} ${at}`] as const));

/** Question and answer as one statement. */
async function insertBoth(trx: Transaction<Database>, both: readonly [NewMessage, NewMessage]) {
  const values: Record<string, unknown> = {};
  both.forEach((message, at) => {
    for (const [column, place] of PLACES[at] ?? []) values[place] = message[column];
  });
  await bothMessages(trx, values);
}
const bothMessages = compiled((db, values: Readonly<Record<string, unknown>>) => {
  const rows = PLACES.map((row) => Object.fromEntries(row.map(([column, place]) => [column, values[place]])));
  return db.insertInto("messages").values(rows as unknown as NewMessage[]);
});

function toMessage(row: MessageRow, promised: Promised): ConversationMessage {
  const said = {
    id: row.id,
    message: row.text,
    isAi: row.is_ai === 1,
    createdAt: new Date(row.created_at).toISOString(),
  };
  if (row.author !== null) return { ...said, writer: row.author_name ?? "" };
  if (!row.is_ai) return said;
  return {
    ...said,
    needsContactForm: row.needs_contact_form === 1,
    needsPayment: row.needs_payment === 1,
    paymentType: row.payment_type,
    suggestions: JSON.parse(row.suggestions ?? "[]") as string[],
    ...(row.mark === null ? {} : { awaits: promised(row.created_at) }),
  };
}
