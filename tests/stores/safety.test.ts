import { expect, it } from "vitest";
import type { Store } from "#server/db/store.ts";
import { createSafety } from "#server/features/safety/index.ts";
import { safetyItems, sweepItems } from "#server/features/safety/items.ts";
import type { Mail } from "#server/ports/mailer.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";
import { onBothEngines } from "./engines.ts";

const SECRET = "s".repeat(40);
const HOUR = 3_600_000;
const hit: SafetyHit = {
  kind: "self_harm",
  isSure: true,
  words: "nobody would miss me",
  excerpt: "nobody would miss me",
  before: [],
  place: "tutor",
  sessionId: "student-1",
  studentName: "Sol",
  from: "child",
};

function deskOf(store: Store, now: () => number) {
  const mails: Mail[] = [];
  const { desk, telling } = createSafety({
    ...{ store, secret: SECRET, now, secure: true },
    contacts: { notify: ["staff@example.com"], escalateTo: [], webhook: null },
    staffEmails: async () => [],
    mailer: { send: async (mail) => void mails.push(mail) },
    publicUrl: () => "https://school.example",
  });
  return { ...desk, tell: telling.drain, mails };
}

onBothEngines("the safety desk", ({ fresh }) => {
  it("keeps an item without the conversation's id, and mails staff without the child's words or name", async () => {
    const store = await fresh();
    const desk = deskOf(store, () => 1000);
    await desk.record(hit);
    await desk.tell();
    const { items, unclosed } = await safetyItems(store, SECRET).list({});
    expect(unclosed).toBe(1);
    expect(items).toMatchObject([
      { kind: "self_harm", severity: "urgent", state: "open", studentName: "Sol", times: 1 },
    ]);
    expect(JSON.stringify(items)).not.toContain("student-1");
    const [mail, ...others] = desk.mails;
    expect(others).toEqual([]);
    expect(mail?.to).toBe("staff@example.com");
    expect(mail?.text).toContain(`https://school.example/admin/safety#item-${items[0]?.id}\n`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Sol\b|miss me|self|harm/);
  });

  it("what is only suspected is a step less urgent, mailed for the gravest kinds; once it is sure it is an item of its own", async () => {
    const store = await fresh();
    const desk = deskOf(store, () => 1000);
    await desk.record({ ...hit, isSure: false });
    await desk.record({ ...hit, isSure: false });
    await desk.record({ ...hit, kind: "bullying", isSure: false });
    await desk.tell();
    expect(desk.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^TODAY/)]);
    await desk.record(hit);
    await desk.tell();
    const { items } = await safetyItems(store, SECRET).list({});
    expect(items.map(({ kind, severity, times }) => [kind, severity, times])).toEqual([
      ["self_harm", "urgent", 1],
      ["self_harm", "soon", 2],
      ["bullying", "note", 1],
    ]);
    expect(desk.mails.slice(1).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^URGENT/)]);
  });

  it("counts repetitions instead of mailing again, and mails nobody for a foul word", async () => {
    const store = await fresh();
    let time = 1000;
    const desk = deskOf(store, () => time);
    await desk.record(hit);
    await desk.record(hit);
    await desk.record({ ...hit, kind: "profanity" });
    await desk.tell();
    expect(desk.mails).toHaveLength(1);
    const first = (await safetyItems(store, SECRET).list({})).items.find(({ times }) => times === 2);
    await safetyItems(store, SECRET).change(
      first?.id ?? "",
      { state: "in_progress", version: 1 },
      "a@x.co",
      time,
    );
    time += HOUR;
    await desk.record(hit);
    await desk.tell();
    const { items } = await safetyItems(store, SECRET).list({ state: "unclosed" });
    expect(items.map(({ kind, times }) => [kind, times])).toEqual([
      ["self_harm", 1],
      ["self_harm", 2],
      ["profanity", 1],
    ]);
    expect(desk.mails).toHaveLength(2);
  });

  it("refuses a change that did not see the last one", async () => {
    const store = await fresh();
    await deskOf(store, () => 1000).record(hit);
    const desk = safetyItems(store, SECRET);
    const id = (await desk.list({})).items[0]?.id ?? "";
    const changed = await desk.change(
      id,
      { state: "in_progress", note: "seen", version: 0 },
      "ana@example.com",
      2000,
    );
    expect(changed).toMatchObject({
      state: "in_progress",
      note: "seen",
      handledBy: "ana@example.com",
      version: 1,
    });
    const stale = desk.change(id, { state: "closed", version: 0 }, "b@example.com", 3000);
    await expect(stale).rejects.toMatchObject({ code: "conflict", status: 409 });
    await expect(desk.change("none", { state: "closed", version: 0 }, "b", 1)).rejects.toMatchObject({
      status: 404,
    });
  });

  it("deletes closed items in their time, and what nobody has closed only in its own", async () => {
    const store = await fresh();
    const one = deskOf(store, () => 1000);
    await one.record(hit);
    await one.record({ ...hit, sessionId: "student-2" });
    const desk = safetyItems(store, SECRET);
    const [first] = (await desk.list({})).items;
    await desk.change(first?.id ?? "", { state: "closed", version: 0 }, "ana@example.com", 2000);
    await store.write((trx) => sweepItems(trx, "closed", 5000));
    expect((await desk.list({})).items.map(({ state }) => state)).toEqual(["open"]);
    // What nobody closed has a longer term, and goes by its last change.
    await store.write((trx) => sweepItems(trx, "open", 999));
    expect((await desk.list({})).items).toHaveLength(1);
    await store.write((trx) => sweepItems(trx, "open", 1000));
    expect((await desk.list({})).items).toEqual([]);
  });

  it("keeps new words of a repetition beside the first, and the same words once", async () => {
    const store = await fresh();
    const desk = deskOf(store, () => 1000);
    await desk.record(hit);
    await desk.record(hit);
    await desk.record({ ...hit, excerpt: "I have the pills" });
    await desk.record({ ...hit, excerpt: "x".repeat(299) });
    expect(await store.db.selectFrom("safety_items").select(["excerpt", "times"]).execute()).toEqual([
      { excerpt: "nobody would miss me … I have the pills", times: 4 },
    ]);
  });

  it("refuses to close what the child repeated meanwhile; a closed item is repeated as a new one, with a mail", async () => {
    const store = await fresh();
    const desk = deskOf(store, () => 1000);
    const items = safetyItems(store, SECRET);
    await desk.record(hit);
    await desk.tell();
    const id = (await items.list({})).items[0]?.id ?? "";
    await desk.record(hit);
    const stale = items.change(id, { state: "closed", version: 0 }, "ana@example.com", 1500);
    await expect(stale).rejects.toMatchObject({ code: "conflict" });
    await items.change(id, { state: "closed", version: 1 }, "ana@example.com", 1600);
    await desk.record(hit);
    await desk.tell();
    expect((await items.list({})).items.map(({ state, times }) => [state, times])).toEqual([
      ["open", 1],
      ["closed", 2],
    ]);
    expect(desk.mails).toHaveLength(2);
  });

  it("answers fifty at a time, and no flood of lesser items hides an urgent one", async () => {
    const store = await fresh();
    let time = 1000;
    const desk = deskOf(store, () => time);
    const items = safetyItems(store, SECRET);
    await desk.record(hit);
    await desk.record({ ...hit, sessionId: "student-2" });
    for (let child = 0; child < 103; child += 1) {
      time += 1;
      await desk.record({ ...hit, kind: "profanity", sessionId: `student-${100 + child}` });
    }
    const first = await items.list({ state: "unclosed" });
    expect(first.items.slice(0, 3).map(({ kind }) => kind)).toEqual(["self_harm", "self_harm", "profanity"]);
    const closed = first.items.at(-1);
    const seen = [...first.items];
    for (let { next } = first; next !== null; ) {
      const page = await items.list({ state: "unclosed", after: next });
      expect(page.items.length).toBeLessThanOrEqual(50);
      seen.push(...page.items);
      ({ next } = page);
    }
    expect(seen).toHaveLength(105);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(105);
    expect(first).toMatchObject({ unclosed: 105, closed: 0 });

    await items.change(closed?.id ?? "", { state: "closed", version: 0 }, "ana@example.com", time);
    expect(await items.list({ state: "closed" })).toMatchObject({
      items: [{ id: closed?.id }],
      next: null,
      unclosed: 104,
      closed: 1,
    });
    // Where the page ended is told by itself: the item it ended with may have gone elsewhere.
    expect((await items.list({ state: "unclosed", after: first.next ?? "" })).items[0]?.id).toBe(
      seen[50]?.id,
    );
  });

  it("takes words of the tutor that no child was shown apart, without the alarm of a mail", async () => {
    const store = await fresh();
    const desk = deskOf(store, () => 1000);
    await desk.record({ ...hit, kind: "grooming", from: "tutor", excerpt: "keep it a secret" });
    await desk.record({ ...hit, kind: "grooming" });
    await desk.tell();
    expect((await safetyItems(store, SECRET).list({})).items).toMatchObject([
      { kind: "grooming", severity: "urgent", from: "child" },
      { kind: "grooming", severity: "soon", from: "tutor" },
    ]);
    expect(desk.mails).toHaveLength(1);
  });
});
