import { expect, it } from "vitest";
import { compiled } from "#server/db/compiled.ts";
import { deskQueue } from "#server/db/table-changes.ts";
import { onBothEngines } from "./engines.ts";

let built = 0;
const find = compiled((db, { key }: { key: string }) => {
  built += 1;
  return db.selectFrom("settings").select("value").where("key", "=", key).where("updated_at", "=", 7);
});
const keep = compiled((db, { key, value }: { key: string; value: string }) =>
  db.insertInto("settings").values({ key, value, updated_at: 7 }),
);
const end = compiled((db, values: { id: string; detail: string | null }) =>
  db.updateTable("conversations").set({ held_name: values.detail }).where("id", "=", values.id),
);

onBothEngines("a compiled query", ({ fresh }) => {
  it("is built once, and asked with other values each time", async () => {
    const store = await fresh();
    built = 0;
    await store.write(async (trx) => {
      await keep(trx, { key: "one", value: "1" });
      await keep(trx, { key: "two", value: "2" });
      expect(await find(trx, { key: "two" })).toEqual([{ value: "2" }]);
    });
    expect(await find(store.db, { key: "one" })).toEqual([{ value: "1" }]);
    expect(await find(store.db, { key: "three" })).toEqual([]);
    expect(built).toBeLessThanOrEqual(1);
  });

  it("is undone with its transaction", async () => {
    const store = await fresh();
    const undone = store.write(async (trx) => {
      await keep(trx, { key: "one", value: "1" });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await find(store.db, { key: "one" })).toEqual([]);
  });

  it("is rung for each time that it changes something, and only then", async () => {
    const store = await fresh();
    await store.db
      .insertInto("conversations")
      .values({ id: "c1", session_id: "s", owner_hash: "o", language: "en", created_at: 1, state: null })
      .execute();
    let heard = 0;
    store.wakes.hear(deskQueue("inbox"), () => {
      heard += 1;
    });
    if (store.engine === "postgres") await expect.poll(() => heard).toBeGreaterThan(0);
    heard = 0;
    await store.write((trx) => end(trx, { id: "c1", detail: "Luz" }));
    await store.write((trx) => end(trx, { id: "c1", detail: null }));
    expect(heard).toBe(2);
    await store.write((trx) => end(trx, { id: "none", detail: null }));
    expect(heard).toBe(2);
    const { held_name } = await store.db
      .selectFrom("conversations")
      .select("held_name")
      .executeTakeFirstOrThrow();
    expect(held_name).toBeNull();
  });
});
