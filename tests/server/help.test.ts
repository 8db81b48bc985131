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
  child = await enter();
});
afterAll(() => server.close());

/** A browser of its own in the class. */
async function enter(): Promise<string> {
  const entered = await sendJson(`${server.url}/api/student/session`, { password: PASSWORD });
  const cookies = entered.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  return cookies.join("; ");
}

type Press = { place?: string; sessionId?: string; studentName?: string; language?: string; mistake?: true };
async function press(asked: Press, cookie = "") {
  const body = { place: "practice", sessionId: "student-1-a", language: "en", ...asked };
  const answered = await sendJson(`${server.url}/api/help`, body, cookie === "" ? {} : { cookie });
  expect(answered.status).toBe(200);
  return ((await answered.json()) as { reach: string }).reach;
}
/** What the desk keeps of a child, as the record of an item tells it. */
const excerptOf = (item: SafetyItem | undefined) =>
  server.rows("safety_items").find(({ id }) => id === item?.id)?.excerpt;
async function desk(): Promise<SafetyItem[]> {
  const answered = await fetch(`${server.url}/api/admin/safety`, { headers: { cookie: staff } });
  return ((await answered.json()) as { items: SafetyItem[] }).items;
}

it("a child of the class is on the desk by name and place, urgently, and staff are told", async () => {
  expect(await press({ studentName: "Sol" }, child)).toBe("class");
  expect(await desk()).toMatchObject([
    { kind: "help", severity: "urgent", studentName: "Sol", from: "child", times: 1 },
  ]);
  expect(excerptOf((await desk())[0])).toBe("Pressed “I need a grown-up”. Where: practice.");
  await eventually(() => expect(mails).toHaveLength(1));
});

it("pressing again counts; a mistake is no press, and the item stays as urgent as it was", async () => {
  await press({ studentName: "Sol" }, child);
  for (let time = 0; time < 2; time += 1) {
    expect(await press({ studentName: "Sol", mistake: true }, child)).toBe("class");
  }
  const [item, ...others] = await desk();
  expect(others).toEqual([]);
  expect(item).toMatchObject({ kind: "help", severity: "urgent", state: "open", times: 2, version: 2 });
  expect(Date.parse(item?.takenBackAt ?? "")).toBeGreaterThan(0);
  expect(excerptOf(item)).toBe("Pressed “I need a grown-up”. Where: practice.");
  const said = server.rows("safety_turns").filter(({ item_id }) => item_id === item?.id);
  expect(said.map(({ text }) => text).at(-1)).toBe("The child says: it was by mistake.");
  expect(said).toHaveLength(3);
});

it("whoever calls again after taking it back is a new item, with a mail of its own", async () => {
  const before = mails.length;
  await press({ studentName: "Sol" }, child);
  const [newest, ...others] = (await desk()).filter(({ studentName }) => studentName === "Sol");
  expect(newest).toMatchObject({ times: 1, takenBackAt: null });
  expect(others).toMatchObject([{ times: 2 }]);
  await eventually(() => expect(mails).toHaveLength(before + 1));
});

it("a press that never arrived is not lost by taking it back", async () => {
  const asked = { sessionId: "student-4-d", studentName: "Paz", mistake: true } as const;
  expect(await press(asked, child)).toBe("class");
  const item = (await desk()).find(({ studentName }) => studentName === "Paz");
  expect(item).toMatchObject({ kind: "help", severity: "urgent", times: 1 });
  expect(item?.takenBackAt).not.toBeNull();
  expect(excerptOf(item)).toMatch(/^Pressed/);
});

it("another child is another item, in the words of its page", async () => {
  await press({ sessionId: "student-2-b", place: "adventure", language: "es", studentName: "Luz" }, child);
  const item = (await desk()).find(({ studentName }) => studentName === "Luz");
  expect(excerptOf(item)).toBe("Tocó «Necesito a una persona adulta». Dónde: la aventura de la selva.");
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
  expect(await press({ sessionId: "student-3-c", studentName: "Mar" }, await enter())).toBe("class");
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
