import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import type { MoneyTotals } from "#contract/money.ts";
import type { Stats } from "#contract/staff.ts";
import { centsToAmount } from "#domain/payments/deposit.ts";
import { depositStanding, mergeReading, UNREAD_DEPOSIT } from "#domain/payments/settlement.ts";
import { MemoryStore } from "#server/adapters/payments/sandbox/memory-store.ts";
import { createSandbox } from "#server/adapters/payments/sandbox/sandbox.ts";
import { createStripeProvider } from "#server/adapters/payments/stripe-provider.ts";
import { createApp } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { echoAssistant, STAFF, sendJson } from "../running-app.ts";
import { atStripe } from "./family.ts";
import type { World } from "./world.ts";

const HOLDS: readonly string[] = ["paid", "partially_refunded", "refund_pending", "disputed"];
const HOUR = 3_600_000;

export type Truth = {
  readonly deposits: number;
  readonly paid: number;
  readonly subscriptions: number;
  readonly providerCents: number;
  readonly statsCents: number;
  /** Every row, lead or sum that is not what the provider says. */
  readonly wrong: readonly string[];
};

/** Lets the server make up for what was lost, without any webhook, and compares all it knows with the provider. */
export async function compare(world: World): Promise<Truth> {
  await world.kill(false);
  lapseClaims(world);
  if (world.stripe !== null) {
    world.stripe.world.trouble = false;
    world.stripe.world.deliver = async () => true;
  }
  const config = readConfig({
    PORT: "0",
    DATA_DIR: world.dataDir,
    RATE_LIMIT_SCALE: "1000",
    ...world.environment,
  });
  const app = await createApp(config, { assistant: echoAssistant, reconcileEveryMs: HOUR, opensAt: 0 });
  const url = await app.listen();
  try {
    const queued = () =>
      world.rows<{ count: number }>("select count(*) as count from payment_events where state = 'queued'")[0]
        ?.count;
    const drained = async () => {
      for (let tries = 0; tries < 600 && (queued() ?? 0) > 0; tries += 1) await wait(50);
    };
    // In practice the messages that wait are still delivered.
    if (world.stripe === null) await wait(1500);
    await app.reconcile();
    await drained();
    // Refunds that a crash cut short are finished once they are a minute old, and read in the next round.
    for (const minutes of [2, 3]) await app.reconcile(Date.now() + minutes * 60_000);
    const signedIn = await sendJson(`${url}/api/auth/sign-in/email`, STAFF);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const asStaff = async <T>(path: string) =>
      (await (await fetch(url + path, { headers: { cookie } })).json()) as T;
    const stats = await asStaff<Stats>("/api/stats");
    const totals = await asStaff<MoneyTotals>("/api/admin/money");
    return await against(
      world,
      atStripe(world) ?? (await practiceProvider(world)),
      Math.round(stats.depositsCollected * 100),
      totals,
    );
  } finally {
    await app.close();
  }
}

/** As if two minutes had gone by: what a killed server had in hand, or had put off, is anybody's again. */
function lapseClaims(world: World): void {
  const database = new Sqlite(join(world.dataDir, "ceiba.sqlite"));
  database.exec("update payment_events set claimed_until = 0, due_at = 0 where state = 'queued'");
  database.close();
}

async function against(
  world: World,
  provider: PaymentProvider,
  statsCents: number,
  totals: MoneyTotals,
): Promise<Truth> {
  const wrong: string[] = [...world.faults];
  const deposits = world.rows<DepositTable>("select * from deposits where provider_intent_id is not null");
  const subscriptions = world.rows<SubscriptionTable>(
    "select * from subscriptions where provider_subscription_id is not null",
  );
  let providerCents = 0;
  let subscribedCents = 0;
  const paid = deposits.filter((row) => row.paid_cents > 0);
  for (const row of deposits) {
    const reading = await provider.readDeposit(row.provider_intent_id ?? "");
    const is = depositStanding(mergeReading(UNREAD_DEPOSIT, reading));
    providerCents += is.collectedCents;
    const [ours, theirs] = [
      [row.status, row.paid_cents, row.refunded_cents, row.lost_cents],
      [is.status, is.paidCents, is.refundedCents, is.lostCents],
    ].map(String);
    if (ours !== theirs) wrong.push(`deposit ${row.id}: ${ours}, but the provider has ${theirs}`);
  }
  for (const row of subscriptions) {
    const is = await provider.readSubscription(row.provider_subscription_id ?? "");
    subscribedCents += is.paidCents;
    const [ours, theirs] = [
      [row.status, row.plan, row.monthly_cents, row.period_end, row.paid_cents, row.quarantine],
      [is.status, is.plan, is.monthlyCents, is.endsAt ?? is.periodEnd, is.paidCents, null],
    ].map(String);
    if (ours !== theirs) wrong.push(`subscription ${row.id}: ${ours}, but the provider has ${theirs}`);
  }
  if (providerCents !== statsCents)
    wrong.push(`statistics ${statsCents}, but the provider has ${providerCents}`);
  const desk = [totals.deposits.collected, totals.subscriptions.paid];
  const truly = [providerCents, subscribedCents].map(centsToAmount);
  if (String(desk) !== String(truly)) wrong.push(`the desk says ${desk}, but the provider has ${truly}`);
  for (const { id, status } of world.rows<{ id: string; status: string }>("select id, status from leads")) {
    const own = paid.filter((row) => row.lead_id === id);
    const should = own.some((row) => HOLDS.includes(row.status)) ? "deposit_paid" : "following_up";
    if (status !== should) wrong.push(`lead ${id}: ${status}, but its money says ${should}`);
    const told = world.rows(
      "select id from lead_events where lead_id = ? and detail like 'paid:%'",
      id,
    ).length;
    if (told !== own.length) wrong.push(`lead ${id}: ${told} payments told, ${own.length} made`);
  }
  return {
    ...{ deposits: deposits.length, paid: paid.length, subscriptions: subscriptions.length },
    ...{ providerCents, statsCents, wrong },
  };
}

/** The embedded provider's own books, read beside the server. */
async function practiceProvider(world: World): Promise<PaymentProvider> {
  const store = new MemoryStore();
  const database = new Sqlite(join(world.dataDir, "ceiba.sqlite"), { readonly: true });
  type Row = { kind: string; id: string; parent: string | null; body: string };
  const rows = database.prepare("select kind, id, parent, body from sandbox_objects").all() as Row[];
  database.close();
  await store.commit(rows.map((row) => ({ ...row, expectedVersion: 0 })));
  const keys = { secretKey: "sk_test_books", webhookSecret: "whsec_books" };
  const { handle } = createSandbox({
    ...{ ...keys, store, configuredKey: null, deliver: async () => true, schedule: () => {} },
    report: (error) => {
      throw error;
    },
  });
  return createStripeProvider({
    secretKey: keys.secretKey,
    publishableKey: null,
    webhookSecrets: [],
    embedded: handle,
  });
}
