import { expect, it } from "vitest";
import { personalData } from "#server/compose/personal-data.ts";
import type { Store } from "#server/db/store.ts";
import { eraseFamily } from "#server/features/family/collect.ts";
import { familyContacts } from "#server/features/family/contact.ts";
import type { ReachOf } from "#server/features/safety/item.ts";
import { safetyItems, sweepItems } from "#server/features/safety/items.ts";
import { safetyRecords } from "#server/features/safety/record.ts";
import { sessionNames } from "#server/features/safety/session.ts";
import { forgetThreads, saveExchange } from "#server/features/tutor/threads.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";
import { onBothEngines } from "./engines.ts";

const SECRET = "s".repeat(40);
const HOUR = 3_600_000;
const MINUTE = 60_000;
const ANA = "ana@school.example";
const LONG = `my uncle comes into my room at night and ${"I do not know what to do ".repeat(40)}`;

const hit: SafetyHit = {
  kind: "sexual_abuse",
  isSure: true,
  words: LONG,
  excerpt: "my uncle comes into my room",
  before: [
    { from: "child", text: "hi" },
    { from: "tutor", text: "Hello! What shall we do?" },
  ],
  place: "tutor",
  sessionId: "student-1",
  studentName: "Sol",
  from: "child",
};

function deskOf(store: Store, { secret = SECRET, reachOf }: { secret?: string; reachOf?: ReachOf } = {}) {
  const items = safetyItems(store, secret, reachOf);
  const nowhere: ReachOf = async () => new Map();
  const names = sessionNames(secret);
  const records = safetyRecords({ store, names, family: familyContacts(store), reachOf: reachOf ?? nowhere });
  return {
    ...records,
    items,
    add: (more: Partial<SafetyHit>, now: number) =>
      store.write((trx) => items.add(trx, { ...hit, ...more }, now)),
    follow: (child: string, tutor: string, now: number, sessionId = hit.sessionId) =>
      items.follow(
        sessionId,
        [
          { from: "child", text: child },
          { from: "tutor", text: tutor },
        ],
        now,
      ),
    first: async () => (await items.list({})).items[0]?.id ?? "",
  };
}

const thread = (guardian_email_key: string | null) => ({
  ...{
    session_id: hit.sessionId,
    owner_hash: "o",
    device_hash: "device",
    learner_id: "",
    consent: "device" as const,
  },
  ...{
    guardian_email_key,
    message: "hi",
    isStopped: false,
    isCare: false,
    askedAt: 1,
    reply: "Hello!",
    repliedAt: 2,
  },
  care: null,
  state: { language: "en" } as Parameters<typeof saveExchange>[1]["state"],
});

const lead = (email: string) => ({
  ...{ id: email, name: "Ana López", email, email_key: email, phone: "+52 998 555 0101", children: 1 },
  ...{
    ages: "8",
    language: "es" as const,
    status: "new" as const,
    next_step_on: null,
    version: 0,
    created_at: 1,
  },
});

onBothEngines("the record of a safety item", ({ fresh }) => {
  it("keeps all the words, with what was said before and after, and every repetition", async () => {
    const desk = deskOf(await fresh());
    await desk.add({}, 1000);
    await desk.follow(LONG, "Thank you for telling me.", 2000);
    await desk.follow("will you tell my mom", "No one but the grown-ups of your school.", 3000);
    await desk.add({ words: "he did it again", before: hit.before }, 4000);
    for (const number of [1, 2, 3]) await desk.follow(`message ${number}`, `reply ${number}`, 5000);
    const id = await desk.first();
    const { item, turns } = await desk.read(id, ANA, 6000);
    expect(item).toMatchObject({ id, times: 2, isSure: true, place: "tutor" });
    expect(turns.map(({ role, from, text }) => `${role} ${from}: ${text}`)).toEqual([
      "before child: hi",
      "before tutor: Hello! What shall we do?",
      `said child: ${LONG}`,
      "after tutor: Thank you for telling me.",
      "after child: will you tell my mom",
      "after tutor: No one but the grown-ups of your school.",
      "said child: he did it again",
      "after child: message 1",
      "after tutor: reply 1",
      "after child: message 2",
      "after tutor: reply 2",
    ]);
    expect(turns[0]?.at).toBeNull();
    expect(turns[2]?.at).toBe(new Date(1000).toISOString());
  });

  it("follows the items of this conversation alone, and for an hour", async () => {
    const desk = deskOf(await fresh());
    await desk.add({}, 1000);
    await desk.follow("another child", "Hello!", 2000, "student-2");
    await desk.follow("much later", "Hello again!", 1000 + HOUR);
    const { turns } = await desk.read(await desk.first(), ANA, 3000);
    expect(turns.at(-1)).toMatchObject({ role: "said" });
  });

  it("is bounded, however often a child writes the same", async () => {
    const store = await fresh();
    const desk = deskOf(store);
    for (let time = 0; time < 420; time += 1)
      await desk.add({ words: `help ${time}`, before: [] }, 1000 + time);
    const { item, turns } = await desk.read(await desk.first(), ANA, 3000);
    expect(item.times).toBe(420);
    expect(turns).toHaveLength(400);
  });

  it("writes down who read it and when; one person's looks within minutes are one", async () => {
    const desk = deskOf(await fresh());
    await desk.add({}, 1000);
    const id = await desk.first();
    await desk.read(id, ANA, MINUTE);
    await desk.read(id, ANA, 6 * MINUTE);
    await desk.read(id, "ben@school.example", 7 * MINUTE);
    const { reads, log } = await desk.read(id, ANA, 30 * MINUTE);
    const at = (minutes: number) => new Date(minutes * MINUTE).toISOString();
    expect(reads).toEqual([
      { by: ANA, at: at(1), until: at(6) },
      { by: "ben@school.example", at: at(7), until: at(7) },
      { by: ANA, at: at(30), until: at(30) },
    ]);
    expect(log).toEqual([]);
    await expect(desk.read("nothing", ANA, 1)).rejects.toMatchObject({ status: 404 });
  });

  it("writes down every state, note, step and file, and forgets none when it is taken back", async () => {
    const desk = deskOf(await fresh());
    await desk.add({}, 1000);
    const id = await desk.first();
    await desk.items.change(id, { state: "in_progress", version: 0 }, ANA, 2000);
    await desk.items.change(id, { state: "in_progress", note: "with me", version: 1 }, ANA, 3000);
    await desk.step(id, "called_family", true, ANA, 4000);
    await desk.step(id, "called_family", true, ANA, 4500);
    await desk.step(id, "called_family", false, ANA, 5000);
    await desk.step(id, "talked_with_child", true, "ben@school.example", 6000);
    const closed = { state: "closed", closedAs: "false_alarm", version: 2 } as const;
    expect(await desk.items.change(id, closed, ANA, 7000)).toMatchObject({ closedAs: "false_alarm" });
    const { steps, log } = await desk.takeOut(id, ANA, 8000);
    expect(log.map(({ action, detail }) => [action, detail])).toEqual([
      ["state", "in_progress"],
      ["note", "with me"],
      ["step", "called_family"],
      ["step_back", "called_family"],
      ["step", "talked_with_child"],
      ["state", "false_alarm"],
      ["export", ""],
    ]);
    expect(steps).toEqual([
      { step: "talked_with_child", by: "ben@school.example", at: new Date(6000).toISOString() },
    ]);
    const opened = await desk.items.change(id, { state: "open", version: 3 }, ANA, 9000);
    expect(opened).toMatchObject({ closedAs: null });
  });

  it("a refused change leaves nothing in the log", async () => {
    const desk = deskOf(await fresh());
    await desk.add({}, 1000);
    const id = await desk.first();
    const stale = desk.items.change(id, { state: "closed", note: "x", version: 7 }, ANA, 2000);
    await expect(stale).rejects.toMatchObject({ status: 409 });
    expect((await desk.read(id, ANA, 3000)).log).toEqual([]);
  });

  it("goes with its item, and outlives the conversation whose consent is taken back", async () => {
    const store = await fresh();
    const desk = deskOf(store);
    await store.write((trx) => saveExchange(trx, thread(null)));
    await desk.add({}, 1000);
    const id = await desk.first();
    await store.write((trx) =>
      forgetThreads(trx, { purpose: "ai_chat", learner: { deviceHash: "device", learnerId: "" } }),
    );
    expect((await desk.read(id, ANA, 2000)).turns.at(-1)?.text).toBe(LONG);
    await desk.step(id, "called_authority", true, ANA, 2000);
    await desk.items.change(id, { state: "closed", version: 0 }, ANA, 3000);
    await store.write((trx) => sweepItems(trx, "closed", 3000));
    for (const table of ["safety_items", "safety_turns", "safety_log", "safety_reads"] as const) {
      expect(await store.db.selectFrom(table).select("id").execute(), table).toEqual([]);
    }
  });

  it("names the family of the conversation, and none when none is linked", async () => {
    const store = await fresh();
    const desk = deskOf(store);
    await desk.add({}, 1000);
    const family = async () => (await desk.read(await desk.first(), ANA, 2000)).family;
    expect(await family()).toBeNull();
    await store.write((trx) => saveExchange(trx, thread(null)));
    await store.write((trx) => trx.insertInto("leads").values(lead("other@family.example")).execute());
    expect(await family()).toBeNull();
    await store.write((trx) => saveExchange(trx, thread("ana.lopez@family.example")));
    expect(await family()).toEqual({ name: null, email: "ana.lopez@family.example", phone: null });
    await store.write((trx) => trx.insertInto("leads").values(lead("ana.lopez@family.example")).execute());
    expect(await family()).toEqual({
      name: "Ana López",
      email: "ana.lopez@family.example",
      phone: "+52 998 555 0101",
    });
    await store.write((trx) => eraseFamily(personalData, trx, "ana.lopez@family.example"));
    expect(await family()).toBeNull();
    expect((await desk.items.list({})).unclosed).toBe(1);
  });

  it("keeps the conversation's id sealed: only this server's secret finds the family by it", async () => {
    const store = await fresh();
    await deskOf(store).add({}, 1000);
    await store.write((trx) => saveExchange(trx, thread("ana.lopez@family.example")));
    const rows = JSON.stringify(await store.db.selectFrom("safety_items").selectAll().execute());
    expect(rows).not.toContain(hit.sessionId);
    const other = deskOf(store, { secret: "x".repeat(40) });
    expect((await other.read(await other.first(), ANA, 2000)).family).toBeNull();
  });

  it("counts the dangers to life, keeps suspicion apart from certainty, and says who was reached", async () => {
    const store = await fresh();
    const reachOf: ReachOf = async (ids) => new Map([[ids[0] ?? "", "not_yet"]]);
    const desk = deskOf(store, { reachOf });
    await desk.add({ kind: "stranger", isSure: false }, 1000);
    await desk.add({ kind: "stranger", isSure: true }, 1000);
    await desk.add({ kind: "poison", place: "practice" }, 1000);
    const { items, now, unclosed } = await desk.items.list({});
    expect([now, unclosed]).toEqual([1, 3]);
    expect(items.map(({ kind, isSure, reach }) => [kind, isSure, reach])).toEqual([
      ["poison", true, "not_yet"],
      ["stranger", true, "none"],
      ["stranger", false, "none"],
    ]);
    expect(items[0]?.place).toBe("practice");
  });
});
