import type { Kysely } from "kysely";
import type { FamilyRecord } from "#contract/family.ts";
import type { ErasedList } from "#server/db/erased.ts";
import type { Database } from "#server/db/schema.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { eraseRecord, type RecordRows, recordRows } from "./one-child.ts";
import { findRecords } from "./record-search.ts";

type RecordHandlers = Pick<
  Handlers,
  "GET /api/admin/records" | "GET /api/admin/records/{id}" | "DELETE /api/admin/records/{id}"
>;

type RecordParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly now: () => number;
  /** How each slice writes what it keeps. */
  readonly write: {
    profile(row: RecordRows["profiles"][number]): FamilyRecord["profiles"][number];
    tutor(
      db: Kysely<Database>,
      row: RecordRows["threads"][number],
    ): Promise<FamilyRecord["tutorConversations"][number]>;
    chat(db: Kysely<Database>, id: string): Promise<FamilyRecord["conversations"][number]>;
  };
};

/** What staff do for one child, or about one chat, that no e-mail leads to. */
export function recordHandlers({ store, eraser, erased, now, write }: RecordParts): RecordHandlers {
  return {
    "GET /api/admin/records": ({ query }) => findRecords(store.db, query),
    "GET /api/admin/records/{id}": async ({ params, query }) => {
      const { chats, profiles, threads } = await recordRows(store.db, query.kind, params.id);
      return {
        exportedAt: new Date(now()).toISOString(),
        profiles: profiles.map(write.profile),
        tutorConversations: await Promise.all(threads.map((row) => write.tutor(store.db, row))),
        conversations: await Promise.all(chats.map(({ id }) => write.chat(store.db, id))),
      };
    },
    "DELETE /api/admin/records/{id}": async ({ params, query }, call) => {
      await eraser.erase(async (trx) => {
        const { chats, profiles, threads } = await eraseRecord(trx, query.kind, params.id);
        await call.note(trx);
        const sessions = (rows: readonly { readonly session_id: string }[]) =>
          rows.map(({ session_id }) => session_id);
        await erased.add(trx, "learner", sessions([...profiles, ...threads]), now());
        await erased.add(trx, "chat", sessions(chats), now());
      });
      await erased.copyOut();
    },
  };
}
