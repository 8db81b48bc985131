import { familyKey } from "#domain/enrolment/email.ts";
import type { ErasedList } from "#server/db/erased.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { eraseFamily } from "./erase.ts";
import { findFamily } from "./found.ts";
import { countFound, familyRecord } from "./record.ts";

type FamilyHandlers = Pick<Handlers, "GET /api/admin/family/export" | "DELETE /api/admin/family">;

type FamilyParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly mailer: Mailer;
  /** Resolves once no mail that was taken from the queue before now is still on its way. */
  readonly mailsSettled: () => Promise<void>;
  readonly now: () => number;
};

/** What staff do when a family asks what is kept about it, or wants it gone (decisions 100 and 113). */
export function familyHandlers(parts: FamilyParts): FamilyHandlers {
  const { store, eraser, erased, now } = parts;
  return {
    "GET /api/admin/family/export": async ({ query: { email } }) => ({
      email,
      exportedAt: new Date(now()).toISOString(),
      kept: await familyRecord(store.db, email),
    }),
    "DELETE /api/admin/family": async ({ query: { email } }, call) => {
      const gone = await eraser.erase(async (trx) => {
        const found = await eraseFamily(trx, email);
        await call.note(trx);
        await erased.add(trx, "family", [familyKey(email)], now());
        return found;
      });
      await erased.copyOut();
      return {
        erased: countFound(gone),
        left: countFound(await findFamily(store.db, email)),
        bookkeeping: gone.deposits.length + gone.subscriptions.length,
        mailFiles: await forgetMails(parts, email),
      };
    },
  };
}

/** A mail that the worker held while its row was erased becomes a file a moment later: it is waited for first. */
async function forgetMails({ mailer, mailsSettled }: FamilyParts, email: string): Promise<number> {
  if (mailer.forget === undefined) return 0;
  await mailsSettled();
  return mailer.forget(email);
}
