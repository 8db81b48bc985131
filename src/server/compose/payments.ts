import { brand } from "#content/catalogue/brand.ts";
import { firstCharge } from "#domain/payments/first-charge.ts";
import type { School } from "#domain/site/school.ts";
import { createPaymentProvider } from "../adapters/payments/index.ts";
import { printReceipt } from "../adapters/printables/receipt.ts";
import type { Overrides } from "../app.ts";
import type { Config } from "../config.ts";
import { sandboxRecords } from "../db/sandbox-records.ts";
import type { Store } from "../db/store.ts";
import { type ChangeAddress, remindersFollow } from "../db/visit-reminders.ts";
import { leadMaker } from "../features/enrolment/make-lead.ts";
import { paidLeads } from "../features/enrolment/paid-leads.ts";
import { deliverPods } from "../features/enrolment/places/deliver.ts";
import { createPlaces } from "../features/enrolment/places/routes.ts";
import { TERMS_QUEUE } from "../features/enrolment/places/terms.ts";
import { createPayments } from "../features/payments/index.ts";
import type { startMailWorker } from "../features/system/mail/worker.ts";
import { logError } from "../http/log.ts";
import type { Ownership } from "../http/ownership.ts";
import { USUAL_HOURS } from "./usual-hours.ts";

const RECONCILE_EVERY_MS = 5 * 60_000;

type Parts = {
  readonly config: Config;
  readonly overrides: Overrides;
  readonly store: Store;
  readonly now: () => number;
  readonly school: () => School;
  readonly owners: Ownership;
  readonly worker: ReturnType<typeof startMailWorker>;
  readonly publicUrl: () => string;
};

/** The places of the school and what is paid for them: a deposit that is settled moves its lead, and gives it a seat. */
export async function placesAndPayments(parts: Parts) {
  const { config, overrides, store, now, school, owners, worker, publicUrl } = parts;
  // The embedded provider delivers to our own webhook, which exists only once the router does.
  let deliver = async (_body: string, _signature: string) => false;
  const { provider, sandbox } = createPaymentProvider({
    stripe: config.stripe,
    secret: config.sessionSecret,
    records: sandboxRecords(store),
    deliver: (...event) => deliver(...event),
    report: (error) => logError("practice payments", error),
  });
  const places = createPlaces({
    ...{ store, now, school, publicUrl, secret: config.sessionSecret, usualHours: USUAL_HOURS },
    ...{ staffNotify: config.staffNotify, wakeMail: worker.wake },
    wakeTerms: () => store.wakes.ring(TERMS_QUEUE),
  });
  const changeAddress: ChangeAddress = (trx, leadIds, change) =>
    places.moves.offersFollow(trx, leadIds, () => remindersFollow(trx, leadIds, change));
  const payments = createPayments({
    ...{ store, provider, owners, publicUrl, school, printReceipt },
    practice: sandbox?.practice ?? null,
    leads: paidLeads(store, leadMaker(config.sessionSecret), changeAddress),
    secret: config.sessionSecret,
    staffNotify: config.staffNotify,
    billingPortalUrl: config.billingPortalUrl,
    wakeMail: worker.wake,
    reconcileEveryMs: overrides.reconcileEveryMs ?? RECONCILE_EVERY_MS,
    issuer: { legalName: config.school.legalName ?? brand.name, taxId: config.school.taxId },
    opensAt: () => overrides.opensAt ?? firstCharge(school().launchDate),
  });
  await deliverPods(store, payments.heldDeposits, now());
  return {
    ...{ places, payments, changeAddress, sandbox },
    mode: provider.config.mode,
    deliverTo(webhook: typeof deliver) {
      deliver = webhook;
    },
  };
}
