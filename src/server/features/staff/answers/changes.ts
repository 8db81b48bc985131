import type { Selectable, Transaction } from "kysely";
import type { TaughtAnswerItem, TaughtVersion } from "#contract/answers.ts";
import type { TaughtContent } from "#domain/enrolment/taught/answer.ts";
import { newId } from "#server/db/id.ts";
import type { TaughtAnswerTable, TaughtVersionTable } from "#server/db/schema/taught.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { contentOf } from "#server/db/taught-answers.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";

/** The assistant weighs each of them with every question. */
const MOST_ANSWERS = 200;

type Act = TaughtVersionTable["act"];
type Row = Selectable<TaughtAnswerTable>;
type By = { readonly email: string; readonly note: Note };

const missing = () => new Refusal("not_found", "There is no such answer.");
const stale = () => new Refusal("conflict", "The answer changed meanwhile. Read it first.");

/** What staff do with what they teach. Every change is kept, so that each can be taken back. */
export function taughtChanges(store: Store, now: () => number) {
  const keep = async (trx: Transaction<Database>, row: Row, act: Act) => {
    const { id, ...rest } = row;
    await trx
      .insertInto("taught_versions")
      .values({ answer_id: id, act, ...rest })
      .execute();
  };

  /** Takes an answer for a change of the version that was seen. */
  async function change(
    id: string,
    seen: number,
    act: Act,
    { email, note }: By,
    next: (trx: Transaction<Database>) => Promise<Pick<Row, "is_live"> & Partial<Pick<Row, "content">>>,
  ): Promise<TaughtAnswerItem> {
    const row = await store.write(async (trx) => {
      const changed = await trx
        .updateTable("taught_answers")
        .set((eb) => ({ version: eb("version", "+", 1), changed_by: email, changed_at: now() }))
        .where("id", "=", id)
        .returning("version")
        .executeTakeFirst();
      if (changed === undefined) throw missing();
      if (changed.version !== seen + 1) throw stale();
      const row = await trx
        .updateTable("taught_answers")
        .set(await next(trx))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await keep(trx, row, act);
      await note(trx);
      return row;
    });
    return toItem(row);
  }

  return {
    async list(): Promise<TaughtAnswerItem[]> {
      const rows = await store.db
        .selectFrom("taught_answers")
        .selectAll()
        .orderBy("changed_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(toItem);
    },

    /** @throws Refusal not_found */
    async versions(id: string): Promise<TaughtVersion[]> {
      const rows = await store.db
        .selectFrom("taught_versions")
        .selectAll()
        .where("answer_id", "=", id)
        .orderBy("version", "desc")
        .execute();
      if (rows.length === 0) throw missing();
      return rows.map((row) => {
        const { id: _, ...item } = toItem({ ...row, id: row.answer_id });
        return { ...item, act: row.act };
      });
    },

    /** @throws Refusal conflict when there are too many */
    async publish(content: TaughtContent, { email, note }: By): Promise<TaughtAnswerItem> {
      const at = now();
      const row: Row = {
        ...{ id: `taught-${newId(at)}`, content: JSON.stringify(content), is_live: 1, version: 1 },
        ...{ changed_by: email, changed_at: at },
      };
      await store.write(async (trx) => {
        const { count } = await trx
          .selectFrom("taught_answers")
          .select((eb) => eb.fn.countAll<number | string>().as("count"))
          .executeTakeFirstOrThrow();
        if (Number(count) >= MOST_ANSWERS) throw new Refusal("conflict", "There are too many answers.");
        await trx.insertInto("taught_answers").values(row).execute();
        await keep(trx, row, "published");
        await note(trx);
      });
      return toItem(row);
    },

    /** @throws Refusal not_found, conflict */
    replace: (id: string, seen: number, content: TaughtContent, by: By) =>
      change(id, seen, "changed", by, async () => ({ content: JSON.stringify(content), is_live: 1 })),

    /** @throws Refusal not_found, conflict */
    retire: (id: string, seen: number, by: By) =>
      change(id, seen, "retired", by, async () => ({ is_live: 0 })),

    /**
     * Says it again as it was.
     *
     * @param check refuses what the catalogue no longer holds
     * @throws Refusal not_found, conflict
     */
    restore: (id: string, seen: number, to: number, check: (content: TaughtContent) => void, by: By) =>
      change(id, seen, "restored", by, async (trx) => {
        const earlier = await trx
          .selectFrom("taught_versions")
          .select("content")
          .where("answer_id", "=", id)
          .where("version", "=", to)
          .executeTakeFirst();
        if (earlier === undefined) throw missing();
        check(contentOf(earlier));
        return { content: earlier.content, is_live: 1 };
      }),
  };
}

const toItem = (row: Row): TaughtAnswerItem => {
  const { question, answer, phrasings } = contentOf(row);
  return {
    ...{ id: row.id, isLive: row.is_live === 1, version: row.version, by: row.changed_by },
    content: {
      question: { ...question },
      answer: { ...answer },
      phrasings: { en: [...phrasings.en], es: [...phrasings.es] },
    },
    changedAt: new Date(row.changed_at).toISOString(),
  };
};
