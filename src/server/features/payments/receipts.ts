import { receiptWords } from "#content/mail/payments/receipt-words.ts";
import type { Parsed } from "#contract/index.ts";
import type { Deposit } from "#contract/staff.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { namedChildren } from "#domain/payments/children.ts";
import { HOLDS, receiptNumber } from "#domain/payments/deposit.ts";
import { refundPromised } from "#domain/payments/refund-promise.ts";
import type { School } from "#domain/site/school.ts";
import { enqueueMail } from "#server/db/mails.ts";
import type { DepositTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import type { Issuer, PrintReceipt } from "#server/ports/receipt-print.ts";
import { askProvider, noSuchPayment } from "./asking.ts";
import type { LeadLink } from "./lead-link.ts";
import { childrenOf, toDeposit } from "./ledger.ts";
import { longDay, money, nameOfPayment, receiptMail } from "./mail-texts.ts";
import type { Notices } from "./notices.ts";

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly notices: Notices;
  readonly leads: Pick<LeadLink, "payerCorrected" | "childrenCorrected">;
  readonly issuer: Issuer;
  readonly school: () => School;
  readonly print: PrintReceipt;
  readonly wakeMail: () => void;
};

/** Receipts of paid deposits: to print, to send again, and to put right when the payer typed something wrong. */
export function receipts({ store, provider, notices, leads, issuer, school, print, wakeMail }: Parts) {
  /** @throws Refusal not_found also for a deposit that was never paid */
  async function paidDeposit(id: string): Promise<DepositTable> {
    const row = await store.db
      .selectFrom("deposits")
      .selectAll()
      .where("id", "=", id)
      .where("mode", "=", provider.config.mode)
      .executeTakeFirst();
    if (row === undefined || row.paid_cents === 0) throw noSuchPayment();
    return row;
  }

  return {
    async pdf(row: DepositTable, language: Language): Promise<Uint8Array> {
      if (row.paid_cents === 0) throw noSuchPayment();
      const children = childrenOf(row);
      const { launchDate, contactEmail: contact } = school();
      const isHeld = row.refunded_cents === 0 && refundPromised(launchDate, Date.now());
      const until = longDay(Date.parse(launchDate), language);
      const values = { launchDate: until, contact };
      // Before the day of payment was kept, a deposit was paid within a day of its beginning.
      const paidAt = new Date(row.paid_at ?? row.created_at);
      return print({
        language,
        number: receiptNumber(row.id),
        paidAt,
        date: longDay(paidAt.getTime(), language),
        issuer: { name: issuer.legalName, taxId: issuer.taxId, contact },
        payer: [row.payer_name, row.payer_email].filter((part) => part !== null),
        what: nameOfPayment(row.type, language),
        children: children.length === 0 ? null : namedChildren(children),
        amount: money(row.paid_cents, language),
        refunded: row.refunded_cents === 0 ? null : money(row.refunded_cents, language),
        refundable: isHeld ? fill(receiptWords[language].refund, values) : null,
        mode: row.mode,
      });
    },

    paidDeposit,

    /** @throws Refusal not_found, conflict when nobody is known who paid */
    async send(id: string): Promise<void> {
      const row = await paidDeposit(id);
      const to = row.payer_email;
      if (to === null) throw new Refusal("conflict", "Nobody is known who paid this deposit.");
      const mail = receiptMail(notices.aboutDeposit(row), to, row.paid_at ?? row.created_at);
      await store.write((trx) => enqueueMail(trx, mail, Date.now()));
      wakeMail();
    },

    /** Who paid and for whom, put right by staff. @throws Refusal not_found, conflict, unavailable */
    async correct(
      id: string,
      change: Parsed<"PATCH /api/admin/deposits/{id}">["body"],
      by: string,
      note: Note,
    ): Promise<Deposit> {
      const { name, email, language, children } = change;
      const row = await store.write(async (trx) => {
        // Raising the revision takes the row's lock, before that of its lead, as a payment that settles does.
        const known = await trx
          .updateTable("deposits")
          .set((eb) => ({ revision: eb("revision", "+", 1) }))
          .where("id", "=", id)
          .where("mode", "=", provider.config.mode)
          .returningAll()
          .executeTakeFirst();
        if (known === undefined || known.paid_cents === 0) throw noSuchPayment();
        if (known.payer_erased === 1) throw new Refusal("conflict", "Who paid was erased.");
        await note(trx);
        if (known.lead_id !== null && known.payer_email !== null) {
          await leads.payerCorrected(trx, known.lead_id, known.payer_email, email, by, Date.now());
        }
        if (known.lead_id !== null && HOLDS.includes(known.status) && children.length > 0) {
          const { type } = known;
          await leads.childrenCorrected(trx, known.lead_id, { id, type, children }, Date.now());
        }
        return trx
          .updateTable("deposits")
          .set({
            payer_name: name,
            payer_email: email,
            language,
            children: children.length === 0 ? null : JSON.stringify(children),
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      const { provider_intent_id: intentId } = row;
      if (intentId !== null) await askProvider("payer", () => provider.updatePayer({ intentId }, change));
      return toDeposit(row);
    },
  };
}

export type Receipts = ReturnType<typeof receipts>;
