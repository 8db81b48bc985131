import type { ErasedList } from "#server/db/erased.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { eraseRecord, findRecords, recordRows } from "./one-child.ts";
import { conversation, profileOf, tutorConversation } from "./record.ts";

type RecordHandlers = Pick<
  Handlers,
  "GET /api/admin/records" | "GET /api/admin/records/{id}" | "DELETE /api/admin/records/{id}"
>;

type RecordParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly now: () => number;
};

/** What staff do for one child, or about one chat, that no e-mail leads to. */
export function recordHandlers({ store, eraser, erased, now }: RecordParts): RecordHandlers {
  return {
    "GET /api/admin/records": ({ query }) => findRecords(store.db, query),
    "GET /api/admin/records/{id}": async ({ params, query }) => {
      const { chats, profiles, threads } = await recordRows(store.db, query.kind, params.id);
      return {
        exportedAt: new Date(now()).toISOString(),
        profiles: profiles.map(profileOf),
        tutorConversations: await Promise.all(threads.map((row) => tutorConversation(store.db, row))),
        conversations: await Promise.all(chats.map(({ id }) => conversation(store.db, id))),
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
