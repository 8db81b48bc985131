import { randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { createSandbox } from "#server/adapters/payments/sandbox/sandbox.ts";
import { createStripeProvider } from "#server/adapters/payments/stripe-provider.ts";
import { sandboxRecords } from "#server/db/sandbox-records.ts";
import type { Store } from "#server/db/store.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { paidLeads } from "#server/features/enrolment/paid-leads.ts";
import { eventQueue } from "#server/features/payments/event-queue.ts";
import { createPayments } from "#server/features/payments/index.ts";
import { webhookSilence } from "#server/features/payments/webhook-silence.ts";
import type { Call } from "#server/http/handler.ts";
import { ownership } from "#server/http/ownership.ts";
import type { PaymentEvent, PaymentProvider } from "#server/ports/payment-provider.ts";
import { eventually } from "../eventually.ts";
import { onBothEngines } from "./engines.ts";

const HOUR = 3_600_000;
const KEYS = { secretKey: "sk_test_store", webhookSecret: "whsec_store" };

/** Two servers on one database, with the embedded provider between them; webhooks go nowhere unless told. */
function open(store: Store) {
  const mails = vi.fn();
  const deliver = { to: async (_body: string, _signature: string) => false };
  const sandbox = createSandbox({
    ...KEYS,
    store: sandboxRecords(store),
    configuredKey: null,
    deliver: (...event) => deliver.to(...event),
    schedule: () => {},
    report: (error) => {
      throw error;
    },
  });
  const provider = createStripeProvider({
    ...{ secretKey: KEYS.secretKey, webhookSecrets: [KEYS.webhookSecret] },
    publishableKey: null,
    embedded: sandbox.handle,
  });
  /** When the school opens, in milliseconds. */
  const opening = { at: 0 };
  const of = (provider: PaymentProvider) =>
    createPayments({
      store,
      provider,
      practice: sandbox.practice,
      leads: paidLeads(store, leadMaker("s".repeat(40))),
      owners: ownership("s".repeat(40), false),
      publicUrl: () => "http://x",
      secret: "s".repeat(40),
      staffNotify: null,
      billingPortalUrl: null,
      wakeMail: mails,
      reconcileEveryMs: HOUR,
      opensAt: () => opening.at,
      school: () => deliveredSchool,
      issuer: { legalName: "School", taxId: null },
      printReceipt: async () => new Uint8Array(),
    });
  const server = () => of(provider);
  const call = (key: string): Call => ({
    headers: new Headers({ "x-conversation-key": key }),
    address: "127.0.0.1",
    signal: new AbortController().signal,
    student: async () => false,
    classSession: async () => null,
    staff: async () => ({ id: "1", email: "staff@x.co", name: "S", role: "owner", provedAt: 0 }),
    note: async () => {},
    count: async () => {},
    addHeader: () => {},
  });
  const servers = [server(), server()] as const;
  const [one, other] = servers;
  const begin = async (payments = one, key = "k".repeat(32)) => {
    const body = { type: "founders_circle" as const };
    const answer = await payments.handlers["POST /api/create-payment-intent"]({ body } as never, call(key));
    return (answer as { clientSecret: string }).clientSecret;
  };
  const subscribe = async (payments = one, planType: "explorer" | "premium" = "explorer") => {
    const body = { planType };
    const answer = await payments.handlers["POST /api/create-subscription"](
      { body } as never,
      call("k".repeat(32)),
    );
    return (answer as { clientSecret: string }).clientSecret;
  };
  const pay = (clientSecret: string, cardNumber = "4242424242424242") =>
    sandbox.practice.confirm({
      clientSecret,
      cardNumber,
      expiry: "12/99",
      cvc: "123",
      payer: { name: "Ana", email: "ana@example.com" },
    });
  const refund = (payments: typeof one, id: string, amount?: string) =>
    payments.handlers["POST /api/admin/deposits/{id}/refund"](
      { params: { id }, body: { amount } } as never,
      call("k".repeat(32)),
    );
  const correct = (payments: typeof one, id: string, children: { name: string; age: number }[]) =>
    payments.handlers["PATCH /api/admin/deposits/{id}"](
      {
        params: { id },
        body: { name: "Ana", email: "ana@example.com", language: "en", children },
      } as never,
      call("k".repeat(32)),
    );
  const intents = async () =>
    (await sandboxRecords(store).list("payment_intent", { limit: 100 })).map(
      (record) => JSON.parse(record.body) as { id: string; status: string },
    );
  const deposits = () => store.db.selectFrom("deposits").selectAll().orderBy("id").execute();
  return {
    of,
    ...{ sandbox, provider, deliver, servers, one, other, opening },
    begin,
    subscribe,
    pay,
    refund,
    correct,
    intents,
    deposits,
  };
}

const events = (objectId: string, count: number): PaymentEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `evt_${index}_${objectId}`,
    type: "payment_intent.succeeded",
    created: 1,
    livemode: false,
    kind: "deposit",
    objectId,
  }));

onBothEngines("payments", ({ fresh }) => {
  it("make one payment of many clicks that reach two servers at once", async () => {
    const { begin, one, other, deposits, intents } = open(await fresh());
    const secrets = await Promise.all(
      Array.from({ length: 12 }, (_, index) => begin(index % 2 === 0 ? one : other)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await deposits()).toHaveLength(1);
    expect(await intents()).toHaveLength(1);
  });

  it("keep of a client secret its hash only", async () => {
    const store = await fresh();
    const { begin, subscribe, deposits } = open(store);
    const secrets = [await begin(), await subscribe()];
    const rows = JSON.stringify([
      await deposits(),
      await store.db.selectFrom("subscriptions").selectAll().execute(),
    ]);
    for (const secret of secrets) expect(rows).not.toContain(secret.split("_secret_")[1]);
  });

  it("are not looked for while practice holds its messages back, and are once it delivers", async () => {
    const { begin, pay, sandbox, one, deposits } = open(await fresh());
    await sandbox.practice.hold();
    await pay(await begin());
    one.start();
    await one.stop();
    expect(await deposits()).toMatchObject([{ status: "pending" }]);
    await sandbox.practice.release("created");
    one.start();
    await one.stop();
    expect(await deposits()).toMatchObject([{ status: "paid" }]);
  });

  it("act once on many events that many workers see", async () => {
    const store = await fresh();
    const { begin, pay, servers, provider, deposits, sandbox, deliver, one } = open(store);
    const paid = await Promise.all(
      Array.from({ length: 8 }, () => begin(one, randomBytes(24).toString("base64url"))),
    );
    for (const secret of paid) await pay(secret);
    deliver.to = async (body, signature) => {
      await Promise.all(servers.map((each) => each.receiveWebhook(Buffer.from(body), signature)));
      return true;
    };
    for (const each of servers) each.start();
    for (const { id } of (await sandbox.practice.events(200)).reverse()) {
      await sandbox.practice.resend(id, 2);
    }
    await eventually(async () => expect((await deposits()).every((row) => row.status === "paid")).toBe(true));
    await eventually(async () => expect((await one.counts()).queued).toBe(0));
    for (const each of servers) await each.stop();
    const notes = await store.db.selectFrom("lead_events").selectAll().execute();
    expect(notes.filter((note) => note.detail === "paid:500.00")).toHaveLength(8);
    expect(notes.filter((note) => note.kind === "status")).toHaveLength(1);
    expect(await store.db.selectFrom("leads").selectAll().execute()).toHaveLength(1);
    expect(provider.config.mode).toBe("practice");
  });

  it("never give back more than was paid, though two servers are asked at once", async () => {
    const { begin, pay, one, other, refund, deposits, provider } = open(await fresh());
    await pay(await begin());
    await one.reconcile();
    const [row] = await deposits();
    const asked = ["300.00", "200.00", "400.00", undefined, "500.00", "100.00"].map((amount, index) =>
      refund(index % 2 === 0 ? one : other, row?.id ?? "", amount),
    );
    await Promise.allSettled(asked);
    const reading = await provider.readDeposit(row?.provider_intent_id ?? "");
    const given = reading.refunds.reduce((sum, each) => sum + each.amountCents, 0);
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThanOrEqual(50_000);
    expect((await deposits())[0]?.refunded_cents).toBe(given);
  });

  it("free a lead when its last deposit is given back, though both go back at the same moment", async () => {
    const store = await fresh();
    const { begin, pay, one, other, refund, deposits } = open(store);
    await pay(await begin(one, "a".repeat(32)));
    await pay(await begin(one, "b".repeat(32)));
    await one.reconcile();
    const [first, second] = await deposits();
    const statuses = () => store.db.selectFrom("leads").select("status").execute();
    expect(await statuses()).toEqual([{ status: "deposit_paid" }]);
    await Promise.all([refund(one, first?.id ?? ""), refund(other, second?.id ?? "")]);
    expect(await statuses()).toEqual([{ status: "following_up" }]);
  });

  it("withdraw what nobody paid for a day, and then begin anew", async () => {
    const { begin, one, deposits, pay } = open(await fresh());
    const first = await begin();
    await one.reconcile(Date.now() + 23 * HOUR);
    expect((await deposits())[0]?.status).toBe("pending");
    await one.reconcile(Date.now() + 25 * HOUR);
    expect(await deposits()).toMatchObject([{ status: "canceled", open_key: null }]);
    expect(await begin()).not.toBe(first);
    await expect(pay(first)).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  });

  it("keep what was paid at the last moment instead of withdrawing it", async () => {
    const { begin, one, deposits, pay } = open(await fresh());
    await pay(await begin());
    await one.reconcile(Date.now() + 25 * HOUR);
    expect(await deposits()).toMatchObject([{ status: "paid", paid_cents: 50_000 }]);
  });

  it("give no place to a child that staff name while the money goes back", async () => {
    const store = await fresh();
    const { begin, pay, one, correct, deposits } = open(store);
    await pay(await begin());
    await one.reconcile();
    const [{ id, lead_id } = { id: "", lead_id: "" }] = await deposits();
    let correcting: Promise<unknown> = Promise.resolve();
    await store.write(async (trx) => {
      await trx.updateTable("deposits").set({ status: "refunded" }).where("id", "=", id).execute();
      correcting = correct(one, id, [{ name: "Luz", age: 7 }]);
      // By now it has looked at what is not committed yet, and waits.
      for (let looked = 0; looked < 9; looked += 1) await trx.selectFrom("deposits").select("id").execute();
      const leads = paidLeads(store, leadMaker("s".repeat(40)));
      await leads.refunded(trx, lead_id ?? "", id, async () => [], Date.now());
    });
    await correcting;
    const states = await store.db.selectFrom("places").select("state").execute();
    expect(states).toEqual([{ state: "released" }]);
  });

  it("end subscriptions that nobody paid", async () => {
    const store = await fresh();
    const { subscribe, one } = open(store);
    await subscribe();
    await one.reconcile(Date.now() + 24 * HOUR);
    const rows = await store.db.selectFrom("subscriptions").selectAll().execute();
    expect(rows.map((row) => row.status)).not.toContain("incomplete");
    expect(rows[0]?.open_key).toBeNull();
  });

  it("renew a key that the provider may have forgotten, where nothing was made with it", async () => {
    const store = await fresh();
    const { begin, deposits, intents, one } = open(store);
    await begin();
    const [before] = await deposits();
    const old = Date.now() - 24 * HOUR;
    await store.db
      .updateTable("deposits")
      .set({ provider_intent_id: null, secret_hash: null, keyed_at: old })
      .execute();
    await begin();
    const [after, ...others] = await deposits();
    expect(others).toEqual([]);
    expect(after?.idempotency_key).not.toBe(before?.idempotency_key);
    expect(await intents()).toHaveLength(2);
    // What is made now has a day from now on, however old the row is.
    await store.db
      .updateTable("deposits")
      .set({ created_at: Date.now() - 40 * HOUR })
      .execute();
    await one.reconcile();
    expect((await deposits())[0]?.status).toBe("pending");
  });

  it("of one browser are one, however long ago its other tab began, and never two that can be paid", async () => {
    const store = await fresh();
    const { begin, deposits, one, pay } = open(store);
    const first = await begin();
    await store.db
      .updateTable("deposits")
      .set({ keyed_at: Date.now() - 23.5 * HOUR })
      .execute();
    expect(await begin()).toBe(first);
    expect(await deposits()).toHaveLength(1);
    // It was given out just now, so it is not withdrawn half an hour later.
    await one.reconcile(Date.now() + HOUR);
    await pay(first);
    await one.reconcile();
    expect(await deposits()).toMatchObject([{ status: "paid" }]);
  });

  it("of a subscription are one too, until its first payment has expired", async () => {
    const store = await fresh();
    const { subscribe, provider } = open(store);
    const first = await subscribe();
    await store.db
      .updateTable("subscriptions")
      .set({ keyed_at: Date.now() - 22.5 * HOUR })
      .execute();
    expect(await subscribe()).toBe(first);
    const rows = () => store.db.selectFrom("subscriptions").selectAll().execute();
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    await provider.cancelSubscription(row?.provider_subscription_id ?? "", { atPeriodEnd: false });
    expect(await subscribe()).not.toBe(first);
    expect(await rows()).toHaveLength(2);
  });

  it("of reservations move to the day that holds when each is moved", async () => {
    const store = await fresh();
    const { subscribe, one, of, provider, opening } = open(store);
    const [told, wrong, right] = ["2099-09-06", "2099-12-01", "2099-10-04"].map((day) => Date.parse(day));
    opening.at = told ?? 0;
    await subscribe(one, "explorer");
    await subscribe(one, "premium");
    await store.db.updateTable("subscriptions").set({ status: "reserved" }).execute();
    const moved: number[] = [];
    opening.at = wrong ?? 0;
    await of({
      ...provider,
      postponeCharge(id, at) {
        moved.push(at * 1000);
        // An owner puts the day right while reservations are being moved.
        opening.at = right ?? 0;
        return provider.postponeCharge(id, at);
      },
    }).openingChanged();
    expect(moved).toEqual([wrong, right]);
  });

  it("begin anew where the old one was withdrawn in the provider's dashboard", async () => {
    const { begin, deposits, provider } = open(await fresh());
    const first = await begin();
    const [row] = await deposits();
    await provider.cancelDeposit(row?.provider_intent_id ?? "");
    expect(await begin()).not.toBe(first);
  });

  it("lose no event when a look breaks off: the next one begins where that one did", async () => {
    const store = await fresh();
    const { begin, pay, deposits, provider, of, one } = open(store);
    const quiet = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await one.reconcile();
    const secret = await begin();
    await pay(secret);
    await store.db.updateTable("deposits").set({ status: "canceled" }).execute();
    const breaksOff = async function* () {
      yield [];
      throw new Error("The line broke.");
    };
    const until = () =>
      store.db.selectFrom("settings").select("value").where("key", "like", "payments.events%").execute();
    const before = await until();
    await of({ ...provider, events: breaksOff }).reconcile(Date.now() + HOUR);
    expect(await until()).toEqual(before);
    one.start();
    await one.reconcile();
    await eventually(async () => expect(await deposits()).toMatchObject([{ status: "paid" }]));
    await one.stop();
    quiet.mockRestore();
  });

  it("read again what is settled, and at once a refund that the provider took and no reading has told", async () => {
    const store = await fresh();
    const { begin, pay, deposits, provider, one } = open(store);
    const noEvents = async function* () {};
    vi.spyOn(provider, "events").mockImplementation(noEvents);
    await pay(await begin());
    await one.reconcile();
    const [row] = await deposits();
    const intentId = row?.provider_intent_id ?? "";
    const { refundId } = await provider.refund({ intentId, amountCents: 10_000, idempotencyKey: "one" });
    const asked = { amount_cents: 10_000, state: "accepted" as const, asked_by: "staff@x.co" };
    await store.db
      .insertInto("refunds")
      .values({
        ...{ ...asked, id: "r1", deposit_id: row?.id ?? "", idempotency_key: "one" },
        ...{ provider_refund_id: refundId, created_at: Date.now() },
      })
      .execute();
    await one.reconcile();
    expect(await deposits()).toMatchObject([{ refunded_cents: 10_000 }]);
    await provider.refund({ intentId, idempotencyKey: "dashboard" });
    await one.reconcile(Date.now() + HOUR);
    expect(await deposits()).toMatchObject([{ refunded_cents: 10_000 }]);
    await one.reconcile(Date.now() + 25 * HOUR);
    expect(await deposits()).toMatchObject([{ status: "refunded" }]);
  });

  it("finish a refund that was asked for and never reached the provider", async () => {
    const store = await fresh();
    const { begin, pay, one, deposits } = open(store);
    await pay(await begin());
    await one.reconcile();
    const [row] = await deposits();
    const asked = {
      deposit_id: row?.id ?? "",
      amount_cents: 10_000,
      state: "asked" as const,
      provider_refund_id: null,
      asked_by: "staff@x.co",
    };
    const at = Date.now() - 2 * 60_000;
    await store.db
      .insertInto("refunds")
      .values([{ ...asked, id: "r1", idempotency_key: "refund-1", created_at: at }])
      .execute();
    await one.reconcile();
    await one.reconcile();
    const [done] = await store.db.selectFrom("refunds").selectAll().execute();
    expect(done?.state).toBe("accepted");
    one.start();
    await eventually(async () =>
      expect((await deposits())[0]).toMatchObject({ refunded_cents: 10_000, status: "partially_refunded" }),
    );
    await one.stop();
  });

  it("look after a long silence for all that the provider still lists", async () => {
    const store = await fresh();
    const { one, provider } = open(store);
    const looked = vi.spyOn(provider, "events");
    const day = 24 * HOUR;
    const start = Date.now();
    const back: number[] = [];
    for (const at of [start, start + day, start + 10 * day, start + 100 * day]) {
      looked.mockClear();
      await one.reconcile(at);
      const [from] = looked.mock.calls[0] ?? [];
      back.push(Math.round((at - Number(from)) / day));
      // Stretch after stretch, without a gap.
      looked.mock.calls.forEach(([next], index) => {
        if (index > 0) expect(Number(next)).toBeLessThanOrEqual(Number(looked.mock.calls[index - 1]?.[1]));
      });
    }
    expect(back).toEqual([3, 1, 9, 29]);
  });

  it("tell that webhooks of real payments do not arrive, until one does", async () => {
    const store = await fresh();
    const warned = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const warnings = () =>
      warned.mock.calls.filter(([line]) => String(line).includes("do not arrive")).length;
    const start = Date.now();
    const live = webhookSilence(store, "live", start);
    const found = events("pi_1", 6).map((event) => ({ ...event, created: start / 1000 + 1 }));
    const later = start + HOUR;
    await live.found(found, start + 60_000);
    await live.found(
      found.map((event) => ({ ...event, created: start / 1000 - 60 })),
      later,
    );
    await webhookSilence(store, "test", start).found(found, later);
    expect(await live.countMissed()).toBe(0);
    await live.found(found.slice(0, 1), later);
    expect(await live.isSilent(later)).toBe(false);
    expect(await live.isSilent(later + 24 * HOUR)).toBe(true);
    await live.found(found.slice(1), later);
    await live.found(found, later + HOUR);
    expect([await live.isSilent(later), await live.countMissed(), warnings()]).toEqual([true, 12, 1]);
    await live.found([], later + 25 * HOUR);
    expect(warnings()).toBe(2);
    await live.heard(later + 26 * HOUR);
    expect([await live.isSilent(later + 27 * HOUR), await live.countMissed()]).toEqual([false, 0]);
    warned.mockRestore();
  });

  it("count what a webhook had not brought", async () => {
    const store = await fresh();
    const { provider, begin, pay, of } = open(store);
    const real = {
      ...provider,
      config: { ...provider.config, mode: "live" as const },
      async *events(...asked: Parameters<typeof provider.events>) {
        for await (const page of provider.events(...asked)) {
          yield page.map((event) => ({ ...event, livemode: true }));
        }
      },
      readDeposit: async (id: string) => ({ ...(await provider.readDeposit(id)), livemode: true }),
    };
    const payments = of(real);
    await pay(await begin(payments));
    const later = Date.now() + HOUR / 2;
    await payments.reconcile(later);
    const missed = await payments.countMissed();
    expect(missed).toBeGreaterThan(0);
    await payments.reconcile(later + 60_000);
    expect(await payments.countMissed()).toBe(missed);
  });

  it("store an event once, and hand it to one worker", async () => {
    const store = await fresh();
    const queue = eventQueue(store);
    for (const event of [...events("pi_1", 30), ...events("pi_1", 30)]) await queue.add(event, 1000);
    const batches = await Promise.all(Array.from({ length: 6 }, () => queue.claim(2000, 10)));
    const ids = [...batches.flat(), ...(await queue.claim(2000, 100))].map((event) => event.id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    expect(await queue.claim(2000 + 3 * 60_000, 100)).toHaveLength(30);
    await store.write((trx) => queue.finish(trx, ids.slice(0, 10), null));
    await queue.putOff(ids.slice(10), 5000);
    expect(await queue.nextDue()).toBe(5000);
    expect(await queue.counts()).toEqual({ queued: 20, quarantined: 0 });
    await queue.forget(2000 + 91 * 24 * HOUR);
    expect(await store.db.selectFrom("payment_events").select("id").execute()).toHaveLength(20);
  });
});
