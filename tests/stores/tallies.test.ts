import { sql } from "kysely";
import { expect, it } from "vitest";
import { tallies } from "#server/db/migrations/012-tallies.ts";
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

onBothEngines("the totals of money", ({ fresh }) => {
  it("follow each payment, its refund and its row's end, by mode", async () => {
    const store = await fresh();
    const paid = "subscriptions.paid_cents.live";
    const asked = () =>
      readTallies(store.db, ["deposits.refunded_cents.live", paid, "subscriptions.paid_cents.test"]);
    const add = (id: string, mode: string, cents: number | null) =>
      sql`insert into subscriptions (id, plan, monthly_cents, status, cancel_at_period_end, period_end, mode, currency,
        idempotency_key, keyed_at, facts, revision, read_at, created_at, paid_cents)
        values (${id}, 'explorer', 50000, 'active', 0, 0, ${mode}, 'usd', 'k', 0, '{}', 0, 0, 0, ${cents})`.execute(
        store.db,
      );
    await add("one", "live", null);
    await add("two", "live", 50_000);
    await add("three", "test", 7);
    await sql`insert into deposits (id, type, amount_cents, paid_cents, refunded_cents, lost_cents, status,
      refund_failed, receipted, mode, currency, idempotency_key, keyed_at, facts, revision, read_at, created_at)
      values ('d', 'founders_circle', 50000, 50000, 10000, 0, 'paid', 0, 0, 'live', 'usd', 'k', 0, '{}', 0, 0, 0)`.execute(
      store.db,
    );
    const both = { "deposits.refunded_cents.live": 10_000, "subscriptions.paid_cents.test": 7 };
    expect(await asked()).toEqual({ ...both, [paid]: 50_000 });
    await store.db.updateTable("subscriptions").set({ paid_cents: 50_000 }).where("id", "=", "one").execute();
    await store.db.updateTable("subscriptions").set({ failures: 3 }).where("id", "=", "one").execute();
    expect(await asked()).toEqual({ ...both, [paid]: 100_000 });
    await store.db.deleteFrom("subscriptions").where("id", "=", "two").execute();
    expect(await asked()).toEqual({ ...both, [paid]: 50_000 });
  });
});

onBothEngines("the totals of the safety desk", ({ fresh }) => {
  it("follow an item that moves, and forget one that goes", async () => {
    const store = await fresh();
    const asked = () => readTallies(store.db, ["safety.open.now", "safety.open.soon", "safety.closed.now"]);
    const add = (id: string, severity: string) =>
      sql`insert into safety_items (id, kind, severity, excerpt, source, session_mark, times, state, note, version,
        created_at, updated_at) values (${id}, 'abuse', ${severity}, 'x', 'child', ${id}, 1, 'open', '', 0, 1, 1)`.execute(
        store.db,
      );
    await add("one", "now");
    await add("two", "now");
    await add("three", "soon");
    expect(await asked()).toEqual({ "safety.open.now": 2, "safety.open.soon": 1, "safety.closed.now": 0 });
    await store.db.updateTable("safety_items").set({ state: "closed" }).where("id", "=", "one").execute();
    await store.db.updateTable("safety_items").set({ severity: "now" }).where("id", "=", "three").execute();
    expect(await asked()).toEqual({ "safety.open.now": 2, "safety.open.soon": 0, "safety.closed.now": 1 });
    await store.db.deleteFrom("safety_items").execute();
    expect(await asked()).toEqual({ "safety.open.now": 0, "safety.open.soon": 0, "safety.closed.now": 0 });
  });

  it("begin with what an earlier version left", async () => {
    const store = await fresh();
    await store.db
      .insertInto("leads")
      .values([lead(1), lead(2)])
      .execute();
    const engine = store.engine;
    const tables = ["leads", "conversations", "deposits", "safety_items"];
    const steps =
      engine === "postgres"
        ? tables.map((table) => `drop function ${table}_tally cascade`)
        : tables.flatMap((table) =>
            ["insert", "delete", "update"].map((event) => `drop trigger if exists ${table}_tally_${event}`),
          );
    // What later versions count besides.
    if (engine === "postgres") steps.push("drop function leads_group cascade");
    else for (const event of ["insert", "delete", "update"]) steps.push(`drop trigger leads_group_${event}`);
    for (const step of [...steps, "drop index safety_items_by_rank", "drop table tallies"]) {
      await sql.raw(step).execute(store.db);
    }
    await store.db.deleteFrom("leads").where("id", "=", "l1").execute();
    await store.write((trx) => tallies(trx as never, engine));
    await store.db.insertInto("leads").values(lead(3)).execute();
    expect(await readTallies(store.db, ["families", "cents.live"])).toEqual({ families: 2, "cents.live": 0 });
  });
});

const fold = ({ db }: Store) => sql.raw(FOLD_TALLIES).execute(db);
