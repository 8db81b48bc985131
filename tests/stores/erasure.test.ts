import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { createMailer } from "#server/adapters/mail/index.ts";
import { personalData } from "#server/compose/personal-data.ts";
import { openStore } from "#server/db/database.ts";
import { erasedList } from "#server/db/erased.ts";
import { eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import { sweepChats, sweepLeads } from "#server/features/enrolment/sweep.ts";
import { eraseFamily } from "#server/features/family/collect.ts";
import { replayErasures } from "#server/features/family/replay.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { onBothEngines } from "./engines.ts";

const SECRET = "s".repeat(40);
/** Of a family that left no e-mail. */
const PHONE = "tel:529985550177";
/** Keeps no copies of mails. */
const NO_MAILER: Mailer = { send: async () => {} };

async function lead(store: Store, id: string, more: object = {}, at = 1000) {
  const row = {
    ...{ id, name: "Ana", email: `${id}@example.com`, email_key: `${id}@example.com`, phone: null },
    ...{ children: 1, ages: "6", language: "es" as const, status: "new" as const, next_step_on: null },
    ...{ version: 0, created_at: at },
    ...more,
  };
  await store.write((trx) => trx.insertInto("leads").values(row).execute());
}
const event = (store: Store, lead_id: string, created_at: number) =>
  store.write((trx) =>
    trx
      .insertInto("lead_events")
      .values({
        ...{ id: `${lead_id}-${created_at}`, lead_id, kind: "submitted", detail: "" },
        ...{ interest: null, actor: "family", created_at },
      })
      .execute(),
  );
const leads = async (store: Store) =>
  (await store.db.selectFrom("leads").select("id").orderBy("id").execute()).map(({ id }) => id);
const isDue = async (store: Store) =>
  (await store.db.selectFrom("settings").select("key").where("key", "=", "scrub_due").execute()).length > 0;

onBothEngines("erasing", ({ fresh, place }) => {
  it("cleans the files but a twentieth of the time for what anybody may ask for", async () => {
    const store = await fresh();
    let scrubs = 0;
    const slow = {
      ...store,
      scrub: async () => {
        scrubs += 1;
        await setTimeout(50);
        return store.scrub();
      },
    };
    const erasing = eraser(slow, () => 1);
    await erasing.eraseForAnybody(async () => {});
    expect(scrubs).toBe(1);
    // These wait for one another, and one cleaning is enough for all.
    await Promise.all(Array.from({ length: 20 }, () => erasing.eraseForAnybody(async () => {})));
    expect(scrubs).toBe(2);
    expect(await isDue(store)).toBe(false);
    await erasing.erase(async () => {});
    expect(scrubs).toBe(3);
  });

  it("cleans the files once for many erasures, and not when nothing was erased", async () => {
    const store = await fresh();
    expect(await isDue(store)).toBe(false);
    let scrubs = 0;
    const counted = {
      ...store,
      scrub: () => {
        scrubs += 1;
        return store.scrub();
      },
    };
    const erasing = eraser(counted, () => 1);
    await erasing.scrub();
    expect(scrubs).toBe(0);
    await Promise.all([1, 2, 3].map(() => erasing.erase(async () => {})));
    expect(scrubs).toBeLessThanOrEqual(3);
    expect(await isDue(store)).toBe(false);
    expect(await erasing.sweep(async () => 0)).toBe(0);
    expect(await isDue(store)).toBe(false);
    await erasing.sweep(async () => 2);
    expect(await isDue(store)).toBe(true);
  });

  it("is owed while another program holds the database, and made up for later", async () => {
    const store = await fresh();
    let isHeld = true;
    const erasing = eraser({ ...store, scrub: async () => !isHeld && store.scrub() }, () => 1);
    await erasing.erase(async () => {});
    expect(await isDue(store)).toBe(true);
    isHeld = false;
    await erasing.scrub();
    expect(await isDue(store)).toBe(false);
  });

  it("is refused whole when the change is refused, and cleans nothing", async () => {
    const store = await fresh();
    const erasing = eraser(store, () => 1);
    await erasing.scrub();
    const refused = erasing.erase(async (trx) => {
      await trx.deleteFrom("leads").execute();
      throw new Error("no");
    });
    await expect(refused).rejects.toThrow("no");
    expect(await isDue(store)).toBe(false);
  });

  it("is done again over a database that is older than the list, however the list was cut short", async () => {
    const { databaseUrl, dataDir } = await place();
    const store = openStore({ databaseUrl, dataDir });
    await store.migrate();
    const file = join(dataDir, "erased.list");
    const erasing = eraser(store, () => 5);
    const erased = erasedList({ store, secret: SECRET, file });
    const parts = { store, eraser: erasing, erased, slices: personalData, mailer: NO_MAILER };
    await lead(store, "gone");
    await lead(store, "stays");
    await replayErasures(parts);
    expect(existsSync(file)).toBe(false);

    await erasing.erase(async (trx) => {
      await eraseFamily(personalData, trx, "gone@example.com");
      await erased.add(trx, "family", ["gone@example.com"], 5);
    });
    await erased.copyOut();
    await erased.copyOut();
    expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(1);
    // A family that comes back after it was erased is a new family.
    await lead(store, "gone");
    await replayErasures(parts);
    expect(await leads(store)).toEqual(["gone", "stays"]);

    // The backup knows nothing of the erasure.
    await store.write((trx) => trx.deleteFrom("erased").execute());
    appendFileSync(file, "cut sho");
    await replayErasures(parts);
    expect(await leads(store)).toEqual(["stays"]);
    expect(await erased.missing()).toEqual(new Map());

    // The file is lost: the database writes it anew.
    rmSync(file);
    await replayErasures(parts);
    expect(readFileSync(file, "utf8")).toMatch(/^[\w-]{43} 5$/m);
    await store.close();
  });

  it("is done again for a family, and for a reader of the newsletter, that were erased, came back and were erased again", async () => {
    const { databaseUrl, dataDir } = await place();
    const store = openStore({ databaseUrl, dataDir });
    await store.migrate();
    const erasing = eraser(store, () => 5);
    const erased = erasedList({ store, secret: SECRET, file: join(dataDir, "erased.list") });
    const parts = { store, eraser: erasing, erased, slices: personalData, mailer: NO_MAILER };
    const ana = "ana@example.com";
    const erase = async (now: number) => {
      await erasing.erase(async (trx) => {
        await eraseFamily(personalData, trx, ana);
        await eraseFamily(personalData, trx, PHONE);
        await trx.deleteFrom("newsletter_subscribers").execute();
        await erased.add(trx, "family", [ana], now);
        await erased.add(trx, "newsletter", [ana], now);
        await erased.add(trx, "family", [PHONE], now);
      });
      await erased.copyOut();
    };
    const comeBack = async () => {
      await lead(store, "ana");
      await lead(store, "by-phone", { email: "", email_key: PHONE, phone: "+52 998 555 0177" });
      const times = { asked_at: 1, confirmed_at: 1, last_at: 1 };
      const row = {
        id: "n1",
        email: ana,
        email_key: ana,
        language: "es" as const,
        status: "confirmed" as const,
      };
      await store.write((trx) =>
        trx
          .insertInto("newsletter_subscribers")
          .values({ ...row, ...times })
          .execute(),
      );
    };
    const marks = () => store.db.selectFrom("erased").selectAll().execute();
    const restore = (backup: Awaited<ReturnType<typeof marks>>) =>
      store.write(async (trx) => {
        await trx.deleteFrom("erased").execute();
        await trx.insertInto("erased").values(backup).execute();
      });
    const readers = () => store.db.selectFrom("newsletter_subscribers").select("id").execute();

    await comeBack();
    await erase(5);
    await comeBack();
    const backup = await marks();
    // The clock was set back meanwhile: the second erasure is the newer one all the same.
    await erase(4);
    expect(await erased.missing()).toEqual(new Map());

    await restore(backup);
    await comeBack();
    await replayErasures(parts);
    expect(await leads(store)).toEqual([]);
    expect(await readers()).toEqual([]);
    expect(await erased.missing()).toEqual(new Map());

    // Back for a third time: nothing in the list is newer than the database.
    await comeBack();
    await replayErasures(parts);
    expect(await leads(store)).toEqual(["ana", "by-phone"]);
    expect(await readers()).toHaveLength(1);
    await store.close();
  });
});

onBothEngines("mail files that are put back alone", ({ place }) => {
  it("are looked through for families that were erased after they were written", async () => {
    const { databaseUrl, dataDir } = await place();
    const store = openStore({ databaseUrl, dataDir });
    await store.migrate();
    const outbox = join(dataDir, "outbox");
    const mailer = createMailer({ smtpUrl: null, outbox, from: () => "school@example.com" });
    const erased = erasedList({ store, secret: SECRET, file: join(dataDir, "erased.list") });
    const erasing = eraser(store, () => 5);
    const mail = (to: string) => mailer.send({ to, subject: "Hola", text: "Gracias." });
    for (const to of ["gone@example.com", "stays@example.com"]) await mail(to);
    writeFileSync(join(outbox, ".2026-01-02T03-04-05.678Z-abcd.part"), "To: gone@example.com\r\n\r\nHola");
    cpSync(outbox, `${outbox}.backup`, { recursive: true });

    await erasing.erase((trx) => erased.add(trx, "family", ["gone@example.com"], Date.now() + 1000));
    await mailer.forget?.("gone@example.com");
    cpSync(`${outbox}.backup`, outbox, { recursive: true });
    // A family that comes back after it was erased is a new family.
    const again = "2999-01-02T03-04-05.678Z-abcd.eml";
    writeFileSync(join(outbox, again), "To: gone@example.com\r\n\r\nHola");
    expect(readdirSync(outbox)).toHaveLength(4);

    await replayErasures({ store, eraser: erasing, erased, slices: personalData, mailer });
    const left = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "latin1"));
    expect(left).toHaveLength(2);
    expect(readdirSync(outbox)).toContain(again);
    expect(left.join()).toContain("stays@example.com");
    await store.close();
  });

  it("are read once: a start reads what is new, and what was put back is", async () => {
    const { databaseUrl, dataDir } = await place();
    const store = openStore({ databaseUrl, dataDir });
    await store.migrate();
    const outbox = join(dataDir, "outbox");
    const mailer = createMailer({ smtpUrl: null, outbox, from: () => "school@example.com" });
    const erased = erasedList({ store, secret: SECRET, file: join(dataDir, "erased.list") });
    const erasing = eraser(store, () => 5);
    const start = () => replayErasures({ store, eraser: erasing, erased, slices: personalData, mailer });
    const staff = { to: "staff@example.com", subject: "Una familia" };
    await mailer.send({ ...staff, text: "Llamen al +52 (998) 555-0177." });
    await mailer.send({ ...staff, text: "Llamen al +52 998 555 0100." });
    cpSync(outbox, `${outbox}.backup`, { recursive: true });

    // Somebody else is on the list, so that the files are looked through.
    await erasing.erase((trx) => erased.add(trx, "family", ["other@example.com"], Date.now() + 1000));
    await start();
    const list = `${outbox}.looked`;
    const looked = readFileSync(list, "utf8");
    expect(looked).not.toContain("0177");
    await erasing.erase((trx) => erased.add(trx, "family", [PHONE], Date.now() + 1000));
    writeFileSync(list, looked.replaceAll(erased.markOf("family", PHONE), "another"));
    await start();
    expect(readdirSync(outbox)).toHaveLength(2);

    // The same files under the same names.
    cpSync(`${outbox}.backup`, outbox, { recursive: true, preserveTimestamps: true });
    await start();
    const left = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "latin1"));
    expect(left).toHaveLength(1);
    expect(left.join()).toContain("0100");
    await store.close();
  });
});

onBothEngines("what the school is told by families", ({ fresh }) => {
  it("goes from the waitlist in its time, unless they paid, enrolled, or something is still to come", async () => {
    const store = await fresh();
    await lead(store, "old");
    await lead(store, "new", {}, 5000);
    await lead(store, "asked-again");
    await event(store, "asked-again", 5000);
    await lead(store, "planned", { next_step_on: "1970-01-02" });
    await lead(store, "enrolled", { status: "enrolled" });
    await lead(store, "paid", { status: "deposit_paid" });
    const gone = await store.write((trx) => sweepLeads(trx, 4000));
    expect(gone).toBe(1);
    expect(await leads(store)).toEqual(["asked-again", "enrolled", "new", "paid", "planned"]);
  });

  it("goes from the chat once nothing was said for its time", async () => {
    const store = await fresh();
    for (const [id, said] of [
      ["c1", 1000],
      ["c2", 5000],
    ] as const) {
      await store.write(async (trx) => {
        const row = { id, session_id: id, owner_hash: "o", language: "es" as const, created_at: 1000 };
        await trx.insertInto("conversations").values(row).execute();
        const plain = { topic: null, needs_contact_form: 0, needs_payment: 0, payment_type: null } as const;
        const message = { ...plain, suggestions: null, conversation_id: id, is_ai: 0 as const, text: "Hola" };
        await trx
          .insertInto("messages")
          .values([
            { ...message, id: `${id}-1`, created_at: 1000 },
            { ...message, id: `${id}-2`, created_at: said },
          ])
          .execute();
      });
    }
    await store.write((trx) => sweepChats(trx, 4000));
    const left = await store.db.selectFrom("messages").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["c2-1", "c2-2"]);
  });
});
