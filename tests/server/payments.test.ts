import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue } from "#content/catalogue/catalogue.ts";
import type { Deposit, Lead, LeadEvent, Stats } from "#contract/staff.ts";
import { answerBy } from "#domain/payments/answer-by.ts";
import { eventually } from "../eventually.ts";
import { textsTo } from "../outbox.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { tillOf } from "../till.ts";

let server: RunningApp;
let till: ReturnType<typeof tillOf>;
let cookie: string;
beforeAll(async () => {
  server = await startApp({
    STAFF_NOTIFY: "desk@example.com",
    SCHOOL_LEGAL_NAME: "Escuela Ceiba A.C.",
    SCHOOL_TAX_ID: "ECE010203XY9",
  });
  till = tillOf(server);
  cookie = await server.signIn();
});
afterAll(() => server.close());

const family = (email: string) => ({
  name: "Rosa",
  email,
  numberOfChildren: 2,
  childrenAges: "6, 9",
  language: "es",
});
const staff = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${server.url}${path}`, { headers: { cookie } })).json()) as T;
const lead = async (email: string) =>
  (await staff<Lead[]>("/api/admin/leads")).find((each) => each.email === email);
const history = async (id: string) =>
  (await staff<LeadEvent[]>(`/api/admin/leads/${id}/history`))
    .map((event) => `${event.kind} ${event.detail} ${event.by}`)
    .reverse();
const refund = (id: string, amount?: string) =>
  sendJson(`${server.url}/api/admin/deposits/${id}/refund`, amount ? { amount } : {}, { cookie });
const newLead = async (email: string) =>
  ((await (await sendJson(`${server.url}/api/leads`, family(email))).json()) as { id: string }).id;
const mails = (to: string) =>
  server
    .rows("mails")
    .filter((row) => row.recipient === to)
    .map((row) => String(row.subject));

async function paidDeposit(email: string, card?: string, leadId?: string) {
  const secret = await till.deposit({ leadId });
  expect((await till.payer(secret, email)).status).toBe(204);
  await till.confirm(secret, card);
  await eventually(async () => expect(["paid", "disputed"]).toContain((await till.status(secret)).status));
  const id = (await lead(email))?.id ?? "";
  const [deposit] = await staff<Deposit[]>(`/api/admin/deposits?leadId=${id}`);
  if (deposit === undefined) throw new Error("no deposit");
  return { secret, leadId: id, deposit };
}

describe("a deposit", () => {
  it("is charged once, links its lead, and sends a receipt, only when the webhook says so", async () => {
    const leadId = await newLead("rosa@example.com");
    await server.app.practice?.hold();
    const secret = await till.deposit({ leadId });
    expect(await till.status(secret)).toEqual({
      kind: "deposit",
      type: "founders_circle",
      amount: "500.00",
      status: "pending",
      paidAt: null,
      receiptNumber: null,
      mailedTo: null,
      needsPayer: true,
    });
    const children = [{ name: "Luz", age: 6 }];
    await till.payer(secret, "rosa@example.com", "Rosa", "es", children);
    expect(await (await till.confirm(secret)).json()).toEqual({ outcome: "succeeded" });
    expect(await (await till.confirm(secret)).json()).toEqual({ outcome: "succeeded" });
    // The card form said so; that proves nothing.
    expect((await till.status(secret)).status).toBe("pending");
    expect((await lead("rosa@example.com"))?.status).toBe("new");
    await server.app.practice?.release("reversed");
    await till.until(secret, "paid");
    expect(await till.status(secret)).toMatchObject({
      receiptNumber: expect.stringMatching(/^C-[0-9A-F]{10}$/),
      mailedTo: "rosa@example.com",
      needsPayer: false,
    });
    expect((await lead("rosa@example.com"))?.status).toBe("deposit_paid");
    const day = answerBy(Date.now(), catalogue.depositAnswer.workingDays);
    // What the form said is not changed; what the receipt promises stands on the desk.
    expect(await lead("rosa@example.com")).toMatchObject({ numberOfChildren: 2, nextStepOn: day });
    expect(await history(leadId)).toEqual([
      "submitted  family",
      "status new>deposit_paid payment",
      `next_step ${day} payment`,
      "place held:Foundation · Luz payment",
      "payment paid:500.00 payment",
    ]);
    expect(await staff<Deposit[]>(`/api/admin/deposits?leadId=${leadId}`)).toEqual([
      {
        id: expect.any(String),
        amount: "500.00",
        status: "paid",
        type: "founders_circle",
        leadId,
        ...{ paid: "500.00", refunded: "0.00", remaining: "500.00", refundFailed: false },
        fee: { amount: "14.80", currency: "USD" },
        createdAt: expect.any(String),
        paidAt: expect.any(String),
        payer: { name: "Rosa", email: "rosa@example.com", language: "es" },
        children,
        stripePaymentIntentId: expect.stringMatching(/^pi_/),
      },
    ]);
    expect(mails("rosa@example.com")).toContain("Ceiba: recibo de tu depósito del Círculo de Fundadores");
    expect(mails("desk@example.com")).toContain("Ceiba: se pagó un depósito");
  });

  it("without a lead makes one from the payer, or finds the one that has the address", async () => {
    const { leadId } = await paidDeposit("nueva@example.com");
    expect(await lead("nueva@example.com")).toMatchObject({
      name: "Ana López",
      // Nothing is invented about children of whom nobody spoke.
      numberOfChildren: 0,
      childrenAges: "",
      status: "deposit_paid",
    });
    expect(await history(leadId)).toContain("submitted payment payment");
    const known = await newLead("known@example.com");
    expect((await paidDeposit("KNOWN@example.com".toLowerCase())).leadId).toBe(known);
  });

  it("says whose place it holds: to the lead, in the receipt, and to nobody after an erasure", async () => {
    const secret = await till.deposit();
    const children = [
      { name: "Luz", age: 6 },
      { name: "Leo", age: 9 },
    ];
    expect((await till.payer(secret, "places@example.com", "Ana", "en", children)).status).toBe(204);
    await till.confirm(secret);
    await till.until(secret, "paid");
    expect(await lead("places@example.com")).toMatchObject({ numberOfChildren: 2, childrenAges: "6, 9" });
    const [receipt] = await textsTo(server, "places@example.com");
    expect(receipt).toContain("Children: Luz (6), Leo (9)\n");
    expect(receipt).toMatch(/a person from our team writes to you at this address by \w+ \d+, \d{4}/);
    const about = "email=places%40example.com";
    const family = `${server.url}/api/admin/family`;
    const record = await fetch(`${family}/export?${about}`, { headers: { cookie } });
    expect(await record.json()).toMatchObject({ kept: { deposits: [{ children }] } });
    const gone = await fetch(`${family}?${about}`, {
      method: "DELETE",
      headers: { cookie, origin: server.url },
    });
    expect(gone.status).toBe(200);
    expect(server.rows("deposits").some((row) => String(row.children).includes("Leo"))).toBe(false);
  });

  it("has a receipt to print and to send again, and a typing error in it is put right", async () => {
    const { deposit, secret } = await paidDeposit("tipo@exmaple.com");
    const [first] = await textsTo(server, "tipo@exmaple.com");
    expect(first).toContain("Escuela Ceiba A.C., ECE010203XY9");
    const at = `${server.url}/api/admin/deposits/${deposit.id}`;
    const correct = (change: object) => sendJson(at, { ...right, ...change }, { cookie }, "PATCH");
    const right = {
      name: "Ana López",
      email: "tipo@example.com",
      language: "en",
      children: [{ name: "Luz", age: 6 }],
    };
    expect((await correct({ email: "no address" })).status).toBe(400);
    const { email, name, language } = right;
    expect(await (await correct({})).json()).toMatchObject({
      payer: { name, email, language },
      children: right.children,
    });
    expect(await lead("tipo@exmaple.com")).toBeUndefined();
    expect(await lead(email)).toMatchObject({ id: expect.any(String) });
    expect((await sendJson(`${at}/receipt`, {}, { cookie })).status).toBe(204);
    const [again] = server.rows("mails").filter((row) => row.recipient === email);
    expect(String(again?.subject)).toBe("Ceiba: receipt for your Founders' Circle deposit");
    for (const response of [
      await fetch(`${at}/receipt?language=es`, { headers: { cookie } }),
      await till.post("/api/payments/receipt", { clientSecret: secret, language: "en" }),
    ]) {
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("content-disposition")).toMatch(/filename="C-\w{10}\.pdf"/);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    }
  });

  it("that nobody paid has no receipt", async () => {
    const secret = await till.deposit();
    const answer = await till.post("/api/payments/receipt", { clientSecret: secret, language: "en" });
    expect(answer.status).toBe(404);
    const id = String(server.rows("deposits").find(({ status }) => status === "pending")?.id);
    const at = `${server.url}/api/admin/deposits/${id}/receipt`;
    expect((await fetch(`${at}?language=en`, { headers: { cookie } })).status).toBe(404);
    expect((await sendJson(at, {}, { cookie })).status).toBe(404);
  });

  it("refuses children that cannot be: no name, no age, or too many", async () => {
    const secret = await till.deposit();
    const bad = [
      [],
      [{ name: " ", age: 6 }],
      [{ name: "Luz", age: 99 }],
      Array(11).fill({ name: "Luz", age: 6 }),
    ];
    for (const children of bad) {
      expect((await till.payer(secret, "bad@example.com", "Ana", "en", children)).status).toBe(400);
    }
  });

  it("that nobody was named for gets its lead once someone is", async () => {
    const secret = await till.deposit();
    await till.confirm(secret);
    await till.until(secret, "paid");
    expect((await till.status(secret)).kind === "deposit" && (await till.status(secret))).toMatchObject({
      needsPayer: true,
    });
    expect((await till.payer(secret, "late@example.com")).status).toBe(204);
    expect((await lead("late@example.com"))?.status).toBe("deposit_paid");
    expect(mails("late@example.com")).toHaveLength(1);
    expect((await till.payer(secret, "late@example.com")).status).toBe(204);
    expect((await till.payer(secret, "other@example.com")).status).toBe(409);
    expect(mails("late@example.com")).toHaveLength(1);
  });

  it("asked for twice by one browser is one payment; by two browsers, or for other things, two", async () => {
    const key = "d".repeat(32);
    const [first, second] = await Promise.all([till.deposit({ key }), till.deposit({ key })]);
    expect(second).toBe(first);
    expect(await till.deposit({ key })).toBe(first);
    expect(await till.deposit({ key, type: "teacher_sponsor" })).not.toBe(first);
    expect(await till.deposit({ key: "e".repeat(32) })).not.toBe(first);
    await till.confirm(first);
    await till.until(first, "paid");
    expect(await till.deposit({ key })).not.toBe(first);
  });

  it("that one person began and left is the next person's who pays it at the same browser", async () => {
    const key = "shared-library-computer".padEnd(32, "0");
    await till.payer(await till.deposit({ key }), "first-there@example.com", "Elsa");
    const secret = await till.deposit({ key });
    expect(await till.status(secret)).toMatchObject({ status: "pending", needsPayer: true });
    await till.payer(secret, "second-there@example.com", "Bruno");
    await till.confirm(secret);
    await till.until(secret, "paid");
    expect(await lead("first-there@example.com")).toBeUndefined();
    expect(mails("first-there@example.com")).toEqual([]);
    expect((await lead("second-there@example.com"))?.status).toBe("deposit_paid");
  });

  it("declined stays unpaid and can be paid with another card", async () => {
    const secret = await till.deposit();
    const refused = await till.confirm(secret, "4000000000000002");
    expect(refused.status).toBe(402);
    const told = { code: "payment_declined", message: "Your card was declined." };
    expect(await refused.json()).toEqual({ ...told, reason: "card_declined" });
    await till.confirm(secret);
    await till.until(secret, "paid");
  });

  it("waits for the bank's step", async () => {
    const secret = await till.deposit();
    const first = await till.confirm(secret, "4000002500003155");
    expect(await first.json()).toEqual({ outcome: "requires_action" });
    expect((await till.authenticate(secret, "fail")).status).toBe(402);
    expect((await till.authenticate(secret, "pass")).status).toBe(409);
    await till.confirm(secret, "4000002500003155");
    expect(await (await till.authenticate(secret, "pass")).json()).toEqual({ outcome: "succeeded" });
    await till.until(secret, "paid");
  });
});

describe("a refund", () => {
  it("in parts is never more than was paid, is audited, and moves the lead when all is back", async () => {
    const { leadId, deposit, secret } = await paidDeposit("parts@example.com");
    const before = (await staff<Stats>("/api/stats")).depositsCollected;
    expect((await refund(deposit.id, "600.00")).status).toBe(400);
    expect((await refund(deposit.id, "0.00")).status).toBe(400);
    expect((await refund(deposit.id, "5")).status).toBe(400);
    expect((await refund("nothing")).status).toBe(404);
    const part = await refund(deposit.id, "200.00");
    expect(await part.json()).toMatchObject({
      id: deposit.id,
      amount: "500.00",
      status: "partially_refunded",
    });
    expect((await refund(deposit.id, "300.01")).status).toBe(400);
    expect((await lead("parts@example.com"))?.status).toBe("deposit_paid");
    const outcomes = await Promise.all([refund(deposit.id), refund(deposit.id), refund(deposit.id)]);
    expect(outcomes.some((each) => each.status === 200)).toBe(true);
    expect((await till.status(secret)).status).toBe("refunded");
    const rows = server.rows("refunds").filter((row) => row.deposit_id === deposit.id);
    expect(rows.map((row) => [row.amount_cents, row.state, row.asked_by])).toEqual([
      [20_000, "accepted", "staff@example.com"],
      [30_000, "accepted", "staff@example.com"],
    ]);
    expect((await refund(deposit.id)).status).toBe(409);
    expect((await lead("parts@example.com"))?.status).toBe("following_up");
    expect((await staff<Stats>("/api/stats")).depositsCollected).toBe(before - 500);
    expect(await history(leadId)).toEqual([
      "submitted payment payment",
      "status new>deposit_paid payment",
      `next_step ${answerBy(Date.now(), catalogue.depositAnswer.workingDays)} payment`,
      "place waiting: payment",
      "payment paid:500.00 payment",
      "payment refund_asked:200.00 staff@example.com",
      "payment refund_settled:200.00 payment",
      "payment refund_asked:300.00 staff@example.com",
      "payment refund_settled:300.00 payment",
      "place refunded: payment",
      "status deposit_paid>following_up payment",
    ]);
    expect(mails("parts@example.com").filter((subject) => subject === "Ceiba: tu reembolso")).toHaveLength(2);
  });

  it("of two parts at once gives no more than what is left", async () => {
    const { deposit } = await paidDeposit("race@example.com");
    const asked = ["300.00", "400.00", "200.00", "500.00"].map((amount) => refund(deposit.id, amount));
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((each) => each.status === 200).length).toBeGreaterThanOrEqual(1);
    const [row] = server.rows("deposits").filter((each) => each.id === deposit.id);
    expect(Number(row?.refunded_cents)).toBeLessThanOrEqual(50_000);
  });

  it("may take its time, and may come back", async () => {
    const slow = await paidDeposit("slow@example.com", "4000000000007726");
    expect(await (await refund(slow.deposit.id)).json()).toMatchObject({ status: "refund_pending" });
    const [waiting] = server.rows("refunds").filter((row) => row.deposit_id === slow.deposit.id);
    await server.app.practice?.settleRefund(String(waiting?.provider_refund_id), "succeeded");
    await till.until(slow.secret, "refunded");
    const failing = await paidDeposit("failing@example.com", "4000000000005126");
    await refund(failing.deposit.id, "100.00");
    const [given] = server.rows("refunds").filter((row) => row.deposit_id === failing.deposit.id);
    await server.app.practice?.settleRefund(String(given?.provider_refund_id), "failed");
    await till.until(failing.secret, "paid");
    expect(await history(failing.leadId)).toContain("payment refund_failed:100.00 payment");
    expect(mails("desk@example.com").join()).toContain("un reembolso no le llegó");
  });

  it("leaves a family reserved that still holds another deposit", async () => {
    const first = await paidDeposit("two@example.com");
    await paidDeposit("two@example.com");
    await refund(first.deposit.id);
    expect((await lead("two@example.com"))?.status).toBe("deposit_paid");
  });

  it("after a lost dispute has nothing left to give", async () => {
    const { deposit, secret } = await paidDeposit("dispute@example.com", "4000000000000259");
    await till.until(secret, "disputed");
    const before = (await staff<Stats>("/api/stats")).depositsCollected;
    await server.app.practice?.closeDispute(deposit.stripePaymentIntentId ?? "", "lost");
    await till.until(secret, "lost");
    expect((await staff<Stats>("/api/stats")).depositsCollected).toBe(before - 500);
    expect((await refund(deposit.id)).status).toBe(409);
  });
});

describe("a school subscription", () => {
  it("begins with its first payment, ends at the end of a month, and is not begun twice", async () => {
    const key = "s".repeat(32);
    const secret = await till.subscription("explorer", key);
    expect(await till.subscription("explorer", key)).toBe(secret);
    expect(await till.subscription("premium", key)).not.toBe(secret);
    expect(await till.status(secret)).toMatchObject({
      kind: "subscription",
      plan: "explorer",
      amount: "500.00",
      status: "incomplete",
      renewsAt: null,
      needsPayer: true,
    });
    expect((await till.post("/api/payments/cancel-subscription", { clientSecret: secret })).status).toBe(409);
    await till.payer(secret, "sub@example.com", "Luis", "en");
    await till.confirm(secret);
    await till.until(secret, "active");
    const canceled = await till.post("/api/payments/cancel-subscription", { clientSecret: secret });
    expect(await canceled.json()).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    const [row] = server.rows("subscriptions").filter((each) => each.payer_email === "sub@example.com");
    await server.app.practice?.advance(String(row?.provider_subscription_id));
    await till.until(secret, "canceled");
    expect(mails("sub@example.com")).toEqual([
      "Ceiba: your subscription has begun",
      "Ceiba: your subscription ends",
      "Ceiba: your subscription has ended",
    ]);
  });

  it("falls behind and recovers", async () => {
    const secret = await till.subscription("premium");
    await till.payer(secret, "behind@example.com");
    await till.confirm(secret);
    await till.until(secret, "active");
    const [row] = server.rows("subscriptions").filter((each) => each.payer_email === "behind@example.com");
    const advance = (payment: "accepted" | "declined") =>
      server.app.practice?.advance(String(row?.provider_subscription_id), payment);
    await advance("declined");
    await till.until(secret, "past_due");
    await advance("accepted");
    await till.until(secret, "active");
  });
});

describe("the practice desk", () => {
  type Payments = { id: string; payer: string; status: string; levers: string[] }[];
  const found = async (email: string) =>
    (await staff<Payments>("/api/admin/practice/payments")).find(({ payer }) => payer === email);
  const pull = async (email: string, lever: string) => {
    const path = `/api/admin/practice/payments/${(await found(email))?.id}`;
    return (await sendJson(server.url + path, { lever }, { cookie })).status;
  };

  it("lets a subscription renew, fall behind, recover, change and end", async () => {
    const email = "levers@example.com";
    const owing = ["charge_accepted", "charge_declined", "portal_switch", "portal_cancel"];
    const secret = await till.subscription("explorer");
    await till.payer(secret, email, "Luz", "en");
    await till.confirm(secret);
    await till.until(secret, "active");
    expect(await pull(email, "renewal_begins")).toBe(204);
    await eventually(async () => expect((await found(email))?.levers).toEqual(owing));
    expect(await pull(email, "renewal_begins")).toBe(409);
    expect(await pull(email, "charge_declined")).toBe(204);
    await till.until(secret, "past_due");
    // The portal stays open to whoever owes a month.
    expect((await found(email))?.levers).toEqual(owing);
    expect(await pull(email, "charge_accepted")).toBe(204);
    await till.until(secret, "active");
    expect(await pull(email, "portal_switch")).toBe(204);
    await eventually(async () => expect(await till.status(secret)).toMatchObject({ plan: "premium" }));
    expect(await pull(email, "portal_cancel")).toBe(204);
    await eventually(async () => expect((await found(email))?.levers).toEqual(["month_ends", "portal_keep"]));
    expect(await pull(email, "month_ends")).toBe(204);
    await till.until(secret, "canceled");
    expect(await pull(email, "portal_keep")).toBe(404);
    // Nobody gets more practice mails than five in a day: the sixth, about its end, is not sent.
    expect(mails(email)).toEqual([
      "Ceiba: your subscription has begun",
      "Ceiba: a payment did not go through",
      "Ceiba: receipt for your subscription",
      "Ceiba: your plan has changed",
      "Ceiba: your subscription ends",
    ]);
  });

  it("ends disputes and sends refunds back", async () => {
    const disputed = await paidDeposit("contested@example.com", "4000000000000259");
    await till.until(disputed.secret, "disputed");
    expect(await pull("contested@example.com", "dispute_lost")).toBe(204);
    await till.until(disputed.secret, "lost");
    const given = await paidDeposit("sent-back@example.com");
    await refund(given.deposit.id);
    expect(await pull("sent-back@example.com", "dispute_won")).toBe(409);
    expect(await pull("sent-back@example.com", "refund_failed")).toBe(204);
    await till.until(given.secret, "paid");
    expect((await lead("sent-back@example.com"))?.status).toBe("deposit_paid");
  });
});

describe("bad input", () => {
  it.each([
    ["another amount", { amount: 499, type: "founders_circle" }, 400, "amount_mismatch"],
    ["the other deposit's amount", { amount: 1000, type: "founders_circle" }, 400, "amount_mismatch"],
    ["a negative amount", { amount: -500, type: "founders_circle" }, 400, "amount_mismatch"],
    ["no number", { amount: Number.NaN, type: "founders_circle" }, 400, "invalid_request"],
    ["text", { amount: "500", type: "founders_circle" }, 400, "invalid_request"],
    ["an unknown type", { amount: 500, type: "gold" }, 400, "invalid_request"],
    ["no type", { amount: 500 }, 400, "invalid_request"],
    ["an unknown lead", { type: "founders_circle", leadId: "nobody" }, 404, "not_found"],
  ])("%s makes no payment", async (_name, body, status, code) => {
    const count = () => [server.rows("deposits").length, server.rows("sandbox_objects").length];
    const before = count();
    const response = await till.post("/api/create-payment-intent", body, "z".repeat(32));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(count()).toEqual(before);
  });

  it("an unknown plan starts no subscription, an unknown secret shows nothing", async () => {
    for (const planType of ["pathfinder", "", 1, null]) {
      expect((await till.post("/api/create-subscription", { planType })).status).toBe(400);
    }
    const clientSecret = "pi_nothing_secret_nothing";
    for (const path of ["payments/status", "payments/cancel-subscription"]) {
      expect((await till.post(`/api/${path}`, { clientSecret })).status).toBe(404);
    }
    expect((await till.payer(clientSecret, "a@b.co")).status).toBe(404);
    expect((await till.confirm(clientSecret)).status).toBe(404);
  });

  it("a card that is no test card is refused; no card and no secret is stored or logged", async () => {
    const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const secret = await till.deposit();
    const strange = "5105 1051 0510 5100";
    expect(await (await till.confirm(secret, strange)).json()).toEqual({
      code: "payment_declined",
      message: "Practice mode accepts only test cards.",
      reason: "test_cards_only",
    });
    await till.confirm(secret);
    await till.until(secret, "paid");
    const logged = said.mock.calls.join("\n");
    const { readdirSync, readFileSync } = await import("node:fs");
    const { join } = await import("node:path");
    const bytes = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
      .join("\n");
    for (const text of [bytes, logged]) {
      for (const number of [strange, "4242 4242 4242 4242"]) {
        expect(text).not.toContain(number);
        expect(text).not.toContain(number.replaceAll(" ", ""));
      }
    }
    expect(logged).not.toContain("_secret_");
    // Outside the embedded provider's own table, which plays the provider's part, there is no secret.
    for (const table of ["deposits", "subscriptions", "payment_events", "mails"]) {
      expect(JSON.stringify(server.rows(table))).not.toContain("_secret_");
    }
  });
});
