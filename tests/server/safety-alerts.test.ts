import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SafetyItem } from "#contract/safety.ts";
import { eventually } from "../eventually.ts";
import { startMessenger } from "../messenger-server.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { startSmtpServer } from "../smtp-server.ts";

const PASSWORD = "mango tree river";
const MINUTE = 60_000;
const key = randomBytes(32);
const SAFETY_WEBHOOK_SECRET = `whsec_${key.toString("base64")}`;
const START = Date.now();

const undo: (() => Promise<void>)[] = [];
let time = START;
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  vi.restoreAllMocks();
  time = START;
});

async function open<Value extends { close(): Promise<void> }>(opened: Promise<Value>): Promise<Value> {
  const value = await opened;
  undo.push(() => value.close());
  return value;
}
const start = (environment: Record<string, string> = {}) =>
  open(startApp({ STUDENT_PASSWORD: PASSWORD, ...environment }, { now: () => time }));

/** A child in the class whose family allowed the chat; answers how to write. */
async function child({ url }: RunningApp) {
  const cookies = (response: Response) =>
    response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const entered = cookies(await sendJson(`${url}/api/student/session`, { password: PASSWORD }));
  const grant = { purposes: ["ai_chat"], grantedBy: "adult" };
  const granted = await sendJson(`${url}/api/consents`, grant, { cookie: entered.join("; ") });
  const cookie = [...entered, ...cookies(granted)].join("; ");
  return (message: string, sessionId = "student-1") =>
    sendJson(`${url}/api/wildlight-chat`, { studentName: "Sol", message, sessionId, age: 10 }, { cookie });
}

async function staffOf(server: RunningApp) {
  const cookie = await server.signIn();
  const path = `${server.url}/api/admin/safety`;
  const items = async () =>
    ((await (await fetch(path, { headers: { cookie } })).json()) as { items: SafetyItem[] }).items;
  const take = async ({ id, version }: SafetyItem) =>
    sendJson(`${path}/${id}`, { state: "in_progress", version }, { cookie }, "PATCH");
  return { items, take };
}

const reach = async ({ local }: RunningApp) => (await fetch(`${local}/api/safety/reach`)).json();
const safetyLine = ({ app }: RunningApp) => app.parts.find((part) => part.startsWith("Safety: "));

it("a disclosure is mailed at once, again after 15 minutes and to a second address, until somebody takes it", async () => {
  const smtp = await open(startSmtpServer());
  const server = await start({
    SMTP_URL: smtp.url,
    STAFF_NOTIFY: "one@example.com, two@example.com",
    SAFETY_ESCALATE_TO: "head@example.com",
  });
  const write = await child(server);
  const desk = await staffOf(server);
  await write("my uncle hits me");
  await write("I swallowed all the pills", "student-2");
  await eventually(() => {
    const rows = server.rows("safety_alerts");
    expect(rows.map(({ status }) => status)).toEqual(["sent", "sent", "sent", "sent"]);
  });
  expect(smtp.delivered.flatMap(({ recipients }) => recipients).sort()).toEqual([
    ...["one@example.com", "one@example.com", "two@example.com", "two@example.com"],
  ]);
  expect(JSON.stringify(smtp.delivered)).not.toMatch(/uncle|pills|\bSol\b/);

  time += 15 * MINUTE;
  const [gravest] = await desk.items();
  if (gravest !== undefined) await desk.take(gravest);
  await server.app.tell();
  const again = smtp.delivered.slice(4);
  expect(again.flatMap(({ recipients }) => recipients).sort()).toEqual([
    ...["head@example.com", "one@example.com", "two@example.com"],
  ]);
  const [left] = (await desk.items()).filter(({ state }) => state === "open");
  for (const { raw } of again)
    expect(raw.replaceAll("=\r\n", "")).toContain(`/admin/safety#item-${left?.id}`);

  if (left !== undefined) await desk.take(left);
  time += 60 * MINUTE;
  await server.app.tell();
  expect(smtp.delivered).toHaveLength(7);
});

it("a mail server that is down costs no item; the news leave once it is back", async () => {
  const smtp = await open(startSmtpServer());
  smtp.setDown(true);
  const errors = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const server = await start({ SMTP_URL: smtp.url, STAFF_NOTIFY: "one@example.com" });
  const write = await child(server);
  expect((await write("my uncle hits me")).status).toBe(200);
  await eventually(() =>
    expect(server.rows("safety_alerts")).toMatchObject([{ attempts: 1, status: "queued" }]),
  );
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/one@example|uncle/);
  expect((await (await staffOf(server)).items()).map(({ state }) => state)).toEqual(["open"]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain("ceiba_safety_unseen 1");
  expect(metrics).toContain('ceiba_safety_items_total{severity="urgent"} 1');
  expect(metrics).toContain('ceiba_safety_alerts_total{channel="mail",status="unsent"} 1');

  smtp.setDown(false);
  time += MINUTE / 2;
  await server.app.tell();
  expect(smtp.delivered).toHaveLength(1);
  expect(server.rows("safety_alerts")).toMatchObject([{ status: "sent" }]);
});

it("the school's messenger gets signed news without words, name or kind, again with the same id after a failure", async () => {
  const messenger = await open(startMessenger(key));
  messenger.behave(500);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const server = await start({ SAFETY_WEBHOOK_URL: messenger.url, SAFETY_WEBHOOK_SECRET });
  const write = await child(server);
  await write("my uncle hits me");
  await eventually(() =>
    expect(server.rows("safety_alerts").filter(({ channel }) => channel === "webhook")).toMatchObject([
      { attempts: 1 },
    ]),
  );
  time += MINUTE / 2;
  await server.app.tell();
  const [first, second] = messenger.calls;
  expect(messenger.calls).toHaveLength(2);
  expect(second).toMatchObject({ id: first?.id, isSigned: true, raw: first?.raw });
  expect(second?.seconds).toBe((first?.seconds ?? 0) + 30);
  const [item] = await (await staffOf(server)).items();
  expect(JSON.parse(second?.raw ?? "")).toEqual({
    id: item?.id,
    type: "safety.item",
    severity: "urgent",
    reason: "first",
    url: `${server.url}/admin/safety#item-${item?.id}`,
    at: item?.createdAt,
    text: expect.stringMatching(/^URGENT \/ URGENTE · Ceiba: .*#item-/),
  });
  expect(second?.raw).not.toMatch(/uncle|\bSol\b|abuse/);
  // Without a mail server the mail is a file; the messenger got it.
  await eventually(() =>
    expect(server.rows("safety_alerts").map(({ channel, status }) => [channel, status])).toEqual([
      ["mail", "folder"],
      ["webhook", "sent"],
    ]),
  );
});

it("a mail server that hangs holds up neither the child's answer nor the messenger", async () => {
  const messenger = await open(startMessenger(key));
  const hanging = Promise.withResolvers<void>();
  const environment = {
    SAFETY_WEBHOOK_URL: messenger.url,
    SAFETY_WEBHOOK_SECRET,
    STUDENT_PASSWORD: PASSWORD,
  };
  const mailer = { send: () => hanging.promise };
  const server = await open(startApp(environment, { now: () => time, mailer }));
  undo.push(async () => hanging.resolve());
  const write = await child(server);
  for (const session of ["student-1", "student-2"]) {
    expect((await write("my uncle hits me", session)).status).toBe(200);
  }
  await eventually(() => expect(messenger.calls).toHaveLength(2));
});

describe("who would be told", () => {
  it.each([
    ["a bare start", {}, { chat: "open", reach: "folder" }, /^Safety: NOBODY IS REACHED YET: mails only lie/],
    [
      "https without a mail server",
      { PUBLIC_URL: "https://school.example", STAFF_NOTIFY: "one@example.com" },
      { chat: "closed", reach: "folder" },
      /^Safety: NOBODY IS REACHED, so the chat with the tutor stays closed/,
    ],
    [
      "https with a messenger alone",
      {
        PUBLIC_URL: "https://school.example",
        SAFETY_WEBHOOK_URL: "https://messenger.example/secret-path",
        SAFETY_WEBHOOK_SECRET,
      },
      { chat: "open", reach: "messenger" },
      /^Safety: staff are told by the messenger at messenger\.example$/,
    ],
    [
      "https with a mail server",
      { PUBLIC_URL: "https://school.example", SMTP_URL: "smtp://127.0.0.1:1" },
      { chat: "open", reach: "mail" },
      /^Safety: staff are told by mail at staff@example\.com$/,
    ],
    [
      "two addresses",
      {
        SMTP_URL: "smtp://127.0.0.1:1",
        STAFF_NOTIFY: "one@example.com,two@example.com",
        SAFETY_ESCALATE_TO: "head@example.com",
      },
      { chat: "open", reach: "mail" },
      /by mail at one@example\.com, two@example\.com; after 15 minutes also head@example\.com$/,
    ],
    [
      "a mail server, and the generated account alone",
      { SMTP_URL: "smtp://127.0.0.1:1", STAFF_EMAIL: "", STAFF_PASSWORD: "" },
      { chat: "closed", reach: "nobody" },
      /^Safety: NOBODY WOULD BE TOLD/,
    ],
    [
      "the generated account alone, for a look around",
      { STAFF_EMAIL: "", STAFF_PASSWORD: "" },
      { chat: "open", reach: "folder" },
      /^Safety: NOBODY IS REACHED YET/,
    ],
  ])("%s", async (_, environment: Record<string, string>, answer, line) => {
    const server = await start(environment);
    expect(await reach(server)).toEqual(answer);
    expect(safetyLine(server)).toMatch(line);
  });
});

it("without STAFF_NOTIFY every staff account is written to, if only into the folder", async () => {
  const server = await start();
  const write = await child(server);
  await write("my uncle hits me");
  await eventually(() =>
    expect(server.rows("safety_alerts")).toMatchObject([
      { recipient: "staff@example.com", status: "folder" },
    ]),
  );
  expect(readdirSync(join(server.dataDir, "outbox"))).toHaveLength(1);
});
