import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundRecord } from "#contract/family-records.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const PASSWORD = "mango river";
let server: RunningApp;
let staff: string;
let child: string;
beforeAll(async () => {
  server = await startApp({ STUDENT_PASSWORD: PASSWORD }, { pause: async () => {} });
  staff = await server.signIn();
  const papers = { purposes: ["profile", "ai_chat"] };
  await sendJson(`${server.url}/api/admin/class-consent`, papers, { cookie: staff }, "PUT");
  const jar: string[] = [];
  const call = async (path: string, body: object, learner = "") => {
    const headers = { cookie: jar.join("; "), ...(learner === "" ? {} : { "x-learner": learner }) };
    const response = await sendJson(`${server.url}${path}`, body, headers);
    jar.push(...response.headers.getSetCookie().map((each) => each.split(";")[0] ?? ""));
    expect(response.status, path).toBeLessThan(300);
  };
  await call("/api/student/session", { password: PASSWORD });
  for (const [name, words] of [
    ["Nube", "My dog is purple"],
    ["Rayo", "I like big ships"],
  ] as const) {
    const learner = `learner-${name}`;
    const studentData = { name, age: 8, pedagogy: "Montessori" };
    await call(
      "/api/assign-curriculum",
      { sessionId: `s-${name}`, assessmentResponses: {}, studentData },
      learner,
    );
    const message = { studentName: name, message: words, sessionId: `student-${name}`, age: 8 };
    await call("/api/wildlight-chat", message, learner);
  }
  for (const [id, message] of [
    ["chat_1_a", "Do you have a garden for beetles?"],
    ["chat_1_b", "What does it cost?"],
  ]) {
    await call("/api/chat", { message, sessionId: id, language: "en" });
  }
  child = jar.join("; ");
});
afterAll(() => server.close());

const ask = (path: string, method = "GET", cookie = staff) =>
  fetch(`${server.url}/api/admin/records${path}`, { method, headers: { cookie } });
const find = async (query: string) => (await (await ask(`?${query}`)).json()) as FoundRecord[];

it("is for staff", async () => {
  for (const cookie of ["", child]) {
    expect((await ask("?kind=chat", "GET", cookie)).status).toBe(401);
    expect((await ask("/x?kind=chat", "GET", cookie)).status).toBe(401);
    expect((await ask("/x?kind=chat", "DELETE", cookie)).status).toBe(401);
  }
  expect((await ask("/x?kind=chat")).status).toBe(404);
  expect((await ask("/x?kind=learner", "DELETE")).status).toBe(404);
});

it("exports and erases one child under the papers of the class, and nobody else", async () => {
  const all = await find("kind=learner");
  expect(all.map(({ name, age, consent, messages }) => ({ name, age, consent, messages }))).toEqual(
    expect.arrayContaining([
      { name: "Nube", age: 8, consent: "class", messages: 2 },
      { name: "Rayo", age: 8, consent: "class", messages: 2 },
    ]),
  );
  expect(await find("kind=learner&words=LEARNER-RAYO")).toHaveLength(1);
  const [nube, ...others] = await find("kind=learner&words=p%C3%BArple%20NUBE");
  expect(others).toEqual([]);
  expect(nube).toMatchObject({ name: "Nube", begins: null });
  const one = `/${encodeURIComponent(nube?.id ?? "")}?kind=learner`;
  const file = await (await ask(one)).text();
  expect(file).toContain("purple");
  expect(file).not.toMatch(/ships|Rayo/);
  expect((await ask(one, "DELETE")).status).toBe(204);
  expect((await ask(one)).status).toBe(404);
  expect((await find("kind=learner")).map(({ name }) => name)).toEqual(["Rayo"]);
  expect(server.rows("erased").length).toBeGreaterThan(0);
  // Whose it was is not kept by the entry either; that it was the same child is.
  const entries = server.rows("audit_log").filter(({ action }) => String(action).startsWith("family_"));
  expect(entries.map(({ action }) => action)).toEqual(["family_export", "family_erased"]);
  expect(new Set(entries.map(({ reference }) => reference)).size).toBe(1);
  expect(JSON.stringify(entries)).not.toContain("learner-");
});

it("finds a chat without an e-mail by day, time and words, and erases it alone", async () => {
  const now = Date.now();
  const from = new Date(now - 3_600_000).toISOString();
  const to = new Date(now + 3_600_000).toISOString();
  expect(await find(`kind=chat&from=${from}&to=${to}`)).toHaveLength(2);
  expect(await find(`kind=chat&to=${from}`)).toEqual([]);
  const [found, ...others] = await find(`kind=chat&from=${from}&words=BEETLES`);
  expect(others).toEqual([]);
  expect(await find("kind=chat&words=chat_1_a")).toEqual([found]);
  const one = `/${found?.id}?kind=chat`;
  expect(await (await ask(one)).json()).toMatchObject({
    conversations: [{ messages: [{ from: "visitor", text: "Do you have a garden for beetles?" }, {}] }],
  });
  expect((await ask(one, "DELETE")).status).toBe(204);
  expect((await find("kind=chat")).map(({ begins }) => begins)).toEqual(["What does it cost?"]);
});

it("corrects what a family told, with its history, and takes no other family's e-mail", async () => {
  const family = { name: "Ane Lopes", phone: "1", numberOfChildren: 1, childrenAges: "6", language: "es" };
  const made = await sendJson(`${server.url}/api/leads`, {
    ...family,
    email: "ane@example.com",
    status: "enrolled",
  });
  const { id } = (await made.json()) as { id: string };
  await sendJson(`${server.url}/api/leads`, { ...family, email: "other@example.com", status: "enrolled" });
  const patch = (body: object) =>
    sendJson(`${server.url}/api/admin/leads/${id}`, body, { cookie: staff }, "PATCH");
  const right = { name: "Ana López", email: "Ana@example.com", phone: "+52 998 555 0111", childrenAges: "7" };
  const saved = await patch({ ...right, version: 0 });
  expect(await saved.json()).toMatchObject({ ...right, numberOfChildren: 1, version: 1 });
  expect((await patch({ email: "OTHER@example.com", version: 1 })).status).toBe(409);
  expect(await (await patch({ language: "en", version: 1 })).json()).toMatchObject({
    language: "en",
    version: 2,
  });
  const now = await fetch(`${server.url}/api/admin/leads/${id}`, { headers: { cookie: staff } });
  expect(await now.json()).toMatchObject({ ...right, version: 2 });
  expect((await patch({ email: "no address", version: 1 })).status).toBe(400);
  const history = await fetch(`${server.url}/api/admin/leads/${id}/history`, { headers: { cookie: staff } });
  expect(await history.json()).toMatchObject([
    { kind: "corrected", detail: "language" },
    { kind: "corrected", detail: "name,email,phone,ages" },
    {},
  ]);
  expect(JSON.stringify(server.rows("lead_submissions"))).not.toMatch(/"Ane Lopes".*ane@/);
});
