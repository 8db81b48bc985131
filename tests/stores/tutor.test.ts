import { expect, it } from "vitest";
import { newState } from "#domain/tutor/state.ts";
import type { Store } from "#server/db/store.ts";
import {
  forgetThreads,
  type NewExchange,
  saveExchange,
  sweepThreads,
  threads,
} from "#server/features/tutor/threads.ts";
import { onBothEngines } from "./engines.ts";

const exchange = (
  session_id: string,
  owner: string,
  at: number,
  more: Partial<NewExchange> = {},
): NewExchange => ({
  ...{ session_id, owner_hash: owner, device_hash: owner, learner_id: "" },
  ...{ consent: "device", guardian_email_key: null },
  ...{ message: `asked ${at}`, askedAt: at, reply: `told ${at}`, repliedAt: at },
  ...{ isStopped: false, isCare: false },
  state: newState("en", at),
  care: null,
  ...more,
});
const save = (store: Store, each: NewExchange) => store.write((trx) => saveExchange(trx, each));
const count = async (store: Store) =>
  (await store.db.selectFrom("tutor_messages").select("id").execute()).length;

onBothEngines("conversations with the tutor", ({ fresh }) => {
  it("keep both sides in order, with the newest state", async () => {
    const store = await fresh();
    const stored = threads(store);
    for (const at of [10, 20, 30]) await save(store, exchange("student-1", "mine", at));
    const thread = await stored.find("student-1", 0);
    expect(JSON.parse(thread?.state ?? "{}")).toMatchObject({ turn: 30 });
    const { turns } = await stored.recent(thread?.id ?? "", 0);
    expect(turns.map(({ from, text }) => `${from} ${text}`)).toEqual(
      [10, 20, 30].flatMap((at) => [`child asked ${at}`, `tutor told ${at}`]),
    );
    expect(await stored.messages(thread?.id ?? "", 20)).toHaveLength(2);
    expect(await stored.find("student-1", 30)).toBeNull();
    expect(await stored.find("student-2", 0)).toBeNull();
  });

  it("hand the tutor the last ten turns", async () => {
    const store = await fresh();
    for (let at = 1; at <= 8; at += 1) await save(store, exchange("student-1", "mine", at));
    const thread = await threads(store).find("student-1", 0);
    const { turns } = await threads(store).recent(thread?.id ?? "", 0);
    expect(turns).toHaveLength(10);
    expect(turns[0]?.text).toBe("asked 4");
  });

  it("hand the tutor nothing that the screen stopped, and show it to the child all the same", async () => {
    const store = await fresh();
    await save(store, exchange("student-1", "mine", 10));
    await save(store, exchange("student-1", "mine", 20, { isStopped: true }));
    await save(store, exchange("student-1", "mine", 30));
    const thread = await threads(store).find("student-1", 0);
    const { turns } = await threads(store).recent(thread?.id ?? "", 0);
    expect(turns.map(({ text }) => text)).toEqual(["asked 10", "told 10", "asked 30", "told 30"]);
    expect(await threads(store).messages(thread?.id ?? "", 0)).toHaveLength(6);
  });

  it("can be hidden after a reload where something grave was answered, and not where a word was merely rude", async () => {
    const store = await fresh();
    await save(store, exchange("student-1", "mine", 10, { isStopped: true }));
    await save(store, exchange("student-1", "mine", 20, { isStopped: true, isCare: true }));
    const thread = await threads(store).find("student-1", 0);
    const messages = await threads(store).messages(thread?.id ?? "", 0);
    expect(messages.map(({ isCare = false }) => isCare)).toEqual([false, false, true, true]);
  });

  it("go with the consent of the browser that wrote last, also when it was given another cookie", async () => {
    const store = await fresh();
    await save(store, exchange("student-1", "key", 10, { device_hash: "first cookie" }));
    await save(store, exchange("student-1", "key", 20, { device_hash: "second cookie" }));
    const withdrawal = {
      purpose: "ai_chat",
      learner: { deviceHash: "second cookie", learnerId: "" },
    } as const;
    await store.write((trx) => forgetThreads(trx, withdrawal));
    expect(await count(store)).toBe(0);
  });

  it("belong to whoever opened them, and nothing of a refused exchange stays", async () => {
    const store = await fresh();
    await save(store, exchange("student-1", "mine", 10));
    await expect(save(store, exchange("student-1", "yours", 20))).rejects.toMatchObject({
      code: "forbidden",
    });
    await save(store, exchange("student-1", "a key of the page", 30, { device_hash: "mine" }));
    expect(await count(store)).toBe(4);
  });

  it("are erased with one browser's consent, or with the class's", async () => {
    const store = await fresh();
    await save(store, exchange("student-1", "mine", 10));
    await save(store, exchange("student-2", "yours", 10));
    await save(store, exchange("student-3", "ours", 10, { consent: "class" }));
    const erase = (purpose: "ai_chat" | "profile", deviceHash: string | null) => {
      const learner = deviceHash === null ? null : { deviceHash, learnerId: "" };
      return store.write((trx) => forgetThreads(trx, { purpose, learner }));
    };
    await erase("profile", "mine");
    expect(await count(store)).toBe(6);
    await erase("ai_chat", "mine");
    expect(await threads(store).find("student-1", 0)).toBeNull();
    expect(await count(store)).toBe(4);
    await erase("ai_chat", null);
    expect(await threads(store).find("student-3", 0)).toBeNull();
    expect(await threads(store).find("student-2", 0)).not.toBeNull();
    expect(await count(store)).toBe(2);
  });

  it("expire message by message, and as a whole once nothing was added", async () => {
    const store = await fresh();
    await save(store, exchange("student-1", "mine", 10));
    await save(store, exchange("student-1", "mine", 50));
    await save(store, exchange("student-2", "mine", 20));
    expect(await store.write((trx) => sweepThreads(trx, 30))).toBe(5);
    expect(await count(store)).toBe(2);
    expect(await threads(store).find("student-1", 0)).not.toBeNull();
    expect(await threads(store).find("student-2", 0)).toBeNull();
  });
});
