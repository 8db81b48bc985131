import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const PASSWORD = "mango tree river";
let server: RunningApp;
let staff: string;
let child: string;

beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: PASSWORD, STAFF_NOTIFY: "desk@example.com" },
    { pause: async () => {} },
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

const list = (cookie: string) => fetch(`${server.url}/api/admin/safety`, { headers: { cookie } });

it("is for staff alone", async () => {
  expect((await list("")).status).toBe(401);
  expect((await list(child)).status).toBe(401);
  const change = await sendJson(
    `${server.url}/api/admin/safety/x`,
    { state: "closed", version: 0 },
    {},
    "PATCH",
  );
  expect(change.status).toBe(401);
});

it("a disclosure in the chat gets the fixed words, an item on the desk and a mail", async () => {
  const body = {
    studentName: "Sol",
    message: "Nobody would miss me, call 555-201-3344",
    sessionId: "student-1",
    age: 10,
  };
  const answered = await sendJson(`${server.url}/api/wildlight-chat`, body, { cookie: child });
  expect(((await answered.json()) as { response: string }).response).toContain("988");
  const { items, unclosed } = (await (await list(staff)).json()) as {
    items: { id: string; version: number; excerpt: string }[];
    unclosed: number;
  };
  expect(unclosed).toBe(1);
  expect(items[0]).toMatchObject({ kind: "self_harm", studentName: "Sol", state: "open" });
  expect(items[0]?.excerpt).not.toContain("555");
  expect(JSON.stringify(server.rows("tutor_messages"))).not.toContain("555-201");
  expect(server.rows("mails")).toMatchObject([{ recipient: "desk@example.com", kind: "staff" }]);

  const url = `${server.url}/api/admin/safety/${items[0]?.id}`;
  const change = { state: "in_progress", note: "called home", version: items[0]?.version };
  expect((await sendJson(url, change, { cookie: staff }, "PATCH")).status).toBe(200);
  const again = await sendJson(url, change, { cookie: staff }, "PATCH");
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: "conflict" });
});
