import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { eraseFamily } from "./erase.ts";
import { findFamily } from "./found.ts";
import { countFound, familyRecord } from "./record.ts";

type FamilyHandlers = Pick<Handlers, "GET /api/admin/family/export" | "DELETE /api/admin/family">;

type FamilyParts = { readonly store: Store; readonly mailer: Mailer; readonly now: () => number };

/** What staff do when a family asks what is kept about it, or wants it gone (decision 100). */
export function familyHandlers({ store, mailer, now }: FamilyParts): FamilyHandlers {
  return {
    "GET /api/admin/family/export": async ({ query: { email } }) => ({
      email,
      exportedAt: new Date(now()).toISOString(),
      kept: await familyRecord(store.db, email),
    }),
    "DELETE /api/admin/family": async ({ query: { email } }) => {
      const gone = await store.write((trx) => eraseFamily(trx, email));
      const mailFiles = (await mailer.forget?.(email)) ?? 0;
      return {
        erased: countFound(gone),
        left: countFound(await findFamily(store.db, email)),
        bookkeeping: gone.deposits.length + gone.subscriptions.length,
        mailFiles,
      };
    },
  };
}
