import type { Parsed } from "#contract/index.ts";
import type { Lead, LeadEvent, Stats } from "#contract/staff.ts";
import { emailKey } from "#domain/enrolment/email.ts";
import { type LeadEventKind, nextStatus, staffMoves } from "#domain/enrolment/lead.ts";
import { newId } from "#server/db/id.ts";
import type { PaymentRowMode } from "#server/db/schema/payments.ts";
import type { LeadTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { readTallies } from "#server/db/tallies.ts";
import { type ChangeAddress, remindersFollow } from "#server/db/visit-reminders.ts";
import { Refusal } from "#server/http/refusal.ts";
import { holdsDeposit } from "./held-deposit.ts";
import { toLead, toLeadEvent } from "./lead.ts";
import { listLeads } from "./lead-list.ts";

const HISTORY_AT_MOST = 500;

type LeadsQuery = Parsed<"GET /api/admin/leads">["query"];
type LeadChange = Parsed<"PATCH /api/admin/leads/{id}">["body"];

/**
 * What staff see and change.
 *
 * @param mode whose deposits count: what was paid in practice is no money once payments are real
 */
export function desk(store: Store, mode: PaymentRowMode, changeAddress: ChangeAddress = remindersFollow) {
  return {
    /**
     * Decisions 010 and 063: conversations (each begins with a visitor's message), distinct families, dollars paid minus
     * refunded minus lost to disputes.
     */
    async stats(): Promise<Stats> {
      const cents = `cents.${mode}` as const;
      const totals = await readTallies(store.db, ["conversations", "families", cents]);
      return {
        totalConversations: totals.conversations,
        familiesInterested: totals.families,
        depositsCollected: totals[cents] / 100,
      };
    },

    /** A page of leads, newest first. */
    async leads(query: Partial<LeadsQuery> = {}): Promise<Lead[]> {
      return (await listLeads(store, mode, query)).map(toLead);
    },

    /** @throws Refusal not_found */
    async lead(leadId: string): Promise<Lead> {
      const lead = await store.db.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
      if (lead === undefined) throw noSuchLead();
      return toLead(lead);
    },

    /** @throws Refusal not_found */
    async history(leadId: string): Promise<LeadEvent[]> {
      const lead = await store.db
        .selectFrom("leads")
        .select("id")
        .where("id", "=", leadId)
        .executeTakeFirst();
      if (lead === undefined) throw noSuchLead();
      const rows = await store.db
        .selectFrom("lead_events")
        .selectAll()
        .where("lead_id", "=", leadId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(HISTORY_AT_MOST)
        .execute();
      return rows.map(toLeadEvent);
    },

    /**
     * Changes a lead as staff may (decision 008), and writes the change into its history. Saying again what already
     * holds is no change.
     *
     * @throws Refusal not_found, or conflict when it changed meanwhile or the move is not allowed
     */
    async change(leadId: string, change: LeadChange, by: string, now = Date.now()): Promise<Lead> {
      return store.write(async (trx) => {
        const lead = await trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
        if (lead === undefined) throw noSuchLead();
        if (lead.version !== change.version) throw stale();

        const next: Partial<LeadTable> & { owner?: string | null } = {};
        const events: { kind: LeadEventKind; detail: string }[] = [];
        const corrections = correctionsOf(lead, change);
        if (corrections.email_key !== undefined) {
          const other = await trx
            .selectFrom("leads")
            .select("id")
            .where("email_key", "=", corrections.email_key)
            .where("id", "!=", leadId)
            .executeTakeFirst();
          if (other !== undefined) throw new Refusal("conflict", "Another lead has this e-mail.");
        }
        const fields = Object.keys(corrections).filter((field) => field !== "email_key");
        if (fields.length > 0) {
          Object.assign(next, corrections);
          events.push({ kind: "corrected", detail: fields.join(",") });
          // What was wrong is not kept beside what is right.
          await trx
            .updateTable("lead_submissions")
            .set({
              name: corrections.name ?? lead.name,
              phone: corrections.phone === undefined ? lead.phone : corrections.phone,
              children: corrections.children ?? lead.children,
              ages: corrections.ages ?? lead.ages,
            })
            .where("lead_id", "=", leadId)
            .execute();
        }
        if (change.status !== undefined && change.status !== lead.status) {
          const held = await holdsDeposit(trx, leadId, mode);
          const status = nextStatus(lead.status, "staff", change.status, held);
          if (status === null) {
            throw new Refusal(
              "conflict",
              `A lead cannot move from ${lead.status} to ${change.status} by hand. From ${lead.status} it may go to: ${staffMoves(lead.status, held).join(", ")}.`,
            );
          }
          next.status = status;
          events.push({ kind: "status", detail: `${lead.status}>${status}` });
        }
        if (change.nextStepOn !== undefined && change.nextStepOn !== lead.next_step_on) {
          next.next_step_on = change.nextStepOn;
          events.push({ kind: "next_step", detail: change.nextStepOn ?? "" });
        }
        if (change.owner !== undefined && change.owner !== lead.owner) {
          next.owner = change.owner;
          events.push({ kind: "owner", detail: change.owner ?? "" });
        }
        if (events.length === 0) return toLead(lead);

        const write = () =>
          trx
            .updateTable("leads")
            .set({ ...next, version: lead.version + 1 })
            .where("id", "=", leadId)
            .where("version", "=", lead.version)
            .returningAll()
            .executeTakeFirst();
        const changed = await (corrections.email === undefined
          ? write()
          : changeAddress(trx, [leadId], write));
        if (changed === undefined) throw stale();
        await trx
          .insertInto("lead_events")
          .values(
            events.map((event) => ({
              ...event,
              interest: null,
              id: newId(now),
              lead_id: leadId,
              actor: by,
              created_at: now,
            })),
          )
          .execute();
        return toLead(changed);
      });
    },
  };
}

export type Desk = ReturnType<typeof desk>;

/** What a family asked to have put right, as far as it differs. */
function correctionsOf(lead: LeadTable, change: LeadChange): Partial<LeadTable> {
  const { name, email, phone, numberOfChildren, childrenAges, language } = change;
  const asked: Partial<LeadTable> = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email, email_key: emailKey(email) }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(numberOfChildren === undefined ? {} : { children: numberOfChildren }),
    ...(childrenAges === undefined ? {} : { ages: childrenAges }),
    ...(language === undefined ? {} : { language }),
  };
  const differs = Object.entries(asked).filter(([field, value]) => lead[field as keyof LeadTable] !== value);
  return Object.fromEntries(differs) as Partial<LeadTable>;
}

const noSuchLead = () => new Refusal("not_found", "There is no such lead.");
const stale = () => new Refusal("conflict", "Someone else changed this lead meanwhile. Load it again.");
