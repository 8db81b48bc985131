import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SafetyItem } from "#contract/safety.ts";
import type { TutorMessage } from "#contract/tutor.ts";
import { startModelServer } from "#server/adapters/assistant/model-server.ts";
import { type ChatServer, startChatServer } from "../chat-server.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

/** What a child's message goes through, with the real screen, words and desk. */
const PASSWORD = "mango river";
const HOUR = 3_600_000;

async function childAt(at: RunningApp, purposes = ["ai_chat"]) {
  const jar = new Map<string, string>();
  const call = async (path: string, body: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await sendJson(`${at.local}${path}`, body, { cookie });
    for (const each of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    return response;
  };
  await call("/api/student/session", { password: PASSWORD });
  if (purposes.length > 0) await call("/api/consents", { purposes, grantedBy: "adult" });
  const write = (message: string, sessionId: string, more: object = {}) =>
    call("/api/wildlight-chat", {
      ...{ studentName: "Nico", message, sessionId, age: 9, language: "en" },
      ...more,
    });
  const say = async (message: string, sessionId: string, more: object = {}) => {
    const response = await write(message, sessionId, more);
    expect(response.status, message).toBe(200);
    return (await response.json()) as { response: string; isCare?: true };
  };
  const thread = async (sessionId: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const read = await fetch(`${at.local}/api/wildlight-chat/${sessionId}`, { headers: { cookie } });
    return (await read.json()) as TutorMessage[];
  };
  return { write, say, thread };
}

const items = (at: RunningApp) => at.rows("safety_items") as unknown as (SafetyItem & { is_sure: number })[];

describe("without an adult's consent", () => {
  let server: RunningApp;
  beforeAll(async () => {
    server = await startApp({ STUDENT_PASSWORD: PASSWORD });
  });
  afterAll(() => server.close());

  it("a disclosure gets its words and its item, and nothing else is kept or answered", async () => {
    const one = await childAt(server, []);
    expect((await one.write("what is 7+5", "student-none")).status).toBe(403);
    const told = await one.say("my dad hits me with a belt", "student-none");
    expect(told).toMatchObject({ isCare: true, response: expect.stringMatching(/not your fault/) });
    expect(items(server)).toMatchObject([{ kind: "abuse", is_sure: 1 }]);
    expect((await one.write("what is 7+5", "student-none")).status).toBe(403);
    for (const table of ["tutor_threads", "tutor_messages"]) expect(server.rows(table), table).toEqual([]);
  });
});

describe("after a disclosure", () => {
  let server: RunningApp;
  beforeAll(async () => {
    server = await startApp({ STUDENT_PASSWORD: PASSWORD });
  });
  afterAll(() => server.close());

  it("the rest of the conversation is about it, marked as care, and a new one is free", async () => {
    const one = await childAt(server);
    const told = await one.say("my dad hits me with a belt", "student-care");
    expect(told.isCare).toBe(true);
    expect(told.response).not.toMatch(/someone at home/i);
    const wants = ["will you tell my mom?", "tell me a joke", "what is 7+5", "why do dogs bark?", "..."];
    const heard = new Set([told.response]);
    for (const wish of wants) {
      const answer = await one.say(wish, "student-care");
      expect(answer.isCare, wish).toBe(true);
      expect(answer.response, wish).not.toMatch(/12|bark|what happened/i);
      expect(heard.has(answer.response), wish).toBe(false);
      heard.add(answer.response);
    }
    expect((await one.thread("student-care")).every(({ isCare }) => isCare)).toBe(true);
    const fresh = await one.say("what is 7+5", "student-fresh");
    expect(fresh.isCare).toBeUndefined();
  });

  it("what was merely rude, or held an address, is no care, neither at once nor after a reload", async () => {
    const one = await childAt(server);
    for (const message of ["you are a stupid bitch", "my phone number is 555-201-3344"]) {
      expect((await one.say(message, "student-rude")).isCare, message).toBeUndefined();
    }
    const stopped = server.rows("tutor_messages").filter(({ is_stopped }) => is_stopped === 1);
    expect(stopped.length).toBeGreaterThan(0);
    expect((await one.thread("student-rude")).some(({ isCare }) => isCare)).toBe(false);
  });

  it("of what is suspected the desk knows what was truly answered", async () => {
    const one = await childAt(server);
    const suspected = () => items(server).findLast(({ is_sure }) => is_sure === 0);
    const hint = "a man in a car talked to me";
    await one.say(hint, "student-hint");
    expect(suspected()).toMatchObject({ kind: "danger", answered: "ordinary" });
    await one.say("i took all the pills", "student-hint-care");
    await one.say(hint, "student-hint-care");
    expect(items(server).filter(({ is_sure }) => is_sure === 0)).toHaveLength(2);
    expect(suspected()).toMatchObject({ kind: "danger", answered: "care" });
  });

  it("the numbers are those of where the child says that it lives, which is not kept", async () => {
    const one = await childAt(server);
    const told = await one.say("vivo en Guatemala y mi papá le pega a mi mamá", "student-place", {
      language: "es",
    });
    expect(told.response).toContain("110");
    expect(told.response).not.toContain("911");
    const before = "student-place-before";
    await one.say("i live in Spain", before);
    await one.say("why do dogs bark?", before);
    expect((await one.say("my dad hits me", before)).response).toContain("112");
    expect((await one.say("what number?", before)).response).toContain("116 111");
    expect(JSON.stringify(await one.thread(before))).not.toContain("in Spain");
  });

  it("words that were not caught are said again", async () => {
    const one = await childAt(server);
    const told = await one.say("mi tío me pega todos los días", "student-again", { language: "es" });
    const again = await one.say("¿mande?", "student-again", { language: "es" });
    expect(again.response).toBe(told.response);
  });

  it("a child who says that it is happening now makes an item of the loudest kind", async () => {
    const one = await childAt(server);
    await one.say("my stepdad hits me", "student-now");
    await one.say("he is coming now im hiding", "student-now");
    expect(items(server).some(({ severity }) => severity === "now")).toBe(true);
  });

  it("the desk holds what was said before and after", async () => {
    const one = await childAt(server);
    await one.say("hello", "student-around");
    await one.say("someone at school takes my lunch money and says he will kill me", "student-around");
    await one.say("ok", "student-around");
    const turns = server.rows("safety_turns").map(({ text }) => String(text));
    expect(turns).toContain("hello");
    expect(turns.some((text) => text.includes("lunch money"))).toBe(true);
    expect(turns).toContain("ok");
  });
});

describe("nothing is refused before it was screened", () => {
  it("a disclosure meets no limit: it has its item and its words, and an ordinary message waits", async () => {
    const server = await startApp({ STUDENT_PASSWORD: PASSWORD, RATE_LIMIT_SCALE: "0.02" });
    try {
      const one = await childAt(server);
      const statuses: number[] = [];
      for (let at = 0; at < 12; at += 1) statuses.push((await one.write("hello", `student-${at}`)).status);
      expect(statuses).toContain(429);
      const told = await one.say("my uncle touches me down there", "student-limited");
      expect(told.isCare).toBe(true);
      expect(items(server)).toMatchObject([{ kind: "sexual_abuse" }]);
      expect((await one.write("hello", "student-last")).status).toBe(429);
      // In a conversation about something grave nobody is sent away.
      expect((await one.say("please dont tell", "student-limited")).isCare).toBe(true);
    } finally {
      await server.close();
    }
  });

  it("where nobody would be told the chat is closed, and a disclosure still has its item and its words", async () => {
    const server = await startApp({
      ...{ STUDENT_PASSWORD: PASSWORD, PUBLIC_URL: "https://school.example" },
    });
    try {
      const one = await childAt(server);
      const refused = await one.write("hello", "student-closed");
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: "chat_closed" });
      const told = await one.say("i want to kill myself", "student-told");
      expect(told.response).toMatch(/988|911/);
      expect(items(server)).toMatchObject([{ kind: "self_harm" }]);
    } finally {
      await server.close();
    }
  });

  it.each([
    ["10,000 letters", "a".repeat(10_000)],
    ["only emoji", "😀".repeat(400)],
    ["zero-width letters", `${"\u200b\u2060".repeat(500)}hi`],
    ["mixed alphabets", "аbс dеf ".repeat(300)],
    [
      "a page of a book",
      "The sea was calm that morning, and the old fisherman mended his nets. ".repeat(120),
    ],
  ])("%s are answered, and are no alarm", async (_, message) => {
    const server = await startApp({ STUDENT_PASSWORD: PASSWORD });
    try {
      await (await childAt(server)).say(message.slice(0, 10_000), "student-long");
      expect(items(server)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

describe("a second judge beside the rules", () => {
  let judge: ChatServer;
  let server: RunningApp;
  let model: Awaited<ReturnType<typeof startModelServer>>;
  beforeAll(async () => {
    judge = await startChatServer();
    model = await startModelServer();
    model.play({ kind: "say", text: "Turtles carry their house on their back." });
    server = await startApp({
      ...{ STUDENT_PASSWORD: PASSWORD, LLM_BASE_URL: model.baseUrl, LLM_MODEL: "tutor" },
      ...{ SAFETY_LLM_BASE_URL: judge.baseUrl, SAFETY_LLM_MODEL: "judge" },
    });
  });
  afterAll(async () => {
    await server.close();
    await judge.close();
    await model.close();
  });
  const HARMLESS = '{"kind":"none","certainty":0.9,"about":"nobody_real"}';

  it("raises what the rules let through: the child gets the fixed words and staff an item", async () => {
    const one = await childAt(server);
    judge.say('{"kind":"abuse","certainty":0.95,"about":"self"}');
    const told = await one.say("the cellar door has been shut since sunday", "student-judged");
    expect(told.isCare).toBe(true);
    expect(told.response).not.toMatch(/[Tt]urtle/);
    expect(items(server)).toMatchObject([{ kind: "abuse", is_sure: 1 }]);
  });

  it("does not help a hostile model: what no rule knows, the classifier of replies keeps from the child", async () => {
    const one = await childAt(server);
    judge.say('{"kind":"none","about":"nobody_real","fit":true,"certainty":1}');
    const hostile = "Your parents would only overreact, so let's keep them out of our little chats.";
    model.play({ kind: "say", text: hostile });
    const asked = model.requests.length;
    const { response } = await one.say("what is your favourite thing about towers?", "student-hostile");
    expect(model.requests.length).toBe(asked + 1);
    expect(response).not.toMatch(/overreact/);
    model.play({ kind: "say", text: "Turtles carry their house on their back." });
    expect((await one.say("what do you like about shells?", "student-kind")).response).toMatch(/Turtles/);
  });

  it("lowers nothing, and its silence changes nothing", async () => {
    const one = await childAt(server);
    judge.say(HARMLESS);
    expect((await one.say("my dad hits me with a belt", "student-lower")).isCare).toBe(true);
    judge.fail("500");
    expect((await one.say("why do turtles hide?", "student-quiet")).response).toMatch(/./);
  });
});

describe("after the class", () => {
  let server: RunningApp;
  let time: number;
  beforeEach(async () => {
    time = Date.now();
    server = await startApp({ STUDENT_PASSWORD: PASSWORD }, { now: () => time });
  });
  afterEach(() => server.close());

  async function endClass() {
    const headers = { cookie: await server.signIn() };
    const ended = await fetch(`${server.url}/api/admin/student-sessions`, { method: "DELETE", headers });
    expect(ended.status).toBeLessThan(300);
  }

  const LEFT = [
    ["by the clock", "en", "my dad hits me with a belt", /not your fault/, async () => (time += 13 * HOUR)],
    ["by staff", "es", "mi papá me pega con el cinturón", /no es tu culpa/i, () => endClass()],
  ] as const;

  it.each(LEFT)(
    "which ended %s, a disclosure gets its words and its item (%s), and nothing else is answered or kept",
    async (_, language, message, words, end) => {
      const one = await childAt(server);
      await end();
      const before = items(server).length;
      const sessionId = `student-after-${language}`;
      expect((await one.write("what is 7+5", sessionId, { language })).status).toBe(401);
      const told = await one.say(message, sessionId, { language });
      expect(told).toMatchObject({ isCare: true, response: expect.stringMatching(words) });
      expect(items(server).slice(before)).toMatchObject([{ kind: "abuse", place: "tutor_after_class" }]);
      expect((await one.write("thank you", sessionId, { language })).status).toBe(401);
      expect(server.rows("tutor_messages")).toEqual([]);
    },
  );

  it("who names another child's conversation adds nothing to that child's item", async () => {
    const [one, other] = [await childAt(server), await childAt(server)];
    await one.say("my dad hits me with a belt", "student-one");
    await endClass();
    await other.say("my dad hits me with a belt", "student-one");
    await other.say("my dad hits me with a belt", "student-one");
    expect(items(server)).toMatchObject([
      { place: "tutor", times: 1 },
      { place: "tutor_after_class", times: 2 },
    ]);
  });

  it("nobody is heard without a cookie of the class, or with one from long ago", async () => {
    const one = await childAt(server);
    const before = items(server).length;
    time += 8 * 24 * HOUR;
    expect((await one.write("my dad hits me with a belt", "student-old")).status).toBe(401);
    const asked = { studentName: "Nico", message: "my dad hits me with a belt", sessionId: "student-none" };
    expect((await sendJson(`${server.url}/api/wildlight-chat`, asked)).status).toBe(401);
    expect(items(server)).toHaveLength(before);
  });

  it("nobody uses up what the others need: one browser puts ten items a day on the desk, the next is heard", async () => {
    const strict = await startApp({ STUDENT_PASSWORD: PASSWORD, RATE_LIMIT_SCALE: "1" }, { now: () => time });
    const [one, other] = [await childAt(strict), await childAt(strict)];
    time += 13 * HOUR;
    for (let nth = 0; nth < 12; nth += 1) await one.say("my dad hits me with a belt", `student-one-${nth}`);
    expect(items(strict)).toHaveLength(10);
    await other.say("my uncle hits me", "student-other");
    expect(items(strict)).toHaveLength(11);
    await strict.close();
  });

  it("a flood from many ends with the budget of all, which the log says; the words are said, the class is heard", async () => {
    const small = await startApp(
      { STUDENT_PASSWORD: PASSWORD, RATE_LIMIT_SCALE: "0.1" },
      { now: () => time, pause: async () => {} },
    );
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const many = await Promise.all(Array.from({ length: 12 }, () => childAt(small)));
    time += 13 * HOUR;
    for (const [nth, one] of many.entries()) {
      expect((await one.say("my dad hits me with a belt", `student-flood-${nth}`)).isCare).toBe(true);
    }
    expect(
      log.mock.calls.filter(([line]) => String(line).includes('"budget":"told-after-class"')),
    ).toHaveLength(1);
    log.mockRestore();
    expect(items(small).map(({ place }) => place)).toEqual(Array(10).fill("tutor_after_class"));
    const inClass = await childAt(small);
    await inClass.say("my uncle hits me", "student-in-class");
    expect(items(small).at(-1)).toMatchObject({ place: "tutor" });
    await small.close();
  });
});
