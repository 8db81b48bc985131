import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Store } from "#server/db/store.ts";
import { FOLD_TALLIES, readTallies } from "#server/db/tallies.ts";
import { onBothEngines } from "./engines.ts";

const lead = (index: number) => ({
  ...{ id: `l${index}`, name: "Family", email: `f${index}@x.co`, email_key: `f${index}@x.co`, phone: null },
  ...{ children: 1, ages: "6", language: "en" as const, status: "new" as const, next_step_on: null },
  ...{ version: 0, created_at: index },
});
const talk = (index: number) => ({
  ...{
    id: `c${index}`,
    session_id: `s${index}`,
    owner_hash: "o",
    language: "en" as const,
    created_at: index,
  },
});

async function counted({ db }: Store): Promise<{ families: number; conversations: number }> {
  const count = async (table: "leads" | "conversations") =>
    Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n);
  return { families: await count("leads"), conversations: await count("conversations") };
}

onBothEngines("the totals", ({ fresh }) => {
  it("are what a count would say, whatever was added, erased or undone by many at once", async () => {
    const store = await fresh();
    const asked = () => readTallies(store.db, ["families", "conversations"]);
    const changes = Array.from({ length: 120 }, (_, index) =>
      store.write(async (trx) => {
        // In two orders, as transactions do.
        const steps = [
          () => trx.insertInto("leads").values(lead(index)).execute(),
          () =>
            trx
              .insertInto("conversations")
              .values(talk(index % 50))
              .onConflict((conflict) => conflict.column("session_id").doNothing())
              .execute(),
        ];
        for (const step of index % 2 === 0 ? steps : steps.reverse()) await step();
        if (index % 10 === 3) throw new Error("wanted");
      }),
    );
    const folds = store.engine === "sqlite" ? [] : Array.from({ length: 10 }, () => fold(store));
    await Promise.allSettled(changes);
    await Promise.allSettled(folds);
    expect(await asked()).toEqual(await counted(store));
    expect((await asked()).families).toBe(108);

    await store.write(async (trx) => {
      await trx.deleteFrom("leads").where("created_at", "<", 40).execute();
      await trx.deleteFrom("conversations").where("created_at", ">", 30).execute();
    });
    const left = await counted(store);
    expect(await asked()).toEqual(left);
    if (store.engine === "sqlite") return;
    await fold(store);
    expect(await asked()).toEqual(left);
    expect(await store.db.selectFrom("tallies").selectAll().where("shard", "!=", 0).execute()).toEqual([]);
  });
});

const fold = ({ db }: Store) => sql.raw(FOLD_TALLIES).execute(db);
