import { afterAll, beforeAll, expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { MoneyTotals, Subscriber } from "#contract/money.ts";
import type { Deposit } from "#contract/staff.ts";
import type { DepositTable } from "#server/db/schema/payments.ts";
import { paymentNotices } from "#server/features/payments/notices.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { tillOf } from "../till.ts";

let server: RunningApp;
let cookie: string;
const staff = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${server.url}${path}`, { headers: { cookie } })).json()) as T;
const listed = () => staff<Subscriber[]>("/api/admin/money/subscriptions");

beforeAll(async () => {
  server = await startApp({}, { opensAt: 0 });
  cookie = await server.signIn();
});
afterAll(() => server.close());

async function subscribed(email: string): Promise<string> {
  const till = tillOf(server);
  const secret = await till.subscription("explorer");
  await till.payer(secret, email, "Ana López");
  await till.confirm(secret);
  await till.until(secret, "active");
  return String((await listed()).find(({ payer }) => payer.email === email)?.id);
}

it("shows who subscribes, what was paid and refused, and totals that are the provider's", async () => {
  const pull = async (id: string, lever: string, wanted: Partial<Subscriber>) => {
    await sendJson(`${server.url}/api/admin/practice/payments/${id}`, { lever }, { cookie });
    await eventually(async () =>
      expect((await listed()).find((each) => each.id === id)).toMatchObject(wanted),
    );
  };
  const begun = tillOf(server);
  await begun.subscription("premium");
  const ana = await subscribed("ana@example.com");
  const luz = await subscribed("luz@example.com");
  await pull(ana, "charge_accepted", { status: "active", paid: "1000.00", failures: 0 });
  await pull(luz, "charge_declined", { status: "past_due", paid: "500.00", failures: 1, nextChargeAt: null });

  const rows = await listed();
  expect(rows.map(({ payer, plan, monthly }) => [payer.email, plan, monthly])).toEqual([
    ["luz@example.com", "explorer", "500.00"],
    ["ana@example.com", "explorer", "500.00"],
  ]);
  expect(Date.parse(rows[1]?.nextChargeAt ?? "")).toBeGreaterThan(Date.now() + 50 * 86_400_000);
  expect(await staff<MoneyTotals>("/api/admin/money")).toEqual({
    deposits: { paid: "0.00", refunded: "0.00", lost: "0.00", collected: "0.00" },
    subscriptions: { paid: "1500.00", refunded: "0.00", collected: "1500.00" },
  });

  const [first] = await staff<Subscriber[]>("/api/admin/money/subscriptions?limit=1");
  expect(first?.id).toBe(luz);
  const next = await staff<Subscriber[]>(`/api/admin/money/subscriptions?limit=1&after=${luz}`);
  expect(next.map(({ id }) => id)).toEqual([ana]);
  expect(await staff(`/api/admin/money/subscriptions?after=${ana}`)).toEqual([]);
});

it("shows paid deposits with what was given back, and adds them up", async () => {
  const till = tillOf(server);
  await till.deposit();
  const secret = await till.deposit();
  await till.payer(secret, "sol@example.com", "Sol Ruiz");
  await till.confirm(secret);
  await till.until(secret, "paid");
  const [row] = await staff<Deposit[]>("/api/admin/money/deposits");
  await sendJson(`${server.url}/api/admin/deposits/${row?.id}/refund`, { amount: "120.00" }, { cookie });
  await till.until(secret, "partially_refunded");
  expect(await staff<Deposit[]>("/api/admin/money/deposits")).toMatchObject([
    { payer: { email: "sol@example.com" }, paid: "500.00", refunded: "120.00", remaining: "380.00" },
  ]);
  expect((await staff<MoneyTotals>("/api/admin/money")).deposits).toEqual({
    ...{ paid: "500.00", refunded: "120.00", lost: "0.00", collected: "380.00" },
  });
});

it("finds a payment that its mail leads to, though no list has it, and says of one that is gone that nothing is there", async () => {
  const till = tillOf(server);
  await till.deposit();
  await till.subscription("premium");
  const subscription = server.rows("subscriptions").find(({ status }) => status === "incomplete");
  const deposit = server.rows("deposits").find(({ paid_cents }) => !paid_cents);
  const notices = paymentNotices({
    ...{ publicUrl: () => server.url, school: () => deliveredSchool, staffNotify: null },
    ...{ links: { addressOf: () => "" } as never, issuer: { legalName: "", taxId: null } },
  });
  const mailed = notices.aboutDeposit({ ...(deposit as DepositTable), lead_id: null }).deskUrl;
  expect(mailed).toBe(`${server.url}/admin/money?payment=${deposit?.id}`);
  for (const [list, row] of Object.entries({ deposits: deposit, subscriptions: subscription })) {
    const path = `/api/admin/money/${list}`;
    expect(await staff<Deposit[]>(path)).not.toContainEqual(expect.objectContaining({ id: row?.id }));
    expect(await staff(`${path}?id=${row?.id}`)).toMatchObject([{ id: row?.id }]);
    expect(await staff(`${path}?id=gone`)).toEqual([]);
  }
});

it("is for staff only", async () => {
  for (const path of ["", "/subscriptions", "/deposits"])
    expect((await fetch(`${server.url}/api/admin/money${path}`)).status).toBe(401);
});
