import { expect, it, onTestFinished } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { School } from "#domain/site/school.ts";
import { openStore } from "#server/db/database.ts";
import { factVersions, schoolFacts } from "#server/db/school-facts.ts";
import type { Store } from "#server/db/store.ts";
import { eventually } from "../eventually.ts";
import { onBothEngines } from "./engines.ts";

const publish = (store: Store, version: number, value: string | null, key = "phone") =>
  store.write((trx) =>
    trx
      .insertInto("school_facts")
      .values({
        key,
        version,
        value,
        changed_by: "o@x.co",
        changed_at: 1_000 + version,
        holds_from: 1_000 + version,
      })
      .execute(),
  );
const on = (store: Store) => ({
  ...{ store, delivered: deliveredSchool, now: () => 2_000 },
  prepare: async () => () => {},
  report: (error: unknown) => {
    throw error;
  },
});

onBothEngines("what the school says of itself", ({ fresh, place }) => {
  it("is what was delivered with the newest version of each fact", async () => {
    const store = await fresh();
    const facts = schoolFacts(on(store));
    await facts.changed();
    expect(facts.now()).toBe(deliveredSchool);
    await publish(store, 1, '"+1 202 555 0143"');
    await publish(store, 2, '"+52 322 123 4567"');
    await publish(store, 1, '{"en":"Yes.","es":"Sí."}', "decided:meals");
    await facts.changed();
    expect(facts.now()).toEqual({
      ...deliveredSchool,
      phone: "+52 322 123 4567",
      decided: { meals: { en: "Yes.", es: "Sí." } },
    });
    const same = facts.now();
    await facts.changed();
    expect(facts.now()).toBe(same);
    await publish(store, 3, null);
    await publish(store, 2, null, "decided:meals");
    await facts.changed();
    expect(facts.now()).toEqual(deliveredSchool);
    const versions = (await factVersions(store)).map(({ key, version }) => `${key} ${version}`);
    expect(versions).toEqual(["decided:meals 2", "decided:meals 1", "phone 3", "phone 2", "phone 1"]);
  });

  it("changes for everybody at once, or not at all when it cannot be shown", async () => {
    const store = await fresh();
    const prepared: School[] = [];
    let isBroken = true;
    const facts = schoolFacts({
      ...on(store),
      async prepare(school) {
        expect(facts.now()).toBe(deliveredSchool);
        if (isBroken) throw new Error("No pages.");
        prepared.push(school);
        return () => {};
      },
    });
    await publish(store, 1, '"+52 322 123 4567"');
    await expect(facts.changed()).rejects.toThrow("No pages.");
    expect(facts.now()).toBe(deliveredSchool);
    isBroken = false;
    await facts.changed();
    expect(prepared).toEqual([facts.now()]);
    expect(facts.now().phone).toBe("+52 322 123 4567");
  });

  it("leaves out the one publication that cannot be shown, wherever it stands, and keeps all others", async () => {
    const store = await fresh();
    await publish(store, 1, '"+52 322 123 4567"');
    await publish(store, 2, '"guilty"');
    await publish(store, 3, "950", "price:pod_school");
    await publish(store, 4, '{"from":8,"to":14}', "hours");
    const told: unknown[] = [];
    let made = 0;
    const facts = schoolFacts({
      ...on(store),
      async prepare({ phone }) {
        made += 1;
        if (phone === "guilty") throw new Error("No pages.");
        return () => {};
      },
      report: (error) => told.push(error),
    });
    await facts.begin();
    expect(facts.now()).toEqual({
      ...deliveredSchool,
      phone: "+52 322 123 4567",
      hours: { from: 8, to: 14 },
      prices: { ...deliveredSchool.prices, pod_school: 950 },
    });
    expect(told.map(String)).toEqual(["Error: This publication cannot be shown: phone 2"]);
    expect(await facts.hasUnshown()).toBe(true);
    expect((await factVersions(store)).filter((one) => !facts.isShown(one))).toMatchObject([
      { key: "phone", version: 2 },
    ]);
    // It is not tried again each time that somebody looks.
    const before = made;
    await facts.changed();
    expect(made).toBe(before);
    await publish(store, 5, '"+1 202 555 0143"');
    await facts.changed();
    expect(facts.now().phone).toBe("+1 202 555 0143");
    expect(await facts.hasUnshown()).toBe(false);
  });

  it("starts with what was delivered while nothing can be shown, and blames no publication for it", async () => {
    const store = await fresh();
    await publish(store, 1, '"+52 322 123 4567"');
    const told: unknown[] = [];
    let isBroken = true;
    const facts = schoolFacts({
      ...on(store),
      async prepare() {
        if (isBroken) throw new Error("No pages.");
        return () => {};
      },
      report: (error) => told.push(error),
    });
    await facts.begin();
    expect(facts.now()).toBe(deliveredSchool);
    expect(told.map(String)).toEqual(["Error: No pages."]);
    isBroken = false;
    await facts.changed();
    expect(facts.now().phone).toBe("+52 322 123 4567");
  });

  it("shows what is tried before it is stored, and makes it ready once", async () => {
    const store = await fresh();
    let made = 0;
    const facts = schoolFacts({
      ...on(store),
      async prepare() {
        made += 1;
        return () => {};
      },
    });
    await facts.expectShown({ ...deliveredSchool, phone: "+52 322 123 4567" });
    expect(facts.now()).toBe(deliveredSchool);
    await publish(store, 1, '"+52 322 123 4567"');
    await facts.changed();
    expect(facts.now().phone).toBe("+52 322 123 4567");
    expect(made).toBe(1);
  });

  it("changes a price on its day", async () => {
    const store = await fresh();
    let at = 1_500;
    const facts = schoolFacts({ ...on(store), now: () => at });
    const later = { key: "price:pod_school", version: 1, value: "990", changed_by: "o@x.co" };
    const row = { ...later, changed_at: 1_500, holds_from: 2_000 };
    await store.write((trx) => trx.insertInto("school_facts").values(row).execute());
    await facts.changed();
    expect(facts.now()).toBe(deliveredSchool);
    at = 2_000;
    await facts.changed();
    expect(facts.now().prices).toEqual({ ...deliveredSchool.prices, pod_school: 990 });
  });

  it("is heard of by every server of the database", async () => {
    const where = await place();
    const stores = [openStore(where), openStore(where)] as const;
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    const [here, there] = stores;
    await here.migrate();
    if (here.engine === "sqlite") return;
    const facts = schoolFacts(on(here));
    const others = schoolFacts(on(there));
    onTestFinished(others.follow());
    await publish(here, 1, '"+52 322 123 4567"');
    await facts.changed();
    await eventually(() => expect(others.now().phone).toBe("+52 322 123 4567"));
  });
});
