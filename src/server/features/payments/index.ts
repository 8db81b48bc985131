import type { School } from "#domain/site/school.ts";
import type { DueLoop } from "#server/db/due-loop.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Ownership } from "#server/http/ownership.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import type { PracticePayments } from "#server/ports/practice-payments.ts";
import type { Issuer, PrintReceipt } from "#server/ports/receipt-print.ts";
import { checkout } from "./checkout.ts";
import { eventQueue } from "./event-queue.ts";
import type { LeadLink } from "./lead-link.ts";
import { depositsSince, heldDeposits, ledger } from "./ledger.ts";
import { manageHandlers } from "./manage.ts";
import { moneyOf } from "./money.ts";
import { paymentNotices } from "./notices.ts";
import { postponing } from "./postpone.ts";
import { practiceHandlers } from "./practice.ts";
import { receipts } from "./receipts.ts";
import { type Reconciling, reconciler, startReconciling } from "./reconciler.ts";
import { refunds } from "./refunds.ts";
import { type PaymentHandlers, paymentHandlers } from "./routes.ts";
import { depositSettler } from "./settle-deposit.ts";
import { subscriptionSettler } from "./settle-subscription.ts";
import { settling } from "./settling.ts";
import { depositStarter } from "./start-deposit.ts";
import { subscriptionStarter } from "./start-subscription.ts";
import { subscriptionLinks } from "./subscription-link.ts";
import { webhookReceiver } from "./webhook.ts";
import { webhookSilence } from "./webhook-silence.ts";
import { startPaymentWorker } from "./worker.ts";

export type PaymentParts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  /** Null when real keys are set. */
  readonly practice: PracticePayments | null;
  readonly leads: LeadLink;
  readonly owners: Ownership;
  readonly publicUrl: () => string;
  /** Signs the links by which a subscription is managed. */
  readonly secret: string;
  readonly staffNotify: string | null;
  readonly billingPortalUrl: string | null;
  readonly wakeMail: () => void;
  readonly reconcileEveryMs: number;
  /** When the school opens, in milliseconds: no subscription is charged before. */
  readonly opensAt: () => number;
  readonly school: () => School;
  readonly issuer: Issuer;
  readonly printReceipt: PrintReceipt;
};

export type Payments = {
  readonly handlers: PaymentHandlers &
    Pick<Handlers, keyof ReturnType<typeof practiceHandlers> | keyof ReturnType<typeof manageHandlers>>;
  readonly receiveWebhook: (body: Uint8Array, signature: string | null) => Promise<{ received: true }>;
  readonly counts: () => Promise<{ queued: number; quarantined: number }>;
  /** Whether real payments are found only by asking for them. */
  readonly areWebhooksSilent: (now?: number) => Promise<boolean>;
  /** Events that were found by asking since a webhook last came. */
  readonly countMissed: () => Promise<number>;
  /** After the launch date changed: no reservation waits for the next round, which may come after its old day. */
  readonly openingChanged: () => Promise<void>;
  /** How many deposits were paid since a time, in milliseconds, and not given back whole. */
  readonly depositsSince: (since: number) => Promise<number>;
  /** The deposits in which money is, with whose place each holds. */
  readonly heldDeposits: ReturnType<typeof heldDeposits>;
  /** One look at everything that webhooks may have missed. */
  readonly reconcile: (now?: number) => Promise<void>;
  /** Acts on stored events from now on, and reconciles now and then. */
  start(): void;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
};

/** The payments slice, put together. */
export function createPayments(parts: PaymentParts): Payments {
  const { store, provider, leads, wakeMail } = parts;
  const { mode } = provider.config;
  const queue = eventQueue(store);
  const silence = webhookSilence(store, mode, Date.now());
  const links = subscriptionLinks(parts.secret, parts.publicUrl);
  const notices = paymentNotices({ ...parts, links });
  const deposits = depositSettler({ mode, leads, notices });
  const subscriptions = subscriptionSettler({ mode, notices });
  const settle = settling({ store, provider, queue, deposits, subscriptions, wakeMail });
  const isHeld = async () => parts.practice !== null && (await parts.practice.holding());
  const till = checkout({ store, provider, deposits, links, settle, isHeld, wakeMail });
  const written = receipts({ ...parts, notices, print: parts.printReceipt });
  const giveBack = refunds({ store, provider, leads, settle });
  let worker: DueLoop | null = null;
  let rounds: Reconciling | null = null;
  const nudge = () => worker?.wake();
  const postpone = postponing({ store, provider, settle, notices, opensAt: parts.opensAt });
  const { round } = reconciler({
    ...{ store, provider, queue, settle, silence, nudge, postpone },
    refunds: giveBack,
  });

  return {
    handlers: {
      ...paymentHandlers({
        config: { ...provider.config, billingPortalUrl: parts.billingPortalUrl },
        owners: parts.owners,
        startDeposit: depositStarter(parts),
        startSubscription: subscriptionStarter(parts),
        till,
        refunds: giveBack,
        receipts: written,
        depositsOf: ledger(store, mode),
        money: moneyOf(store, mode),
      }),
      ...practiceHandlers({ ...parts, till }),
      ...manageHandlers({ store, provider, till, settle, notices, wakeMail }),
    },
    receiveWebhook: webhookReceiver({ provider, queue, silence, nudge }),
    counts: queue.counts,
    areWebhooksSilent: silence.isSilent,
    countMissed: silence.countMissed,
    openingChanged: () => postpone(Date.now()),
    depositsSince: depositsSince(store, mode),
    heldDeposits: heldDeposits(mode),
    reconcile: round,
    start() {
      worker = startPaymentWorker({ store, queue, settle });
      rounds = startReconciling(store, round, parts.reconcileEveryMs, isHeld);
    },
    async stop() {
      await rounds?.stop();
      await worker?.stop();
    },
  };
}
