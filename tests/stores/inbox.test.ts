import { expect, it } from "vitest";
import type { Parsed } from "#contract/index.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import type { Store } from "#server/db/store.ts";
import { conversations } from "#server/features/enrolment/conversations.ts";
import { waitingMail } from "#server/features/enrolment/mail-texts.ts";
import { inboxChanges } from "#server/features/staff/inbox/changes.ts";
import { readConversation } from "#server/features/staff/inbox/conversation.ts";
import { countInbox, listInbox } from "#server/features/staff/inbox/list.ts";
import { onBothEngines } from "./engines.ts";

const MINUTE = 60_000;
const ME = "marta@school.example";
const OTHER = "luis@school.example";

type Mark = "wants_person" | "not_known" | null;
type Query = Parsed<"GET /api/admin/inbox">["query"];

/** A store, and what is said in it: each thing a minute after the one before. */
function school(store: Store) {
  let clock = 1_800_000_000_000;
  const now = () => {
    clock += MINUTE;
    return clock;
  };
  const stored = conversations(store, {
    mail: () => waitingMail("desk@school.example", "https://school.example"),
    wake: () => {},
  });
  const changes = inboxChanges({
    ...{ store, now, wakeMail: () => {} },
    answerMail: ({ email }, { text }) => ({ to: email, kind: "family", subject: "An answer", text }),
  });
  const idOf = async (sessionId: string) => (await stored.find(sessionId))?.id ?? "";
  return {
    changes,
    idOf,
    async say(sessionId: string, question: string, mark: Mark = null) {
      const askedAt = now();
      const reply = {
        ...{ message: `Answer to ${question}`, needsContactForm: false, needsPayment: false },
        ...{ paymentType: null, suggestions: [], topic: null, mark },
        ...({ outcome: "answered", wish: null, lead: null, acts: [], state: NEW_DIALOGUE } as const),
      };
      await stored.save({
        ...{ sessionId, ownerHash: sessionId, language: "en", question, askedAt, reply },
        repliedAt: askedAt,
      });
    },
    async list(query: Partial<Query> = {}) {
      const { items, next } = await listInbox(store.db, { view: "open", order: "newest", ...query }, ME);
      return { said: items.map(({ said }) => said), items, next };
    },
    read: async (sessionId: string) => readConversation(store, await idOf(sessionId)),
    versionOf: async (sessionId: string) => (await readConversation(store, await idOf(sessionId))).version,
  };
}
const note = async () => {};
const mailsOf = (store: Store) =>
  store.db.selectFrom("mails").select(["body", "due_at", "created_at"]).orderBy("due_at").execute();

onBothEngines("the inbox", ({ fresh }) => {
  it("tells staff by mail of who begins to wait, at once and then once an hour, without a word of the family", async () => {
    const store = await fresh();
    const { say } = school(store);
    await say("a", "plain");
    expect(await mailsOf(store)).toEqual([]);
    await say("a", "not known", "not_known");
    await say("a", "not known either", "not_known");
    const [first, ...others] = await mailsOf(store);
    expect(others).toEqual([]);
    expect(first?.due_at).toBe(first?.created_at);
    expect(first?.body).toContain("https://school.example/admin/inbox?order=waiting\n");
    expect(first?.body).not.toMatch(/not known|[{}]/);
    await store.db.updateTable("mails").set({ status: "sent" }).execute();
    await say("a", "asks for a person", "wants_person");
    await say("b", "asks for a person", "wants_person");
    const [, second, ...more] = await mailsOf(store);
    expect(more).toEqual([]);
    expect((second?.due_at ?? 0) - (first?.due_at ?? 0)).toBe(60 * MINUTE);
  });

  it("puts who wants a person first, then what was not known, then what nobody has read", async () => {
    const { say, list, read } = school(await fresh());
    await say("a", "asks for a person", "wants_person");
    await say("b", "not known", "not_known");
    await say("c", "plain");
    await say("d", "plain and read");
    await say("e", "asks for a person later", "wants_person");
    await read("d");
    expect((await list()).said).toEqual([
      ...["asks for a person later", "asks for a person"],
      ...["not known", "plain", "plain and read"],
    ]);
    expect((await list({ order: "waiting" })).said.slice(0, 2)).toEqual([
      "asks for a person",
      "asks for a person later",
    ]);
  });

  it("is read page by page without losing or repeating one, in either order", async () => {
    const store = await fresh();
    const { say, list } = school(store);
    for (let index = 0; index < 60; index += 1) {
      await say(`s${index}`, `question ${index}`, ([null, "not_known", "wants_person"] as const)[index % 3]);
    }
    for (const order of ["newest", "waiting"] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ order, after });
        expect(page.said.length).toBeLessThanOrEqual(25);
        seen.push(...page.said);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(new Set(seen).size).toBe(60);
      expect(seen).toHaveLength(60);
    }
    expect(await countInbox(store.db)).toEqual({ wantsPerson: 20, notKnown: 20, unread: 20 });
  });

  it("finds beginnings of words without accents, all of them, in what families and staff wrote", async () => {
    const store = await fresh();
    const { say, list, changes, idOf, versionOf } = school(store);
    await say("a", "¿Hay jardín para escarabajos?");
    await say("b", "¿Cuánto cuesta el jardín?");
    await changes.hold(await idOf("b"), "Marta", ME);
    const version = await versionOf("b");
    await changes.reply(await idOf("b"), { version, by: "chat", text: "La güera te espera" }, ME, note);
    const found = async (search: string) =>
      (await list({ search })).items.map(({ said }) => said.slice(0, 7));
    expect(await found("JARDIN")).toHaveLength(2);
    expect(await found("jard escarab")).toEqual(["¿Hay ja"]);
    expect(await found("guera")).toEqual(["¿Cuánto"]);
    expect(await found("mariposa")).toEqual([]);
    expect(await found("jardin mariposa")).toEqual([]);
  });

  it("searches done ones too, and goes on after a page", async () => {
    const { say, list, changes, idOf, versionOf } = school(await fresh());
    for (let index = 0; index < 30; index += 1) await say(`s${index}`, `turtles ${index}`);
    await changes.change(await idOf("s3"), { version: await versionOf("s3"), isDone: true }, ME);
    const first = await list({ search: "turtle" });
    const second = await list({ search: "turtle", after: first.next ?? "" });
    expect([...first.said, ...second.said]).toEqual(
      Array.from({ length: 30 }, (_, index) => `turtles ${29 - index}`),
    );
  });

  it("shows a member of staff what is assigned to them, and what is done apart", async () => {
    const { say, list, changes, idOf, versionOf } = school(await fresh());
    await say("a", "mine");
    await say("b", "somebody else's");
    await changes.change(await idOf("a"), { version: await versionOf("a"), assignedTo: ME }, OTHER);
    await changes.change(await idOf("b"), { version: await versionOf("b"), assignedTo: OTHER }, OTHER);
    expect((await list({ view: "mine" })).said).toEqual(["mine"]);
    await changes.change(await idOf("b"), { version: await versionOf("b"), isDone: true }, OTHER);
    expect((await list()).said).toEqual(["mine"]);
    expect((await list({ view: "done" })).said).toEqual(["somebody else's"]);
    await say("b", "one more thing");
    expect((await list()).said).toEqual(["one more thing", "mine"]);
  });

  it("of two answers at once keeps the first, and the second sees it before it is sent", async () => {
    const { say, read, changes, idOf, versionOf } = school(await fresh());
    await say("a", "When do you open?", "wants_person");
    const id = await idOf("a");
    await changes.hold(id, "Marta", ME);
    const version = await versionOf("a");
    const answers = await Promise.allSettled(
      ["One", "Two"].map((text) => changes.reply(id, { version, by: "chat", text }, ME, note)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const kept = (await read("a")).messages.filter(({ writer }) => writer !== undefined);
    expect(kept).toHaveLength(1);
    await changes.reply(id, { version: await versionOf("a"), by: "chat", text: "And more" }, ME, note);
    expect((await read("a")).messages.at(-1)).toMatchObject({ message: "And more", writer: "Marta" });
  });

  it("belongs to one person at a time; what the assistant began to say meanwhile is not kept", async () => {
    const store = await fresh();
    const { say, read, changes, idOf } = school(store);
    await say("a", "Hello");
    const id = await idOf("a");
    await changes.hold(id, "Marta", ME);
    await expect(changes.hold(id, "Luis", OTHER)).rejects.toMatchObject({ code: "conflict" });
    await say("a", "Are you there?");
    const { messages, mark, heldBy, assignedTo } = await read("a");
    expect(messages.map(({ message }) => message)).toEqual([
      ...["Hello", "Answer to Hello", "Are you there?"],
    ]);
    expect({ mark, heldBy, assignedTo }).toEqual({ mark: "wants_person", heldBy: ME, assignedTo: ME });
    await changes.handBack(id, OTHER);
    await say("a", "Thank you");
    expect((await read("a")).messages.at(-1)?.message).toBe("Answer to Thank you");
  });

  it("reading is no change: whoever read it first does not stand in the way of an answer", async () => {
    const { say, changes, idOf, versionOf } = school(await fresh());
    await say("a", "Hello");
    const [one, other] = [await versionOf("a"), await versionOf("a")];
    expect(one).toBe(other);
    await changes.change(await idOf("a"), { version: one, assignedTo: ME }, ME);
  });

  it("leaves nothing behind when the conversation goes", async () => {
    const store = await fresh();
    const { say, changes, idOf } = school(store);
    await say("a", "Hello there");
    await changes.note(await idOf("a"), { note: "Call them" }, ME);
    await store.write((trx) => trx.deleteFrom("conversations").execute());
    for (const table of ["messages", "conversation_words", "conversation_events"] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});
