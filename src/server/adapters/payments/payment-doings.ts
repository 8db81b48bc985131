import type { PaymentEvent } from "#server/ports/payment-provider.ts";
import type { PracticeOutcome } from "#server/ports/practice-payments.ts";
import type { PaymentWorld } from "./payment-world.ts";

export const AMOUNT = 12_345;
export const NOBODY = { name: null, email: null };

/** What the tests of a provider do again and again. */
export type Doings = ReturnType<typeof doingsIn>;

export function doingsIn(world: PaymentWorld) {
  const { provider, practice } = world;
  const newDeposit = (change: { amountCents?: number; idempotencyKey?: string } = {}) =>
    provider.createDepositIntent({
      depositId: "deposit-1",
      type: "founders_circle",
      amountCents: AMOUNT,
      currency: "usd",
      idempotencyKey: "deposit-1-key",
      metadata: { leadId: "lead-1" },
      ...change,
    });
  const pay = (clientSecret: string, cardNumber: string): Promise<PracticeOutcome> =>
    practice.confirm({ clientSecret, cardNumber, expiry: "12/99", cvc: "123", payer: NOBODY });
  const newSubscription = () =>
    provider.createSubscription({
      plan: "explorer",
      title: "School subscription: Explorer",
      monthlyCents: AMOUNT,
      currency: "usd",
      email: "payer@example.com",
      name: "Ana",
      idempotencyKey: "subscription-1-key",
      metadata: { subscriptionRow: "1" },
    });
  return {
    newDeposit,
    pay,
    newSubscription,
    paidDeposit: async (cardNumber = "4242 4242 4242 4242") => {
      const made = await newDeposit();
      await pay(made.clientSecret, cardNumber);
      return made;
    },
    activeSubscription: async (cardNumber = "4242424242424242") => {
      const made = await newSubscription();
      await pay(made.clientSecret, cardNumber);
      return made;
    },
    /** The webhooks that came, verified. */
    received: (): PaymentEvent[] =>
      world.delivered.map(({ body, signature }) => provider.verifyWebhook(body, signature, world.clock.now)),
  };
}
