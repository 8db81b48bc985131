import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Application, applicationForm } from "#contract/careers.ts";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Language } from "#domain/locale/language.ts";
import type { ApplicationStatus } from "#domain/site/careers/application.ts";
import { newId } from "#server/db/id.ts";
import { countMails, enqueueMail, enqueueNotice, type NewMail } from "#server/db/mails.ts";
import type { JobApplicationTable } from "#server/db/schema/letters.ts";
import type { Database } from "#server/db/schema.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Note } from "#server/http/handler.ts";
import type { DailyBudget } from "#server/http/limits.ts";
import { Refusal } from "#server/http/refusal.ts";

export type ApplicationForm = z.output<typeof applicationForm> & { readonly language: Language };

/** Rows at most in one answer; the newest are what staff work on. */
const MAX_ROWS = 200;
const DAY_MS = 86_400_000;
/** Anyone can type anyone's address: nobody gets more mails than this from us in a day by that. */
const MAILS_PER_DAY = 3;
/** After a mail to staff the next, about all that came meanwhile, leaves this much later. */
const QUIET_MS = 3_600_000;

type ApplicationParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  /** Shared by all mails that a stranger can cause. */
  readonly mailBudget: DailyBudget;
  readonly wakeMail: () => void;
  readonly now: () => number;
  readonly thanks: (form: ApplicationForm) => NewMail;
  /** Null when staff want no mail. */
  readonly notice: (() => NewMail) | null;
};

/** Teachers' applications (decision 135). */
export function applications({ store, eraser, mailBudget, wakeMail, now, thanks, notice }: ApplicationParts) {
  return {
    /** Keeps it. The very same again, a second tap, is the same application. */
    async apply(form: ApplicationForm): Promise<void> {
      const at = now();
      const mayMail = await mailBudget.isLeft();
      const { isNew, isThanked } = await store.write(async (trx) => {
        const made = await trx
          .insertInto("job_applications")
          .values(rowOf(form, at))
          .onConflict((conflict) => conflict.column("content_hash").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (made === undefined) return { isNew: false, isThanked: false };
        const sent = await countMails(trx, form.email, "family", at - DAY_MS);
        const isThanked = mayMail && sent < MAILS_PER_DAY;
        if (isThanked) await enqueueMail(trx, thanks(form), at);
        if (notice !== null) await enqueueNotice(trx, notice(), at, QUIET_MS);
        return { isNew: true, isThanked };
      });
      if (isThanked) await mailBudget.take();
      if (isNew) wakeMail();
    },

    /** New ones first, then the newest. */
    async list(): Promise<Application[]> {
      const rows = await store.db
        .selectFrom("job_applications")
        .selectAll()
        .orderBy((eb) => eb.case().when("status", "=", "new").then(0).else(1).end())
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(MAX_ROWS)
        .execute();
      return rows.map(toApplication);
    },

    /** @throws Refusal not_found */
    async mark(id: string, status: ApplicationStatus, by: string): Promise<Application> {
      const row = await store.write((trx) =>
        trx
          .updateTable("job_applications")
          .set({ status, changed_at: now(), changed_by: by })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst(),
      );
      if (row === undefined) throw noSuchApplication();
      return toApplication(row);
    },

    /** @throws Refusal not_found */
    erase: (id: string, note: Note): Promise<void> =>
      eraser.erase(async (trx) => {
        const gone = await trx
          .deleteFrom("job_applications")
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (gone === undefined) throw noSuchApplication();
        await note(trx);
      }),
  };
}

/** Deletes what has not changed since `oldest`; answers how many. */
export async function sweepApplications(trx: Transaction<Database>, oldest: number): Promise<number> {
  const gone = await trx.deleteFrom("job_applications").where("changed_at", "<=", oldest).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

const noSuchApplication = () => new Refusal("not_found", "There is no such application.");

function rowOf(form: ApplicationForm, at: number): JobApplicationTable {
  const { name, email, phone = null, teaching, speaks, from = null, message, language } = form;
  const sent = [name, email, phone, teaching, speaks, from, message];
  return {
    id: newId(at),
    content_hash: createHash("sha256").update(JSON.stringify(sent)).digest("base64url"),
    ...{ name, email, email_key: emailKey(email), phone, teaching, speaks, available_from: from },
    ...{ message, language, status: "new", created_at: at, changed_at: at, changed_by: null },
  };
}

function toApplication(row: JobApplicationTable): Application {
  const { id, name, email, phone, teaching, speaks, message, language, status } = row;
  return {
    ...{ id, name, email, phone, teaching, speaks, message, language, status },
    from: row.available_from,
    createdAt: new Date(row.created_at).toISOString(),
    changedAt: new Date(row.changed_at).toISOString(),
    changedBy: row.changed_by,
  };
}
