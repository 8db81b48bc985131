import { familyKey } from "#domain/enrolment/email.ts";
import type { ErasedList } from "#server/db/erased.ts";
import type { PersonalData } from "#server/db/personal-data.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { countFamily, eraseFamily, familyRecord } from "./collect.ts";

type FamilyHandlers = Pick<Handlers, "GET /api/admin/family/export" | "DELETE /api/admin/family">;

type FamilyParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly slices: readonly PersonalData[];
  readonly mailer: Mailer;
  /** Resolves once no mail that was taken from the queue before now is still on its way. */
  readonly mailsSettled: () => Promise<void>;
  readonly now: () => number;
};

/** What staff do when a family asks what is kept about it, or wants it gone (decisions 100 and 113). */
export function familyHandlers(parts: FamilyParts): FamilyHandlers {
  const { store, eraser, erased, slices, now } = parts;
  return {
    "GET /api/admin/family/export": async ({ query: { email } }) => ({
      email,
      exportedAt: new Date(now()).toISOString(),
      kept: await familyRecord(slices, store.db, email),
    }),
    "DELETE /api/admin/family": async ({ query: { email } }, call) => {
      const gone = await eraser.erase(async (trx) => {
        const found = await eraseFamily(slices, trx, email);
        await call.note(trx);
        await erased.add(trx, "family", [familyKey(email)], now());
        return found;
      });
      await erased.copyOut();
      return {
        erased: gone.counts,
        left: await countFamily(slices, store.db, email),
        bookkeeping: gone.bookkeeping,
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
