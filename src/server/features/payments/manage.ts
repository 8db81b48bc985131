import type { Parsed } from "#contract/index.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import { emailKey } from "#domain/enrolment/email.ts";
import type { SubscriptionStatus } from "#domain/payments/subscription.ts";
import { enqueueNotice } from "#server/db/mails.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { PaymentProvider, PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import { askProvider, noSuchPayment } from "./asking.ts";
import { type Checkout, toStatus } from "./checkout.ts";
import { manageMail } from "./mail-texts.ts";
import type { Notices } from "./notices.ts";
import type { Settling } from "./settling.ts";

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly till: Checkout;
  readonly settle: Settling;
  readonly notices: Notices;
  readonly wakeMail: () => void;
};

type ManageHandlers = Pick<
  Handlers,
  "POST /api/payments/cancel-subscription" | "POST /api/payments/manage-link"
>;

const RUNS: readonly SubscriptionStatus[] = ["reserved", "active", "past_due"];
/** Subscriptions named in one mail; no family has as many. */
const MAX_LINKS = 10;
/** Whoever asks again and again for somebody else's address sends them one mail in this time. */
const QUIET_MS = 10 * 60_000;

const refused = (error: PaymentRequestInvalid) =>
  error.code === "resource_missing"
    ? noSuchPayment()
    : new Refusal("conflict", "This subscription cannot be ended now.");

/** What a subscriber does about a subscription, from any device. */
export function manageHandlers({ store, provider, till, settle, notices, wakeMail }: Parts): ManageHandlers {
  async function cancel(clientSecret: string): Promise<PaymentStatus> {
    const found = await till.find(clientSecret);
    if (found.kind !== "subscription") throw noSuchPayment();
    const { status, provider_subscription_id: id } = found.row;
    if (id === null || !RUNS.includes(status)) {
      throw new Refusal("conflict", "This subscription is not running.");
    }
    // What was only reserved has no month that was paid for.
    const when = { atPeriodEnd: status !== "reserved" };
    const reading = await askProvider(
      "cancel subscription",
      () => provider.cancelSubscription(id, when),
      refused,
    );
    await settle.applySubscription(reading);
    return toStatus(await till.find(clientSecret));
  }

  async function sendLinks({ email, language }: Parsed<"POST /api/payments/manage-link">["body"]) {
    const rows = await store.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("mode", "=", provider.config.mode)
      .where("payer_email", "is not", null)
      .where("status", "in", RUNS)
      .where((eb) => eb(eb.fn<string>("lower", ["payer_email"]), "=", emailKey(email)))
      .orderBy("created_at", "desc")
      .limit(MAX_LINKS)
      .execute();
    const [first] = rows;
    if (first?.payer_email == null) return;
    const to = first.payer_email;
    const mail = manageMail(rows.map(notices.aboutSubscription), to, language);
    await store.write((trx) => enqueueNotice(trx, mail, Date.now(), QUIET_MS));
    wakeMail();
  }

  return {
    "POST /api/payments/cancel-subscription": ({ body }) => cancel(body.clientSecret),
    "POST /api/payments/manage-link": async ({ body }) => {
      await sendLinks(body);
      return undefined;
    },
  };
}
