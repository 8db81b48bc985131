import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FamilyRecord } from "#contract/family.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { tillOf } from "../till.ts";

const EMAIL = "familia.cruz@example.com";
const NAME = "Itzel Cruz";
let server: RunningApp;
let staff: string;
beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: "mango river", STAFF_NOTIFY: "desk@example.com" },
    { pause: async () => {} },
  );
  staff = await server.signIn();
});
afterAll(() => server.close());

const family = (path: string, email: string, method = "GET", cookie = staff) =>
  fetch(`${server.url}/api/admin/family${path}?email=${encodeURIComponent(email)}`, {
    method,
    headers: { cookie },
  });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
const outbox = () =>
  readdirSync(join(server.dataDir, "outbox")).map((file) =>
    readFileSync(join(server.dataDir, "outbox", file), "utf8"),
  );
/** Every byte of every file of the data folder. */
const everything = () =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => readFileSync(join(each.parentPath, each.name), "utf8"))
    .join("\n");
/** Whether it holds a text; the expectation itself would print the whole folder. */
const holds = (trace: string) => everything().includes(trace);

/** A family does everything that this product lets it do. */
async function aFamily(): Promise<void> {
  const post = (path: string, body: object, headers = {}) => sendJson(`${server.url}${path}`, body, headers);
  const details = { name: NAME, phone: "+52 998 555 0142", numberOfChildren: 1, childrenAges: "7" };
  await post("/api/leads", { ...details, email: EMAIL, language: "es", status: "enrolled" });
  await post("/api/chat", { message: `Soy ${NAME}, ${EMAIL}`, sessionId: "chat_family_1", language: "es" });
  const asked = await post("/api/parent-support", { question: "Una persona", language: "es", toStaff: true });
  const { receipt } = (await asked.json()) as { receipt: string };
  await post("/api/parent-support/email", { receipt, email: EMAIL });

  await post("/api/newsletter", { email: EMAIL, language: "es" });
  const teaching = {
    teaching: "other",
    speaks: "es",
    message: "También soy maestra de música.",
    adult: true,
  };
  await post("/api/careers", { ...teaching, name: NAME, email: EMAIL, language: "es" });

  const student = cookiesOf(await post("/api/student/session", { password: "mango river" }));
  const grant = { purposes: ["profile", "ai_chat"], grantedBy: "adult", guardianEmail: EMAIL };
  const cookie = `${student}; ${cookiesOf(await post("/api/consents", grant, { cookie: student }))}`;
  const studentData = { name: "Citlali", age: 7, pedagogy: "Montessori" };
  const assessment = { sessionId: "onboarding-family", assessmentResponses: {}, studentData };
  await post("/api/assign-curriculum", assessment, { cookie });
  const message = { studentName: "Citlali", message: "7+5", sessionId: "student-family", age: 7 };
  await post("/api/wildlight-chat", message, { cookie });

  const till = tillOf(server);
  const secret = await till.deposit();
  await till.payer(secret, EMAIL, NAME);
  await till.confirm(secret);
  await till.until(secret, "paid");
  // Four to the family, about the waitlist, the newsletter, the application and the deposit, and those to staff.
  await eventually(() => expect(outbox().filter((each) => each.includes(`To: ${EMAIL}`))).toHaveLength(4));
  await eventually(() => expect(server.rows("mails").every(({ status }) => status === "sent")).toBe(true));
}

describe("what is kept about a family", () => {
  it("is for staff, and asks for an address", async () => {
    expect((await family("/export", EMAIL, "GET", "")).status).toBe(401);
    expect((await family("", EMAIL, "DELETE", "")).status).toBe(401);
    expect((await family("/export", "not an address")).status).toBe(400);
    expect((await family("", "", "DELETE")).status).toBe(400);
  });

  it("is given whole, erased everywhere at one action, and proved to be gone", async () => {
    await aFamily();
    const exported = (await (await family("/export", EMAIL.toUpperCase())).json()) as { kept: FamilyRecord };
    for (const [kind, found] of Object.entries(exported.kept)) {
      expect(found.length, kind).toBeGreaterThan(kind === "subscriptions" ? -1 : 0);
    }
    expect(exported.kept.waitlist[0]).toMatchObject({ name: NAME, phone: "+52 998 555 0142" });
    expect(exported.kept.profiles[0]?.result.profile.name).toBe("Citlali");
    expect(exported.kept.tutorConversations[0]?.messages[0]).toMatchObject({ from: "child", text: "7+5" });

    const answer = await family("", EMAIL, "DELETE");
    expect(answer.status).toBe(200);
    const told = (await answer.json()) as Record<string, Record<string, number>>;
    expect(Object.values(told.left ?? {})).toEqual(Array(11).fill(0));
    expect(told.erased).toMatchObject({ waitlist: 1, deposits: 1, consents: 2, profiles: 1 });
    expect(told).toMatchObject({ bookkeeping: 1 });
    expect(Number(told.mailFiles)).toBeGreaterThanOrEqual(3);

    expect([EMAIL, NAME, "Itzel", "Citlali", "555 0142"].filter(holds)).toEqual([]);
    expect(server.rows("deposits")).toMatchObject([{ status: "paid", amount_cents: 50_000 }]);
  });

  it("holds the conversation in which the form was sent, once, and nobody else's", async () => {
    const mine = { "x-conversation-key": "mine-0123456789-0123456789" };
    const theirs = { "x-conversation-key": "theirs-0123456789-01234567" };
    const email = "luz.from.the.chat@example.com";
    const chat = (sessionId: string, message: string, key: Record<string, string>) =>
      sendJson(`${server.url}/api/chat`, { message, sessionId, language: "en" }, key);
    await chat("chat_of_form", "We live by the lighthouse", mine);
    await chat("chat_of_other", "We live by the market", theirs);
    const form = {
      name: "Luz",
      numberOfChildren: 1,
      childrenAges: "6",
      email,
      language: "en",
      status: "new",
    };
    for (const sessionId of ["chat_of_form", "chat_of_form", "chat_of_other", "chat_of_nobody"]) {
      const sent = await sendJson(`${server.url}/api/leads`, { ...form, sessionId }, mine);
      expect(sent.status).toBe(200);
    }
    await chat("chat_of_form", "And how do I pay?", mine);
    const exported = (await (await family("/export", email)).json()) as { kept: FamilyRecord };
    const said = JSON.stringify(exported.kept.conversations);
    expect(exported.kept.conversations).toHaveLength(1);
    expect(said).toContain("lighthouse");
    expect(said).toContain("And how do I pay?");
    const linked = exported.kept.waitlist[0]?.history.filter(({ kind }) => kind === "chat");
    expect(linked).toHaveLength(1);
    const gone = await (await family("", email, "DELETE")).json();
    expect(gone).toMatchObject({ erased: { conversations: 1 }, left: { conversations: 0 } });
    expect(holds("lighthouse")).toBe(false);
    expect(holds("by the market")).toBe(true);
  });

  it("does not come back with what the provider is asked next", async () => {
    const [deposit] = server.rows("deposits");
    const refund = await sendJson(
      `${server.url}/api/admin/deposits/${deposit?.id}/refund`,
      {},
      { cookie: staff },
    );
    expect(refund.status).toBe(200);
    await server.app.reconcile(Date.now() + 86_400_000);
    await eventually(() => expect(server.rows("deposits")[0]?.status).toBe("refunded"));
    expect([EMAIL, NAME].filter(holds)).toEqual([]);
    expect(server.rows("leads")).toEqual([]);
  });

  it("is refused while a subscription runs, and nothing is lost by that", async () => {
    const till = tillOf(server);
    const secret = await till.subscription("explorer");
    await till.payer(secret, "other@example.com", "Otra Familia");
    await till.confirm(secret);
    await till.until(secret, "active");
    const refused = await family("", "other@example.com", "DELETE");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "conflict" });
    expect(server.rows("subscriptions")).toMatchObject([{ payer_email: "other@example.com" }]);
  });
});
