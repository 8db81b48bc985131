import { afterAll, beforeAll, expect, it } from "vitest";
import type { FamilyRecord } from "#contract/family.ts";
import { type RunningApp, startApp } from "../running-app.ts";

const PASSWORD = "mango river";
const ANA = { id: "learner-ana-1", name: "Ana", email: "familia.ana@example.com", words: "my dog is purple" };
const BRUNO = { id: "learner-bruno-1", name: "Bruno", email: "bruno@example.com", words: "I like big ships" };
type Child = typeof ANA;

let server: RunningApp;
let staff: string;
beforeAll(async () => {
  server = await startApp({ STUDENT_PASSWORD: PASSWORD }, { pause: async () => {} });
  staff = await server.signIn();
});
afterAll(() => server.close());

/** A tablet that entered with the class password. Its cookie is the same for every child who sits down. */
async function tablet() {
  const jar = new Map<string, string>();
  const call = async (path: string, method: string, learner: string, body?: object) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(learner === "" ? {} : { "x-learner": learner }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    return response;
  };
  await call("/api/student/session", "POST", "", { password: PASSWORD });
  return {
    call,
    allow: ({ id, email }: Child) =>
      call("/api/consents", "POST", id, {
        ...{ purposes: ["profile", "ai_chat"], grantedBy: "adult", guardianEmail: email },
      }),
    say: ({ id, name, words }: Child, sessionId = `student-${id}`) =>
      call("/api/wildlight-chat", "POST", id, { studentName: name, message: words, sessionId, age: 8 }),
    plan: ({ id, name }: Child) =>
      call("/api/assign-curriculum", "POST", id, {
        ...{ sessionId: `onboarding-${id}`, assessmentResponses: {} },
        studentData: { name, age: 8, pedagogy: "Montessori" },
      }),
  };
}

const family = (path: string, method: string, { email }: Child) =>
  fetch(`${server.url}/api/admin/family${path}?email=${email}`, { method, headers: { cookie: staff } });

it("lets the next child write only once its own adult allowed it", async () => {
  const shared = await tablet();
  await shared.allow(ANA);
  expect((await shared.say(ANA)).status).toBe(200);
  const refused = await shared.say(BRUNO);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "consent_required" });
  await shared.plan(BRUNO);
  expect(server.rows("student_profiles")).toEqual([]);
  expect(await (await shared.call("/api/consents", "GET", BRUNO.id)).json()).toEqual([]);
  // Nor does a page that names nobody write under another's consent.
  expect((await shared.say({ ...ANA, id: "" }, "student-nobody")).status).toBe(403);
  expect((await shared.call("/api/consents", "GET", "no id at all")).status).toBe(400);
});

it("keeps two families apart: conversations, profiles, export and erasure", async () => {
  const shared = await tablet();
  for (const child of [ANA, BRUNO]) {
    await shared.allow(child);
    expect((await shared.say(child, `student-two-${child.id}`)).status).toBe(200);
    expect((await shared.plan(child)).status).toBe(200);
  }
  const thread = `/api/wildlight-chat/student-two-${BRUNO.id}`;
  expect(await (await shared.call(thread, "GET", BRUNO.id)).text()).toContain("ships");
  expect((await shared.call(thread, "GET", ANA.id)).status).toBe(403);
  expect((await shared.call(thread, "GET", "")).status).toBe(403);
  expect((await shared.say(ANA, `student-two-${BRUNO.id}`)).status).toBe(403);
  const profile = `/api/student-profile/onboarding-${BRUNO.id}`;
  expect((await shared.call(profile, "GET", BRUNO.id)).status).toBe(200);
  expect((await shared.call(profile, "GET", ANA.id)).status).toBe(403);

  const exported = (await (await family("/export", "GET", ANA)).json()) as { kept: FamilyRecord };
  const text = JSON.stringify(exported);
  expect(text).toContain("purple");
  expect(text).not.toMatch(/ships|Bruno|bruno@/);

  expect((await family("", "DELETE", ANA)).status).toBe(200);
  expect(await (await shared.call(thread, "GET", BRUNO.id)).text()).toContain("ships");
  expect((await shared.call(profile, "GET", BRUNO.id)).status).toBe(200);
  expect((await shared.say(BRUNO, `student-two-${BRUNO.id}`)).status).toBe(200);
  expect((await shared.say(ANA)).status).toBe(403);
});

it("takes back one child's consent and leaves the other's", async () => {
  const shared = await tablet();
  const [one, two] = [
    { ...ANA, id: "learner-three" },
    { ...BRUNO, id: "learner-four" },
  ];
  for (const child of [one, two]) {
    await shared.allow(child);
    await shared.say(child);
  }
  await shared.call("/api/consents?purpose=ai_chat", "DELETE", one.id);
  const left = server.rows("tutor_threads").map(({ learner_id }) => learner_id);
  expect(left).not.toContain(one.id);
  expect(left).toContain(two.id);
});
