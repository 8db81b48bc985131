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
      .values({ key, version, value, changed_by: "o@x.co", changed_at: 1_000 + version })
      .execute(),
  );
const fail = (error: unknown) => {
  throw error;
};

onBothEngines("what the school says of itself", ({ fresh, place }) => {
  it("is what was delivered with the newest version of each fact", async () => {
    const store = await fresh();
    const facts = schoolFacts(store, deliveredSchool, async () => {});
    await facts.look();
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
    await facts.look();
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
    const facts = schoolFacts(store, deliveredSchool, async (school) => {
      expect(facts.now()).toBe(deliveredSchool);
      if (isBroken) throw new Error("No pages.");
      prepared.push(school);
    });
    await publish(store, 1, '"+52 322 123 4567"');
    await expect(facts.changed()).rejects.toThrow("No pages.");
    expect(facts.now()).toBe(deliveredSchool);
    isBroken = false;
    await facts.look();
    expect(prepared).toEqual([facts.now()]);
    expect(facts.now().phone).toBe("+52 322 123 4567");
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
    const facts = schoolFacts(here, deliveredSchool, async () => {});
    const others = schoolFacts(there, deliveredSchool, async () => {});
    onTestFinished(others.follow(fail));
    await publish(here, 1, '"+52 322 123 4567"');
    await facts.changed();
    await eventually(() => expect(others.now().phone).toBe("+52 322 123 4567"));
  });
});
