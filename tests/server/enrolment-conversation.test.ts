import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmbeddedAssistant } from "#server/adapters/assistant/embedded.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

let server: RunningApp;
beforeAll(async () => {
  const assistant = createEmbeddedAssistant({ paymentsOpen: true });
  server = await startApp({ STAFF_NOTIFY: "desk@example.com" }, { assistant });
});
afterAll(() => server.close());

/** Says something in a conversation of its own key, and answers the reply. */
async function say(sessionId: string, message: string): Promise<Record<string, unknown>> {
  const headers = { "x-conversation-key": "k".repeat(32) };
  const response = await sendJson(`${server.url}/api/chat`, { message, sessionId, language: "es" }, headers);
  expect(response.status).toBe(200);
  return response.json();
}

const lead = (name: string) => server.rows("leads").find((row) => row.name === name);

it("a family that has no e-mail is taken by phone, and its children are added when they are told", async () => {
  await say("by_phone", "no uso correo, me pueden llamar?");
  await say("by_phone", "322 145 6677");
  expect(lead("Rosa")).toBeUndefined();
  await say("by_phone", "Rosa, soy mayor de edad");
  expect(lead("Rosa")).toMatchObject({
    email: "",
    email_key: "tel:3221456677",
    phone: "322 145 6677",
    children: 0,
  });
  await say("by_phone", "son dos, de 6 y 9 años");
  expect(lead("Rosa")).toMatchObject({ children: 2, ages: "6, 9" });
  const chats = server.rows("lead_events").filter(({ kind }) => kind === "chat");
  expect(chats.map(({ lead_id }) => lead_id)).toContain(lead("Rosa")?.id);
  const outbox = join(server.dataDir, "outbox");
  const mails = await eventually(() => {
    const files = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
    expect(files.length).toBeGreaterThan(0);
    return files.map((file) => readFileSync(join(outbox, file), "utf8"));
  });
  expect(mails.every((mail) => /^To: desk@example.com/m.test(mail))).toBe(true);
});

it("what a family wants stands on the stored reply, for staff alone", async () => {
  const reply = await say("for_staff", "¿hay transporte desde Bucerías?");
  expect(Object.keys(reply).sort()).toEqual([
    ...["awaits", "message", "needsContactForm", "needsPayment", "paymentType", "suggestions"],
  ]);
  const stored = server.rows("messages").find(({ outcome }) => outcome === "unknown");
  expect(JSON.parse(String(stored?.wish))).toMatchObject({
    kind: "question",
    text: "¿hay transporte desde Bucerías?",
  });
});

it("is found, handed over and erased under the phone number", async () => {
  const cookie = await server.signIn();
  const family = `${server.url}/api/admin/family`;
  const query = `email=${encodeURIComponent("322 145 6677")}`;
  const record = await (await fetch(`${family}/export?${query}`, { headers: { cookie } })).json();
  expect(record.kept.waitlist).toMatchObject([{ name: "Rosa", phone: "322 145 6677" }]);
  expect(record.kept.conversations).toHaveLength(1);
  const erased = await fetch(`${family}?${query}`, {
    method: "DELETE",
    headers: { cookie, "content-type": "application/json" },
  });
  expect(erased.status).toBe(200);
  expect(lead("Rosa")).toBeUndefined();
  expect(JSON.stringify(server.rows("conversations"))).not.toContain("3221456677");
  expect(JSON.stringify(server.rows("messages"))).not.toContain("322 145 6677");
});
