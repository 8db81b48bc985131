import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import type { Stats } from "#contract/staff.ts";
import { depositStanding, mergeReading, UNREAD_DEPOSIT } from "#domain/payments/settlement.ts";
import { createStripeProvider } from "#server/adapters/payments/stripe-provider.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, startApp } from "../running-app.ts";
import { type Delivery, payAtProvider, type StripeServer, startStripeServer } from "../stripe-server.ts";
import { tillOf } from "../till.ts";

let stripe: StripeServer;
let server: RunningApp;
beforeAll(async () => {
  // A refund that settled by itself in a later round would be told to nobody here.
  stripe = await startStripeServer({ passesTime: false });
  server = await startApp(stripe.environment);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const CARDS = {
  good: "4242424242424242",
  refused: "4000000000000002",
  slowRefund: "4000000000007726",
  failingRefund: "4000000000005126",
  disputed: "4000000000000259",
};

/** What happens to one deposit at the provider. */
const story = fc.record({
  card: fc.constantFrom(...(Object.keys(CARDS) as (keyof typeof CARDS)[])),
  triesRefusedFirst: fc.boolean(),
  refunds: fc.array(fc.integer({ min: 100, max: 20_000 }), { maxLength: 2 }),
  later: fc.constantFrom("succeeded", "failed", null),
  dispute: fc.constantFrom("won", "lost", null),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

/** How its webhooks travel: in an order by chance, each so many times; 0 is lost. */
const storm = fc.array(fc.record({ copies: fc.integer({ min: 0, max: 3 }), place: fc.nat(1000) }), {
  minLength: 40,
  maxLength: 40,
});

async function live(secret: string, { card, triesRefusedFirst, refunds, later, dispute }: Story) {
  const provider = createStripeProvider({
    secretKey: stripe.environment.STRIPE_SECRET_KEY,
    publishableKey: null,
    webhookSecrets: [],
    apiBase: stripe.environment.STRIPE_API_BASE,
  });
  const refusals = async (work: Promise<unknown>) => work.catch(() => {});
  if (triesRefusedFirst) await refusals(payAtProvider(stripe, secret, CARDS.refused));
  await refusals(payAtProvider(stripe, secret, CARDS[card]));
  const [intentId = ""] = secret.split("_secret_");
  for (const [index, amountCents] of refunds.entries()) {
    const key = `${intentId}-${index}`;
    const made = await provider.refund({ intentId, amountCents, idempotencyKey: key }).catch(() => null);
    if (made !== null && later !== null) await refusals(stripe.practice.settleRefund(made.refundId, later));
  }
  if (dispute !== null) await refusals(stripe.practice.closeDispute(intentId, dispute));
  return depositStanding(mergeReading(UNREAD_DEPOSIT, await provider.readDeposit(intentId)));
}

const send = ({ body, signature }: Delivery) =>
  fetch(server.url + WEBHOOK_PATH, { method: "POST", headers: { "stripe-signature": signature }, body });

let families = 0;
let money = 0;

it("any order, repetition and loss of webhooks ends in what the provider says, and no cent is made or lost", async () => {
  const cookie = await server.signIn();
  const collected = async () =>
    Math.round(
      ((await (await fetch(`${server.url}/api/stats`, { headers: { cookie } })).json()) as Stats)
        .depositsCollected * 100,
    );
  const till = tillOf(server);

  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 3 }), storm, async (stories, weather) => {
      const before = await collected();
      const from = stripe.delivered.length;
      const told = await Promise.all(
        stories.map(async (one) => {
          families += 1;
          const email = `family-${families}@example.com`;
          const secret = await till.deposit();
          await till.payer(secret, email, "Ana", "en");
          return { email, secret, refunds: one.refunds.length, standing: await live(secret, one) };
        }),
      );
      // Every webhook is on its way once the provider's own attempts to deliver have been made.
      await eventually(async () => {
        const events = await stripe.practice.events(200);
        expect(events.every((event) => event.delivery === "delivered")).toBe(true);
      });
      const traffic = stripe.delivered
        .slice(from)
        .flatMap((delivery, index) => {
          const { copies, place } = weather[index % weather.length] ?? { copies: 1, place: 0 };
          return Array.from({ length: copies }, (_, copy) => ({
            delivery,
            place: (place * (copy + 7)) % 997,
          }));
        })
        .sort((a, b) => a.place - b.place);
      for (let at = 0; at < traffic.length; at += 5) {
        await Promise.all(traffic.slice(at, at + 5).map((each) => send(each.delivery)));
      }
      await server.app.reconcile();

      await eventually(async () => {
        for (const { secret, standing } of told) {
          expect((await till.status(secret)).status).toBe(standing.status);
        }
        const sum = told.reduce((total, { standing }) => total + standing.collectedCents, 0);
        expect((await collected()) - before).toBe(sum);
        money += sum;
      });
      for (const { email, secret, refunds, standing } of told) {
        const row = server.rows("deposits").find((each) => secret.startsWith(`${each.provider_intent_id}_`));
        const receipts = server
          .rows("mails")
          .filter((mail) => mail.recipient === email && String(mail.subject).includes("receipt"));
        expect(receipts).toHaveLength(standing.paidCents > 0 ? 1 : 0);
        const notes = server
          .rows("lead_events")
          .filter((note) => note.lead_id === row?.lead_id && note.kind === "payment" && row?.lead_id !== null)
          .map((note) => String(note.detail).split(":")[0]);
        const count = (kind: string) => notes.filter((each) => each === kind).length;
        expect(count("paid")).toBe(standing.paidCents > 0 ? 1 : 0);
        for (const kind of ["refund_settled", "refund_failed"]) {
          expect(count(kind)).toBeLessThanOrEqual(refunds);
        }
      }
    }),
    { numRuns: 25 },
  );
  expect(money).toBeGreaterThan(0);
}, 120_000);
