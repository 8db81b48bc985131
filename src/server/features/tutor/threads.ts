import type { Transaction } from "kysely";
import type { TutorMessage } from "#contract/tutor.ts";
import { type Care, readCare } from "#domain/safety/care/care.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import type { TutorState } from "#domain/tutor/state.ts";
import type { Withdrawal } from "#server/auth/consents.ts";
import { newId } from "#server/db/id.ts";
import type { TutorThreadTable } from "#server/db/schema/tutor.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { TutorTurn } from "#server/ports/tutor.ts";

/** Turns handed to the tutor, and messages handed to a page. */
const REMEMBERED = 10;
const SHOWN = 400;

export type Thread = Pick<TutorThreadTable, "id" | "owner_hash" | "device_hash" | "learner_id" | "state"> & {
  /** Something grave was told in this conversation; null when nothing was. */
  readonly care: Care | null;
};

export type NewExchange = Pick<
  TutorThreadTable,
  "session_id" | "owner_hash" | "device_hash" | "learner_id" | "consent" | "guardian_email_key"
> & {
  /** Redacted. */
  readonly message: string;
  /** The screen stopped or suspected it: no provider is ever told of it. */
  readonly isStopped: boolean;
  /** The reply answers something grave: after a reload, too, the child can hide the conversation. */
  readonly isCare: boolean;
  readonly askedAt: number;
  readonly reply: string;
  readonly repliedAt: number;
  readonly state: TutorState;
  readonly care: Care | null;
};

/** Stored conversations with the tutor. */
export function threads(store: Store) {
  const written = (threadId: string, oldest: number) =>
    store.db
      .selectFrom("tutor_messages")
      .selectAll()
      .where("thread_id", "=", threadId)
      .where("created_at", ">", oldest);
  const newest = async (messages: ReturnType<typeof written>, limit: number) => {
    const rows = await messages.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
    return rows.reverse();
  };
  return {
    /** A conversation that has changed since `oldest`. */
    async find(sessionId: string, oldest: number): Promise<Thread | null> {
      const row = await store.db
        .selectFrom("tutor_threads")
        .select(["id", "owner_hash", "device_hash", "learner_id", "state"])
        .where("session_id", "=", sessionId)
        .where("updated_at", ">", oldest)
        .executeTakeFirst();
      return row === undefined ? null : { ...row, care: careIn(row.state) };
    },

    /** The newest messages, oldest first. */
    messages: async (threadId: string, oldest: number): Promise<TutorMessage[]> =>
      (await newest(written(threadId, oldest), SHOWN)).map((row) => ({
        id: row.id,
        content: row.text,
        isWildlight: row.is_tutor === 1,
        timestamp: new Date(row.created_at).toISOString(),
        ...(row.is_care === 1 ? { isCare: true as const } : {}),
      })),

    /**
     * The newest turns, oldest first: `spoken` with what was stopped, for the screen and for staff; `turns` without, which
     * is what a tutor may be told (decision 085).
     */
    async recent(threadId: string, oldest: number): Promise<{ turns: TutorTurn[]; spoken: SpokenTurn[] }> {
      const spoken = await newest(written(threadId, oldest), REMEMBERED);
      const turns = spoken.some((row) => row.is_stopped === 1)
        ? await newest(written(threadId, oldest).where("is_stopped", "=", 0), REMEMBERED)
        : spoken;
      return { turns: turns.map(toTurn), spoken: spoken.map(toTurn) };
    },
  };
}

const toTurn = ({ is_tutor, text }: { readonly is_tutor: number; readonly text: string }) =>
  ({ from: is_tutor === 1 ? "tutor" : "child", text }) as const;

/** The care is kept beside the tutor's state, which knows nothing of it. */
function careIn(state: string): Care | null {
  try {
    return readCare((JSON.parse(state) as { readonly care?: unknown } | null)?.care);
  } catch {
    return null;
  }
}

/**
 * Keeps a message together with its reply: both or neither.
 *
 * @throws Refusal forbidden when the conversation is another browser's, or another learner's on this one
 */
export async function saveExchange(trx: Transaction<Database>, exchange: NewExchange): Promise<void> {
  const { message, isStopped, isCare, askedAt, reply, repliedAt, state, care, ...thread } = exchange;
  const changes = {
    // The browser may have been given another cookie; consents, and their withdrawal, go by the one it has now.
    device_hash: thread.device_hash,
    consent: thread.consent,
    guardian_email_key: thread.guardian_email_key,
    language: state.language,
    state: JSON.stringify({ ...state, care }),
    updated_at: repliedAt,
  };
  const saved = await trx
    .insertInto("tutor_threads")
    .values({ ...thread, ...changes, id: newId(askedAt), created_at: askedAt })
    .onConflict((conflict) =>
      conflict
        .column("session_id")
        .doUpdateSet(changes)
        .where("tutor_threads.learner_id", "=", thread.learner_id)
        .where((eb) =>
          eb.or([
            eb("tutor_threads.owner_hash", "=", thread.owner_hash),
            eb("tutor_threads.device_hash", "=", thread.device_hash),
          ]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  if (saved === undefined) throw notYours();
  const marks = { is_stopped: isStopped ? 1 : 0, is_care: isCare ? 1 : 0 } as const;
  const common = { thread_id: saved.id, ...marks };
  await trx
    .insertInto("tutor_messages")
    .values([
      { ...common, id: newId(askedAt), is_tutor: 0, text: message, created_at: askedAt },
      { ...common, id: newId(repliedAt), is_tutor: 1, text: reply, created_at: repliedAt },
    ])
    .execute();
}

/** Deletes messages from before `oldest`, and conversations that have not changed since; answers how many. */
export async function sweepThreads(trx: Transaction<Database>, oldest: number): Promise<number> {
  const messages = await trx
    .deleteFrom("tutor_messages")
    .where("created_at", "<=", oldest)
    .executeTakeFirst();
  const gone = await trx.deleteFrom("tutor_threads").where("updated_at", "<=", oldest).executeTakeFirst();
  return Number(messages.numDeletedRows + gone.numDeletedRows);
}

/** Erases what a withdrawn consent to the chat allowed to keep (see auth/consents.ts). */
export async function forgetThreads(trx: Transaction<Database>, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.purpose !== "ai_chat") return;
  const { learner } = withdrawal;
  const rows = trx.deleteFrom("tutor_threads");
  await (learner === null
    ? rows.where("consent", "=", "class")
    : rows.where("device_hash", "=", learner.deviceHash).where("learner_id", "=", learner.learnerId)
  ).execute();
}

/** Whether a caller may read or go on with a conversation: its browser, and on it the same learner. */
export function isWhose(
  thread: Pick<Thread, "owner_hash" | "device_hash" | "learner_id">,
  known: readonly string[],
  learnerId: string,
): boolean {
  const isBrowser = known.some((hash) => hash === thread.owner_hash || hash === thread.device_hash);
  return isBrowser && thread.learner_id === learnerId;
}

export const notYours = () =>
  new Refusal("forbidden", "This conversation belongs to another browser or learner.");
