import { expect, it } from "vitest";
import type { Store } from "#server/db/store.ts";
import { findRecords } from "#server/features/family/record-search.ts";
import { onBothEngines } from "./engines.ts";

/** More than is read at once, in one conversation and over all. */
const LONG = 600;
const CHATS = 260;
const iso = (time: number) => new Date(time).toISOString();

async function fill(store: Store) {
  const chat = (id: string, last_at: number) => ({
    ...{ id, session_id: `chat_${id}`, owner_hash: "o", language: "en" as const, created_at: 1000, last_at },
  });
  const message = (conversation_id: string, at: number, text: string) => ({
    ...{ id: `${conversation_id}-${at}`, conversation_id, is_ai: (at % 2) as 0 | 1, text, topic: null },
    ...{ needs_contact_form: 0 as const, needs_payment: 0 as const, payment_type: null, suggestions: null },
    created_at: at,
  });
  await store.write(async (trx) => {
    for (let index = 0; index < CHATS; index += 1) {
      const id = `c${String(index).padStart(4, "0")}`;
      await trx
        .insertInto("conversations")
        .values(chat(id, 2000 + index))
        .execute();
      await trx
        .insertInto("messages")
        .values(message(id, 2000 + index, "Hello there"))
        .execute();
    }
    await trx.insertInto("conversations").values(chat("long", 90_000)).execute();
    const thread = {
      ...{ id: "t1", session_id: "s1", owner_hash: "o", device_hash: "d", learner_id: "l1", state: "{}" },
      ...{ consent: "class" as const, guardian_email_key: null, language: "en" as const },
      ...{ created_at: 1000, updated_at: 90_000 },
    };
    await trx.insertInto("tutor_threads").values(thread).execute();
    for (let index = 0; index < LONG; index += 1) {
      const text = index === 2 ? "a PURPLE tapir" : index === LONG - 1 ? "by the lagóon" : `number ${index}`;
      const at = 80_000 + index;
      await trx
        .insertInto("messages")
        .values(message("long", at, text))
        .execute();
      const said = { id: `t1-${at}`, thread_id: "t1", is_tutor: (at % 2) as 0 | 1, text };
      await trx
        .insertInto("tutor_messages")
        .values({ ...said, is_stopped: 0, is_care: 0, created_at: at })
        .execute();
    }
  });
}

onBothEngines("the search of chats and children", ({ fresh }) => {
  it("reads a slice at a time: others are served between, and nothing that is asked for is missed", async () => {
    const store = await fresh();
    await fill(store);
    let turns = 0;
    let isSearching = true;
    const turn = () => {
      turns += 1;
      if (isSearching) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await findRecords(store.db, { kind: "chat", words: "nobody said this" })).toEqual([]);
    expect(turns).toBeGreaterThanOrEqual(4);
    turns = 0;
    expect(await findRecords(store.db, { kind: "learner", words: "nobody said this" })).toEqual([]);
    expect(turns).toBeGreaterThanOrEqual(3);
    isSearching = false;

    for (const kind of ["chat", "learner"] as const) {
      const found = await findRecords(store.db, { kind, words: "lagoon purple purple" });
      // What a child wrote is read with an entry in the audit, and not in a list.
      const shown =
        kind === "chat"
          ? { begins: "number 0", language: null, lastAt: iso(80_599) }
          : { begins: null, language: "en", lastAt: iso(90_000) };
      expect(found).toMatchObject([{ kind, messages: LONG, ...shown }]);
    }
    const newest = await findRecords(store.db, { kind: "chat" });
    expect(newest).toHaveLength(100);
    expect(newest.slice(0, 2).map(({ id }) => id)).toEqual(["long", "c0259"]);
    // A day is a day on which something was said, not one between the first and the last message.
    const day = { kind: "chat" as const, from: iso(2003), to: iso(2004) };
    expect((await findRecords(store.db, day)).map(({ id }) => id)).toEqual(["c0004", "c0003"]);
    expect(await findRecords(store.db, { ...day, from: iso(85_000), to: iso(90_000) })).toEqual([]);
  });

  it("ends at the hundredth, and has read no more of the table than that takes", async () => {
    const store = await fresh();
    await fill(store);
    let chats = 0;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        chats += result.rows.filter((row) => "session_id" in row).length;
        return result;
      },
    });
    expect(await findRecords(db, { kind: "chat" })).toHaveLength(100);
    expect(chats).toBeLessThan(CHATS);
  });

  it("finds a chat that is written to while it searches", async () => {
    const store = await fresh();
    await fill(store);
    let isFirst = true;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirst) {
          isFirst = false;
          // Its family writes again once the search has read the newest, and not yet this one.
          await store.write((trx) =>
            trx.updateTable("conversations").set({ last_at: 100_000 }).where("id", "=", "c0000").execute(),
          );
        }
        return result;
      },
    });
    const found = await findRecords(db, { kind: "chat", words: "chat_c0000" });
    expect(found.map(({ id }) => id)).toEqual(["c0000"]);
  });
});
