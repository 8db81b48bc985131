import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { leadIds } from "#server/db/migrations/020-lead-ids.ts";
import type { Store } from "#server/db/store.ts";
import { readTallies } from "#server/db/tallies.ts";
import { conversations } from "#server/features/enrolment/conversations.ts";
import { type LeadForm, leadIntake } from "#server/features/enrolment/leads.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { paidLeads } from "#server/features/enrolment/paid-leads.ts";
import { dailyBudget } from "#server/http/limits.ts";
import { onBothEngines } from "./engines.ts";

const form: LeadForm = {
  name: "Ana López",
  email: "Ana@Example.com",
  phone: undefined,
  numberOfChildren: 2,
  childrenAges: "6, 9",
  language: "es",
};

function intake(store: Store, staffNotify: string | null = null, mailsADay = 500) {
  const wakes: number[] = [];
  const submit = leadIntake({
    store,
    makeLead: leadMaker("a secret of at least 32 characters"),
    staffNotify,
    publicUrl: () => "http://school.example",
    school: () => deliveredSchool,
    mailBudget: dailyBudget(store, "test-mails", mailsADay),
    wakeMail: () => wakes.push(1),
  });
  return { submit, wakes };
}

const mailsOf = (store: Store) => store.db.selectFrom("mails").selectAll().orderBy("id").execute();

onBothEngines("the waitlist", ({ fresh }) => {
  it("keeps a family with its history and its mails", async () => {
    const store = await fresh();
    const { submit, wakes } = intake(store, "staff@example.com");
    const { id } = await submit(form);
    const lead = await store.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ id, email: "Ana@Example.com", status: "new", version: 0, phone: null });
    const mails = await mailsOf(store);
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
      ["family", "Ana@Example.com"],
      ["staff", "staff@example.com"],
    ]);
    expect(mails[0]?.body).toContain("Hola, Ana López:");
    expect(mails[0]?.body).not.toMatch(/[{}]/);
    expect(mails[1]?.body).toContain("2 (6, 9)");
    expect(wakes).toHaveLength(1);
  });

  it("gives a lead that a payment made the id that the form gives: it tells no time", async () => {
    const store = await fresh();
    const payer = { name: "Ana", email: "ana@example.com", language: "es" } as const;
    const deposit = { id: "deposit", type: "founders_circle" } as const;
    const paying = paidLeads(store, leadMaker("a secret of at least 32 characters"));
    const paid = await store.write((trx) =>
      paying.paid(trx, null, { ...deposit, payer, children: [] }, Date.now()),
    );
    expect((await intake(store).submit(form)).id).toBe(paid?.id);
    expect(Math.abs(Number.parseInt(paid?.id.slice(0, 12) ?? "", 16) - Date.now())).toBeGreaterThan(1e9);
  });

  it("gives leads of an earlier version, whose ids tell the time, others, and keeps what hangs on them", async () => {
    const store = await fresh();
    const { id: kept } = await intake(store).submit({ ...form, email: "luz@example.com" });
    const { id: made } = await intake(store).submit(form);
    const old = `${Date.now().toString(16).padStart(12, "0")}${"0".repeat(24)}`;
    const lead = await store.db
      .selectFrom("leads")
      .select(["name", "phone", "children", "ages", "language", "status"])
      .select(["next_step_on", "version", "created_at"])
      .where("id", "=", made)
      .executeTakeFirstOrThrow();
    await store.write(async (trx) => {
      await trx
        .insertInto("leads")
        .values({ ...lead, id: old, email: "old@example.com", email_key: "old@example.com" })
        .execute();
      for (const table of ["lead_events", "lead_submissions"] as const)
        await trx.updateTable(table).set({ lead_id: old }).where("lead_id", "=", made).execute();
      await leadIds(trx as never, store.engine);
    });
    const leads = await store.db.selectFrom("leads").selectAll().orderBy("email").execute();
    expect(leads.map(({ email, email_key }) => [email, email_key])).toContainEqual([
      "old@example.com",
      "old@example.com",
    ]);
    expect(leads.map(({ id }) => id)).toEqual(expect.arrayContaining([kept, made]));
    const renamed = leads.find(({ email }) => email === "old@example.com");
    expect(renamed?.id).not.toBe(old);
    const events = await store.db.selectFrom("lead_events").select("lead_id").execute();
    expect(events.map(({ lead_id }) => lead_id).sort()).toEqual([kept, renamed?.id].sort());
    expect(await readTallies(store.db, ["families"])).toEqual({ families: 3 });
  });

  it("takes a double click as one submission, even at the same moment", async () => {
    const store = await fresh();
    const { submit } = intake(store);
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(form)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    const submissions = await store.db.selectFrom("lead_submissions").selectAll().execute();
    expect(submissions).toHaveLength(1);
    expect(submissions[0]?.times).toBe(12);
    expect(await store.db.selectFrom("lead_events").selectAll().execute()).toHaveLength(1);
    expect(await mailsOf(store)).toHaveLength(1);
  });

  it("keeps a known address as a further submission and overwrites nothing", async () => {
    const store = await fresh();
    const { submit } = intake(store);
    const first = await submit(form);
    await store.db.updateTable("leads").set({ status: "contacted" }).execute();
    const second = await submit({
      ...form,
      email: "ana@example.com ",
      name: "Someone Else",
      numberOfChildren: 4,
    });
    expect(second.id).toBe(first.id);
    const lead = await store.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ name: "Ana López", children: 2, status: "contacted" });
    expect(await store.db.selectFrom("lead_submissions").selectAll().execute()).toHaveLength(2);
    const events = await store.db.selectFrom("lead_events").select("detail").orderBy("id").execute();
    expect(events.map((event) => event.detail)).toEqual(["", "again"]);
  });

  it("does not let anyone flood an address with mail", async () => {
    const store = await fresh();
    const { submit } = intake(store);
    for (let index = 0; index < 8; index += 1) await submit({ ...form, childrenAges: `${index}` });
    expect(await mailsOf(store)).toHaveLength(3);
    const tomorrow = Date.now() + 25 * 3_600_000;
    await submit({ ...form, childrenAges: "next day" }, tomorrow);
    expect(await mailsOf(store)).toHaveLength(4);
  });

  it("sends families no more than the day's budget, and takes their forms all the same", async () => {
    const store = await fresh();
    const { submit } = intake(store, null, 2);
    for (let index = 0; index < 5; index += 1) {
      await submit({ ...form, email: `family-${index}@example.com` });
    }
    expect(await store.db.selectFrom("leads").select("id").execute()).toHaveLength(5);
    expect(await mailsOf(store)).toHaveLength(2);
  });

  it("takes from the budget only for a mail that is queued", async () => {
    const store = await fresh();
    const { submit } = intake(store, null, 2);
    await submit(form);
    // The same form, again and at once, makes no further mail, and must not use up what other families need.
    await Promise.all(Array.from({ length: 20 }, () => submit(form)));
    await submit({ ...form, email: "another@example.com" });
    expect(await mailsOf(store)).toHaveLength(2);
  });

  it("counts mails by the mailbox, however its address is written", async () => {
    const store = await fresh();
    const { submit } = intake(store);
    for (let index = 0; index < 8; index += 1) await submit({ ...form, email: `ana+${index}@example.com` });
    const leads = await store.db.selectFrom("leads").select("email").execute();
    expect(leads).toHaveLength(8);
    expect(await mailsOf(store)).toHaveLength(3);
  });

  it("answers an id that tells neither when nor whether the address came before", async () => {
    const [store, empty] = [await fresh(), await fresh()];
    const known = await intake(store).submit(form, 1_000_000_000_000);
    const again = await intake(store).submit({ ...form, name: "A stranger" }, 1_500_000_000_000);
    const elsewhere = await intake(empty).submit({ ...form, name: "A stranger" }, 1_500_000_000_000);
    expect(again).toEqual(known);
    expect(elsewhere).toEqual(known);
    expect(await intake(empty).submit({ ...form, email: "eva@example.com" })).not.toEqual(known);
  });
});

onBothEngines("conversations", ({ fresh }) => {
  const reply = {
    message: "Hello",
    needsContactForm: true,
    needsPayment: false,
    paymentType: null,
    suggestions: ["One", "Two"],
    topic: "welcome",
    outcome: "unknown" as const,
    mark: "not_known" as const,
    wish: { kind: "question" as const, text: "Is there a bus?", name: null, email: null, phone: "322 1" },
    lead: null,
    acts: [],
    state: { ...NEW_DIALOGUE, topic: "welcome", children: { count: 2, ages: [5, 8], birthday: null } },
  };
  const exchange = (index: number, ownerHash = "mine") => ({
    sessionId: "chat_1",
    ownerHash,
    language: "en" as const,
    question: `Question ${index}`,
    askedAt: 1000 + index,
    reply,
    repliedAt: 1000 + index,
  });

  it("answers messages oldest first, with what a reloaded page shows again", async () => {
    const stored = conversations(await fresh());
    for (const index of [1, 2, 3]) await stored.save(exchange(index));
    const found = await stored.find("chat_1");
    const messages = await stored.messages(found?.id ?? "", () => ({ by: null }));
    expect(messages.map((each) => each.message)).toEqual([
      "Question 1",
      "Hello",
      "Question 2",
      "Hello",
      "Question 3",
      "Hello",
    ]);
    expect(messages[0]).toEqual({
      id: expect.any(String),
      message: "Question 1",
      isAi: false,
      createdAt: "1970-01-01T00:00:01.001Z",
    });
    expect(messages[1]).toMatchObject({ isAi: true, needsContactForm: true, suggestions: ["One", "Two"] });
  });

  it("remembers the last dozen turns and the topic", async () => {
    const stored = conversations(await fresh());
    for (let index = 0; index < 10; index += 1) await stored.save(exchange(index));
    const memory = await stored.memory((await stored.find("chat_1"))?.id ?? "");
    expect(memory.history).toHaveLength(12);
    expect(memory.history.at(-2)).toEqual({ role: "visitor", text: "Question 9" });
    expect(memory.state).toEqual(reply.state);
  });

  it("keeps for staff what came of a message, and forgets a memory that it cannot read", async () => {
    const store = await fresh();
    const stored = conversations(store);
    await stored.save(exchange(1));
    const [asked, answered] = await store.db.selectFrom("messages").selectAll().orderBy("is_ai").execute();
    expect(asked).toMatchObject({ outcome: null, wish: null });
    expect(answered?.outcome).toBe("unknown");
    expect(JSON.parse(answered?.wish ?? "")).toEqual(reply.wish);
    await store.db.updateTable("conversations").set({ state: '{"topic":3}' }).execute();
    expect((await stored.memory(answered?.conversation_id ?? "")).state).toBeNull();
  });

  it("belongs to whoever opened it first, even when two open it at once", async () => {
    const store = await fresh();
    const stored = conversations(store);
    const outcomes = await Promise.allSettled([
      stored.save(exchange(1, "mine")),
      stored.save(exchange(1, "theirs")),
    ]);
    expect(outcomes.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await store.db.selectFrom("messages").selectAll().execute()).toHaveLength(2);
  });
});
