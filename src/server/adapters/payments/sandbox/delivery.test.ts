import { beforeEach, describe, expect, it } from "vitest";
import { intent, SandboxBench } from "./sandbox-bench.ts";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench();
});

describe("webhooks", () => {
  it("are tried again, longer and longer, until the endpoint accepts them", async () => {
    const { stripe, practice } = bench.open();
    bench.accepts = false;
    await intent(stripe);
    const waits = [
      await bench.runTimers(),
      await bench.runTimers(1_000),
      await bench.runTimers(5_000),
    ].flat();
    expect(waits).toEqual([0, 1_000, 5_000]);
    bench.accepts = true;
    await bench.runTimers(30_000);
    expect(bench.delivered).toHaveLength(4);
    expect(new Set(bench.delivered.map((event) => event.id)).size).toBe(1);
    expect(await practice.events(5)).toMatchObject([{ delivery: "delivered", attempts: 4 }]);
    expect(bench.timers).toEqual([]);
  });

  it("end as failed, and can be sent again and twice", async () => {
    const { stripe, practice } = bench.open();
    bench.accepts = false;
    await intent(stripe);
    for (let round = 0; round < 9; round += 1) await bench.runTimers(Number.POSITIVE_INFINITY);
    const [event] = await practice.events(1);
    expect(event).toMatchObject({ delivery: "failed", attempts: 8 });
    await practice.resend(event?.id ?? "", 2);
    expect(bench.delivered).toHaveLength(10);
    await expect(practice.resend("evt_none")).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("wait while held, across a restart, and come in the order asked for", async () => {
    const { stripe, practice } = bench.open();
    await practice.hold();
    const { id } = await intent(stripe);
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    await bench.runTimers();
    expect(bench.delivered).toEqual([]);
    const restarted = bench.open();
    await restarted.start();
    await bench.runTimers();
    expect(bench.delivered).toEqual([]);
    await restarted.practice.release("reversed");
    expect(bench.delivered.map((event) => event.type)).toEqual([
      "payment_intent.succeeded",
      "charge.succeeded",
      "payment_intent.created",
    ]);
    await intent(stripe);
    await bench.runTimers();
    expect(bench.delivered).toHaveLength(4);
  });

  it("and refunds that were under way are taken up after a restart, nothing after a stop", async () => {
    const first = bench.open();
    const { id } = await intent(first.stripe);
    await first.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_pendingRefund" });
    await first.stripe.refunds.create({ payment_intent: id });
    first.stop();
    await bench.runTimers(60_000);
    expect(bench.delivered).toEqual([]);
    const second = bench.open();
    await second.start();
    await bench.runTimers(60_000);
    expect(bench.delivered.map((event) => event.type)).toContain("refund.created");
    expect((await second.stripe.refunds.list({ payment_intent: id })).data).toMatchObject([
      { status: "succeeded" },
    ]);
  });

  it("are delivered once, though two servers know of them", async () => {
    const { stripe } = bench.open();
    await intent(stripe);
    await bench.open().start();
    expect(await bench.runTimers()).toEqual([0, 0]);
    expect(bench.delivered).toHaveLength(1);
  });

  it("are put off, not lost, when the store is in trouble", async () => {
    const faults: unknown[] = [];
    const { stripe } = bench.open({ report: (error) => faults.push(error) });
    await intent(stripe);
    const { get } = bench.store;
    bench.store.get = async () => {
      throw new Error("disk");
    };
    await bench.runTimers();
    expect(faults).toMatchObject([{ message: "disk" }]);
    bench.store.get = get;
    await bench.runTimers(60_000);
    expect(bench.delivered).toHaveLength(1);
  });
});
