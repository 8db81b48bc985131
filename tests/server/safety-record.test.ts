import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SafetyRecord } from "#contract/safety.ts";
import { readPdf } from "#server/adapters/printables/read-pdf.ts";
import { type RunningApp, STAFF, sendJson, startApp } from "../running-app.ts";

const PASSWORD = "mango tree river";
const FAMILY = "rosa@family.example";
const WORDS = "Nobody would miss me if I was gone, I wrote it in my book and told no one";
let server: RunningApp;
let staff: string;
let child: string;
let item: string;

beforeAll(async () => {
  server = await startApp({ STUDENT_PASSWORD: PASSWORD }, { pause: async () => {} });
  staff = await server.signIn();
  const cookies = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
  const entered = cookies(await sendJson(`${server.url}/api/student/session`, { password: PASSWORD }));
  const grant = { purposes: ["ai_chat"], grantedBy: "adult", guardianEmail: FAMILY };
  child = `${entered}; ${cookies(await sendJson(`${server.url}/api/consents`, grant, { cookie: entered }))}`;
  const details = { name: "Rosa Díaz", email: FAMILY, phone: "+52 998 555 0101", numberOfChildren: 1 };
  const lead = { ...details, childrenAges: "9", language: "es", status: "new" };
  await sendJson(`${server.url}/api/leads`, lead);
  const message = {
    studentName: "Sol",
    message: `${WORDS}. Call 555-201-3344`,
    sessionId: "student-1",
    age: 9,
  };
  await sendJson(`${server.url}/api/wildlight-chat`, message, { cookie: child });
  item = `${server.url}/api/admin/safety/${String(server.rows("safety_items")[0]?.id)}`;
});
afterAll(() => server.close());

const read = async () => (await (await fetch(item, { headers: { cookie: staff } })).json()) as SafetyRecord;

it("is for staff alone, and nobody else leaves a trace", async () => {
  for (const cookie of ["", child]) {
    expect((await fetch(item, { headers: { cookie } })).status).toBe(401);
    expect((await fetch(`${item}/export`, { headers: { cookie } })).status).toBe(401);
    expect((await sendJson(`${item}/steps`, { step: "called_family" }, { cookie })).status).toBe(401);
  }
  expect(server.rows("safety_reads")).toEqual([]);
  expect(server.rows("safety_log")).toEqual([]);
});

it("holds all the words without personal data, and the family; the list holds neither, and shows no word", async () => {
  const list = await fetch(`${server.url}/api/admin/safety`, { headers: { cookie: staff } });
  expect(await list.text()).not.toMatch(/miss me|wrote it|Rosa|555/);
  expect(server.rows("safety_reads")).toEqual([]);
  const response = await fetch(item, { headers: { cookie: staff } });
  expect(response.headers.get("cache-control")).toBe("no-store");
  const record = (await response.json()) as SafetyRecord;
  const said = record.turns.find(({ role }) => role === "said");
  expect(said?.text).toContain(WORDS);
  expect(JSON.stringify(record.turns)).not.toContain("555");
  expect(record.family).toEqual({ name: "Rosa Díaz", email: FAMILY, phone: "+52 998 555 0101" });
  expect(server.rows("safety_reads")).toMatchObject([{ staff: STAFF.email }]);
  expect(record.reads).toMatchObject([{ by: STAFF.email }]);
  const audit = server.rows("audit_log").filter(({ action }) => action === "safety_read");
  expect(audit).toMatchObject([{ actor: STAFF.email, reference: record.item.id }]);
});

it("writes down what was done, and refuses what is no step", async () => {
  const step = (body: unknown) => sendJson(`${item}/steps`, body, { cookie: staff });
  expect((await step({ step: "talked_with_child" })).status).toBe(200);
  expect((await step({ step: "called_family" })).status).toBe(200);
  expect((await step({ step: "called_family", isDone: false })).status).toBe(200);
  expect((await step({ step: "prayed" })).status).toBe(400);
  const { item: known } = await read();
  const note = { state: "in_progress", note: "Sol is with me", version: known.version };
  await sendJson(item, note, { cookie: staff }, "PATCH");
  const { steps, log } = await read();
  expect(steps).toMatchObject([{ step: "talked_with_child", by: STAFF.email }]);
  expect(log.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
    "step talked_with_child",
    "step called_family",
    "step_back called_family",
    "note Sol is with me",
    "state in_progress",
  ]);
});

it.each(["en", "es"])(
  "gives a file of it in %s, with every word, and writes down that it did",
  async (language) => {
    const before = server.rows("safety_log").length;
    const address = `${item}/export?language=${language}&timeZone=America/Cancun`;
    const response = await fetch(address, { headers: { cookie: staff } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="record-[0-9a-f]{6}\.pdf"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const text = readPdf(inflated(bytes)).text.replace(/\s+/g, " ");
    expect(text).toContain(WORDS);
    expect(text).toContain("Sol is with me");
    expect(text).toContain("America/Cancun");
    expect(server.rows("safety_log")).toHaveLength(before + 1);
    expect(server.rows("safety_log").at(-1)).toMatchObject({ action: "export", staff: STAFF.email });
  },
);

it.each(["?language=fr", "?timeZone=Atlantis/Center"])(
  "refuses the file %s, and logs none",
  async (query) => {
    const before = server.rows("safety_log").length;
    expect((await fetch(`${item}/export${query}`, { headers: { cookie: staff } })).status).toBe(400);
    expect(server.rows("safety_log")).toHaveLength(before);
  },
);

it("knows no other items", async () => {
  const none = `${server.url}/api/admin/safety/none`;
  expect((await fetch(none, { headers: { cookie: staff } })).status).toBe(404);
  expect((await fetch(`${none}/export`, { headers: { cookie: staff } })).status).toBe(404);
  expect((await sendJson(`${none}/steps`, { step: "called_family" }, { cookie: staff })).status).toBe(404);
});

it("keeps the words when the consent to the chat is taken back", async () => {
  const withdrawal = { method: "DELETE", headers: { cookie: child } };
  expect((await fetch(`${server.url}/api/consents?purpose=ai_chat`, withdrawal)).status).toBeLessThan(300);
  expect(server.rows("tutor_messages")).toEqual([]);
  expect((await read()).turns.find(({ role }) => role === "said")?.text).toContain(WORDS);
});

/** The same PDF with its parts unpacked, as the reader of the tests wants it. */
function inflated(bytes: Buffer): Buffer {
  const raw = bytes.toString("latin1");
  const plain = raw.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(body, "latin1")).toString("latin1")}\nendstream`;
    } catch {
      return whole;
    }
  });
  return Buffer.from(plain, "latin1");
}
