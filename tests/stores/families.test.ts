import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { Parsed } from "#contract/index.ts";
import type { FamilyFilter } from "#domain/enrolment/families/filter.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Store } from "#server/db/store.ts";
import { remindersFollow } from "#server/db/visit-reminders.ts";
import { leadIntake } from "#server/features/enrolment/leads.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { joinFamily } from "#server/features/enrolment/places/joining.ts";
import { desk } from "#server/features/staff/desk.ts";
import { familyActing } from "#server/features/staff/families/acting.ts";
import { familyAdding } from "#server/features/staff/families/adding.ts";
import { boardOf, countFamilies, listFamilies } from "#server/features/staff/families/list.ts";
import { familyMerging } from "#server/features/staff/families/merging.ts";
import { momentOf } from "#server/features/staff/families/parts.ts";
import { familyTasks } from "#server/features/staff/families/tasks.ts";
import { onBothEngines } from "./engines.ts";

const DAY = 86_400_000;
const ME = "marta@school.example";
const OTHER = "luis@school.example";
const note = async () => {};
const open = { from: 540, to: 900 };

/** A school on the first of March 2027, at noon. */
function school(store: Store) {
  let clock = Date.parse("2027-03-01T18:00:00Z");
  const makeLead = leadMaker("x".repeat(32));
  const parts = {
    ...{
      store,
      makeLead,
      joinList: joinFamily,
      changeAddress: remindersFollow,
      now: () => clock++,
      mode: "practice" as const,
    },
    usualHours: { timeZone: "America/Mexico_City", week: Array.from({ length: 7 }, () => open) },
    members: { names: async () => [ME, OTHER].map((email) => ({ email, name: email })) },
  };
  const submit = leadIntake({
    ...{ store, makeLead, publicUrl: () => "http://x", staffNotify: null, wakeMail: () => {} },
    school: () => deliveredSchool,
    mailBudget: { isLeft: async () => true, take: async () => true },
  });
  return {
    ...{ parts, desk: desk(store, "practice"), acting: familyActing(parts), tasks: familyTasks(parts) },
    ...{ adding: familyAdding(parts), merging: familyMerging(parts) },
    pass: (ms: number) => {
      clock += ms;
    },
    async comes(name: string, about: { ages?: string; phone?: string; language?: Language } = {}) {
      const { ages = "6", phone, language = "en" } = about;
      const email = `${name.split(" ")[0]?.toLowerCase()}@x.co`;
      const form = { name, email, phone, numberOfChildren: 1, childrenAges: ages, language };
      return (await submit(form, clock++)).id;
    },
    async names(filter: FamilyFilter, order: "newest" | "waiting" = "newest") {
      const page = await listFamilies(store.db, filter, await momentOf(parts), { order, limit: 100 });
      return page.items.map((each) => each.name);
    },
    board: async (filter: FamilyFilter = {}) => boardOf(store.db, filter, await momentOf(parts)),
    count: async (filter: FamilyFilter) =>
      (await countFamilies(store.db, filter, await momentOf(parts))).total,
  };
}
const ROW = {
  name: "",
  email: "",
  phone: "",
  numberOfChildren: "",
  childrenAges: "",
  language: "en",
  note: "",
};
const KEEP = { name: "this", reach: "this", phone: "this", children: "this", language: "this" } as const;

onBothEngines("families", ({ fresh }) => {
  it("are found by a number that is a word of their name, though it could be an age", async () => {
    const { comes, names } = school(await fresh());
    await comes("Grupo 17 Vallarta", { ages: "9" });
    await comes("Beth Orr", { ages: "8", phone: "+52 322 145 1766" });
    expect(await names({ search: "17" })).toEqual(["Grupo 17 Vallarta"]);
  });

  it("are found by what stands in their names, addresses and numbers, and by what they said", async () => {
    const { comes, names, count } = school(await fresh());
    await comes("Íñigo Núñez", { ages: "6 y 12", phone: "+52 322 145-6677", language: "es" });
    await comes("Beth Orr", { ages: "8yo, 3" });
    await comes("Cleo 100%", { ages: "" });
    expect(await names({ search: "nunez inigo" })).toEqual(["Íñigo Núñez"]);
    expect(await names({ search: "3221456677" })).toEqual(["Íñigo Núñez"]);
    expect(await names({ search: "145 66" })).toEqual(["Íñigo Núñez"]);
    expect(await names({ search: "0%" })).toEqual(["Cleo 100%"]);
    expect(await names({ search: "6" })).toEqual(["Íñigo Núñez"]);
    expect(await names({ search: "orr 8" })).toEqual(["Beth Orr"]);
    expect(await names({ search: "orr 6" })).toEqual([]);
    expect(await names({ search: "beth nunez" })).toEqual([]);
    expect(await names({ age: 6 })).toEqual(["Íñigo Núñez"]);
    expect(await names({ age: 2 })).toEqual([]);
    expect(await names({ age: 8 })).toEqual(["Beth Orr"]);
    expect(await names({ pod: "creator" })).toEqual(["Íñigo Núñez"]);
    expect(await names({ pod: "foundation" })).toEqual(["Beth Orr", "Íñigo Núñez"]);
    expect(await names({ language: "es", pod: "foundation" })).toEqual(["Íñigo Núñez"]);
    expect(await names({ deposit: "none" })).toHaveLength(3);
    expect(await names({ deposit: "held" })).toEqual([]);
    expect([await count({}), await count({ language: "en" })]).toEqual([3, 2]);
  });

  it("are counted by what they share as they are listed, through every change", async () => {
    const { comes, names, count, acting, desk } = school(await fresh());
    const filters: FamilyFilter[] = [
      ...([{}, { language: "es" }, { age: 6 }, { pod: "foundation" }, { age: 6, pod: "explorer" }] as const),
      ...([
        { status: "new" },
        { status: "contacted", language: "en" },
        { owner: "nobody" },
        { owner: ME },
      ] as const),
    ];
    const agree = async () => {
      for (const filter of filters) expect(await count(filter)).toBe((await names(filter)).length);
    };
    const ana = await comes("Ana", { ages: "6, 9", language: "es" });
    await comes("Beth", { ages: "" });
    await agree();
    await acting.act({ ids: [ana] }, { owner: ME }, ME, note);
    const { version } = await desk.lead(ana);
    await desk.change(ana, { version, status: "contacted", childrenAges: "4", language: "en" }, ME);
    await agree();
    expect([await count({ owner: ME }), await count({ status: "contacted", age: 4 })]).toEqual([1, 1]);
  });

  it("wait from their first word until staff answer, and again from the next", async () => {
    const { comes, names, pass, desk, parts } = school(await fresh());
    const ana = await comes("Ana");
    pass(3 * DAY);
    await comes("Beth");
    expect(await names({}, "waiting")).toEqual(["Ana", "Beth"]);
    expect(await names({ waiting: 2 })).toEqual(["Ana"]);
    await desk.change(ana, { status: "contacted", version: 0 }, ME, parts.now());
    expect(await names({}, "waiting")).toEqual(["Beth"]);
    pass(DAY);
    await comes("Ana", { ages: "6, 7" });
    expect(await names({}, "waiting")).toEqual(["Beth", "Ana"]);
  });

  it("the board has each status with its number, whatever is filtered", async () => {
    const { comes, board, desk } = school(await fresh());
    const ana = await comes("Ana", { language: "es" });
    await comes("Beth");
    await desk.change(ana, { status: "contacted", version: 0 }, ME);
    const counts = async (filter?: FamilyFilter) =>
      Object.fromEntries((await board(filter)).columns.map(({ status, count }) => [status, count]));
    expect(await counts()).toMatchObject({ new: 1, contacted: 1, enrolled: 0 });
    expect(await counts({ language: "es" })).toMatchObject({ new: 0, contacted: 1 });
    const { columns, total, today } = await board({ status: "new" });
    expect(columns.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(["Beth"]);
    expect([total, today]).toEqual([1, "2027-03-01"]);
  });

  it("a page goes on where the one before ended, by either order", async () => {
    const store = await fresh();
    const { comes, parts } = school(store);
    for (let index = 0; index < 7; index += 1) await comes(`F${index}`);
    for (const order of ["newest", "waiting"] as const) {
      const read: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await listFamilies(store.db, {}, await momentOf(parts), {
          ...{ order, limit: 3 },
          after: after ?? undefined,
        });
        read.push(...page.items.map(({ name }) => name));
        after = page.next;
      } while (after !== null);
      const written = ["F0", "F1", "F2", "F3", "F4", "F5", "F6"];
      expect(read).toEqual(order === "waiting" ? written : written.toReversed());
    }
  });

  it("are written down by hand, once", async () => {
    const { adding, names, desk } = school(await fresh());
    const walkIn = { name: "Rosa", email: "", phone: "322 145 6677", language: "es" as const };
    const family = { ...walkIn, numberOfChildren: 2, childrenAges: "5, 8", note: "Twins? No." };
    const made = await adding.add(family, ME, note);
    expect(made).toMatchObject({ name: "Rosa", email: "", status: "new", waitsSince: null });
    expect((await desk.history(made.id)).map(({ kind }) => kind)).toEqual(["note", "added"]);
    await expect(adding.add({ ...family, phone: "3221456677" }, ME, note)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await names({})).toEqual(["Rosa"]);
  });

  it("come from a file: each row is judged by itself, and a preview makes nothing", async () => {
    const { adding, comes, count } = school(await fresh());
    const id = await comes("Ana", { phone: "322 145 6677" });
    const rows = [
      { ...ROW, name: "=Beth", email: "beth@x.co", childrenAges: "6, 8" },
      { ...ROW, name: "Ana", email: "ANA@x.co" },
      { ...ROW, name: "Anita", email: "anita@x.co", phone: "+52 3221456677" },
      { ...ROW, name: "Nobody" },
      { ...ROW, name: "", email: "c@x.co" },
      { ...ROW, name: "D", email: "d@x.co", numberOfChildren: "many" },
      { ...ROW, name: "E", email: "e@x.co", childrenAges: "6, 45" },
    ];
    const judged = async (
      how: Pick<Parsed<"POST /api/admin/families/import">["body"], "isPreview" | "alsoAlike">,
    ) => (await adding.import({ ...how, rows }, ME, note)).rows;
    const preview = await judged({ isPreview: true, alsoAlike: false });
    expect(preview.map(({ verdict, field }) => field ?? verdict)).toEqual([
      ...["new", "known", "alike"],
      ...["email", "name", "numberOfChildren", "childrenAges"],
    ]);
    expect(preview[2]?.lead).toEqual({ id, name: "Ana" });
    expect(await count({})).toBe(1);
    await judged({ isPreview: false, alsoAlike: false });
    expect(await count({})).toBe(2);
    expect((await judged({ isPreview: false, alsoAlike: true })).map(({ verdict }) => verdict)).toEqual([
      ...["known", "known", "new", "fault", "fault", "fault", "fault"],
    ]);
    expect(await count({ search: "=beth" })).toBe(1);
  });

  it("one act changes all that match, and leaves those whose status forbids it", async () => {
    const { acting, comes, names, desk, board } = school(await fresh());
    const ana = await comes("Ana");
    const beth = await comes("Beth");
    await comes("Cleo", { language: "es" });
    await desk.change(ana, { status: "enrolled", version: 0 }, ME);
    const moved = await acting.act({ filter: { language: "en" } }, { status: "contacted" }, ME, note);
    expect(moved).toEqual({ changed: 1, same: 0, refused: 1 });
    expect((await board()).columns.find(({ status }) => status === "contacted")?.items).toMatchObject([
      { name: "Beth" },
    ]);
    await acting.act({ ids: [ana, beth] }, { owner: OTHER }, ME, note);
    expect(await names({ owner: OTHER })).toEqual(["Beth", "Ana"]);
    expect(await names({ owner: "nobody" })).toEqual(["Cleo"]);
    expect((await desk.history(beth))[0]).toMatchObject({ kind: "owner", detail: OTHER, by: ME });
    const task = { text: "Send the price list", dueOn: "2027-03-04", owner: null };
    expect(await acting.act({ filter: {} }, { task }, ME, note)).toMatchObject({ changed: 3 });
    const twice = await acting.act({ ids: [ana, beth] }, { owner: OTHER }, ME, note);
    expect(twice).toEqual({ changed: 0, same: 2, refused: 0 });
  });

  it("a day has what is late first, of everybody or of one, and what is done leaves it", async () => {
    const { tasks, comes, desk, names } = school(await fresh());
    const ana = await comes("Ana");
    const add = (text: string, dueOn: string, owner: string | null) =>
      tasks.add(ana, { text, dueOn, owner }, ME);
    await add("today", "2027-03-01", ME);
    const late = await add("late", "2027-02-25", OTHER);
    await add("next month", "2027-04-01", ME);
    const texts = async (whose: string | null) => (await tasks.today(whose)).tasks.map(({ text }) => text);
    expect(await texts(null)).toEqual(["late", "today"]);
    expect(await texts(ME)).toEqual(["today"]);
    await tasks.change(late.id, { isDone: true }, ME);
    expect(await texts(null)).toEqual(["today"]);
    expect((await desk.history(ana))[0]).toMatchObject({ kind: "task_done", detail: "late" });
    await tasks.change(late.id, { isDone: false, dueOn: "2027-03-02" }, ME);
    expect(await texts(null)).toEqual(["today", "late"]);
    await desk.change(ana, { nextStepOn: "2027-02-20", version: 0 }, ME);
    expect((await tasks.today(null)).steps).toMatchObject([{ name: "Ana", task: { text: "today" } }]);
    expect((await tasks.today(OTHER)).steps).toEqual([]);
    expect(await names({ nextStep: "overdue" })).toEqual(["Ana"]);
    expect(await names({ nextStep: "week" })).toEqual([]);
    await expect(tasks.change("x", { isDone: true }, ME)).rejects.toMatchObject({ code: "not_found" });
  });

  it("two that are one are found and merged: what is kept is chosen, and both histories stay", async () => {
    const store = await fresh();
    const { comes, merging, desk, tasks, count, parts } = school(store);
    const ana = await comes("Ana", { phone: "322 145 6677" });
    const anita = await comes("Anita López", { phone: "+52 (322) 145-6677", ages: "6, 9" });
    await comes("Beth");
    await desk.change(anita, { status: "contacted", version: 0 }, ME, parts.now());
    await tasks.add(anita, { text: "Call", dueOn: "2027-03-02", owner: null }, ME);
    const { groups } = await merging.duplicates();
    expect(groups).toHaveLength(1);
    expect(groups[0]?.families.map(({ name }) => name).toSorted()).toEqual(["Ana", "Anita López"]);
    const keep = { ...KEEP, name: "other", children: "other" } as const;
    const merge = (version: number) =>
      merging.merge(ana, { version: 0, other: { id: anita, version }, keep }, ME, note);
    await expect(merge(0)).rejects.toMatchObject({ code: "conflict" });
    const merged = await merge(1);
    expect(merged).toMatchObject({ id: ana, name: "Anita López", email: "ana@x.co", childrenAges: "6, 9" });
    expect(merged.status).toBe("contacted");
    expect((await desk.history(ana)).map(({ kind }) => kind)).toEqual([
      ...["merged", "task", "status", "submitted", "submitted"],
    ]);
    expect((await tasks.ofLead(ana)).map(({ text }) => text)).toEqual(["Call"]);
    expect(await count({})).toBe(2);
    await expect(desk.lead(anita)).rejects.toMatchObject({ code: "not_found" });
    await expect(
      merging.merge(ana, { version: 1, other: { id: ana, version: 1 }, keep }, ME, note),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("a child that both had on the list waits once, with the earlier turn; who has a seat keeps it", async () => {
    const store = await fresh();
    const { comes, merging } = school(store);
    const merged = async (name: string, held: "this" | "other" | null, children: "this" | "other") => {
      const ids = [await comes(name), await comes(`${name}ita`)] as const;
      const rows = await store.db.selectFrom("places").selectAll().where("lead_id", "in", ids).execute();
      const first = Math.min(...rows.map(({ since_at }) => since_at));
      if (held !== null)
        await store.db
          .updateTable("places")
          .set({ state: "held", child: "Luz", deposit_id: "d", rank: 0 })
          .where("lead_id", "=", held === "this" ? ids[0] : ids[1])
          .execute();
      const [id, other] = ids;
      await merging.merge(
        id,
        { version: 0, other: { id: other, version: 0 }, keep: { ...KEEP, children } },
        ME,
        note,
      );
      const left = await store.db.selectFrom("places").selectAll().where("lead_id", "=", id).execute();
      return left.map(({ state, since_at }) => (state === "waiting" ? since_at - first : state));
    };
    expect(await merged("Ana", null, "this")).toEqual([0]);
    expect(await merged("Beth", null, "other")).toEqual([0]);
    expect(await merged("Cleo", "this", "this")).toEqual(["held"]);
    expect(await merged("Dora", "this", "other")).toEqual(["held"]);
  });

  it("a family whose address was corrected leaves the old one to whoever comes with it", async () => {
    const { comes, desk, names } = school(await fresh());
    const ana = await comes("Ana");
    await desk.change(ana, { email: "ana@new.co", version: 0 }, ME);
    expect(await comes("Ana")).not.toBe(ana);
    expect(await names({})).toEqual(["Ana", "Ana"]);
    expect(await comes("Ana")).not.toBe(ana);
    expect(await names({})).toHaveLength(2);
  });
});
