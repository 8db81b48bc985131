import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conversationMessage, conversationNow } from "#contract/enrolment.ts";
import { inboxConversation, inboxItem } from "#contract/inbox.ts";
import type { EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";
import { eventually } from "../eventually.ts";
import { follow } from "../followed.ts";
import { echoAssistant, type RunningApp, sendJson, startApp } from "../running-app.ts";

/** Knows nothing of beetles, and hands over whoever says "person". */
const assistant: EnrolmentAssistant = {
  answer: async (question, ...rest) => ({
    ...(await echoAssistant.answer(question, ...rest)),
    ...(question.message.includes("beetle") ? { topic: null, outcome: "unknown" } : {}),
    ...(question.message.includes("person") ? { topic: "contact_person", outcome: "person" } : {}),
  }),
};

let server: RunningApp;
let staff: { cookie: string };
beforeAll(async () => {
  server = await startApp({ STAFF_NOTIFY: "desk@example.com" }, { assistant });
  staff = { cookie: await server.signIn() };
});
afterAll(() => server.close());

const key = (letter: string) => ({ "x-conversation-key": letter.repeat(32) });
const ask = (sessionId: string, message: string, headers = key("a")) =>
  sendJson(`${server.url}/api/chat`, { message, sessionId, language: "en" }, headers);
const inbox = async (query = "") => {
  const response = await fetch(`${server.url}/api/admin/inbox${query}`, { headers: staff });
  return inboxItem.array().parse(((await response.json()) as { items: unknown }).items);
};
const act = (path: string, body: object, method = "POST") =>
  sendJson(`${server.url}/api/admin/inbox/${path}`, body, staff, method);
const open = async (id: string) =>
  inboxConversation.parse(
    await (await fetch(`${server.url}/api/admin/inbox/${id}`, { headers: staff })).json(),
  );
async function opened(sessionId: string, message: string) {
  expect((await ask(sessionId, message)).status).toBe(200);
  const found = await inbox(`?search=${encodeURIComponent(message)}`);
  return open(found[0]?.id ?? "");
}
const hold = (id: string, name = "Marta") => act(`${id}/hold`, { name });
const form = (sessionId: string, email: string) => ({
  ...{ name: "Ana López", email, numberOfChildren: 1, childrenAges: "6", language: "es", sessionId },
});

describe("what a family asks", () => {
  it("is marked by what came of it, and the family is told by when a person answers", async () => {
    const unknown = await (await ask("mark_1", "Do you have beetles?")).json();
    const asked = await (await ask("mark_2", "A person, please")).json();
    const plain = await (await ask("mark_3", "Hello")).json();
    expect(Date.parse(unknown.awaits.by)).toBeGreaterThan(Date.now());
    expect(asked.awaits).toEqual(unknown.awaits);
    expect(plain.awaits).toBeUndefined();
    const marks = (await inbox()).map(({ mark, said }) => [mark, said]);
    expect(marks).toEqual([
      ["wants_person", "A person, please"],
      ["not_known", "Do you have beetles?"],
      [null, "Hello"],
    ]);
    const again = await fetch(`${server.url}/api/conversations/mark_1`, { headers: key("a") });
    expect(conversationMessage.array().parse(await again.json())[1]?.awaits).toEqual(unknown.awaits);
  });

  it("is promised nothing when nobody is there on any day", async () => {
    const week = Array.from({ length: 7 }, () => null);
    expect((await act("hours", { timeZone: "America/Cancun", week }, "PUT")).status).toBe(204);
    const asked = await (await ask("mark_4", "A person, please")).json();
    expect(asked.awaits).toEqual({ by: null });
    expect((await act("hours", { timeZone: "Atlantis/Harbour", week }, "PUT")).status).toBe(400);
    const backwards = [{ from: 900, to: 540 }, ...week.slice(1)];
    expect((await act("hours", { timeZone: "America/Cancun", week: backwards }, "PUT")).status).toBe(400);
  });

  it("is kept with the lead, asked before or after the form was sent", async () => {
    await ask("lead_1", "Are there beetles in winter?");
    const sent = await sendJson(`${server.url}/api/leads`, form("lead_1", "ana.lead@example.com"), key("a"));
    const { id } = (await sent.json()) as { id: string };
    await ask("lead_1", "And beetles in summer?");
    await ask("lead_1", "Thank you");
    const history = await (
      await fetch(`${server.url}/api/admin/leads/${id}/history`, { headers: staff })
    ).json();
    const questions = (history as { kind: string; detail: string }[])
      .filter(({ kind }) => kind === "question")
      .map(({ detail }) => detail);
    expect(questions.sort()).toEqual(["And beetles in summer?", "Are there beetles in winter?"]);
    const [found] = await inbox(`?lead=${id}`);
    expect(found?.lead).toEqual({ id, name: "Ana López" });
    expect((await open(found?.id ?? "")).lead?.email).toBe("ana.lead@example.com");
  });
});

describe("a conversation that somebody takes over", () => {
  it("silences the assistant and brings the person's words to the family, until it is handed back", async () => {
    const { id } = await opened("held_1", "Hello from the harbour");
    const live = await follow(`${server.url}/api/conversations/held_1/now`, key("a"));
    await eventually(() => expect(live.newest()).toEqual({ writer: null, messages: [] }));
    const held = inboxItem.parse(await (await hold(id)).json());
    await eventually(() => expect(live.newest()).toMatchObject({ writer: "Marta" }));
    expect(await (await ask("held_1", "Who are you?")).json()).toMatchObject({
      message: "",
      writer: "Marta",
    });
    const { version } = await open(id);
    expect(version).toBe(held.version + 1);
    const sent = await act(`${id}/replies`, { version, by: "chat", text: "I am Marta, from the school." });
    expect(sent.status).toBe(200);
    await eventually(() =>
      expect(conversationNow.parse(live.newest()).messages).toMatchObject([
        { message: "I am Marta, from the school.", writer: "Marta", isAi: false },
      ]),
    );
    expect((await act(`${id}/replies`, { version, by: "chat", text: "Again" })).status).toBe(409);
    await act(`${id}/hold`, {}, "DELETE");
    await eventually(() => expect(live.newest()).toMatchObject({ writer: null }));
    expect(await (await ask("held_1", "And now?")).json()).toMatchObject({ message: "You said: And now?" });
    const polled = await fetch(`${server.url}/api/conversations/held_1/now`, { headers: key("a") });
    expect(await polled.json()).toEqual(live.newest());
    live.leave();
    const seen = await fetch(`${server.url}/api/conversations/held_1`, { headers: key("a") });
    expect(
      conversationMessage
        .array()
        .parse(await seen.json())
        .map(({ message }) => message),
    ).toEqual([
      ...["Hello from the harbour", "You said: Hello from the harbour", "Who are you?"],
      ...["I am Marta, from the school.", "And now?", "You said: And now?"],
    ]);
  });

  it("is followed by its own browser alone", async () => {
    await ask("held_2", "Hello");
    for (const headers of [{}, key("b"), staff]) {
      expect((await fetch(`${server.url}/api/conversations/held_2/now`, { headers })).status).toBe(403);
    }
    expect((await fetch(`${server.url}/api/conversations/nobody/now`, { headers: key("a") })).status).toBe(
      404,
    );
  });

  it("knows people by a first name only", async () => {
    const { id } = await opened("held_3", "Hello from a hill");
    expect((await hold(id, "https://example.com")).status).toBe(400);
    expect((await hold(id, "")).status).toBe(400);
    expect((await hold(id, "Lucía")).status).toBe(200);
    const settings = await (await fetch(`${server.url}/api/admin/inbox/settings`, { headers: staff })).json();
    expect((settings as { me: { name: string } }).me.name).toBe("Lucía");
  });

  it("is no place to flood", async () => {
    const strict = await startApp({ RATE_LIMIT_SCALE: "1" }, { assistant });
    try {
      const cookie = await strict.signIn();
      const say = (message: string) =>
        sendJson(`${strict.url}/api/chat`, { message, sessionId: "flood_1", language: "en" }, key("f"));
      await say("Hello");
      const list = await (await fetch(`${strict.url}/api/admin/inbox`, { headers: { cookie } })).json();
      const { id } = (list as { items: { id: string }[] }).items[0] as { id: string };
      await sendJson(`${strict.url}/api/admin/inbox/${id}/hold`, { name: "Marta" }, { cookie });
      const statuses: number[] = [];
      for (let index = 0; index < 25; index += 1) statuses.push((await say(`Hello ${index}`)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe("an answer by mail", () => {
  it("goes to the lead in its language, and stands in the conversation", async () => {
    const { id } = await opened("mail_1", "Tienen beetle garden?");
    const without = await act(`${id}/replies`, { version: (await open(id)).version, by: "mail", text: "Sí" });
    expect(without.status).toBe(409);
    await sendJson(`${server.url}/api/leads`, form("mail_1", "ana.mail@example.com"), key("a"));
    const { version, lead } = await open(id);
    expect(lead?.email).toBe("ana.mail@example.com");
    const answer = { version, by: "mail", text: "Sí, hay un jardín.", name: "Marta" };
    expect((await act(`${id}/replies`, answer)).status).toBe(200);
    // Who signs once by a name is called so from then on.
    const settings = await fetch(`${server.url}/api/admin/inbox/settings`, { headers: staff });
    expect(await settings.json()).toMatchObject({ me: { name: "Marta" } });
    const { messages, mark, waitsSince } = await open(id);
    expect(messages.at(-1)).toMatchObject({ message: "Sí, hay un jardín.", via: "mail", writer: "Marta" });
    expect({ mark, waitsSince }).toEqual({ mark: null, waitsSince: null });
    await eventually(() =>
      expect(
        server.rows("mails").filter((mail) => String(mail.subject).includes("la respuesta a tu pregunta")),
      ).toMatchObject([{ recipient: "ana.mail@example.com", kind: "family", status: "sent" }]),
    );
  });
});

describe("a family's data", () => {
  it("holds what staff wrote and noted, and goes with the family", async () => {
    const { id } = await opened("gone_1", "My email is rosa@example.com, a person please");
    await hold(id);
    const { version } = await open(id);
    await act(`${id}/replies`, { version, by: "chat", text: "Thank you, Rosa." });
    await act(`${id}/notes`, { note: "Rosa plays the marimba" });
    const query = "email=rosa%40example.com";
    const exported = await fetch(`${server.url}/api/admin/family/export?${query}`, { headers: staff });
    const [chat] = ((await exported.json()) as { kept: { conversations: unknown[] } }).kept.conversations;
    expect(chat).toMatchObject({
      messages: [{ from: "visitor" }, { from: "assistant" }, { from: "staff", text: "Thank you, Rosa." }],
      notes: [{ text: "Rosa plays the marimba" }],
    });
    const erased = await fetch(`${server.url}/api/admin/family?${query}`, {
      method: "DELETE",
      headers: staff,
    });
    expect(erased.status).toBe(200);
    for (const table of ["messages", "conversation_events", "conversation_words"]) {
      expect(JSON.stringify(server.rows(table)).toLowerCase(), table).not.toMatch(/rosa|marimba/);
    }
  });

  it("is found by an address that only a note holds", async () => {
    const { id } = await opened("gone_2", "We met on the beach");
    await act(`${id}/notes`, { note: "They are leo@example.com" });
    const query = "email=leo%40example.com";
    await fetch(`${server.url}/api/admin/family?${query}`, { method: "DELETE", headers: staff });
    expect((await fetch(`${server.url}/api/admin/inbox/${id}`, { headers: staff })).status).toBe(404);
  });

  it("leaves a trace of who read it and who answered, and none of what was said", async () => {
    const { id } = await opened("audit_1", "Do you teach the marimba?");
    await open(id);
    await fetch(`${server.url}/api/conversations/audit_1`, { headers: staff });
    await hold(id);
    await act(`${id}/replies`, { version: (await open(id)).version, by: "chat", text: "We do." });
    const entries = server.rows("audit_log").filter(({ reference }) => reference === id);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ["conversation_read", "staff@example.com"],
      ["conversation_answered", "staff@example.com"],
    ]);
  });
});
