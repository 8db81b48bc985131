import type { Parsed } from "#contract/index.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import { centsToAmount, receiptNumber } from "#domain/payments/deposit.ts";
import type { DepositFacts } from "#domain/payments/settlement.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { askProvider, noSuchPayment } from "./asking.ts";
import { secretHash } from "./identity.ts";
import { paidAt } from "./ledger.ts";
import type { DepositSettler } from "./settle-deposit.ts";
import type { Settling } from "./settling.ts";
import type { SubscriptionLinks } from "./subscription-link.ts";

export type FoundPayment =
  | { readonly kind: "deposit"; readonly row: DepositTable }
  | { readonly kind: "subscription"; readonly row: SubscriptionTable };

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly deposits: DepositSettler;
  readonly links: SubscriptionLinks;
  readonly settle: Pick<Settling, "deposit" | "subscription">;
  /** Practice holds its messages back: then nothing is looked for either. */
  readonly isHeld: () => Promise<boolean>;
  readonly wakeMail: () => void;
};

/** Nothing is decided yet. */
const OPEN: readonly string[] = ["pending", "processing", "incomplete"];
/** One payment is not asked about more often, whoever asks. */
const LOOK_EVERY = 3_000;
const UNPAID: readonly string[] = ["pending", "processing", "canceled"];

/** What the holder of a client secret may see and say. Everything it is told comes from our rows. */
export function checkout({ store, provider, deposits, links, settle, isHeld, wakeMail }: Parts) {
  const { mode } = provider.config;

  /** By its client secret, or a subscription by the link that its mails carry. @throws Refusal not_found */
  async function find(clientSecret: string): Promise<FoundPayment> {
    if (links.isLink(clientSecret)) return findLinked(clientSecret);
    const hash = secretHash(clientSecret);
    const deposit = await store.db
      .selectFrom("deposits")
      .selectAll()
      .where("secret_hash", "=", hash)
      .where("mode", "=", mode)
      .executeTakeFirst();
    if (deposit !== undefined) return { kind: "deposit", row: deposit };
    const subscription = await store.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("secret_hash", "=", hash)
      .where("mode", "=", mode)
      .executeTakeFirst();
    if (subscription !== undefined) return { kind: "subscription", row: subscription };
    throw noSuchPayment();
  }

  async function findLinked(token: string): Promise<FoundPayment> {
    const id = links.read(token);
    if (id === null) throw noSuchPayment();
    const row = await store.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("id", "=", id)
      .where("mode", "=", mode)
      .where("payer_erased", "=", 0)
      .executeTakeFirst();
    if (row === undefined) throw noSuchPayment();
    return { kind: "subscription", row };
  }

  return {
    find,

    /** @param wantsLook the payer awaits an answer that no webhook has brought */
    async status(clientSecret: string, wantsLook = false): Promise<PaymentStatus> {
      const found = await find(clientSecret);
      if (!wantsLook || !OPEN.includes(found.row.status) || !(await look(found))) return toStatus(found);
      const now = await find(clientSecret);
      return { ...toStatus(now), look: { refused: isRefused(now) } };
    },

    /**
     * Keeps who pays, and passes it to the provider. Until the money arrives the latest answer counts; after that
     * only a payment that nobody has been named for takes one.
     *
     * @throws Refusal not_found, conflict, unavailable
     */
    async payer(said: Parsed<"POST /api/payments/payer">["body"]): Promise<undefined> {
      // A link in a mail shows and ends a subscription; it does not say who pays.
      if (links.isLink(said.clientSecret)) throw noSuchPayment();
      const found = await find(said.clientSecret);
      await (found.kind === "deposit" ? namePayer(found.row.id, said) : nameSubscriber(found.row.id, said));
      const target = targetOf(found);
      if (target !== null) await askProvider("payer", () => provider.updatePayer(target, said));
      wakeMail();
    },
  };

  /** Reads the payment from the provider; false when it was read just now, cannot be, or practice holds it back. */
  async function look(found: FoundPayment): Promise<boolean> {
    if (Date.now() - found.row.read_at < LOOK_EVERY || (await isHeld())) return false;
    const id = found.kind === "deposit" ? found.row.provider_intent_id : found.row.provider_subscription_id;
    if (id === null) return false;
    try {
      await askProvider("look", async () => {
        await (found.kind === "deposit" ? settle.deposit(id) : settle.subscription(id));
      });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  async function namePayer(id: string, said: Parsed<"POST /api/payments/payer">["body"]): Promise<void> {
    await store.write(async (trx) => {
      const row = await trx
        .updateTable("deposits")
        .set((eb) => ({ revision: eb("revision", "+", 1) }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { name, email, language } = said;
      const children = said.children === undefined ? row.children : JSON.stringify(said.children);
      const isSame =
        row.payer_email === email &&
        row.payer_name === name &&
        row.language === language &&
        row.children === children;
      if (isSame) return;
      if (!UNPAID.includes(row.status) && row.payer_email !== null) throw alreadyNamed();
      const payer = { payer_name: name, payer_email: email, language, children };
      await trx.updateTable("deposits").set(payer).where("id", "=", id).execute();
      await deposits.payerNamed(trx, { ...row, ...payer }, Date.now());
    });
  }

  async function nameSubscriber(
    id: string,
    { name, email, language }: Parsed<"POST /api/payments/payer">["body"],
  ): Promise<void> {
    await store.write(async (trx) => {
      const row = await trx
        .updateTable("subscriptions")
        .set((eb) => ({ revision: eb("revision", "+", 1) }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (row.payer_email === email && row.payer_name === name && row.language === language) return;
      if (row.status !== "incomplete" && row.payer_email !== null) throw alreadyNamed();
      const payer = { payer_name: name, payer_email: email, language };
      await trx.updateTable("subscriptions").set(payer).where("id", "=", id).execute();
    });
  }
}

export type Checkout = ReturnType<typeof checkout>;

const alreadyNamed = () => new Refusal("conflict", "This payment is finished and has its payer.");

function targetOf(found: FoundPayment): { intentId: string } | { customerId: string } | null {
  if (found.kind === "deposit") {
    const { provider_intent_id: intentId } = found.row;
    return intentId === null ? null : { intentId };
  }
  const { provider_customer_id: customerId } = found.row;
  return customerId === null ? null : { customerId };
}

function isRefused(found: FoundPayment): boolean {
  if (found.kind !== "deposit" || found.row.status !== "pending") return false;
  return (JSON.parse(found.row.facts) as DepositFacts).decline !== null;
}

export function toStatus(found: FoundPayment): PaymentStatus {
  if (found.kind === "deposit") {
    const { row } = found;
    return {
      kind: "deposit",
      type: row.type,
      amount: centsToAmount(row.amount_cents),
      status: row.status,
      paidAt: paidAt(row),
      receiptNumber: row.paid_cents > 0 ? receiptNumber(row.id) : null,
      mailedTo: row.paid_cents > 0 ? row.payer_email : null,
      needsPayer: row.payer_email === null || row.status === "pending",
    };
  }
  const { row } = found;
  const waits = row.status === "incomplete" || row.status === "reserved";
  const running = row.status === "active" || row.status === "past_due";
  return {
    kind: "subscription",
    plan: row.plan,
    amount: centsToAmount(row.monthly_cents),
    status: row.status,
    firstChargeAt:
      waits && row.first_charge_at > 0 ? new Date(row.first_charge_at * 1000).toISOString() : null,
    renewsAt: running ? new Date(row.period_end * 1000).toISOString() : null,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    mailedTo: row.status === "incomplete" ? null : row.payer_email,
    needsPayer: row.payer_email === null || row.status === "incomplete",
  };
}
