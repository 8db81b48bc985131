import { expect, it } from "vitest";
import { classPassword } from "#server/auth/class-password.ts";
import { consents, type ErasesWithdrawn, sweepConsents, type Withdrawal } from "#server/auth/consents.ts";
import { studentGuard } from "#server/auth/student-guard.ts";
import { eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import {
  forgetProfiles,
  type NewProfile,
  profiles,
  saveProfile,
  sweepProfiles,
} from "#server/features/learner/profiles.ts";
import { retention } from "#server/features/learner/retention.ts";
import type { Call } from "#server/http/handler.ts";
import { ownership } from "#server/http/ownership.ts";
import { onBothEngines } from "./engines.ts";

const DAY = 86_400_000;
const owners = ownership("s".repeat(40), false);

/** A browser: keeps the cookies it is given, and may have entered with the class password. */
function browser(isStudent = true) {
  const jar = new Map<string, string>();
  return (): Call => ({
    headers: new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") }),
    address: "10.0.0.1",
    signal: new AbortController().signal,
    staff: async () => null,
    student: async () => isStudent,
    classSession: async () => (isStudent ? "one" : null),
    note: async () => {},
    count: async () => {},
    addHeader: (_, cookie) => {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    },
  });
}

function permissions(store: Store, now: () => number = Date.now, erase: readonly ErasesWithdrawn[] = []) {
  return consents({ store, eraser: eraser(store, now), owners, erase, now });
}

const newProfile = (session_id: string, owner_hash = "mine", more: Partial<NewProfile> = {}): NewProfile => ({
  session_id,
  owner_hash,
  device_hash: owner_hash,
  learner_id: "",
  consent: "device",
  guardian_email_key: null,
  result: { recommendations: [session_id] } as unknown as NewProfile["result"],
  ...more,
});

onBothEngines("the class password", ({ fresh }) => {
  it("is generated once, though two servers start at once, and kept only as a hash", async () => {
    const store = await fresh();
    const made = await Promise.all([classPassword(store).ensure(null), classPassword(store).ensure(null)]);
    const [generated, ...others] = made.filter((each) => each !== null);
    expect(others).toEqual([]);
    expect(generated).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d{3}$/);
    const password = classPassword(store);
    expect(await password.isRight(generated ?? "")).toBe(true);
    expect(await password.isRight(` ${generated} `)).toBe(true);
    expect(await password.isRight(`${generated}1`)).toBe(false);
    expect(await password.ensure(null)).toBeNull();
    const kept = JSON.stringify(await store.db.selectFrom("settings").selectAll().execute());
    expect(kept).not.toContain(generated);
  });

  it("follows the configuration until staff set another", async () => {
    const password = classPassword(await fresh());
    expect(await password.ensure("mango tree")).toBeNull();
    expect(await password.isRight("mango tree")).toBe(true);
    await password.ensure("papaya tree");
    expect(await password.isRight("papaya tree")).toBe(true);
    expect(await password.isRight("mango tree")).toBe(false);
    await password.change("set by staff", false);
    await password.ensure("papaya tree");
    expect(await password.isRight("set by staff")).toBe(true);
    // A decomposed accent is the same letter.
    await password.change("\u00e1rbol alto", false);
    expect(await password.isRight("a\u0301rbol alto")).toBe(true);
  });

  it("ends open sessions only when staff say so", async () => {
    const password = classPassword(await fresh());
    await password.ensure("mango tree");
    const first = await password.sessionMark();
    await password.change("papaya tree", false);
    expect(await password.sessionMark()).toBe(first);
    await password.change("papaya tree", true);
    expect(await password.sessionMark()).not.toBe(first);
  });

  it("knows nobody before the first start", async () => {
    expect(await classPassword(await fresh()).isRight("")).toBe(false);
  });
});

onBothEngines("guessing at the class password", ({ fresh }) => {
  it("waits longer and longer per browser, forgives after the right one, and never refuses", async () => {
    const waits: number[] = [];
    const guard = studentGuard(await fresh(), 1, async (ms) => waits.push(ms));
    for (let index = 0; index < 9; index += 1) await guard.attempt("one", "10.0.0.1");
    expect(waits).toEqual([500, 500, 500, 1500, 2500, 4500, 8500, 15_500, 15_500]);
    await guard.attempt("other", "10.0.0.1");
    await guard.succeeded("one", "10.0.0.1");
    await guard.attempt("one", "10.0.0.1");
    expect(waits.slice(-2)).toEqual([500, 500]);
  });

  it("waits a little, and never long, for whom a classroom's address is noisy", async () => {
    const waits: number[] = [];
    const guard = studentGuard(await fresh(), 1, async (ms) => waits.push(ms));
    await Promise.all(Array.from({ length: 60 }, (_, index) => guard.attempt(`b${index}`, "10.0.0.1")));
    expect(waits.filter((ms) => ms === 500)).toHaveLength(30);
    expect(Math.max(...waits)).toBe(4500);
    await guard.attempt("elsewhere", "10.0.0.2");
    expect(waits.at(-1)).toBe(500);
  });

  it("does not count a whole class that knows the password", async () => {
    const waits: number[] = [];
    const guard = studentGuard(await fresh(), 1, async (ms) => waits.push(ms));
    for (let index = 0; index < 80; index += 1) {
      await guard.attempt(`b${index}`, "10.0.0.1");
      await guard.succeeded(`b${index}`, "10.0.0.1");
    }
    expect(new Set(waits)).toEqual(new Set([500]));
  });
});

onBothEngines("consents", ({ fresh }) => {
  it("hold per purpose and per browser, from when an adult gave them", async () => {
    const store = await fresh();
    let time = 1000;
    const allowed = permissions(store, () => time);
    const [mine, other] = [browser(), browser()];
    await allowed.grant(mine(), ["profile", "profile"], "Ana@Example.com");
    time = 2000;
    await allowed.grant(mine(), ["microphone", "profile"], null);
    expect(await allowed.list(mine())).toEqual([
      { purpose: "microphone", by: "device", grantedAt: 2000 },
      { purpose: "profile", by: "device", grantedAt: 2000 },
    ]);
    expect(await allowed.list(other())).toEqual([]);
    await allowed.requireConsent(mine(), "profile");
    await expect(allowed.requireConsent(mine(), "ai_chat")).rejects.toMatchObject({
      code: "consent_required",
      status: 403,
    });
    await expect(allowed.requireConsent(other(), "profile")).rejects.toMatchObject({ status: 403 });
    // The address stays with the purpose it came with.
    const basis = await allowed.basis(await allowed.caller(mine()), "profile");
    expect(basis).toEqual({ by: "device", guardianEmailKey: "ana@example.com" });
  });

  it("of the class hold for its students alone, and a device's own withdrawal outranks them", async () => {
    const store = await fresh();
    const erased: Withdrawal[] = [];
    const allowed = permissions(store, () => 5, [async (_, each) => void erased.push(each)]);
    const [student, stranger] = [browser(), browser(false)];
    await allowed.recordForClass(["profile", "ai_chat"], "staff@example.com");
    expect(await allowed.forClass()).toEqual({
      purposes: ["profile", "ai_chat"],
      recordedAt: 5,
      recordedBy: "staff@example.com",
    });
    expect(await allowed.list(student())).toEqual([
      { purpose: "profile", by: "class", grantedAt: 5 },
      { purpose: "ai_chat", by: "class", grantedAt: 5 },
    ]);
    await expect(allowed.requireConsent(stranger(), "profile")).rejects.toMatchObject({ status: 403 });
    await allowed.withdraw(student(), ["profile"]);
    expect((await allowed.list(student())).map((each) => each.purpose)).toEqual(["ai_chat"]);
    await expect(allowed.requireConsent(student(), "profile")).rejects.toMatchObject({ status: 403 });
    await allowed.recordForClass([], "staff@example.com");
    expect(await allowed.list(student())).toEqual([]);
    expect(erased).toEqual([
      { purpose: "profile", learner: { deviceHash: expect.any(String), learnerId: "" } },
      { purpose: "profile", learner: null },
      { purpose: "ai_chat", learner: null },
    ]);
  });

  it("lose the family's address when they are taken back, and go when the browser is no longer known", async () => {
    const store = await fresh();
    let time = 1000;
    const allowed = permissions(store, () => time);
    const mine = browser();
    await allowed.grant(mine(), ["profile"], "ana@example.com");
    time = 3000;
    await allowed.withdraw(mine(), ["profile"]);
    const row = await store.db.selectFrom("consents").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ granted_at: 1000, withdrawn_at: 3000, guardian_email: null });
    await allowed.grant(mine(), ["profile"], null);
    expect(await allowed.list(mine())).toHaveLength(1);
    await store.write((trx) => sweepConsents(trx, 2999));
    expect(await allowed.list(mine())).toHaveLength(1);
    await store.write((trx) => sweepConsents(trx, 3000));
    expect(await allowed.list(mine())).toEqual([]);
  });
});

const sweep = (store: Store, oldest: number) => store.write((trx) => sweepProfiles(trx, oldest));

onBothEngines("stored profiles", ({ fresh }) => {
  const save = (store: Store, profile: NewProfile, now = 1000) =>
    store.write((trx) => saveProfile(trx, profile, now));

  it("are replaced by their own browser, and never by another, even at the same moment", async () => {
    const store = await fresh();
    const outcomes = await Promise.allSettled([
      save(store, newProfile("s1", "mine")),
      save(store, newProfile("s1", "theirs")),
    ]);
    expect(outcomes.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
    await save(store, newProfile("s2"));
    await save(store, newProfile("s2", "mine", { guardian_email_key: "ana@example.com" }), 2000);
    await expect(save(store, newProfile("s2", "theirs"))).rejects.toMatchObject({ code: "forbidden" });
    const row = await store.db
      .selectFrom("student_profiles")
      .selectAll()
      .where("session_id", "=", "s2")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      created_at: 1000,
      updated_at: 2000,
      owner_hash: "mine",
      guardian_email_key: "ana@example.com",
    });
    expect(await profiles(store).find("s2", 0)).toEqual({
      owners: ["mine", "mine"],
      learnerId: "",
      result: { recommendations: ["s2"] },
    });
  });

  it("are no longer there after their days, swept or not", async () => {
    const store = await fresh();
    let time = 100 * DAY;
    const kept = retention(store, () => time);
    const stored = profiles(store);
    expect(await kept.days()).toBe(90);
    await save(store, newProfile("old"), time);
    time += 90 * DAY - 1;
    await save(store, newProfile("new"), time);
    await sweep(store, await kept.oldest());
    expect(await stored.find("old", await kept.oldest())).not.toBeNull();
    time += 1;
    expect(await stored.find("old", await kept.oldest())).toBeNull();
    expect(await stored.find("new", await kept.oldest())).not.toBeNull();
    await sweep(store, await kept.oldest());
    expect(await stored.find("old", 0)).toBeNull();
    await kept.setDays(7);
    time += 8 * DAY;
    await sweep(store, await kept.oldest());
    expect(await store.db.selectFrom("student_profiles").selectAll().execute()).toEqual([]);
  });

  it("go with the consent of the browser that saved last, also when it was given another cookie", async () => {
    const store = await fresh();
    await save(store, newProfile("s", "key", { device_hash: "first cookie" }));
    await save(store, newProfile("s", "key", { device_hash: "second cookie" }));
    const withdrawal = {
      purpose: "profile",
      learner: { deviceHash: "second cookie", learnerId: "" },
    } as const;
    await store.write((trx) => forgetProfiles(trx, withdrawal));
    expect(await profiles(store).find("s", 0)).toBeNull();
  });

  it("go with the consent that allowed them", async () => {
    const store = await fresh();
    const ids = async () =>
      (
        await store.db.selectFrom("student_profiles").select("session_id").orderBy("session_id").execute()
      ).map((row) => row.session_id);
    await save(store, newProfile("a", "one"));
    await save(store, newProfile("b", "two"));
    await save(store, newProfile("c", "two", { consent: "class" }));
    const forget = (withdrawal: Withdrawal) => store.write((trx) => forgetProfiles(trx, withdrawal));
    await forget({ purpose: "ai_chat", learner: { deviceHash: "two", learnerId: "" } });
    expect(await ids()).toEqual(["a", "b", "c"]);
    await forget({ purpose: "profile", learner: null });
    expect(await ids()).toEqual(["a", "b"]);
    await forget({ purpose: "profile", learner: { deviceHash: "two", learnerId: "" } });
    expect(await ids()).toEqual(["a"]);
  });
});
