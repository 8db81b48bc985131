import type { Kysely } from "kysely";
import type { TaughtAnswer, TaughtContent } from "#domain/enrolment/taught/answer.ts";
import { compiled } from "./compiled.ts";
import type { Database } from "./schema.ts";
import type { Store } from "./store.ts";

/** What was written by this program alone, after it was checked. */
export const contentOf = ({ content }: { readonly content: string }): TaughtContent => JSON.parse(content);

/** Grows with each change of what is taught. */
async function revisionOf(db: Kysely<Database>): Promise<number> {
  const [row] = await versions(db, {});
  return Number(row?.revision ?? 0);
}
const versions = compiled((db) =>
  db.selectFrom("taught_answers").select((eb) => eb.fn.sum<number | string | null>("version").as("revision")),
);

/**
 * What the assistant says of what staff taught, as the database has it at this moment: asked before every answer, so
 * that a change is live at once on each server. As long as nothing changes it is the same array.
 */
export function taughtAnswers(store: Pick<Store, "db">): () => Promise<readonly TaughtAnswer[]> {
  let last: { readonly revision: number; readonly answers: readonly TaughtAnswer[] } | null = null;
  return async () => {
    const revision = await revisionOf(store.db);
    if (last?.revision !== revision) {
      const rows = await store.db
        .selectFrom("taught_answers")
        .select(["id", "content"])
        .where("is_live", "=", 1)
        .orderBy("id")
        .execute();
      last = { revision, answers: rows.map((row) => ({ id: row.id, content: contentOf(row) })) };
    }
    return last.answers;
  };
}
