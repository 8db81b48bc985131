import { afterAll, beforeAll, expect, it } from "vitest";
import type { LearnerSettings } from "#contract/learner.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const DAY = 86_400_000;
let time = Date.now();
let server: RunningApp;
let staff: string;
let child: string;
beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: "mango river" },
    { pause: async () => {}, now: () => time, running: () => 0 },
  );
  staff = await server.signIn();
  const cookies = (response: Response) => response.headers.getSetCookie().map((each) => each.split(";")[0]);
  const entered = cookies(await sendJson(`${server.url}/api/student/session`, { password: "mango river" }));
  const grant = { purposes: ["profile", "ai_chat"], grantedBy: "adult" };
  const granted = await sendJson(`${server.url}/api/consents`, grant, { cookie: entered.join("; ") });
  child = [...entered, ...cookies(granted)].join("; ");
  const message = { studentName: "Sol", message: "7+5", sessionId: "student-clock", age: 8 };
  await sendJson(`${server.url}/api/wildlight-chat`, message, { cookie: child });
  await server.app.sweep();
});
afterAll(() => server.close());

const settings = async () =>
  (await (
    await fetch(`${server.url}/api/admin/learner-settings`, { headers: { cookie: staff } })
  ).json()) as LearnerSettings;
const notices = async () => {
  const read = await fetch(`${server.url}/api/admin/notices`, { headers: { cookie: staff } });
  return ((await read.json()) as { notices: string[] }).notices;
};
const isInside = async () =>
  (
    (await (await fetch(`${server.url}/api/student/session`, { headers: { cookie: child } })).json()) as {
      authenticated: boolean;
    }
  ).authenticated;

it("set back an hour ends no class session, and set back a day does", async () => {
  const right = time;
  time = right - 3_600_000;
  expect(await isInside()).toBe(true);
  time = right - DAY;
  expect(await isInside()).toBe(false);
  time = right;
  expect(await isInside()).toBe(true);
});

it("200 days ahead deletes nothing until staff say that the date is right", async () => {
  expect((await settings()).clock).toBeNull();
  const right = time;
  time += 200 * DAY;
  await server.app.sweep();
  for (const table of ["tutor_threads", "tutor_messages", "consents"]) {
    expect(server.rows(table), table).not.toEqual([]);
  }
  const { clock } = await settings();
  expect(clock).toMatchObject({ now: new Date(time).toISOString(), believedInHours: 24 });
  expect(clock?.seenAt).toBe(new Date(right).toISOString());
  expect(await notices()).toContain("clock_doubted");

  // It was wrong, and is set right: nothing was lost, and nothing is asked any more.
  time = right;
  expect((await settings()).clock).toBeNull();
  expect(await notices()).not.toContain("clock_doubted");
  time += 200 * DAY;
  const confirm = (cookie: string) => sendJson(`${server.url}/api/admin/clock`, {}, { cookie });
  expect((await confirm("")).status).toBe(401);
  expect((await confirm(staff)).status).toBe(204);
  expect(server.rows("audit_log").map(({ action }) => action)).toEqual(["sign_in", "clock_confirmed"]);
  await server.app.sweep();
  for (const table of ["tutor_threads", "tutor_messages", "consents"]) {
    expect(server.rows(table), table).toEqual([]);
  }
});

it("counts terms that staff set within their bounds", async () => {
  // By this clock the password was proved 200 days ago.
  staff = await server.signIn();
  const put = (body: object) => sendJson(`${server.url}/api/admin/terms`, body, { cookie: staff }, "PUT");
  for (const wrong of [{ chats: 1 }, { safetyOpen: 30 }, { leads: 1.5 }]) {
    expect((await put(wrong)).status).toBe(400);
  }
  expect((await put({ chats: 30 })).status).toBe(204);
  expect((await put({ leads: 365 })).status).toBe(204);
  expect((await settings()).terms).toMatchObject({ chats: 30, leads: 365, safetyClosed: 90 });
  // What goes with children's data follows it.
  await sendJson(`${server.url}/api/admin/retention`, { days: 60 }, { cookie: staff }, "PUT");
  expect((await settings()).terms).toMatchObject({ safetyClosed: 60, questionsAnswered: 60 });

  const said = { message: "Hola", sessionId: "chat_1_terms", language: "es" };
  await sendJson(`${server.url}/api/chat`, said);
  time = Date.now() + 29 * DAY;
  await server.app.sweep();
  expect(server.rows("conversations")).toHaveLength(1);
  time = Date.now() + 31 * DAY;
  await server.app.sweep();
  expect(server.rows("conversations")).toEqual([]);
});

it("the desk says in time that an item goes which nobody has closed", async () => {
  staff = await server.signIn();
  const pressed = { place: "demo", sessionId: "student-1-abc", language: "es" };
  expect((await sendJson(`${server.url}/api/help`, pressed)).status).toBeLessThan(300);
  time += 699 * DAY;
  staff = await server.signIn();
  expect(await notices()).not.toContain("items_ending");
  time += 2 * DAY;
  expect(await notices()).toContain("items_ending");
});
