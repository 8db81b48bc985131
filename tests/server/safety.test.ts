import { afterAll, beforeAll, expect, it } from "vitest";
import type { SafetyItem } from "#contract/safety.ts";
import type { Mail } from "#server/ports/mailer.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const PASSWORD = "mango tree river";
const DAY = 86_400_000;
const PATH = "/api/admin/safety";
let time = Date.now();
let server: RunningApp;
let staff: string;
let child: string;
const mails: Mail[] = [];

beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: PASSWORD, STAFF_NOTIFY: "desk@example.com" },
    {
      now: () => time,
      pause: async () => {},
      mailer: { send: async (mail) => void mails.push(mail) },
    },
  );
  staff = await server.signIn();
  const entered = await sendJson(`${server.url}/api/student/session`, { password: PASSWORD });
  const cookies = (response: Response) =>
    response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  child = cookies(entered).join("; ");
  const grant = { purposes: ["ai_chat"], grantedBy: "adult" };
  const granted = await sendJson(`${server.url}/api/consents`, grant, { cookie: child });
  child = [child, ...cookies(granted)].join("; ");
});
afterAll(() => server.close());

const get = (query: string, cookie: string) => fetch(`${server.url}${PATH}${query}`, { headers: { cookie } });
async function desk(query = "") {
  const answered = await get(query, staff);
  expect(answered.status).toBe(200);
  return (await answered.json()) as { items: SafetyItem[]; unclosed: number; closed: number };
}
const change = (id: string | undefined, body: unknown, cookie = staff) =>
  sendJson(`${server.url}${PATH}/${id}`, body, { cookie }, "PATCH");
/** The clock jumps in this test; staff confirm it. */
const dateIsRight = () => sendJson(`${server.url}/api/admin/clock`, {}, { cookie: staff });
const write = (message: string, sessionId = "student-1") =>
  sendJson(
    `${server.url}/api/wildlight-chat`,
    { studentName: "Sol", message, sessionId, age: 10 },
    { cookie: child },
  );

it("is for staff alone", async () => {
  for (const cookie of ["", child]) {
    expect((await get("", cookie)).status).toBe(401);
    expect((await change("x", { state: "closed", version: 0 }, cookie)).status).toBe(401);
  }
});

it("a disclosure in the chat gets the fixed words, an item on the desk and a mail without words or name", async () => {
  const answered = await write("Nobody would miss me, call 555-201-3344");
  expect(((await answered.json()) as { response: string }).response).toContain("988");
  const { items, unclosed } = await desk();
  expect(unclosed).toBe(1);
  expect(items[0]).toMatchObject({ kind: "self_harm", studentName: "Sol", state: "open", times: 1 });
  expect(String(server.rows("safety_items")[0]?.excerpt)).not.toContain("555");
  expect(JSON.stringify(server.rows("tutor_messages"))).not.toContain("555-201");
  await eventually(() => expect(mails).toHaveLength(1));
  expect(mails[0]?.to).toBe("desk@example.com");
  expect(mails[0]?.text).toContain(`${server.url}/admin/safety#item-${items[0]?.id}\n`);
  expect(JSON.stringify(mails)).not.toMatch(/miss me|\bSol\b|self|555/);
});

it("counts a flood in one item, with one mail, and tells whoever did not see it", async () => {
  const before = (await desk()).items[0];
  for (let again = 0; again < 5; again += 1) expect((await write("Nobody would miss me")).status).toBe(200);
  const { items, unclosed } = await desk("?state=unclosed");
  expect(unclosed).toBe(1);
  expect(items[0]).toMatchObject({ id: before?.id, times: 6 });
  await server.app.tell();
  expect(mails).toHaveLength(1);
  const stale = await change(before?.id, { state: "closed", version: before?.version });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: "conflict" });
});

it("goes from open to in progress, closed and open again, with a note and who did it", async () => {
  const [item] = (await desk()).items;
  const steps = [
    { state: "in_progress", note: "Called home" },
    { state: "in_progress", note: "Called home, and spoke with Sol" },
    { state: "closed" },
    { state: "open" },
    { state: "in_progress" },
  ];
  let version = item?.version ?? 0;
  for (const step of steps) {
    const changed = await change(item?.id, { ...step, version });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ state: step.state, handledBy: "staff@example.com" });
    version += 1;
    expect((await change(item?.id, { ...step, version: version - 1 })).status).toBe(409);
  }
  expect((await desk("?state=in_progress")).items).toMatchObject([
    { id: item?.id, note: "Called home, and spoke with Sol", version },
  ]);
  expect((await desk("?state=closed")).items).toEqual([]);
});

it.each([
  [{ state: "gone", version: 0 }, 400],
  [{ state: "closed" }, 400],
  [{ state: "closed", version: -1 }, 400],
  [{ state: "closed", version: 0, note: "x".repeat(2001) }, 400],
  [{ state: "closed", version: 0 }, 404],
])("refuses the change %j with %i", async (body, status) => {
  expect((await change("nobody", body)).status).toBe(status);
});

it.each(["?state=all", "?after=x", "?after=9.1.a", "?after=1.2.%27--"])(
  "refuses the question %s",
  async (query) => {
    expect((await get(query, staff)).status).toBe(400);
  },
);

it("outlives the conversation whose consent is taken back: what staff must see is theirs", async () => {
  expect(server.rows("tutor_messages")).not.toHaveLength(0);
  const taken = await fetch(`${server.url}/api/consents?purpose=ai_chat`, {
    method: "DELETE",
    headers: { cookie: child },
  });
  expect(taken.status).toBeLessThan(300);
  expect(server.rows("tutor_messages")).toHaveLength(0);
  expect((await desk()).unclosed).toBe(1);
});

it("keeps what nobody has closed however long, and a closed one as long as children's data", async () => {
  time += 400 * DAY;
  await dateIsRight();
  await server.app.sweep();
  const [item] = (await desk()).items;
  expect(item).toMatchObject({ state: "in_progress" });
  await change(item?.id, { state: "closed", version: item?.version });
  await server.app.sweep();
  expect(await desk()).toMatchObject({ unclosed: 0, closed: 1 });
  time += 91 * DAY;
  await dateIsRight();
  await server.app.sweep();
  expect(await desk()).toMatchObject({ items: [], unclosed: 0, closed: 0 });
});
