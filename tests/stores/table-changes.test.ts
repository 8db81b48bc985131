import { expect, it } from "vitest";
import { openStore } from "#server/db/database.ts";
import type { Store } from "#server/db/store.ts";
import { deskQueue } from "#server/db/table-changes.ts";
import { eventually } from "../eventually.ts";
import { onBothEngines } from "./engines.ts";

const lead = (id: string) => ({
  ...{ id, name: "Ana", email: `${id}@example.com`, email_key: `${id}@example.com`, phone: null },
  ...{ children: 1, ages: "6", language: "es" as const, status: "new" as const },
  ...{ next_step_on: null, version: 0, created_at: 1 },
});
const PARTS = ["families", "inbox", "money"] as const;
async function heardBy(store: Store) {
  const heard: string[] = [];
  for (const part of PARTS) store.wakes.hear(deskQueue(part), () => heard.push(part));
  // Once the line between servers is open, all that may have been missed is rung for.
  if (store.engine === "postgres") await eventually(() => expect(heard).toEqual(PARTS));
  heard.length = 0;
  return heard;
}

onBothEngines("what was changed", ({ fresh, place }) => {
  it("is rung for once it is committed", async () => {
    const store = await fresh();
    const heard = await heardBy(store);
    await store.write(async (trx) => {
      await trx.insertInto("leads").values(lead("l1")).execute();
      await trx.updateTable("leads").set({ status: "contacted" }).where("id", "=", "l1").execute();
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(["families"]);
    await store.db.deleteFrom("leads").where("id", "=", "l1").execute();
    expect(heard).toEqual(["families", "families"]);
  });

  it("is not rung for when it came to nothing", async () => {
    const store = await fresh();
    const heard = await heardBy(store);
    const undone = store.write(async (trx) => {
      await trx.insertInto("leads").values(lead("l1")).execute();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await store.write((trx) =>
      trx.updateTable("leads").set({ status: "contacted" }).where("id", "=", "nobody").execute(),
    );
    await store.db.selectFrom("leads").selectAll().execute();
    expect(heard).toEqual([]);
  });

  it("is heard of on the other servers of the database", async () => {
    const where = await place();
    if (where.databaseUrl === null) return;
    const [one, other] = [openStore(where), openStore(where)];
    try {
      await one.migrate();
      const heard = await heardBy(other);
      await one.write((trx) => trx.insertInto("leads").values(lead("l1")).execute());
      await eventually(() => expect(heard).toEqual(["families"]));
    } finally {
      await one.close();
      await other.close();
    }
  });
});
