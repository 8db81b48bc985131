import type { Transaction } from "kysely";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { emailKey } from "#domain/enrolment/email.ts";
import { nextStatus, type StatusCause } from "#domain/enrolment/lead.ts";
import type { Language } from "#domain/locale/language.ts";
import { answerBy } from "#domain/payments/answer-by.ts";
import { agesOf, type DepositChild } from "#domain/payments/children.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { newId } from "#server/db/id.ts";
import type { Database, LeadEventTable, LeadTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { type ChangeAddress, remindersFollow } from "#server/db/visit-reminders.ts";
import type { MakeLead } from "./make-lead.ts";
import { depositBack, depositPaid } from "./places/joining.ts";

/** A paid deposit without a form says nothing about the children: the desk says so in the reader's language. */
const UNSAID = { children: 0, ages: "" } as const;

type Payer = { readonly name: string; readonly email: string; readonly language: Language };
/** A deposit in which money is, and for whom. */
export type HeldDeposit = {
  readonly id: string;
  readonly type: PaymentType;
  readonly children: readonly DepositChild[];
};
type PaidDeposit = HeldDeposit & { readonly payer: Payer | null };

const paidFor = ({ id, type, children }: HeldDeposit) => ({
  ...{ id, children, isSponsor: type === "teacher_sponsor" },
});

/** What payments do to leads: they move a status once, note what happened, and make a lead where there is none. */
export function paidLeads(store: Store, makeLead: MakeLead, changeAddress: ChangeAddress = remindersFollow) {
  async function record(
    trx: Transaction<Database>,
    leadId: string,
    event: Pick<LeadEventTable, "kind" | "detail">,
    actor: string,
    now: number,
  ): Promise<void> {
    const id = newId(now);
    await trx
      .insertInto("lead_events")
      .values({ id, lead_id: leadId, ...event, interest: null, actor, created_at: now })
      .execute();
  }

  async function move(trx: Transaction<Database>, lead: LeadTable, cause: StatusCause, now: number) {
    const status = nextStatus(lead.status, cause);
    if (status === null) return;
    await trx.updateTable("leads").set({ status }).where("id", "=", lead.id).execute();
    await record(trx, lead.id, { kind: "status", detail: `${lead.status}>${status}` }, "payment", now);
  }

  /** Loads a lead for changing: raising the version takes its lock, and tells staff that it changed meanwhile. */
  const touch = (trx: Transaction<Database>, column: "id" | "email_key", value: string) =>
    trx
      .updateTable("leads")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where(column, "=", value)
      .returningAll()
      .executeTakeFirst();

  async function findOrMake(trx: Transaction<Database>, payer: Payer, now: number): Promise<LeadTable> {
    const { email, language } = payer;
    const made = await makeLead(
      trx,
      { name: payer.name || email, email, phone: null, ...UNSAID, language },
      now,
    );
    if (made !== null) {
      await record(trx, made.id, { kind: "submitted", detail: "payment" }, "payment", now);
      return made;
    }
    const known = await touch(trx, "email_key", emailKey(email));
    if (known === undefined) throw new Error("A lead vanished while it was looked for.");
    return known;
  }

  /** What the receipt promises stands on the desk. */
  async function promiseAnswer(trx: Transaction<Database>, lead: LeadTable, now: number): Promise<void> {
    const day = answerBy(now, catalogue.depositAnswer.workingDays);
    if (lead.next_step_on !== null && lead.next_step_on <= day) return;
    await trx.updateTable("leads").set({ next_step_on: day }).where("id", "=", lead.id).execute();
    await record(trx, lead.id, { kind: "next_step", detail: day }, "payment", now);
  }

  return {
    async exists(leadId: string): Promise<boolean> {
      const row = await store.db.selectFrom("leads").select("id").where("id", "=", leadId).executeTakeFirst();
      return row !== undefined;
    },

    async paid(trx: Transaction<Database>, leadId: string | null, deposit: PaidDeposit, now: number) {
      const { payer, children } = deposit;
      const named = leadId === null ? undefined : await touch(trx, "id", leadId);
      const lead = named ?? (payer === null ? undefined : await findOrMake(trx, payer, now));
      if (lead === undefined) return null;
      await move(trx, lead, "deposit_paid", now);
      if (lead.children === 0 && children.length > 0) {
        const told = { children: children.length, ages: agesOf(children) };
        await trx.updateTable("leads").set(told).where("id", "=", lead.id).execute();
      }
      await promiseAnswer(trx, lead, now);
      await depositPaid(trx, store.engine, lead, paidFor(deposit), now);
      const { id, name, email, language } = lead;
      return { id, name, email, language };
    },

    async refunded(
      trx: Transaction<Database>,
      leadId: string,
      depositId: string,
      othersHeld: () => Promise<readonly HeldDeposit[]>,
      now: number,
    ): Promise<void> {
      const lead = await touch(trx, "id", leadId);
      if (lead === undefined) return;
      const others = (await othersHeld()).map(paidFor);
      await depositBack(trx, store.engine, { leadId, depositId, others, now });
      if (others.length > 0) return;
      await move(trx, lead, "deposit_refunded", now);
    },

    async payerCorrected(
      trx: Transaction<Database>,
      leadId: string,
      wrong: string,
      right: string,
      actor: string,
      now: number,
    ): Promise<void> {
      const lead = await touch(trx, "id", leadId);
      const key = emailKey(right);
      if (lead === undefined || lead.email_key !== emailKey(wrong) || lead.email_key === key) return;
      if ((await touch(trx, "email_key", key)) !== undefined) return;
      await changeAddress(trx, [leadId], () =>
        trx
          .updateTable("leads")
          .set({ email: right, email_key: key })
          .where("id", "=", leadId)
          .returning(["id", "email"])
          .executeTakeFirst(),
      );
      await record(trx, leadId, { kind: "corrected", detail: "email" }, actor, now);
    },

    async childrenCorrected(
      trx: Transaction<Database>,
      leadId: string,
      deposit: HeldDeposit,
      now: number,
    ): Promise<void> {
      const lead = await touch(trx, "id", leadId);
      if (lead !== undefined) await depositPaid(trx, store.engine, lead, paidFor(deposit), now);
    },

    note: (trx: Transaction<Database>, leadId: string, detail: string, actor: string, now: number) =>
      record(trx, leadId, { kind: "payment", detail }, actor, now),
  };
}
