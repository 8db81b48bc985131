import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import type { assignmentResult } from "#contract/assignment.ts";
import type { Consent } from "#contract/learner.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const PASSWORD = "mango river";
const DAY = 86_400_000;
let time = Date.now();
const waits: number[] = [];
let server: RunningApp;
beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: PASSWORD },
    { now: () => time, random: () => 0, pause: async (milliseconds) => waits.push(milliseconds) },
  );
});
afterAll(() => server.close());

type Result = z.infer<typeof assignmentResult>;
type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

/** A browser: keeps its cookies. */
function browser(app: RunningApp = server) {
  const jar = new Map<string, string>();
  const call = async (path: string, { method, body, headers }: Sent = {}) => {
    const response = await fetch(`${app.url}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
      if (/Max-Age=0/.test(each)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    call,
    jar,
    enter: (password = PASSWORD) => call("/api/student/session", { body: { password } }),
    isIn: async () =>
      ((await (await call("/api/student/session")).json()) as { authenticated: boolean }).authenticated,
    allow: (...purposes: string[]) => call("/api/consents", { body: { purposes, grantedBy: "adult" } }),
    allowed: async () =>
      ((await (await call("/api/consents")).json()) as Consent[]).map((each) => each.purpose),
  };
}

const student = { name: "Sol", age: 7, pedagogy: "Montessori" };
const request = (sessionId: string, more: object = {}) => ({
  sessionId,
  assessmentResponses: { math_check: "5", reading_level: "explorer", confidence: "👍" },
  studentData: student,
  ...more,
});
const stored = () => server.rows("student_profiles");

/** Staff, and the calls that only they may make. */
async function staff() {
  const cookie = await server.signIn();
  return (path: string, body?: unknown) =>
    body === undefined
      ? fetch(`${server.url}${path}`, { headers: { cookie } })
      : sendJson(`${server.url}${path}`, body, { cookie }, "PUT");
}

describe("the gate", () => {
  it("opens to the class password with a cookie that scripts cannot read and that the browser forgets", async () => {
    const child = browser();
    expect(await child.isIn()).toBe(false);
    const entered = await child.enter();
    expect(entered.status).toBe(204);
    const cookie = entered.headers.getSetCookie().find((each) => each.startsWith("ceiba_student="));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).not.toContain("Max-Age");
    expect(cookie).not.toContain(PASSWORD);
    expect(await child.isIn()).toBe(true);
    expect(await browser().isIn()).toBe(false);
    expect((await child.call("/api/student/session", { method: "DELETE" })).status).toBe(204);
    expect(await child.isIn()).toBe(false);
  });

  it("ends a session for good when it is left: a copy of its cookie opens nothing", async () => {
    const child = browser();
    await child.enter();
    const copy = child.jar.get("ceiba_student") ?? "";
    await child.call("/api/student/session", { method: "DELETE" });
    const thief = browser();
    thief.jar.set("ceiba_student", copy);
    expect(await thief.isIn()).toBe(false);
    // Whoever else is in stays in.
    const neighbour = browser();
    await neighbour.enter();
    expect(await neighbour.isIn()).toBe(true);
    const cookie = await server.signIn();
    const ended = await fetch(`${server.url}/api/admin/student-sessions`, {
      method: "DELETE",
      headers: { cookie },
    });
    expect(ended.status).toBe(204);
    expect(await neighbour.isIn()).toBe(false);
    expect((await neighbour.enter()).status).toBe(204);
    expect(await neighbour.isIn()).toBe(true);
    expect(server.rows("left_sessions")).not.toEqual([]);
    time += 12 * 3_600_000 + 1;
    await server.app.sweep();
    expect(server.rows("left_sessions")).toEqual([]);
  });

  it("answers a wrong one with the specified sentence, always after half a second, then later and later", async () => {
    const child = browser();
    waits.length = 0;
    const wrong = await child.enter("papaya river");
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({
      code: "wrong_password",
      message: "Incorrect password. Please try again.",
    });
    expect((await child.enter()).status).toBe(204);
    expect(waits).toEqual([500, 500]);

    const strict = await startApp(
      { STUDENT_PASSWORD: PASSWORD, RATE_LIMIT_SCALE: "1" },
      { pause: async (milliseconds) => waits.push(milliseconds) },
    );
    try {
      const guesser = browser(strict);
      waits.length = 0;
      for (let index = 0; index < 6; index += 1) await guesser.enter("papaya river");
      expect(waits).toEqual([500, 500, 500, 1500, 2500, 4500]);
      // The child at the next desk, behind the same address, waits for none of that.
      expect((await browser(strict).enter()).status).toBe(204);
      expect(waits.at(-1)).toBe(500);
    } finally {
      await strict.close();
    }
  });

  it("does not take what it did not sign, and closes after a school day", async () => {
    const child = browser();
    await child.enter();
    const good = child.jar.get("ceiba_student") ?? "";
    const visitor = child.jar.get("ceiba_visitor") ?? "";
    for (const forged of [`${good}x`, good.replace("student", "studint"), visitor, "student:1:2:3", ""]) {
      child.jar.set("ceiba_student", forged);
      expect(await child.isIn(), forged).toBe(false);
    }
    child.jar.set("ceiba_student", good);
    time += 12 * 3_600_000 - 1;
    expect(await child.isIn()).toBe(true);
    time += 1;
    expect(await child.isIn()).toBe(false);
  });

  it("follows staff: another password, and the end of open sessions when they choose it", async () => {
    const put = await staff();
    const child = browser();
    await child.enter();
    expect((await put("/api/admin/student-password", { password: "short" })).status).toBe(400);
    expect((await put("/api/admin/student-password", { password: "papaya lake" })).status).toBe(204);
    expect(await child.isIn()).toBe(true);
    expect((await browser().enter()).status).toBe(401);
    const again = { password: PASSWORD, endSessions: true };
    expect((await put("/api/admin/student-password", again)).status).toBe(204);
    expect(await child.isIn()).toBe(false);
    expect((await child.enter()).status).toBe(204);
    expect(JSON.stringify(server.rows("settings"))).not.toContain(PASSWORD);
  });

  it("has a password of its own when none is configured", async () => {
    const app = await startApp({}, { pause: async () => {} });
    try {
      const generated = app.app.generatedStudentPassword ?? "";
      expect((await browser(app).enter(generated)).status).toBe(204);
      expect(server.app.generatedStudentPassword).toBeNull();
    } finally {
      await app.close();
    }
  });
});

describe("consents", () => {
  it("are an adult's, in a browser that has entered, and can be taken back", async () => {
    const home = browser();
    expect((await home.allow("profile")).status).toBe(401);
    await home.enter();
    const byChild = { purposes: ["profile"], grantedBy: "child" };
    expect((await home.call("/api/consents", { body: byChild })).status).toBe(400);
    expect((await home.allow("everything")).status).toBe(400);
    expect((await home.allow()).status).toBe(400);
    expect((await home.allow("profile", "microphone")).status).toBe(204);
    expect(await home.allowed()).toEqual(["microphone", "profile"]);
    const list = (await (await home.call("/api/consents")).json()) as Consent[];
    expect(list[0]).toMatchObject({ grantedBy: "adult", grantedAt: new Date(time).toISOString() });
    expect((await home.call("/api/consents?purpose=microphone", { method: "DELETE" })).status).toBe(204);
    expect(await home.allowed()).toEqual(["profile"]);
    await home.call("/api/consents", { method: "DELETE" });
    expect(await home.allowed()).toEqual([]);
  });

  it("may carry the family's address, which the list does not repeat", async () => {
    const home = browser();
    await home.enter();
    const body = { purposes: ["profile"], grantedBy: "adult", guardianEmail: " Eva@Example.com " };
    expect((await home.call("/api/consents", { body })).status).toBe(204);
    expect(server.rows("consents").map((row) => row.guardian_email)).toContain("Eva@Example.com");
    expect(await (await home.call("/api/consents")).text()).not.toContain("Example");
    const bad = { ...body, guardianEmail: "not an address" };
    expect((await home.call("/api/consents", { body: bad })).status).toBe(400);
    expect((await home.call("/api/consents", { body: { ...body, guardianEmail: "" } })).status).toBe(204);
  });

  it("of the class are recorded once by staff", async () => {
    const put = await staff();
    expect(await (await put("/api/admin/learner-settings")).json()).toMatchObject({
      classConsent: null,
      retentionDays: 90,
    });
    await put("/api/admin/class-consent", { purposes: ["profile", "ai_chat"] });
    expect(await (await put("/api/admin/learner-settings")).json()).toMatchObject({
      classConsent: { purposes: ["profile", "ai_chat"], recordedBy: "staff@example.com" },
    });
    const child = browser();
    expect(await child.allowed()).toEqual([]);
    await child.call("/api/assign-curriculum", { body: request("class_0") });
    await child.enter();
    expect(await child.allowed()).toEqual(["profile", "ai_chat"]);
    await child.call("/api/assign-curriculum", { body: request("class_1") });
    expect(stored().map((row) => [row.session_id, row.consent])).toEqual([["class_1", "class"]]);
    await put("/api/admin/class-consent", { purposes: [] });
    expect(stored()).toEqual([]);
    expect(await child.allowed()).toEqual([]);
  });
});

describe("an assignment", () => {
  it("is open to all, and without consent nothing of it is stored", async () => {
    const demo = browser();
    const response = await demo.call("/api/assign-curriculum", { body: request("session_1") });
    expect(response.status).toBe(200);
    const result = (await response.json()) as Result;
    expect(result.profile).toMatchObject({
      name: "Sol",
      age: 7,
      pedagogy: "Montessori",
      confidence_score: 9,
    });
    expect(result.curriculumAssignment.assignedModules.length).toBeGreaterThan(0);
    expect(result.starterPack.activities).toHaveLength(6);
    expect(demo.jar.size).toBe(0);
    expect(stored()).toEqual([]);
    expect((await demo.call("/api/student-profile/session_1")).status).toBe(404);
  });

  it("with consent is stored for its own browser and for staff", async () => {
    const home = browser();
    await home.enter();
    await home.allow("profile");
    const made = await (await home.call("/api/assign-curriculum", { body: request("own_1") })).json();
    expect(await (await home.call("/api/student-profile/own_1")).json()).toEqual(made);
    expect((await browser().call("/api/student-profile/own_1")).status).toBe(403);
    const other = browser();
    await other.enter();
    await other.allow("profile");
    const stolen = await other.call("/api/student-profile/own_1");
    expect(stolen.status).toBe(403);
    expect(await stolen.text()).not.toContain("Sol");
    expect((await other.call("/api/assign-curriculum", { body: request("own_1") })).status).toBe(403);
    expect((await (await staff())("/api/student-profile/own_1")).status).toBe(200);
    // What the child answered is not kept, only what came of it.
    const kept = JSON.stringify(stored().filter((row) => row.session_id === "own_1"));
    expect(kept).toContain("Sol");
    expect(kept).not.toMatch(/math_check|reading_level":"explorer"[^}]*👍/);

    await home.call("/api/consents?purpose=profile", { method: "DELETE" });
    expect((await home.call("/api/student-profile/own_1")).status).toBe(404);
    expect(stored().filter((row) => row.session_id === "own_1")).toEqual([]);
  });

  it("made with a key belongs to its holder, and to the browser in any tab", async () => {
    const home = browser();
    await home.enter();
    await home.allow("profile");
    const headers = { "x-conversation-key": "k".repeat(32) };
    await home.call("/api/assign-curriculum", { body: request("key_1"), headers });
    expect((await browser().call("/api/student-profile/key_1", { headers })).status).toBe(200);
    expect((await home.call("/api/student-profile/key_1")).status).toBe(200);
    expect((await home.call("/api/assign-curriculum", { body: request("key_1") })).status).toBe(200);
    expect((await browser().call("/api/student-profile/key_1")).status).toBe(403);
  });

  it("speaks the language asked for, else the saved, else the preferred one", async () => {
    const title = async (more: object, headers: Record<string, string> = {}) => {
      const asked = { body: request("lang_1", more), headers };
      const result = (await (await browser().call("/api/assign-curriculum", asked)).json()) as Result;
      return result.starterPack.title;
    };
    const [english, spanish] = [await title({ language: "en" }), await title({ language: "es" })];
    expect(english).not.toBe(spanish);
    expect(await title({})).toBe(english);
    expect(await title({}, { "accept-language": "es-MX,es;q=0.9" })).toBe(spanish);
    const saved = { "accept-language": "es", cookie: "ceiba_language=en" };
    expect(await title({}, saved)).toBe(english);
  });

  it.each([
    ["2", 400],
    [15, 400],
    [-7, 400],
    ["", 400],
    ["many", 400],
    [null, 400],
    [3, 200],
    ["14", 200],
    [7.9, 200],
  ])("of age %o answers %i", async (age, status) => {
    const body = request("age_1", { studentData: { ...student, age } });
    const response = await browser().call("/api/assign-curriculum", { body });
    expect(response.status).toBe(status);
    if (status === 400 && age !== null) {
      expect(await response.json()).toEqual({
        code: "age_out_of_range",
        message: "Ceiba is made for children from 3 to 14. Please check the age.",
      });
    }
  });

  it("infers an approach it does not know", async () => {
    for (const pedagogy of [undefined, null, 5, "Waldorf", { a: 1 }, "x".repeat(9000)]) {
      const body = request("ped_1", { studentData: { ...student, age: 9, pedagogy } });
      const response = await browser().call("/api/assign-curriculum", { body });
      expect(response.status).toBe(200);
      expect(((await response.json()) as Result).profile.pedagogy).toBe("Project-Based");
    }
  });

  const hostile = [
    "x".repeat(10_000),
    "<script>alert(1)</script><img src=x onerror=alert(1)>".repeat(50),
    "👩‍👩‍👧‍👦🏴‍☠️".repeat(200),
    "\u202Eمرحبا بالعالم\u2066".repeat(300),
    "\u0000\u001b[2J\ud800",
    "'; drop table student_profiles; --",
    "{placeholder} %s $1",
  ];
  it.each(hostile.map((text, index) => [index, text]))("takes hostile answers (%i)", async (index, text) => {
    const home = browser();
    await home.enter();
    await home.allow("profile");
    const sessionId = `hostile_${index}`;
    const body = {
      sessionId,
      assessmentResponses: {
        interests: text,
        [String(text).slice(0, 100)]: text,
        record: { question: "?", answer: text, category: "reading" },
        list: ["water", 5, { deep: [text.slice(0, 50)] }],
      },
      studentData: {
        ...student,
        name: `Sol ${text}`.slice(0, 10_000),
        interests: [text.slice(0, 200)],
        voice_preference: text,
      },
    };
    const response = await home.call("/api/assign-curriculum", { body });
    expect(response.status).toBe(200);
    const answer = await response.text();
    expect(answer).not.toMatch(/<script|onerror|\u202e|\u2066|\\u0000|\\u001b|\\ud800/i);
    const result = JSON.parse(answer) as Result;
    expect(result.profile.name.startsWith("Sol")).toBe(true);
    expect([...new Intl.Segmenter().segment(result.profile.name)].length).toBeLessThanOrEqual(40);
    expect(await (await home.call(`/api/student-profile/${sessionId}`)).text()).toBe(answer);
  });

  it("refuses longer answers, missing names and ids that need escaping, and repeats none of it", async () => {
    const secret = "do-not-repeat-me";
    const refused: object[] = [
      { assessmentResponses: { interests: `${secret}${"x".repeat(10_000)}` } },
      { assessmentResponses: { interests: { answer: `${secret}${"x".repeat(10_000)}` } } },
      { assessmentResponses: [secret] },
      { assessmentResponses: secret },
      { studentData: { ...student, name: " \u200b " } },
      { studentData: { ...student, name: `<${secret}>` } },
      { studentData: { ...student, name: 5 } },
      { studentData: { name: secret } },
      { studentData: null },
      { sessionId: `../${secret}` },
      { language: secret },
    ];
    for (const more of refused) {
      const response = await browser().call("/api/assign-curriculum", { body: request("bad_1", more) });
      const text = await response.text();
      expect(response.status, text).toBe(400);
      expect(text).not.toContain(secret);
    }
    const proto =
      '{"sessionId":"bad_1","studentData":{"name":"Sol","age":7},"assessmentResponses":{"__proto__":{"x":1}}}';
    expect((await sendJson(`${server.url}/api/assign-curriculum`, proto)).status).toBe(200);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe("what is kept about children", () => {
  it("goes after the days that staff set", async () => {
    const put = await staff();
    const home = browser();
    await home.enter();
    await home.allow("profile");
    await home.call("/api/assign-curriculum", { body: request("old_1") });
    for (const days of [0, 366, 1.5, "7"]) {
      expect((await put("/api/admin/retention", { days })).status).toBe(400);
    }
    expect((await put("/api/admin/retention", { days: 7 })).status).toBe(204);
    time += 7 * DAY - 1;
    expect((await home.call("/api/student-profile/old_1")).status).toBe(200);
    time += 1;
    expect((await home.call("/api/student-profile/old_1")).status).toBe(404);
    expect(stored().map((row) => row.session_id)).toContain("old_1");
    await server.app.sweep();
    expect(stored()).toEqual([]);
  });

  it("is not written to the log when something breaks", async () => {
    const lines: string[] = [];
    const spy = vi
      .spyOn(process.stderr, "write")
      .mockImplementation((line) => Boolean(lines.push(String(line))));
    const broken = await startApp(
      {},
      {
        random: () => {
          throw new Error("Marisol is seven");
        },
      },
    );
    try {
      const body = request("log_1", { studentData: { ...student, name: "Marisol" } });
      const response = await browser(broken).call("/api/assign-curriculum", { body });
      expect(response.status).toBe(500);
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toContain("Marisol");
    } finally {
      spy.mockRestore();
      await broken.close();
    }
  });
});

it("the onboarding asks in the visitor's language and sends the specification's values", async () => {
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${server.url}${path}`, { headers })).json()) as {
      storeAs: string;
      voicePrompt: string;
      options: string[];
      labels: string[];
    }[];
  const english = await read("/api/onboarding");
  expect(english.length).toBeGreaterThan(0);
  const spanish = await read("/api/onboarding?language=es");
  expect(await read("/api/onboarding", { "accept-language": "es" })).toEqual(spanish);
  expect(await read("/api/onboarding", { cookie: "ceiba_language=es" })).toEqual(spanish);
  expect(spanish.map((each) => [each.storeAs, each.options])).toEqual(
    english.map((each) => [each.storeAs, each.options]),
  );
  expect(spanish.every((each, index) => each.voicePrompt !== english[index]?.voicePrompt)).toBe(true);
  expect(english.every((each) => each.options.length === each.labels.length)).toBe(true);
  expect((await fetch(`${server.url}/api/onboarding?language=fr`)).status).toBe(400);
});
