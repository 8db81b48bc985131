import { expect, it } from "vitest";
import { personalData } from "#server/compose/personal-data.ts";
import { enqueueMail } from "#server/db/mails.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import { countFamily, eraseFamily, familyRecord } from "#server/features/family/collect.ts";
import { onBothEngines } from "./engines.ts";

const ANA = "Ana@Example.com";
const KEY = "ana@example.com";
const NONE = {
  ...{ waitlist: 0, conversations: 0, questions: 0, deposits: 0, subscriptions: 0, consents: 0, profiles: 0 },
  ...{ tutorConversations: 0, newsletter: 0, applications: 0, mails: 0 },
};

const payment = (id: string, email: string | null) => ({
  ...{
    id,
    mode: "test" as const,
    currency: "usd",
    secret_hash: `secret-${id}`,
    idempotency_key: id,
    keyed_at: 1,
  },
  ...{ open_key: null, payer_name: email && "Ana López", payer_email: email, payer_erased: 0 as const },
  ...{ language: "es" as const, facts: "{}", quarantine: null, revision: 0, read_at: 1, created_at: 1 },
});

async function deposit(store: Store, id: string, more: Partial<DepositTable>) {
  const money = { amount_cents: 50_000, paid_cents: 50_000, refunded_cents: 0, lost_cents: 0 };
  const row = {
    ...payment(id, null),
    ...money,
    ...{ lead_id: null, type: "founders_circle" as const, status: "paid" as const },
    ...{ refund_failed: 0 as const, receipted: 1 as const, provider_intent_id: `pi_${id}` },
    ...more,
  };
  await store.write((trx) => trx.insertInto("deposits").values(row).execute());
}

async function subscription(store: Store, status: SubscriptionTable["status"]) {
  const row = {
    ...payment("s1", ANA),
    ...{
      plan: "explorer" as const,
      monthly_cents: 2000,
      status,
      cancel_at_period_end: 0 as const,
      paid_cents: 0,
      failures: 0,
      period_end: 0,
    },
    ...{ provider_subscription_id: "sub_1", provider_customer_id: "cus_1", first_charge_at: 0 },
  };
  await store.write((trx) => trx.insertInto("subscriptions").values(row).execute());
}

async function lead(store: Store, id: string, email: string) {
  await store.write(async (trx) => {
    const details = {
      name: "Ana López",
      phone: "+52 998 555 0101",
      children: 1,
      ages: "6",
      language: "es" as const,
    };
    await trx
      .insertInto("leads")
      .values({
        ...{ ...details, id, email, email_key: email.toLowerCase(), status: "new", next_step_on: null },
        ...{ version: 0, created_at: 1 },
      })
      .execute();
    await trx
      .insertInto("lead_submissions")
      .values({
        ...{ ...details, id: `sub-${id}`, lead_id: id, content_hash: "h", interest: null, times: 1 },
        ...{ first_at: 1, last_at: 1 },
      })
      .execute();
    const event = { kind: "submitted" as const, detail: "", interest: null, actor: "family", created_at: 1 };
    await trx
      .insertInto("lead_events")
      .values({ ...event, id: `event-${id}`, lead_id: id })
      .execute();
  });
}

async function chat(store: Store, id: string, text: string) {
  await store.write(async (trx) => {
    const row = { id, session_id: id, owner_hash: "o", language: "es" as const, created_at: 1 };
    await trx.insertInto("conversations").values(row).execute();
    const plain = { topic: null, needs_contact_form: 0, needs_payment: 0, payment_type: null } as const;
    const message = { ...plain, suggestions: null, conversation_id: id, created_at: 1 };
    await trx
      .insertInto("messages")
      .values([
        { ...message, id: `${id}-1`, is_ai: 0, text },
        { ...message, id: `${id}-2`, is_ai: 1, text: "Claro." },
      ])
      .execute();
  });
}

async function learner(store: Store, device_hash: string, id: string, guardian_email_key: string | null) {
  const times = { created_at: 1, updated_at: 1 };
  const kept = {
    session_id: id,
    owner_hash: "o",
    device_hash,
    learner_id: "",
    consent: "device" as const,
    guardian_email_key,
  };
  await store.write(async (trx) => {
    await trx
      .insertInto("student_profiles")
      .values({ ...kept, ...times, result: "{}" })
      .execute();
    await trx
      .insertInto("tutor_threads")
      .values({ ...kept, ...times, id: `thread-${id}`, language: "es", state: "{}" })
      .execute();
    await trx
      .insertInto("tutor_messages")
      .values({
        id: `m-${id}`,
        thread_id: `thread-${id}`,
        is_tutor: 0,
        is_stopped: 0,
        is_care: 0,
        text: "hola",
        created_at: 1,
      })
      .execute();
  });
}

async function consent(store: Store, device_hash: string, email: string) {
  await store.write(async (trx) => {
    for (const purpose of ["profile", "ai_chat", "microphone"] as const) {
      const family = { guardian_email: email, guardian_email_key: email.toLowerCase() };
      const row = {
        device_hash,
        learner_id: "",
        purpose,
        granted_at: 1,
        withdrawn_at: null,
        updated_at: 1,
        ...family,
      };
      await trx.insertInto("consents").values(row).execute();
    }
  });
}

async function question(store: Store, id: string, text: string, email: string | null) {
  const row = { id, receipt_hash: id, question: text, language: "es" as const, status: "open" as const };
  await store.write((trx) =>
    trx
      .insertInto("parent_questions")
      .values({
        ...row,
        ...{
          email,
          email_key: email?.toLowerCase() ?? null,
          created_at: 1,
          answered_at: null,
          answered_by: null,
        },
      })
      .execute(),
  );
}

const mail = (store: Store, to: string, kind: "family" | "staff", body: string) =>
  store.write((trx) => enqueueMail(trx, { to, kind, subject: "Ceiba", text: body }, 1));

async function letters(store: Store, id: string, email: string) {
  const who = { id, email, email_key: email.toLowerCase(), language: "es" as const };
  await store.write(async (trx) => {
    await trx
      .insertInto("newsletter_subscribers")
      .values({ ...who, status: "confirmed", asked_at: 1, confirmed_at: 1, last_at: 1 })
      .execute();
    await trx
      .insertInto("job_applications")
      .values({
        ...{ ...who, content_hash: id, name: "Ana López", phone: null, teaching: "other", speaks: "es" },
        ...{ available_from: null, message: "Enseño desde hace años.", status: "new", created_at: 1 },
        ...{ changed_at: 1, changed_by: null },
      })
      .execute();
  });
}

/** A family with something in every place, beside another with nearly the same address. */
async function filled(store: Store) {
  await lead(store, "l1", ANA);
  await lead(store, "l2", "mariana@example.com");
  await chat(store, "c1", "Mi correo es ANA@example.com, gracias");
  await chat(store, "c2", "Escríbeme a mariana@example.com o a ana@example.com.mx");
  await deposit(store, "d1", { lead_id: "l1" });
  await deposit(store, "d2", { payer_email: KEY, payer_name: "Ana López", status: "refunded" });
  await deposit(store, "d3", { payer_email: "mariana@example.com" });
  await subscription(store, "canceled");
  await question(store, "q1", "¿Hay visita?", ANA);
  await question(store, "q2", "Respondan a ana@example.com", null);
  await question(store, "q3", "Otra", "mariana@example.com");
  await consent(store, "tablet", ANA);
  await learner(store, "tablet", "p1", KEY);
  await learner(store, "tablet", "p2", null);
  await learner(store, "tablet", "p3", "mariana@example.com");
  await letters(store, "n1", ANA);
  await letters(store, "n2", "mariana@example.com");
  await mail(store, ANA, "family", "Hola Ana");
  await mail(store, "staff@example.com", "staff", `Correo: ${KEY}`);
  await mail(store, "mariana@example.com", "family", "Hola");
  const body = JSON.stringify({
    id: "cus_1",
    email: KEY,
    name: "Ana López",
    metadata: { payerEmail: KEY, leadId: "l1" },
  });
  await store.write((trx) =>
    trx
      .insertInto("sandbox_objects")
      .values({ kind: "customer", id: "cus_1", parent: null, body, version: 1 })
      .execute(),
  );
}

onBothEngines("a family's data", ({ fresh }) => {
  it("is found by its e-mail in every place, and nobody else's is", async () => {
    const store = await fresh();
    await filled(store);
    expect(await countFamily(personalData, store.db, " ana@EXAMPLE.com ")).toEqual({
      ...{ waitlist: 1, conversations: 1, questions: 2, deposits: 2, subscriptions: 1, consents: 3 },
      ...{ profiles: 1, tutorConversations: 1, newsletter: 1, applications: 1, mails: 2 },
    });
    const record = await familyRecord(personalData, store.db, KEY);
    expect(record.waitlist[0]).toMatchObject({ email: ANA, submissions: [{ times: 1 }], history: [{}] });
    expect(record.conversations[0]?.messages.map(({ from }) => from)).toEqual(["visitor", "assistant"]);
    expect(record.deposits.map(({ amount, number }) => `${amount} ${number}`)).toEqual([
      "500.00 pi_d1",
      "500.00 pi_d2",
    ]);
    expect(record.tutorConversations[0]?.messages).toHaveLength(1);
    // What is written to staff about a family is not the family's to have, and holds no more than the rest.
    expect(record.mails).toHaveLength(1);
    expect(JSON.stringify(record)).not.toContain("mariana");
  });

  it("is erased everywhere; money stays in the books without name and address", async () => {
    const store = await fresh();
    await filled(store);
    await store.write((trx) => eraseFamily(personalData, trx, ANA));
    expect(await countFamily(personalData, store.db, ANA)).toEqual(NONE);
    const money = await store.db.selectFrom("deposits").selectAll().where("id", "in", ["d1", "d2"]).execute();
    expect(money).toHaveLength(2);
    for (const row of money) {
      expect(row).toMatchObject({ payer_name: null, payer_email: null, payer_erased: 1, lead_id: null });
      expect(row).toMatchObject({ amount_cents: 50_000, secret_hash: null });
    }
    const practice = await store.db.selectFrom("sandbox_objects").selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(practice.body)).toEqual({
      ...{ id: "cus_1", email: null, name: null, metadata: { payerEmail: null, leadId: "l1" } },
    });
    expect(practice.version).toBe(2);
    const ids = async (table: "student_profiles" | "tutor_threads") =>
      (await store.db.selectFrom(table).select("session_id").execute()).map((row) => row.session_id);
    expect(await ids("student_profiles")).toEqual(["p3"]);
    expect(await ids("tutor_threads")).toEqual(["p3"]);
    expect(await store.db.selectFrom("tutor_messages").select("id").execute()).toHaveLength(1);
    expect(await countFamily(personalData, store.db, "mariana@example.com")).toEqual({
      ...{ waitlist: 1, conversations: 1, questions: 1, deposits: 1, subscriptions: 0, consents: 0 },
      ...{ profiles: 1, tutorConversations: 1, newsletter: 1, applications: 1, mails: 1 },
    });
  });

  it.each(["processing", "refund_pending", "disputed"] as const)(
    "stays whole while a deposit is %s",
    async (status) => {
      const store = await fresh();
      await filled(store);
      await deposit(store, "d4", { payer_email: KEY, status });
      const before = await countFamily(personalData, store.db, KEY);
      await expect(store.write((trx) => eraseFamily(personalData, trx, KEY))).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await countFamily(personalData, store.db, KEY)).toEqual(before);
    },
  );

  it("stays whole while a subscription runs", async () => {
    const store = await fresh();
    await subscription(store, "past_due");
    await expect(store.write((trx) => eraseFamily(personalData, trx, KEY))).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is nothing to find or erase for a stranger, whatever stands in the address", async () => {
    const store = await fresh();
    await filled(store);
    for (const email of ["%@example.com", "___@example.com", "nobody@example.com", "a'b@example.com"]) {
      expect(await countFamily(personalData, store.db, email)).toEqual(NONE);
      expect((await store.write((trx) => eraseFamily(personalData, trx, email))).counts).toEqual(NONE);
    }
    expect(await countFamily(personalData, store.db, KEY)).toMatchObject({ waitlist: 1 });
  });
});
