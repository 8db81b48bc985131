import { createHash, randomBytes } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { ParentQuestion } from "#contract/packs.ts";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Language } from "#domain/locale/language.ts";
import type { ParentQuestionStatus } from "#domain/packs/parent-support.ts";
import { newId } from "#server/db/id.ts";
import { enqueueNotice, type NewMail } from "#server/db/mails.ts";
import type { ParentQuestionTable } from "#server/db/schema/packs.ts";
import type { Database } from "#server/db/schema.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";

/** Rows at most in one answer; the newest are what staff work on. */
const MAX_ROWS = 200;
/** After a mail about a question the next, about all that came meanwhile, leaves this much later. */
const QUIET_MS = 3_600_000;

/** What staff are told when a question is kept, and how the mail worker is woken. */
type QuestionParts = { readonly store: Store; readonly eraser: Eraser; readonly now: () => number };
export type StaffMail = { readonly mail: () => NewMail; readonly wake: () => void };

const hashOf = (receipt: string) => createHash("sha256").update(`parent\0${receipt}`).digest("base64url");

/**
 * The parents' questions that a person has to answer.
 *
 * @param tellStaff the mail for staff, if they want any
 */
export function parentQuestions({ store, eraser, now }: QuestionParts, tellStaff: StaffMail | null) {
  return {
    /**
     * Keeps a question; answers the receipt, which is stored only as a hash. Staff are mailed at most once an hour:
     * anyone may ask, and nobody may fill their inbox so.
     */
    async keep(question: string, language: Language): Promise<string> {
      const receipt = randomBytes(18).toString("base64url");
      const at = now();
      await store.write(async (trx) => {
        await trx
          .insertInto("parent_questions")
          .values({
            id: newId(at),
            receipt_hash: hashOf(receipt),
            question,
            language,
            email: null,
            email_key: null,
            status: "open",
            created_at: at,
            answered_at: null,
            answered_by: null,
          })
          .execute();
        if (tellStaff !== null) await enqueueNotice(trx, tellStaff.mail(), at, QUIET_MS);
      });
      tellStaff?.wake();
      return receipt;
    },

    /**
     * Leaves, or corrects, the address for the reply.
     *
     * @throws Refusal not_found when the question was never kept, or was erased
     */
    async replyTo(receipt: string, email: string): Promise<void> {
      const changed = await store.write((trx) =>
        trx
          .updateTable("parent_questions")
          .set({ email, email_key: emailKey(email) })
          .where("receipt_hash", "=", hashOf(receipt))
          .returning("id")
          .executeTakeFirst(),
      );
      if (changed === undefined) throw noSuchQuestion();
    },

    /** Open ones first, then the newest. */
    async list(): Promise<ParentQuestion[]> {
      const rows = await store.db
        .selectFrom("parent_questions")
        .selectAll()
        // "open" comes after "answered".
        .orderBy("status", "desc")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(MAX_ROWS)
        .execute();
      return rows.map(toQuestion);
    },

    /** @throws Refusal not_found */
    async mark(id: string, status: ParentQuestionStatus, by: string): Promise<ParentQuestion> {
      const isAnswered = status === "answered";
      const row = await store.write((trx) =>
        trx
          .updateTable("parent_questions")
          .set({ status, answered_at: isAnswered ? now() : null, answered_by: isAnswered ? by : null })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst(),
      );
      if (row === undefined) throw noSuchQuestion();
      return toQuestion(row);
    },

    /** @throws Refusal not_found */
    erase: (id: string, note: Note): Promise<void> =>
      eraser.erase(async (trx) => {
        const gone = await trx
          .deleteFrom("parent_questions")
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (gone === undefined) throw noSuchQuestion();
        await note(trx);
      }),
  };
}

/** Deletes what was answered before `oldest`, or what was asked before it and never answered; answers how many. */
export async function sweepQuestions(
  trx: Transaction<Database>,
  status: ParentQuestionStatus,
  oldest: number,
): Promise<number> {
  const gone = await trx
    .deleteFrom("parent_questions")
    .where("status", "=", status)
    .where(status === "answered" ? "answered_at" : "created_at", "<=", oldest)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export type ParentQuestions = ReturnType<typeof parentQuestions>;

const noSuchQuestion = () => new Refusal("not_found", "There is no such question.");

function toQuestion(row: Selectable<ParentQuestionTable>): ParentQuestion {
  return {
    id: row.id,
    question: row.question,
    language: row.language,
    email: row.email,
    status: row.status,
    createdAt: new Date(row.created_at).toISOString(),
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
    answeredBy: row.answered_by,
  };
}
