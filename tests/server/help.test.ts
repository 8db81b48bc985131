import { afterAll, beforeAll, expect, it } from "vitest";
import type { SafetyItem } from "#contract/safety.ts";
import type { Mail } from "#server/ports/mailer.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const PASSWORD = "mango tree river";
/** A hundred presses a day from outside the class are three here. */
const SCALE = "0.03";
const OUTSIDE = 3;
let server: RunningApp;
let staff: string;
let child: string;
const mails: Mail[] = [];

beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: PASSWORD, STAFF_NOTIFY: "desk@example.com", RATE_LIMIT_SCALE: SCALE },
    { pause: async () => {}, mailer: { send: async (mail) => void mails.push(mail) } },
  );
  staff = await server.signIn();
  const entered = await sendJson(`${server.url}/api/student/session`, { password: PASSWORD });
  child = entered.headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .join("; ");
});
afterAll(() => server.close());

type Press = { place?: string; sessionId?: string; studentName?: string; language?: string; mistake?: true };
async function press(asked: Press, cookie = "") {
  const body = { place: "practice", sessionId: "student-1-a", language: "en", ...asked };
  const answered = await sendJson(`${server.url}/api/help`, body, cookie === "" ? {} : { cookie });
  expect(answered.status).toBe(200);
  return ((await answered.json()) as { reach: string }).reach;
}
async function desk(): Promise<SafetyItem[]> {
  const answered = await fetch(`${server.url}/api/admin/safety`, { headers: { cookie: staff } });
  return ((await answered.json()) as { items: SafetyItem[] }).items;
}

it("a child of the class is on the desk by name and place, urgently, and staff are told", async () => {
  expect(await press({ studentName: "Sol" }, child)).toBe("class");
  expect(await desk()).toMatchObject([
    { kind: "help", severity: "urgent", studentName: "Sol", from: "child", times: 1 },
  ]);
  expect((await desk())[0]?.excerpt).toBe("Pressed “I need a grown-up”. Where: practice.");
  await eventually(() => expect(mails).toHaveLength(1));
});

it("pressing again counts, and a mistake is written on the item, which stays as urgent as it was", async () => {
  await press({ studentName: "Sol" }, child);
  await press({ studentName: "Sol", mistake: true }, child);
  const [item, ...others] = await desk();
  expect(others).toEqual([]);
  expect(item).toMatchObject({ kind: "help", severity: "urgent", state: "open", times: 3 });
  expect(item?.excerpt).toMatch(/Where: practice\. .*by mistake/);
});

it("another child is another item, in the words of its page", async () => {
  await press({ sessionId: "student-2-b", place: "adventure", language: "es", studentName: "Luz" }, child);
  const item = (await desk()).find(({ studentName }) => studentName === "Luz");
  expect(item?.excerpt).toBe("Tocó «Necesito a una persona adulta». Dónde: la aventura de la selva.");
});

it("whoever has not entered is nobody in particular, goes below, and does not flood the desk", async () => {
  const before = (await desk()).length;
  for (let nth = 0; nth < OUTSIDE; nth += 1) {
    const asked = { sessionId: `student-9-${nth}`, place: "demo", studentName: "Made up" };
    expect(await press(asked)).toBe("outside");
  }
  expect(await press({ sessionId: "student-9-x", place: "demo" })).toBe("nobody");
  const items = await desk();
  expect(items).toHaveLength(before + OUTSIDE);
  const outside = items.filter(({ kind }) => kind === "help_outside");
  expect(outside).toHaveLength(OUTSIDE);
  for (const item of outside) expect(item).toMatchObject({ severity: "soon", studentName: null });
  // A child of the class is heard all the same.
  expect(await press({ sessionId: "student-3-c", studentName: "Mar" }, child)).toBe("class");
});

it("takes no other words and no other place", async () => {
  for (const body of [
    { place: "somewhere", sessionId: "student-1-a", language: "en" },
    { place: "demo", sessionId: "", language: "en" },
    { place: "demo", sessionId: "student-1-a", language: "en", mistake: false },
  ]) {
    expect((await sendJson(`${server.url}/api/help`, body)).status).toBe(400);
  }
});
