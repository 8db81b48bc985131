import { sql } from "kysely";
import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { Parsed } from "#contract/index.ts";
import type { Store } from "#server/db/store.ts";
import { remindersFollow } from "#server/db/visit-reminders.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { enrolmentData } from "#server/features/enrolment/personal-data.ts";
import { remindersNow } from "#server/features/enrolment/visits/mails.ts";
import { visitHandlers } from "#server/features/enrolment/visits/routes.ts";
import { holdTime } from "#server/features/enrolment/visits/seats.ts";
import { desk } from "#server/features/staff/desk.ts";
import { familyMerging } from "#server/features/staff/families/merging.ts";
import type { Call } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { eventually } from "../eventually.ts";
import { onBothEngines } from "./engines.ts";

const HOUR = 3_600_000;
const ZONE = "America/Mexico_City";
const open = { from: 540, to: 900 };
const usualHours = { timeZone: ZONE, week: Array.from({ length: 7 }, () => open) };

/** A school on Monday, the first of March 2027, at noon, that opens calls and visits on Thursday. */
function school(store: Store, staffNotify: string | null = null, mayMail = true) {
  let taken = 0;
  let clock = Date.parse("2027-03-01T18:00:00Z");
  const makeLead = leadMaker("x".repeat(32));
  const handlers = visitHandlers({
    ...{ store, makeLead, usualHours, staffNotify, now: () => clock, secret: "s".repeat(32) },
    ...{ publicUrl: () => "https://ceiba.example", wakeMail: () => {} },
    school: () => ({ ...deliveredSchool, contactEmail: "new@school.example" }),
    mailBudget: {
      isLeft: async () => mayMail,
      take: async () => {
        taken += 1;
        return true;
      },
    },
  });
  const staff = {
    id: "m",
    email: "marta@school.example",
    name: "Marta",
    role: "owner",
    provedAt: 0,
  } as const;
  let noted = 0;
  const note = async () => {
    noted += 1;
  };
  const call = { staff: async () => staff, note } as unknown as Call;
  const input = (about: object) => ({ params: {}, query: {}, body: {}, ...about }) as never;
  const form = (name: string, about: object = {}) => ({
    ...{ name, email: `${name.toLowerCase()}@x.co`, phone: "", numberOfChildren: 1, adult: true as const },
    ...about,
  });
  const ask = {
    times: async () => (await handlers["GET /api/visits/times"](input({}), call)) as never as Times,
    book: (slotId: string, name: string, about: object = {}) =>
      handlers["POST /api/visits"](
        input({ body: { slotId, language: "en", form: form(name, about) } }),
        call,
      ) as Promise<Booking>,
    byLink: (slotId: string, family: string, about: object = {}) =>
      handlers["POST /api/visits"](
        input({ body: { slotId, language: "es", family, ...about } }),
        call,
      ) as Promise<Booking>,
    move: (token: string, slotId: string, about: object = {}) =>
      handlers["POST /api/visits/move"](
        input({ body: { token, slotId, ...about } }),
        call,
      ) as Promise<Booking>,
    cancel: (token: string) =>
      handlers["POST /api/visits/cancel"](input({ body: { token } }), call) as Promise<Booking>,
    mine: (token: string) =>
      handlers["POST /api/visits/mine"](input({ body: { token } }), call) as Promise<Booking>,
    week: async () => (await handlers["GET /api/admin/visits"](input({}), call)) as never as Week,
    opens: (about: Partial<Parsed<"POST /api/admin/visits/slots">["body"]> = {}) =>
      handlers["POST /api/admin/visits/slots"](
        input({
          body: {
            ...{ kind: "visit", from: "2027-03-04", until: "2027-03-04", weekdays: [3], opens: 540 },
            ...{ closes: 600, minutes: 30, seats: 1, place: "Gate 2", ...about },
          },
        }),
        call,
      ),
    change: (id: string, body: object) =>
      handlers["PATCH /api/admin/visits/bookings/{id}"](input({ params: { id }, body }), call),
    staffBook: (slotId: string, leadId: string) =>
      handlers["POST /api/admin/visits/bookings"](input({ body: { slotId, leadId } }), call),
    slot: (id: string, seats: number, place = "Gate 2") =>
      handlers["PATCH /api/admin/visits/slots/{id}"](input({ params: { id }, body: { seats, place } }), call),
    close: (id: string) => handlers["DELETE /api/admin/visits/slots/{id}"](input({ params: { id } }), call),
    ofLead: (id: string) =>
      handlers["GET /api/admin/leads/{id}/visits"](input({ params: { id } }), call) as Promise<{
        link: string;
        visits: unknown[];
      }>,
  };
  return {
    ...ask,
    makeLead,
    pass: (ms: number) => {
      clock += ms;
    },
    now: () => clock,
    taken: () => taken,
    noted: () => noted,
    mails: () => store.db.selectFrom("mails").selectAll().orderBy("due_at").orderBy("id").execute(),
  };
}
type Times = { times: { id: string; kind: string; startsAt: string }[] };
type Booking = { token: string; state: string; sequence: number; calendar: string };
type Week = {
  from: string;
  slots: { id: string; bookings: { id: string; state: string; lead: { id: string } }[] }[];
};

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "allowed",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

/** Until so many transactions wait for a lock. */
const waiting = (store: Store, count: number) =>
  eventually(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(store.db);
    expect(rows).toHaveLength(count);
  });

onBothEngines("visits and calls", ({ fresh }) => {
  it("a row of times is opened once, by the school's clock", async () => {
    const { opens, times } = school(await fresh());
    const row = { from: "2027-03-01", until: "2027-03-28", weekdays: [1, 3] };
    expect(await opens(row)).toEqual({ opened: 16, known: 0 });
    expect(await opens({ ...row, until: "2027-04-04" })).toEqual({ opened: 4, known: 16 });
    expect((await times()).times[0]?.startsAt).toBe("2027-03-02T15:00:00.000Z");
    expect(await refused(opens({ from: "2027-02-01", until: "2027-02-28" }))).toBe("conflict");
    expect(await refused(opens({ until: "2028-03-01", weekdays: [0, 1, 2, 3, 4], minutes: 5 }))).toBe(
      "conflict",
    );
  });

  it("the last seat is one family's, however many want it at once; whoever is late leaves nothing behind", async () => {
    const store = await fresh();
    const { opens, times, book } = school(store);
    await opens({ seats: 2 });
    const [first] = (await times()).times;
    const slotId = first?.id ?? "";
    const names = ["Ana", "Beth", "Cleo", "Dora", "Elsa"];
    const outcomes = await Promise.all(names.map((name) => refused(book(slotId, name))));
    expect(outcomes.sort()).toEqual(["allowed", "allowed", "conflict", "conflict", "conflict"]);
    const seats = await store.db.selectFrom("visit_bookings").select("seat").orderBy("seat").execute();
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(await store.db.selectFrom("leads").select("id").execute()).toHaveLength(2);
    expect((await times()).times).toHaveLength(1);
  });

  it("is confirmed with a file for calendars, reminded of a day before, and neither after it was cancelled", async () => {
    const { opens, times, book, cancel, mine, mails, now, taken } = school(
      await fresh(),
      "desk@school.example",
    );
    await opens();
    const booked = await book((await times()).times[0]?.id ?? "", "Ana");
    expect(booked.calendar).toContain("DTSTART:20270304T150000Z");
    const sent = await mails();
    expect(sent.map(({ kind, due_at }) => [kind, due_at])).toEqual([
      ["family", now()],
      ["staff", now()],
      ["family", Date.parse("2027-03-03T15:00:00Z")],
    ]);
    expect(sent[0]?.body).toContain("Thursday, March 4");
    expect(sent[0]?.calendar).toContain("METHOD:PUBLISH");
    expect(sent[0]?.body).toContain("#mine=");
    expect(sent[1]?.body).toMatch(/\/admin\/visits\?day=2027-03-04&slot=[\w-]+\n/);
    for (const { body, subject } of sent) expect(subject + body).not.toMatch(/\{\w+\}/);
    expect(await cancel(booked.token)).toMatchObject({ state: "cancelled", sequence: 1 });
    expect(await cancel(booked.token)).toMatchObject({ state: "cancelled", sequence: 1 });
    const after = await mails();
    expect(after.filter(({ due_at }) => due_at > now())).toEqual([]);
    expect(after.at(-2)?.calendar).toContain("METHOD:CANCEL");
    expect(after.at(-2)?.body).toContain("new@school.example");
    // One mail for each news, and none for what was so already.
    expect(taken()).toBe(2);
    expect((await mine(booked.token)).state).toBe("cancelled");
    expect((await times()).times).toHaveLength(2);
    expect(await refused(mine("x".repeat(50)))).toBe("link_expired");
  });

  it("moves to a free time and keeps its own where that is taken", async () => {
    const { opens, times, book, move, week, mails, now } = school(await fresh());
    await opens();
    const [early = "", late = ""] = (await times()).times.map(({ id }) => id);
    const ana = await book(early, "Ana");
    await book(late, "Beth");
    expect(await refused(move(ana.token, late))).toBe("conflict");
    await opens({ from: "2027-03-11", until: "2027-03-11" });
    const next = (await times()).times[0]?.id ?? "";
    expect(await move(ana.token, next)).toMatchObject({ sequence: 1, state: "booked" });
    expect((await times()).times.map(({ id }) => id)).toContain(early);
    expect((await week()).slots.map(({ bookings }) => bookings.length)).toEqual([0, 1]);
    const reminders = (await mails()).filter(({ due_at }) => due_at > now());
    expect(reminders.map(({ due_at }) => new Date(due_at).toISOString()).sort()).toEqual([
      "2027-03-03T15:30:00.000Z",
      "2027-03-10T15:00:00.000Z",
    ]);
  });

  it("a mail's link names the family; a call needs a number; nobody books a whole week", async () => {
    const store = await fresh();
    const { opens, times, book, byLink, ofLead, week, staffBook } = school(store);
    await opens({ kind: "call", closes: 720 });
    const ids = (await times()).times.map(({ id }) => id);
    expect(await refused(book(ids[0] ?? "", "Ana"))).toBe("invalid_request");
    await book(ids[0] ?? "", "Ana", { phone: "322 555 0101", email: "" });
    const lead = (await week()).slots[0]?.bookings[0]?.lead.id ?? "";
    const { link } = await ofLead(lead);
    const family = link.split("#family=")[1] ?? "";
    expect(await refused(byLink(ids[0] ?? "", family))).toBe("conflict");
    expect(await byLink(ids[1] ?? "", family)).toMatchObject({ state: "booked" });
    expect(await refused(byLink(ids[2] ?? "", family))).toBe("forbidden");
    expect(await refused(staffBook(ids[2] ?? "", "nobody"))).toBe("not_found");
    expect((await ofLead(lead)).visits).toHaveLength(2);
    expect(await store.db.selectFrom("mails").select("id").execute()).toEqual([]);
    const told = await store.db
      .selectFrom("lead_events")
      .select("detail")
      .where("kind", "=", "visit")
      .execute();
    expect(told[0]?.detail).toBe("booked:call:2027-03-04T15:00:00.000Z");
  });

  it("whoever types a family's address is not told its number, nor has it called", async () => {
    const { opens, times, book, move, mine } = school(await fresh());
    await opens({ seats: 3 });
    await opens({ kind: "call", seats: 3 });
    const of = async (kind: string) => (await times()).times.filter((time) => time.kind === kind);
    const [[call], [visit]] = [await of("call"), await of("visit")];
    const own = await book(call?.id ?? "", "Ana", { phone: "322 555 0101" });
    expect(own.calendar).toContain("322 555 0101");
    expect(await refused(book((await of("call"))[1]?.id ?? "", "Ana"))).toBe("invalid_request");
    const other = await book(visit?.id ?? "", "Ana");
    expect(await refused(move(other.token, (await of("call"))[1]?.id ?? ""))).toBe("invalid_request");
    expect((await mine(other.token)).calendar).not.toContain("0101");
    // Whoever is asked for the number and gives it is called.
    const moved = await move(other.token, (await of("call"))[1]?.id ?? "", { phone: "322 555 0199" });
    expect(moved.calendar).toContain("322 555 0199");
  });

  it("says that a mail goes out only when one does", async () => {
    const { opens, times, book } = school(await fresh(), null, false);
    await opens();
    const slotId = (await times()).times[0]?.id ?? "";
    expect(await book(slotId, "Ana")).toMatchObject({ state: "booked", isMailed: false });
  });

  it("staff say who came, change and close times, and none that is booked", async () => {
    const { opens, times, book, change, slot, close, week, pass, cancel, mails } = school(await fresh());
    await opens({ seats: 3 });
    const slotId = (await times()).times[0]?.id ?? "";
    const { token } = await book(slotId, "Ana");
    await book(slotId, "Beth");
    expect(await refused(slot(slotId, 1))).toBe("conflict");
    expect(await refused(close(slotId))).toBe("conflict");
    await slot(slotId, 2);
    expect((await times()).times.map(({ id }) => id)).not.toContain(slotId);
    pass(72 * HOUR);
    const [first] = (await week()).slots;
    await change(first?.bookings[0]?.id ?? "", { state: "came" });
    await change(first?.bookings[1]?.id ?? "", { state: "missed" });
    expect((await week()).slots[0]?.bookings.map(({ state }) => state)).toEqual(["came", "missed"]);
    expect(await refused(cancel(token))).toBe("conflict");
    const told = (await mails()).length;
    await change(first?.bookings[0]?.id ?? "", { state: "cancelled" });
    await change(first?.bookings[0]?.id ?? "", { state: "came" });
    expect((await week()).slots[0]?.bookings[0]?.state).toBe("came");
    expect(await mails()).toHaveLength(told);
    const empty = (await week()).slots[1]?.id ?? "";
    await close(empty);
    expect((await week()).slots).toHaveLength(1);
  });

  it("tells the families of another place, and reminds them of what holds when the reminder goes out", async () => {
    const store = await fresh();
    const { opens, times, book, slot, mails, mine, noted } = school(store);
    await opens({ seats: 3 });
    const slotId = (await times()).times[0]?.id ?? "";
    const ana = await book(slotId, "Ana");
    await book(slotId, "Beth");
    const before = (await mails()).map(({ id }) => id);
    await slot(slotId, 3);
    expect(await mails()).toHaveLength(before.length);
    await slot(slotId, 3, "The jetty");
    const news = (await mails()).filter(({ id }) => !before.includes(id));
    expect(news.map(({ recipient }) => recipient).sort()).toEqual(["ana@x.co", "beth@x.co"]);
    for (const { body, calendar } of news) {
      expect(body).toContain("Where: The jetty");
      expect(body).not.toContain("{");
      expect(calendar).toContain("SEQUENCE:1");
    }
    expect(await mine(ana.token)).toMatchObject({ sequence: 1 });
    // Opening, and each of the two changes.
    expect(noted()).toBe(3);

    const reminder = (await mails()).at(-1);
    expect(reminder?.body).toContain("Gate 2");
    const asOfNow = remindersNow({
      ...{ store, usualHours, secret: "s".repeat(32), publicUrl: () => "https://ceiba.example" },
      school: () => deliveredSchool,
    });
    expect((await asOfNow(reminder?.id ?? ""))?.text).toContain("The jetty");
    expect(await asOfNow("another")).toBeNull();
  });

  it("a family that books several at once gets no more than it may have", async () => {
    const store = await fresh();
    const { opens, times, book, byLink, ofLead, week } = school(store);
    await opens({ closes: 840 });
    const [first = "", ...others] = (await times()).times.map(({ id }) => id);
    await book(first, "Ana");
    const lead = (await week()).slots[0]?.bookings[0]?.lead.id ?? "";
    const family = (await ofLead(lead)).link.split("#family=")[1] ?? "";
    let booked: readonly Promise<string>[] = [];
    await store.write(async (trx) => {
      // Whoever has the family's row keeps both from being counted, until both have asked.
      const held = trx.selectFrom("leads").select("id").where("id", "=", lead);
      await (store.engine === "postgres" ? held.forUpdate() : held).execute();
      booked = others.slice(0, 2).map((id) => refused(byLink(id, family)));
      if (store.engine === "postgres") await waiting(store, booked.length);
    });
    expect((await Promise.all(booked)).sort()).toEqual(["allowed", "forbidden"]);
  });

  it("a time that is closed while a family comes back to it holds nobody up", async () => {
    const store = await fresh();
    if (store.engine === "sqlite") return;
    const { opens, times, book, cancel, change, week } = school(store);
    await opens();
    const slotId = (await times()).times[0]?.id ?? "";
    await cancel((await book(slotId, "Ana")).token);
    const id = (await week()).slots[0]?.bookings[0]?.id ?? "";
    let back: Promise<string> | undefined;
    await store.write(async (trx) => {
      await holdTime(trx, store.engine, slotId);
      back = refused(change(id, { state: "booked" }));
      await waiting(store, 1);
      await trx.deleteFrom("visit_bookings").where("slot_id", "=", slotId).execute();
    });
    expect(await back).toBe("not_found");
  });

  it("is not booked shortly before it begins, and by nobody twice", async () => {
    const { opens, times, book, pass } = school(await fresh());
    await opens({ seats: 3 });
    const slotId = (await times()).times[0]?.id ?? "";
    await book(slotId, "Ana");
    expect(await refused(book(slotId, "Ana"))).toBe("forbidden");
    pass(68 * HOUR);
    expect(await refused(book(slotId, "Beth"))).toBe("conflict");
    expect((await times()).times).toEqual([]);
  });

  it("stands in the family's export, goes with it, and follows a merge", async () => {
    const store = await fresh();
    const { opens, times, book, week, makeLead, mails, now } = school(store);
    await opens();
    const slotId = (await times()).times[0]?.id ?? "";
    await book(slotId, "Ana");
    const found = await enrolmentData.find?.(store.db, "ana@x.co");
    expect((await found?.record())?.waitlist?.[0]?.visits).toMatchObject([
      { kind: "visit", startsAt: "2027-03-04T15:00:00.000Z", state: "booked" },
    ]);
    const other = {
      name: "Anita",
      email: "anita@x.co",
      phone: null,
      children: 1,
      ages: "6",
      language: "es",
    } as const;
    const made = await store.write((trx) => makeLead(trx, other, 1));
    const lead = (await week()).slots[0]?.bookings[0]?.lead.id ?? "";
    const keep = { name: "this", reach: "this", phone: "this", children: "this", language: "this" } as const;
    const merging = familyMerging({
      store,
      makeLead,
      changeAddress: remindersFollow,
      joinList: async () => {},
      usualHours,
      mode: "practice",
      now: () => 2,
      members: { names: async () => [] },
    });
    await merging.merge(
      made?.id ?? "",
      { version: 0, other: { id: lead, version: 0 }, keep },
      "me",
      async () => {},
    );
    expect((await week()).slots[0]?.bookings[0]?.lead.id).toBe(made?.id);
    const reminders = async () => (await mails()).filter(({ due_at }) => due_at > now());
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(["anita@x.co"]);
    await desk(store, "practice").change(made?.id ?? "", { version: 1, email: "ana.maria@x.co" }, "me");
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(["ana.maria@x.co"]);
    const again = await enrolmentData.find?.(store.db, "ana.maria@x.co");
    await again?.erase();
    expect(await reminders()).toEqual([]);
    expect(await store.db.selectFrom("visit_bookings").select("id").execute()).toEqual([]);
    expect((await times()).times).toHaveLength(2);
  });
});
