import { sql } from "kysely";
import { RateLimiterRes } from "rate-limiter-flexible";
import { expect, it } from "vitest";
import { openStore } from "#server/db/database.ts";
import { onBothEngines } from "./engines.ts";

onBothEngines("the database", ({ fresh, place }) => {
  const setting = (key: string, value = "1") => ({ key, value, updated_at: 1 });

  it("does both of two changes that hold each other up", async () => {
    const store = await fresh();
    const raise = (trx: Pick<typeof store.db, "insertInto">, key: string) =>
      trx
        .insertInto("settings")
        .values(setting(key))
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: "2" }))
        .execute();
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = (first: string, second: string, mine: typeof one, theirs: typeof one) =>
      store.write(async (trx) => {
        await raise(trx, first);
        mine.resolve();
        // SQLite lets the second begin when the first is done.
        if (store.engine === "postgres") await theirs.promise;
        await raise(trx, second);
      });
    await Promise.all([change("a", "b", one, other), change("b", "a", other, one)]);
    const rows = await store.db
      .selectFrom("settings")
      .select("value")
      .where("key", "in", ["a", "b"])
      .execute();
    expect(rows).toEqual([{ value: "2" }, { value: "2" }]);
  });

  it("migrates once when two servers start at once, and again without harm", async () => {
    const where = await place();
    const first = openStore(where);
    const second = where.databaseUrl === null ? first : openStore(where);
    try {
      const names = await Promise.all([first.migrate(), second.migrate()]);
      expect(names[0]).toBe(names[1]);
      expect(await first.migrate()).toBe(names[0]);
      const { rows } = await sql<{ name: string }>`select name from migrations`.execute(first.db);
      expect(rows.map((row) => row.name)).toContain(names[0]);
      expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
    } finally {
      await first.close();
      if (second !== first) await second.close();
    }
  });

  it("refuses a database that a newer version made", async () => {
    const store = await fresh();
    await sql`insert into migrations (name, applied_at) values ('999-later', 1)`.execute(store.db);
    await expect(store.migrate()).rejects.toThrow("newer version of Ceiba (it has 999-later)");
  });

  it("keeps what was written after it is opened again", async () => {
    const where = await place();
    const store = openStore(where);
    await store.migrate();
    await store.write((trx) => trx.insertInto("settings").values(setting("kept")).execute());
    await store.close();
    const again = openStore(where);
    const rows = await again.db.selectFrom("settings").select(["key", "updated_at"]).execute();
    await again.close();
    expect(rows).toEqual([{ key: "kept", updated_at: 1 }]);
  });

  it("undoes a failing change alone, though many are written at once", async () => {
    const store = await fresh();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        store.write(async (trx) => {
          await trx
            .insertInto("settings")
            .values(setting(`k${index}`))
            .execute();
          if (index % 3 === 0) throw new Error("wanted");
          return index;
        }),
      ),
    );
    expect(outcomes.filter((each) => each.status === "rejected")).toHaveLength(10);
    const rows = await store.db.selectFrom("settings").select("key").execute();
    expect(rows).toHaveLength(20);
    expect(rows.some((row) => row.key === "k3")).toBe(false);
  });

  it("reports a broken rule and goes on", async () => {
    const store = await fresh();
    const insert = () => store.write((trx) => trx.insertInto("settings").values(setting("one")).execute());
    await insert();
    await expect(insert()).rejects.toThrow();
    await store.write((trx) => trx.insertInto("settings").values(setting("two")).execute());
    expect(await store.db.selectFrom("settings").selectAll().execute()).toHaveLength(2);
  });

  it("counts calls across everyone who shares the database", async () => {
    const store = await fresh();
    const options = { name: "test", points: 3, seconds: 60 };
    const [one, other] = [store.limiter(options), store.limiter(options)];
    await Promise.all([one.consume("a"), other.consume("a"), one.consume("a")]);
    const refusal = await other.consume("a").catch((outcome: unknown) => outcome);
    expect(refusal).toBeInstanceOf(RateLimiterRes);
    await one.consume("b");
  });
});
