import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { textsTo } from "../outbox.ts";
import { type RunningApp, startApp } from "../running-app.ts";
import { tillOf } from "../till.ts";

/** A server of a school that opens on a later day. */
const OPENS = Date.parse("2099-09-06T12:00:00Z");
let server: RunningApp;
let till: ReturnType<typeof tillOf>;
beforeAll(async () => {
  server = await startApp({ STAFF_NOTIFY: "desk@example.com" }, { opensAt: OPENS });
  till = tillOf(server);
});
afterAll(() => server.close());

const mails = (to: string) => server.rows("mails").filter((row) => row.recipient === to);
const subjects = (to: string) => mails(to).map((row) => String(row.subject));

async function reserved(email: string) {
  const secret = await till.subscription("explorer");
  await till.payer(secret, email, "Luis", "en");
  await till.confirm(secret);
  await till.until(secret, "reserved");
  const row = server.rows("subscriptions").find((each) => each.payer_email === email);
  return { secret, providerId: String(row?.provider_subscription_id) };
}

it("a subscription is reserved before the school opens: no charge, said in the mail", async () => {
  const { secret } = await reserved("early@example.com");
  expect(await till.status(secret)).toMatchObject({
    status: "reserved",
    firstChargeAt: new Date(OPENS).toISOString(),
    renewsAt: null,
  });
  const kinds = server.rows("sandbox_objects").map(({ kind }) => kind);
  expect(kinds).not.toContain("charge");
  const [mail] = mails("early@example.com");
  expect(mail?.subject).toBe("Ceiba: your subscription is reserved");
  const [text] = await textsTo(server, "early@example.com");
  expect(text).toContain("nothing was charged. The first month is charged on September 6, 2099");
  expect(text).not.toContain("Paid until");
  expect(subjects("desk@example.com")).toContain("Ceiba: a school subscription was reserved");
});

it("is given up at once and for nothing", async () => {
  const { secret } = await reserved("leaves@example.com");
  const answer = await till.post("/api/payments/cancel-subscription", { clientSecret: secret });
  expect(await answer.json()).toMatchObject({ status: "canceled" });
  expect(subjects("leaves@example.com")).toEqual([
    "Ceiba: your subscription is reserved",
    "Ceiba: your reservation is canceled",
  ]);
});

it("begins with the first charge on its day", async () => {
  const { secret, providerId } = await reserved("stays@example.com");
  await server.app.practice?.advance(providerId);
  await till.until(secret, "active");
  expect(await till.status(secret)).toMatchObject({ firstChargeAt: null, renewsAt: expect.any(String) });
  await eventually(() =>
    expect(subjects("stays@example.com")).toContain("Ceiba: your subscription has begun"),
  );
});

it("is owed, not paid, when the first charge is refused on its day", async () => {
  const { secret, providerId } = await reserved("refused@example.com");
  await server.app.practice?.advance(providerId, "declined");
  await till.until(secret, "past_due");
  await eventually(() =>
    expect(subjects("refused@example.com")).toContain("Ceiba: a payment did not go through"),
  );
  expect((await textsTo(server, "refused@example.com")).at(-1)).not.toContain("Paid until");
});

it("without a card is none, and nobody is written to when it is cleared away", async () => {
  const secret = await till.subscription("premium");
  await till.payer(secret, "nobody@example.com", "Eva", "en");
  expect((await till.confirm(secret, "4000 0000 0000 0002")).status).toBe(402);
  expect(await till.status(secret)).toMatchObject({ status: "incomplete" });
  await server.app.reconcile(Date.now() + 24 * 3_600_000);
  expect(await till.status(secret)).toMatchObject({ status: "canceled" });
  expect(mails("nobody@example.com")).toEqual([]);
});

it("is looked at and canceled from any device by the link in its mail, and by nothing else", async () => {
  await reserved("phone@example.com");
  const [mail = ""] = await textsTo(server, "phone@example.com");
  const link = /subscription-success#manage=(\w+)/.exec(mail)?.[1] ?? "";
  expect(await till.status(link)).toMatchObject({
    kind: "subscription",
    plan: "explorer",
    status: "reserved",
  });
  expect((await till.payer(link, "thief@example.com")).status).toBe(404);
  expect((await till.confirm(link)).status).toBe(404);
  const last = link.endsWith("0") ? "1" : "0";
  for (const forged of [`${link.slice(0, -1)}${last}`, link.replace("manage_", "manage_0"), "manage_x_y"]) {
    const answer = await till.post("/api/payments/cancel-subscription", { clientSecret: forged });
    expect(answer.status).toBe(404);
  }
  const canceled = await till.post("/api/payments/cancel-subscription", { clientSecret: link });
  expect(await canceled.json()).toMatchObject({ status: "canceled" });
  // An end is an end: the mail about it carries no link.
  expect((await textsTo(server, "phone@example.com")).at(-1)).not.toContain("#manage");
});

it("sends the links to their address when somebody asks, once, and says nothing when there are none", async () => {
  await reserved("Asks@example.com");
  const ask = (email: string) => till.post("/api/payments/manage-link", { email, language: "es" });
  for (const email of ["asks@example.com", "asks@example.com", "stranger@example.com"]) {
    expect((await ask(email)).status).toBe(204);
  }
  const sent = server
    .rows("mails")
    .filter(({ subject }) => subject === "Ceiba: cómo llegar a tu suscripción");
  expect(sent.filter(({ due_at, created_at }) => due_at === created_at)).toHaveLength(1);
  expect(sent.map(({ recipient }) => recipient)).not.toContain("stranger@example.com");
  expect((await textsTo(server, "Asks@example.com")).at(-1)).toMatch(
    /Suscripción de la escuela: Explorer\n.*#manage=manage_/,
  );
  expect((await ask("not an address")).status).toBe(400);
});
