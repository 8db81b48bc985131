import type { PracticeLever } from "#contract/practice-payments.ts";
import { createStripeProvider } from "#server/adapters/payments/stripe-provider.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { payAtProvider } from "../stripe-server.ts";
import type { Chance } from "./chance.ts";
import type { World } from "./world.ts";

const GOOD = "4242424242424242";
const REFUSED = "4000000000000002";
const CARDS = [GOOD, GOOD, GOOD, GOOD, "4000000000007726", "4000000000005126", "4000000000000259"] as const;
const PREMIUM = { plan: "premium", title: "School subscription: Premium", monthlyCents: 100_000 } as const;

const quietly = (work: Promise<unknown> | undefined) => work?.catch(() => undefined);

/** What one family, staff, the bank and time do to one payment, by chance. */
export async function live(world: World, chance: Chance, number: number): Promise<void> {
  const subscribes = chance.happens(0.2);
  // Now and then somebody pays the same deposit a second time.
  const email = `family-${chance.happens(0.1) ? Math.max(0, number - 20) : number}@example.com`;
  const key = { "x-conversation-key": `browser-${number}`.padEnd(32, "0") };
  const [path, wanted] = subscribes
    ? ["/api/create-subscription", { planType: "explorer" }]
    : ["/api/create-payment-intent", { type: "founders_circle" }];
  const begun = await world.post<{ clientSecret: string }>(path, wanted, key);
  if (begun === null) return;
  const { clientSecret } = begun;
  const again = chance.happens(0.3) ? await world.post<{ clientSecret: string }>(path, wanted, key) : begun;
  if (again !== null && again.clientSecret !== clientSecret)
    world.faults.push("One browser got two payments.");
  await world.post("/api/payments/payer", { clientSecret, name: "Ana López", email, language: "es" });
  if (chance.happens(0.08)) return;
  if (chance.happens(0.15)) await pay(world, clientSecret, REFUSED);
  await pay(world, clientSecret, subscribes ? GOOD : chance.one(CARDS));
  const moves = chance.below(4);
  for (let move = 0; move < moves; move += 1) {
    await (subscribes
      ? subscriptionMove(world, chance, clientSecret)
      : depositMove(world, chance, clientSecret));
  }
}

async function pay(world: World, clientSecret: string, number: string): Promise<void> {
  if (world.stripe !== null) await quietly(payAtProvider(world.stripe, clientSecret, number));
  else await world.post("/api/practice/confirm", { clientSecret, number, expiry: "12/99", cvc: "123" });
}

/** The provider as its own dashboard has it. */
export const atStripe = (world: World): PaymentProvider | null =>
  world.stripe === null
    ? null
    : createStripeProvider({
        secretKey: world.stripe.environment.STRIPE_SECRET_KEY,
        publishableKey: null,
        webhookSecrets: [],
        apiBase: world.stripe.environment.STRIPE_API_BASE,
      });

async function depositMove(world: World, chance: Chance, clientSecret: string): Promise<void> {
  const [intentId = ""] = clientSecret.split("_secret_");
  const [row] = world.rows<{ id: string }>("select id from deposits where provider_intent_id = ?", intentId);
  if (row === undefined) return;
  const amountCents = 100 + chance.below(30_000);
  const what = chance.one(["desk", "desk all", "dashboard", "bank", "dispute"]);
  if (what === "desk") {
    await world.desk(`/api/admin/deposits/${row.id}/refund`, { amount: (amountCents / 100).toFixed(2) });
  } else if (what === "desk all") {
    const all = () => world.desk(`/api/admin/deposits/${row.id}/refund`, {});
    await Promise.all(chance.happens(0.3) ? [all(), all()] : [all()]);
  } else if (world.stripe === null) {
    const levers: readonly [PracticeLever, ...PracticeLever[]] =
      what === "dispute" ? ["dispute_won", "dispute_lost"] : ["refund_settled", "refund_failed"];
    await world.desk(`/api/admin/practice/payments/${row.id}`, { lever: chance.one(levers) });
  } else if (what === "dispute") {
    await quietly(world.stripe.practice.closeDispute(intentId, chance.one(["won", "lost"])));
  } else if (what === "bank") {
    const given =
      (
        await atStripe(world)
          ?.readDeposit(intentId)
          .catch(() => null)
      )?.refunds ?? [];
    const refund = given[chance.below(given.length || 1)];
    if (refund)
      await quietly(world.stripe.practice.settleRefund(refund.id, chance.one(["succeeded", "failed"])));
  } else {
    const idempotencyKey = `dashboard-${intentId}-${amountCents}`;
    await quietly(atStripe(world)?.refund({ intentId, amountCents, idempotencyKey }));
  }
}

async function subscriptionMove(world: World, chance: Chance, clientSecret: string): Promise<void> {
  const [intentId = ""] = clientSecret.split("_secret_");
  if (world.stripe === null) {
    const status = await world.post<{ status: string }>("/api/payments/status", { clientSecret });
    const [row] = world.rows<{ id: string }>(
      "select id from subscriptions where status = ? order by id desc limit 1",
      status?.status ?? "",
    );
    const levers = [
      "renewal_begins",
      "charge_accepted",
      "charge_declined",
      "portal_cancel",
      "portal_switch",
    ] as const;
    if (row) await world.desk(`/api/admin/practice/payments/${row.id}`, { lever: chance.one(levers) });
    return;
  }
  const invoices = await world.stripe.objects("invoice");
  const invoice = invoices.find((each) => each._payment_intent === intentId);
  const parent = invoice?.parent as { subscription_details: { subscription: string } } | undefined;
  const id = parent?.subscription_details.subscription;
  if (id === undefined) return;
  const { practice } = world.stripe;
  const moves = [
    () => practice.beginRenewal(id),
    () => practice.advance(id),
    () => practice.advance(id, "declined"),
    () => practice.portal(id, { type: "cancel" }),
    () => practice.portal(id, { type: "keep" }),
    () => practice.portal(id, { type: "switch", ...PREMIUM }),
  ] as const;
  await quietly(chance.one(moves)());
}
