import type { Transaction } from "kysely";
import type { School } from "#domain/site/school.ts";
import { countMails, enqueueMail, type NewMail } from "#server/db/mails.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Issuer } from "#server/ports/receipt-print.ts";
import { childrenOf } from "./ledger.ts";
import { type StaffNews, staffMail, type Told } from "./mail-texts.ts";
import type { SubscriptionLinks } from "./subscription-link.ts";

const DAY_MS = 86_400_000;
/** In practice anyone can "pay" in anyone's name for nothing; nobody gets more of our mails than this in a day. */
const PRACTICE_MAILS_PER_DAY = 5;

export type NoticesConfig = {
  readonly publicUrl: () => string;
  readonly links: SubscriptionLinks;
  readonly issuer: Issuer;
  readonly school: () => School;
  /** Where staff want to hear of payments, if anywhere. */
  readonly staffNotify: string | null;
};

/** Mails about payments, put into the queue by the transaction that they tell about. */
export function paymentNotices({ publicUrl, links, issuer, school, staffNotify }: NoticesConfig) {
  return {
    aboutDeposit: (row: DepositTable, amountCents = row.amount_cents): Told => ({
      ...common(row),
      what: row.type,
      children: childrenOf(row),
      manageUrl: null,
      deskUrl: deskUrl(row.lead_id === null ? moneyPath(row) : familyPath(row.lead_id)),
      amountCents,
    }),
    aboutSubscription: (row: SubscriptionTable): Told => ({
      ...common(row),
      what: row.plan,
      children: [],
      manageUrl: links.addressOf(row.id),
      deskUrl: deskUrl(moneyPath(row)),
      amountCents: row.monthly_cents,
    }),

    /** A mail to the payer. */
    async payer(trx: Transaction<Database>, told: Told, mail: NewMail, now: number): Promise<void> {
      if (told.practice) {
        const sent = await countMails(trx, mail.to, "family", now - DAY_MS);
        if (sent >= PRACTICE_MAILS_PER_DAY) return;
      }
      await enqueueMail(trx, mail, now);
    },

    async staff(trx: Transaction<Database>, told: Told, news: StaffNews, now: number): Promise<void> {
      if (staffNotify !== null) await enqueueMail(trx, staffMail(told, staffNotify, news), now);
    },
  };

  function deskUrl(path: string): string {
    return `${publicUrl()}/admin/${path}`;
  }

  function common(row: DepositTable | SubscriptionTable) {
    return {
      id: row.id,
      language: row.language ?? ("en" as const),
      payer: { name: row.payer_name, email: row.payer_email },
      practice: row.mode === "practice",
      issuer: [issuer.legalName, issuer.taxId].filter((part) => part !== null).join(", "),
      publicUrl: publicUrl(),
      school: school(),
    };
  }
}

const familyPath = (leadId: string) => `families?id=${encodeURIComponent(leadId)}`;
const moneyPath = ({ id }: { readonly id: string }) => `money?payment=${encodeURIComponent(id)}`;

export type Notices = ReturnType<typeof paymentNotices>;
