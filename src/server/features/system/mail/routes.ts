import { type Kysely, sql } from "kysely";
import type { Parsed } from "#contract/index.ts";
import { type DeskMail, MAILS_ON_A_PAGE } from "#contract/mails.ts";
import { mailState } from "#domain/staff/mails.ts";
import { iso } from "#server/db/personal-data.ts";
import type { Database, MailTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";

type MailParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly isFolder: boolean;
  readonly wakeMail: () => void;
};
type MailHandlers = Pick<Handlers, "GET /api/admin/mails" | "POST /api/admin/mails/{id}/again">;

/** What became of each mail (decision 210) as handlers of the contract. */
export function mailHandlers({ store, now, isFolder, wakeMail }: MailParts): MailHandlers {
  return {
    "GET /api/admin/mails": async ({ query }) => {
      const rows = await mailsMatching(store.db, query);
      const shown = rows.slice(0, MAILS_ON_A_PAGE);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return {
        delivery: isFolder ? ("folder" as const) : ("smtp" as const),
        items: shown.map(toDeskMail),
        next: last === undefined ? null : `${last.created_at}.${last.id}`,
      };
    },

    "POST /api/admin/mails/{id}/again": async ({ params: { id } }, { note }) => {
      await store.write(async (trx) => {
        const at = now();
        const again = await trx
          .updateTable("mails")
          // From now on it is tried as often as a new one.
          .set({ status: "queued", due_at: at, attempts: 1 })
          .where("id", "=", id)
          .where("status", "in", ["queued", "failed"])
          .where("attempts", ">", 0)
          // Whoever holds it is about to send it.
          .where("claimed_until", "<", at)
          .executeTakeFirst();
        if (again.numUpdatedRows === 0n) {
          const known = await trx.selectFrom("mails").select("id").where("id", "=", id).executeTakeFirst();
          if (known === undefined) throw new Refusal("not_found", "There is no such mail.");
          throw new Refusal("conflict", "This mail is not one that was tried in vain.");
        }
        await note(trx);
      });
      wakeMail();
    },
  };
}

type Query = Parsed<"GET /api/admin/mails">["query"];

/** One more than a page holds: it says whether there is another. */
function mailsMatching(db: Kysely<Database>, { view, search, after }: Query): Promise<MailTable[]> {
  let mails = db.selectFrom("mails").selectAll();
  if (view !== "all") mails = mails.where("status", "=", view);
  if (search !== undefined && search !== "") {
    const pattern = `%${search.toLowerCase().replace(/[!%_]/g, "!$&")}%`;
    mails = mails.where(sql<boolean>`lower(recipient || ' ' || subject) like ${pattern} escape '!'`);
  }
  if (after !== undefined) {
    const [at = "", id = ""] = after.split(".");
    mails = mails.where((eb) => eb(eb.refTuple("created_at", "id"), "<", eb.tuple(Number(at), id)));
  }
  return mails
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAILS_ON_A_PAGE + 1)
    .execute();
}

function toDeskMail(row: MailTable): DeskMail {
  const state = mailState(row);
  return {
    ...{ id: row.id, to: row.recipient, subject: row.subject, kind: row.kind, leadId: row.lead_id, state },
    ...{ attempts: row.attempts, fault: state === "sent" ? null : row.fault },
    createdAt: iso(row.created_at),
    dueAt: row.status === "queued" ? iso(row.due_at) : null,
    sentAt: row.sent_at === null ? null : iso(row.sent_at),
  };
}
