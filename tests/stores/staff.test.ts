import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { createAccounts } from "#server/auth/accounts.ts";
import { ensureFirstStaff } from "#server/auth/first-staff.ts";
import { signInGuard } from "#server/auth/sign-in-guard.ts";
import { auditLog } from "#server/db/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Store } from "#server/db/store.ts";
import { conversations } from "#server/features/enrolment/conversations.ts";
import { leadIntake } from "#server/features/enrolment/leads.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { ledger } from "#server/features/payments/ledger.ts";
import { desk } from "#server/features/staff/desk.ts";
import { onBothEngines } from "./engines.ts";

async function addLead(store: Store, email: string, now = Date.now()): Promise<string> {
  const submit = leadIntake({
    store,
    makeLead: leadMaker("x".repeat(32)),
    staffNotify: null,
    publicUrl: () => "http://x",
    school: () => deliveredSchool,
    mailBudget: { isLeft: async () => true, take: async () => true },
    wakeMail: () => {},
  });
  const form = { name: "Ana", email, phone: undefined, numberOfChildren: 1, childrenAges: "6" };
  return (await submit({ ...form, language: "en" }, now)).id;
}

const deposit = (
  lead_id: string,
  cents: number,
  refunded: number,
  status: "paid" | "pending" | "refunded" | "lost",
  mode: "practice" | "live" = "practice",
) => ({
  id: newId(),
  lead_id,
  type: "founders_circle" as const,
  mode,
  currency: "usd",
  amount_cents: cents,
  paid_cents: status === "pending" ? 0 : cents,
  refunded_cents: refunded,
  lost_cents: status === "lost" ? cents - refunded : 0,
  status,
  refund_failed: 0 as const,
  receipted: 0 as const,
  provider_intent_id: status === "paid" ? `pi_${newId()}` : null,
  secret_hash: null,
  idempotency_key: "k",
  keyed_at: 0,
  open_key: null,
  payer_name: null,
  payer_email: null,
  payer_erased: 0 as const,
  language: null,
  facts: "{}",
  quarantine: null,
  revision: 0,
  read_at: 0,
  created_at: Date.now(),
});

onBothEngines("the staff desk", ({ fresh }) => {
  it("counts conversations, families and money that stayed", async () => {
    const store = await fresh();
    expect(await desk(store, "practice").stats()).toEqual({
      totalConversations: 0,
      familiesInterested: 0,
      depositsCollected: 0,
    });
    const lead = await addLead(store, "a@example.com");
    await addLead(store, "A@example.com");
    const kept = {
      outcome: "answered",
      wish: null,
      lead: null,
      acts: [],
      mark: null,
      state: NEW_DIALOGUE,
    } as const;
    const reply = { message: "x", needsContactForm: false, needsPayment: false, paymentType: null };
    for (const sessionId of ["one", "two", "two"]) {
      await conversations(store).save({
        sessionId,
        ownerHash: "o",
        language: "en",
        question: "q",
        askedAt: 1,
        reply: { ...reply, suggestions: [], topic: null, ...kept },
        repliedAt: 2,
      });
    }
    await store.db
      .insertInto("deposits")
      .values([
        deposit(lead, 50_000, 0, "paid"),
        deposit(lead, 100_000, 25_050, "paid"),
        deposit(lead, 50_000, 50_000, "refunded"),
        deposit(lead, 50_000, 0, "pending"),
        deposit(lead, 50_000, 10_000, "lost"),
        // Counted once payments are real, and then nothing else.
        deposit(lead, 70_000, 0, "paid", "live"),
      ])
      .execute();
    expect(await desk(store, "practice").stats()).toEqual({
      totalConversations: 2,
      familiesInterested: 1,
      depositsCollected: 1249.5,
    });
    const deposits = await ledger(store, "practice")(lead);
    expect(deposits).toHaveLength(5);
    expect(deposits.map((each) => each.amount)).toContain("500.00");
    expect((await desk(store, "live").stats()).depositsCollected).toBe(700);
    expect(await ledger(store, "practice")("nobody")).toEqual([]);
  });

  it("lists leads newest first", async () => {
    const store = await fresh();
    for (const [index, email] of ["a@x.co", "b@x.co", "c@x.co"].entries()) {
      await addLead(store, email, 1000 + index);
    }
    expect((await desk(store, "practice").leads()).map((lead) => lead.email)).toEqual([
      "c@x.co",
      "b@x.co",
      "a@x.co",
    ]);
  });

  it("leads are found by part of a name or address, and read page by page to the end", async () => {
    const store = await fresh();
    const { leads } = desk(store, "practice");
    const rows = Array.from({ length: 1_201 }, (_, index) => ({
      ...{ id: `l${index}`, name: "Ana", email: `f${index}@x.co`, email_key: `f${index}@x.co`, phone: null },
      ...{ children: 1, ages: "6", language: "es" as const, status: "new" as const, next_step_on: null },
      // Many in the same millisecond.
      ...{ version: 0, created_at: 1_000 + Math.floor(index / 7) },
    }));
    rows[3] = { ...rows[3], name: "Íñigo Núñez_Ávila" } as (typeof rows)[number];
    await store.db.insertInto("leads").values(rows).execute();
    const read = [];
    let after: string | undefined;
    for (;;) {
      const page = await leads({ after });
      read.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (last === undefined) break;
      after = `${Date.parse(last.createdAt)}.${last.id}`;
    }
    expect(new Set(read).size).toBe(1_201);
    expect(read).toHaveLength(1_201);
    const found = async (search: string) => (await leads({ search })).map(({ id }) => id);
    for (const part of ["inigo", "ÍÑIGO", "nunez_av", "núñez"]) expect(await found(part)).toEqual(["l3"]);
    expect(await found("F117@X")).toEqual(["l117"]);
    expect(await found("%")).toEqual([]);
    expect(await found("a_a")).toEqual([]);
    await desk(store, "practice").change("l9", { status: "contacted", version: 0 }, "m@x.co");
    expect((await leads({ status: "contacted", search: "ana" })).map(({ id }) => id)).toEqual(["l9"]);
    expect(await leads({ status: "new", limit: 26 })).toHaveLength(26);
  });

  it("lets one of two simultaneous changes through and keeps the history", async () => {
    const store = await fresh();
    const id = await addLead(store, "a@example.com");
    const change = (status: "contacted" | "interested") =>
      desk(store, "practice").change(id, { status, version: 0 }, "m@x.co");
    const outcomes = await Promise.allSettled([change("contacted"), change("interested")]);
    expect(outcomes.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
    const next = await desk(store, "practice").change(id, { nextStepOn: "2027-01-31", version: 1 }, "m@x.co");
    expect(next).toMatchObject({ version: 2, nextStepOn: "2027-01-31" });
    const history = await desk(store, "practice").history(id);
    expect(history.map((event) => event.kind)).toEqual(["next_step", "status", "submitted"]);
    expect(history[1]).toMatchObject({ by: "m@x.co", detail: expect.stringMatching(/^new>/) });
  });

  it("refuses moves that only money makes, and leads that are not there", async () => {
    const store = await fresh();
    const id = await addLead(store, "a@example.com");
    const paid = desk(store, "practice").change(id, { status: "deposit_paid", version: 0 }, "m");
    await expect(paid).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining(
        "From new it may go to: interested, contacted, following_up, enrolled.",
      ),
    });
    await expect(desk(store, "practice").change("x", { version: 0 }, "m")).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(desk(store, "practice").history("x")).rejects.toMatchObject({ code: "not_found" });
    expect((await desk(store, "practice").change(id, { status: "new", version: 0 }, "m")).version).toBe(0);
  });

  it("takes an enrolment by mistake back to the deposit that is held, and to no other place", async () => {
    const store = await fresh();
    const id = await addLead(store, "a@example.com");
    await store.db
      .insertInto("deposits")
      .values(deposit(id, 50_000, 20_000, "paid"))
      .execute();
    const { change } = desk(store, "practice");
    const to = (status: "enrolled" | "following_up" | "deposit_paid", version: number) =>
      change(id, { status, version }, "m@x.co");
    await to("enrolled", 0);
    await expect(to("following_up", 1)).rejects.toMatchObject({
      message: expect.stringContaining("From enrolled it may go to: deposit_paid."),
    });
    expect(await to("deposit_paid", 1)).toMatchObject({ status: "deposit_paid", version: 2 });
    await to("enrolled", 2);
    // What was paid in practice is no money once payments are real, and what is refunded is not held.
    await expect(
      desk(store, "live").change(id, { status: "deposit_paid", version: 3 }, "m@x.co"),
    ).rejects.toMatchObject({ code: "conflict" });
    await store.db.updateTable("deposits").set({ refunded_cents: 50_000 }).execute();
    await expect(to("deposit_paid", 3)).rejects.toMatchObject({ code: "conflict" });
    expect(await to("following_up", 3)).toMatchObject({ status: "following_up" });
  });
});

onBothEngines("staff accounts", ({ fresh }) => {
  const accountsOf = (store: Store) =>
    createAccounts({
      ...{ store, secret: "s".repeat(40), baseUrl: "http://127.0.0.1:3000", secure: false },
      now: Date.now,
    });
  const begin = (store: Store, staff: { email: string; password: string } | null) =>
    ensureFirstStaff({ store, accounts: accountsOf(store), audit: auditLog(store, Date.now) }, staff);
  const session = (cookies: readonly string[]) =>
    cookies.find((each) => each.startsWith("ceiba.session_token=")) ?? "";
  const headersOf = (cookies: readonly string[]) =>
    new Headers({ cookie: session(cookies).split(";")[0] ?? "" });

  it("makes the first account once, though two servers start at once, and knows its session", async () => {
    const store = await fresh();
    const staff = { email: "Staff@Example.com", password: "correct horse" };
    await Promise.all([begin(store, staff), begin(store, staff)]);
    const accounts = accountsOf(store);
    expect(await accounts.members.count()).toBe(1);
    const { value, cookies } = await accounts.signIn("staff@example.com", "correct horse", new Headers());
    expect(value).toMatchObject({ email: "staff@example.com" });
    expect(session(cookies)).toMatch(/HttpOnly/i);
    expect(session(cookies)).toMatch(/SameSite=Lax/i);
    const headers = headersOf(cookies);
    expect(await accounts.staffOf(headers)).toMatchObject({ email: "staff@example.com", role: "owner" });
    await accounts.signOut(headers);
    expect(await accounts.staffOf(headers)).toBeNull();
  });

  it("says the same of a wrong password and an unknown address", async () => {
    const store = await fresh();
    const accounts = accountsOf(store);
    await begin(store, { email: "staff@example.com", password: "correct horse" });
    for (const email of ["staff@example.com", "nobody@example.com"]) {
      const attempt = accounts.signIn(email, "wrong", new Headers());
      await expect(attempt).rejects.toMatchObject({ code: "wrong_credentials" });
    }
  });

  it("generates a first account only where there is none", async () => {
    const store = await fresh();
    const { generated } = await begin(store, null);
    expect(generated?.password.length).toBeGreaterThanOrEqual(20);
    expect(await begin(store, null)).toEqual({ generated: null, notices: [] });
  });

  it("honours a new STAFF_PASSWORD once, and names an account that STAFF_EMAIL left behind", async () => {
    const store = await fresh();
    const accounts = accountsOf(store);
    const enters = async (password: string, email = "a@x.co") =>
      (await accounts.signIn(email, password, new Headers()).catch(() => null)) !== null;
    const first = { email: "a@x.co", password: "the first password" };
    expect((await begin(store, first)).notices).toEqual([]);
    const open = headersOf((await accounts.signIn("a@x.co", first.password, new Headers())).cookies);

    // What staff chose since then stays, as long as the environment says what it said.
    const chosen = await accounts.passwords.hash("what staff chose");
    await accounts.members.setPassword("a@x.co", "what staff chose", chosen);
    expect((await begin(store, first)).notices).toEqual([]);
    expect(await enters("what staff chose")).toBe(true);

    const leaked = headersOf((await accounts.signIn("a@x.co", "what staff chose", new Headers())).cookies);
    const { notices } = await begin(store, { email: "a@x.co", password: "the second password" });
    expect(notices).toEqual([expect.stringContaining("STAFF_PASSWORD is new: a@x.co")]);
    expect(await enters("what staff chose")).toBe(false);
    expect(await enters("the second password")).toBe(true);
    for (const headers of [open, leaked]) expect(await accounts.staffOf(headers)).toBeNull();
    const rows = await store.db.selectFrom("audit_log").select(["action", "actor"]).execute();
    expect(rows).toEqual([{ action: "password_configured", actor: "a@x.co" }]);

    const moved = await begin(store, { email: "b@x.co", password: "the second password" });
    expect(moved.notices).toEqual([expect.stringContaining("STAFF_EMAIL was a@x.co until now")]);
    expect(await enters("the second password", "b@x.co")).toBe(true);
  });

  it("leaves an owner, though owners remove each other in the same moment", async () => {
    const store = await fresh();
    const { members } = accountsOf(store);
    for (const name of ["a", "b", "c"]) await members.ensure(`${name}@x.co`, "hash");
    const [a, b, c] = (await members.list("")).map(({ id }) => id) as [string, string, string];
    const noted: string[] = [];
    const remove = (id: string, by: string) =>
      members.remove(id, by, async (_, email) => {
        noted.push(email);
      });
    // In a ring, so that without an order each would wait for the next.
    await Promise.allSettled([remove(b, a), remove(c, b), remove(a, c)]);
    const left = await members.list("");
    expect(left.length).toBeGreaterThanOrEqual(1);
    expect(left.length + noted.length).toBe(3);

    for (const name of ["a", "b", "c"]) await members.ensure(`${name}@x.co`, "hash");
    const [one, other, third] = (await members.list("")).map(({ id }) => id) as [string, string, string];
    await remove(third, one);
    const outcomes = await Promise.allSettled([remove(one, other), remove(other, one)]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "forbidden" } },
    ]);
    expect(await members.count()).toBe(1);
  });

  it("keeps each entry of the audit as it was written", async () => {
    const store = await fresh();
    const audit = auditLog(store, Date.now);
    await audit.write({ action: "refund", actor: "a@x.co", reference: "d1" });
    for (let times = 0; times < 2; times += 1) {
      await audit.write({ action: "safety_read", actor: "a@x.co", reference: "i1" });
    }
    const { entries } = await audit.page(undefined);
    expect(entries.map(({ action }) => action)).toEqual(["safety_read", "refund"]);
    const change = store.write((trx) => trx.updateTable("audit_log").set({ actor: "b@x.co" }).execute());
    await expect(change).rejects.toThrow("append-only");
  });

  const from = (address: string, device: string | null = null) => ({ address, device });

  it("slows guessing down more and more, and forgives after the right password", async () => {
    const guard = signInGuard(await fresh(), 1);
    for (let index = 0; index < 5; index += 1) await guard.attempt("a@x.co", from("10.0.0.1"));
    const waiting = guard.attempt("a@x.co", from("10.0.0.2"));
    await expect(waiting).rejects.toMatchObject({ code: "rate_limited", retryAfter: 1 });
    await guard.attempt("b@x.co", from("10.0.0.3"));
    await guard.succeeded("a@x.co", from("10.0.0.1"));
    await guard.attempt("a@x.co", from("10.0.0.1"));
  });

  it("lets no more guesses through when many come at once from everywhere", async () => {
    const guard = signInGuard(await fresh(), 1);
    const guesses = Array.from({ length: 40 }, (_, index) =>
      guard.attempt("a@x.co", from(`10.0.0.${index}`)),
    );
    const outcomes = await Promise.allSettled(guesses);
    expect(outcomes.filter((each) => each.status === "fulfilled")).toHaveLength(5);
  });
});
