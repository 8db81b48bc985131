import { expect, it } from "vitest";
import type { Store } from "#server/db/store.ts";
import { createSafety } from "#server/features/safety/index.ts";
import { safetyItems } from "#server/features/safety/items.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";
import { onBothEngines } from "./engines.ts";

const HOUR = 3_600_000;
const hit: SafetyHit = {
  kind: "self_harm",
  excerpt: "nobody would miss me",
  sessionId: "student-1",
  studentName: "Sol",
  from: "child",
};

function deskOf(store: Store, now: () => number, staffNotify: string | null = "staff@example.com") {
  const shared = { store, secret: "s".repeat(40), now, staffNotify };
  return createSafety({ ...shared, publicUrl: () => "https://school.example", wakeMail: () => {} });
}

onBothEngines("the safety desk", ({ fresh }) => {
  it("keeps an item without the conversation's id, and mails staff without the child's words or name", async () => {
    const store = await fresh();
    await deskOf(store, () => 1000).record(hit);
    const { items, unclosed } = await safetyItems(store, "s".repeat(40)).list(undefined);
    expect(unclosed).toBe(1);
    expect(items).toMatchObject([
      { kind: "self_harm", severity: "urgent", state: "open", studentName: "Sol", times: 1 },
    ]);
    expect(JSON.stringify(items)).not.toContain("student-1");
    const [mail, ...others] = await store.db.selectFrom("mails").selectAll().execute();
    expect(others).toEqual([]);
    expect(mail?.body).toContain("https://school.example/admin");
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/Sol\b|miss me/);
  });

  it("counts repetitions instead of mailing again, and mails nobody for a foul word", async () => {
    const store = await fresh();
    let time = 1000;
    const desk = deskOf(store, () => time);
    await desk.record(hit);
    await desk.record(hit);
    await desk.record({ ...hit, kind: "profanity" });
    time += HOUR;
    await desk.record(hit);
    const { items } = await safetyItems(store, "s".repeat(40)).list("open");
    expect(items.map(({ kind, times }) => [kind, times])).toEqual([
      ["self_harm", 1],
      ["self_harm", 2],
      ["profanity", 1],
    ]);
    expect(await store.db.selectFrom("mails").select("id").execute()).toHaveLength(2);
  });

  it("refuses a change that did not see the last one", async () => {
    const store = await fresh();
    await deskOf(store, () => 1000, null).record(hit);
    const desk = safetyItems(store, "s".repeat(40));
    const id = (await desk.list(undefined)).items[0]?.id ?? "";
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

  it("never deletes what nobody has closed", async () => {
    const store = await fresh();
    const one = deskOf(store, () => 1000, null);
    await one.record(hit);
    await one.record({ ...hit, sessionId: "student-2" });
    const desk = safetyItems(store, "s".repeat(40));
    const [first] = (await desk.list(undefined)).items;
    await desk.change(first?.id ?? "", { state: "closed", version: 0 }, "ana@example.com", 2000);
    await one.sweep(5000);
    expect((await desk.list(undefined)).items.map(({ state }) => state)).toEqual(["open"]);
  });
});
