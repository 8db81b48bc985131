import { afterAll, beforeAll, expect, it } from "vitest";
import type { ChatReply } from "#contract/enrolment.ts";
import type { SafetyItem } from "#contract/safety.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { graveAnswers } from "#server/features/safety/grave.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

let server: RunningApp;
let staff: string;
beforeAll(async () => {
  server = await startApp();
  staff = await server.signIn();
});
afterAll(() => server.close());

let chats = 0;
async function say(message: string, language = "en"): Promise<ChatReply> {
  chats += 1;
  const asked = { message, sessionId: `chat_${chats}_grave`, language };
  return (await (await sendJson(`${server.url}/api/chat`, asked)).json()) as ChatReply;
}
async function items(): Promise<SafetyItem[]> {
  const answered = await fetch(`${server.url}/api/admin/safety`, { headers: { cookie: staff } });
  return ((await answered.json()) as { items: SafetyItem[] }).items;
}

it("a child who writes of harm in the families' chat gets numbers to call, and is on the desk", async () => {
  const { message, suggestions, awaits } = await say("my dad hits me and I am 8 years old");
  expect(message).toContain("911");
  expect(message).toMatch(/not your fault/);
  expect(suggestions).toEqual([]);
  expect(awaits).toBeUndefined();
  expect(await items()).toMatchObject([
    { kind: "abuse", isSure: true, place: "families_chat", studentName: null },
  ]);
  // Whoever opens the family's chat again does not find it, and no model is told of it.
  for (const table of ["messages", "lead_events", "parent_questions"])
    expect(server.rows(table), table).toEqual([]);

  expect((await say("tengo 9 años y me quiero morir", "es")).message).toMatch(
    /911.*No es tu culpa|no es tu culpa/,
  );
  expect(await items()).toHaveLength(2);
});

it("what families ask is the assistant's to answer, words of bullying too", async () => {
  for (const asked of [
    "How much is Pod School for two children of 5 and 8?",
    "my son was bullied at his old school, how do you handle that?",
    "I would die to get a place there",
    "¿hay violencia en la zona?",
  ]) {
    expect((await say(asked)).message, asked).not.toContain("911");
  }
  expect(await items()).toHaveLength(2);
});

it("what only the classifier, which learned from children, takes for a disclosure is answered, and noted as suspected", async () => {
  const sure = async () => (await items()).filter(({ isSure }) => isSure).length;
  const before = await sure();
  for (const [language, asked] of [
    ["en", "I asked if he can come"],
    ["en", "I just want someone to call me back"],
    ["en", "I asked if she can go without lunch"],
    ["es", "me pidió preguntar si se puede ir a ver la escuela"],
    ["es", "yo ya pagué pero ya no nos vamos a mudar. Quiero que me regresen mi dinero"],
    ["es", "nadie está en peligro, solo quiero el reembolso"],
    ["es", "solo quiero que alguien me llame"],
  ] as const) {
    expect((await say(asked, language)).message, asked).not.toContain("911");
  }
  expect(await sure()).toBe(before);
});

it("also where a person has taken the conversation over, who reads it perhaps only tomorrow", async () => {
  const before = (await items()).length;
  const [cookie = ""] = (
    await sendJson(`${server.url}/api/chat`, {
      message: "hello",
      sessionId: "chat_held_grave",
      language: "en",
    })
  ).headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "");
  const [held] = server.rows("conversations").filter((row) => row.session_id === "chat_held_grave");
  const hold = await sendJson(
    `${server.url}/api/admin/inbox/${held?.id}/hold`,
    { name: "Marta" },
    { cookie: staff },
  );
  expect(hold.status).toBeLessThan(300);
  const told = { message: "my uncle hits me with a belt", sessionId: "chat_held_grave", language: "en" };
  const answered = await sendJson(`${server.url}/api/chat`, told, { cookie });
  expect(((await answered.json()) as ChatReply).writer).toBeTruthy();
  expect(await items()).toHaveLength(before + 1);
});

it("in the parents' panel too, and nobody finds it among the questions", async () => {
  const asked = { question: "tengo 9 años y mi papá me pega", language: "es" };
  const reply = await (await sendJson(`${server.url}/api/parent-support`, asked)).json();
  expect(reply).toMatchObject({ outcome: "answered", message: expect.stringContaining("911") });
  expect((await items()).map(({ place }) => place)).toContain("little_explorers");
  expect(server.rows("parent_questions")).toEqual([]);
});

it("strangers cannot flood the desk, and are answered all the same", async () => {
  const hits: SafetyHit[] = [];
  let left = 1;
  const answer = graveAnswers({
    screen: createSafetyScreen(null),
    desk: { record: async (hit) => void hits.push(hit) },
    outsideBudget: async () => left-- > 0,
  });
  const origin = { device: null, address: "192.0.2.1" };
  for (let time = 0; time < 3; time += 1) {
    const written = {
      message: "I want to kill myself",
      language: "en",
      sessionId: `chat_${time}`,
      isOfClass: false,
    } as const;
    expect(await answer({ ...written, place: "families_chat", origin })).toContain("911");
  }
  expect(hits).toHaveLength(1);
});
