import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Store } from "#server/db/store.ts";
import { alertsOf } from "#server/features/safety/alerts.ts";
import { forgetOrigins } from "#server/features/safety/flood.ts";
import { createSafety } from "#server/features/safety/index.ts";
import { safetyItems, sweepItems } from "#server/features/safety/items.ts";
import type { Mail } from "#server/ports/mailer.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";
import { onBothEngines } from "./engines.ts";

const SECRET = "s".repeat(40);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 2, 9);
const hit: SafetyHit = {
  kind: "abuse",
  isSure: true,
  words: "my uncle hits me",
  excerpt: "my uncle hits me",
  before: [],
  place: "tutor",
  sessionId: "student-1",
  studentName: "Sol",
  from: "child",
};

let now = START;
beforeEach(() => {
  now = START;
});
afterEach(() => vi.restoreAllMocks());

type Server = { notify?: string[]; escalateTo?: string[]; staff?: string[]; isFolder?: true };

/** One server on a database; several on the same are several servers. */
function serverOn(store: Store, { notify = ["one@x.co", "two@x.co"], ...parts }: Server = {}) {
  const mails: Mail[] = [];
  const line = { isDown: false };
  const { desk, telling } = createSafety({
    ...{ store, secret: SECRET, now: () => now, secure: true },
    contacts: { notify, escalateTo: parts.escalateTo ?? [], webhook: null },
    staffEmails: async () => parts.staff ?? [],
    mailer: {
      ...(parts.isFolder ? { isFolder: true } : {}),
      send: async (mail) => {
        if (line.isDown) throw new Error("down");
        mails.push(mail);
      },
    },
    publicUrl: () => "https://school.example",
  });
  return {
    mails,
    line,
    telling,
    record: desk.record,
    tell: telling.drain,
    /** Tells what is due at a time after the start, and answers who was written to since the last look. */
    async at(time: number): Promise<string[]> {
      now = START + time;
      const before = mails.length;
      await telling.drain();
      return mails.slice(before).map(({ to }) => to);
    },
  };
}

const itemsOf = async (store: Store) => (await safetyItems(store, SECRET).list({})).items;
async function take(store: Store, state: "in_progress" | "closed" = "in_progress"): Promise<void> {
  const [item] = await itemsOf(store);
  const change = { state, version: item?.version ?? 0 };
  await safetyItems(store, SECRET).change(item?.id ?? "", change, "ana@x.co", now);
}
async function reachOf(store: Store) {
  const [item] = await itemsOf(store);
  return (await alertsOf(store).statusOf([item?.id ?? ""])).get(item?.id ?? "");
}
/** Mutes the lines about mails that did not leave, and counts them. */
const muted = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);

onBothEngines("telling staff", ({ fresh }) => {
  it("writes about each urgent item at once, to everyone, in a mail of its own, the gravest first", async () => {
    const store = await fresh();
    const server = serverOn(store);
    await server.record({ ...hit, sessionId: "student-0", kind: "bullying" });
    for (let child = 1; child <= 3; child += 1) {
      await server.record({ ...hit, sessionId: `student-${child}` });
    }
    await server.record({ ...hit, sessionId: "student-9", kind: "poison" });
    await server.tell();
    const subjects = server.mails.map(({ subject }) => subject.slice(0, 6));
    expect(subjects).toEqual([
      ...["DANGER", "DANGER"],
      ...["URGENT", "URGENT", "URGENT", "URGENT", "URGENT", "URGENT"],
      ...["TODAY ", "TODAY "],
    ]);
    expect(server.mails.filter(({ to }) => to === "two@x.co")).toHaveLength(5);
    for (const { id } of await itemsOf(store)) {
      const about = server.mails.filter(({ text }) =>
        text.includes(`https://school.example/admin/safety#item-${id}\n`),
      );
      expect(about.map(({ to }) => to).sort()).toEqual(["one@x.co", "two@x.co"]);
    }
    expect(JSON.stringify(server.mails)).not.toMatch(/Sol\b|uncle|abuse|poison|bully|student-/);
  });

  const links = (text: string) => new Set(text.match(/#item-\w+/g)).size;
  const from = (device: string | null, address: string) => ({ origin: { device, address } });

  it("a flood from one browser: five at once each, then one mail a minute about all, and none is lost", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    for (let nth = 0; nth < 40; nth += 1) {
      const kind = nth === 30 ? "poison" : "help";
      await server.record({ ...hit, ...from("a", "school"), kind, sessionId: `student-${nth}` });
      await server.tell();
      now += SECOND;
    }
    expect(server.mails.map(({ text }) => links(text))).toEqual([1, 1, 1, 1, 1, 1]);
    // Another child behind the same address is told of at once, alone.
    await server.record({ ...hit, ...from("b", "school"), sessionId: "student-other" });
    expect(await server.at(41 * SECOND)).toEqual(["one@x.co"]);
    expect(server.mails.at(-1)?.subject).toMatch(/^URGENT \/ URGENTE · /);

    expect(await server.at(5 * SECOND + MINUTE - 1)).toEqual([]);
    expect(await server.at(5 * SECOND + MINUTE)).toEqual(["one@x.co"]);
    const gathered = server.mails.at(-1);
    expect(gathered?.subject).toMatch(/^DANGER TO LIFE NOW \/ VIDA EN PELIGRO AHORA \(34\) · /);
    expect(gathered?.text).toContain("1 × DANGER TO LIFE NOW / VIDA EN PELIGRO AHORA, 33 × URGENT / URGENTE");
    expect(JSON.stringify(server.mails)).not.toMatch(/Sol\b|uncle|poison|help|student-/);
    const items = await store.db.selectFrom("safety_items").select("id").execute();
    expect(items).toHaveLength(41);
    const told = new Set(server.mails.flatMap(({ text }) => text.match(/#item-\w+/g) ?? []));
    expect(told.size).toBe(41);

    // Reminders of a flood are gathered as well, and after ten quiet minutes a child is told of at once again.
    const before = server.mails.length;
    for (let second = 15 * 60; second <= 16 * 60; second += 1) await server.at(second * SECOND);
    expect(server.mails.slice(before).length).toBeLessThanOrEqual(6 + 3);
    await server.record({ ...hit, ...from("a", "school"), sessionId: "student-later" });
    expect(await server.at(16 * MINUTE + 1)).toEqual(["one@x.co"]);
    expect(links(server.mails.at(-1)?.text ?? "")).toBe(1);
  });

  it("a flood from one address without cookies, and one from everywhere, are bounded as well", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    const flood = async (count: number, address: (nth: number) => string) => {
      const before = server.mails.length;
      for (let nth = 0; nth < count; nth += 1) {
        const origin = from(`${address(nth)} ${nth}`, address(nth));
        await server.record({ ...hit, ...origin, sessionId: `student-${address(nth)}-${nth}` });
        await server.tell();
      }
      return server.mails.length - before;
    };
    expect(await flood(30, () => "one")).toBe(21);
    expect(await flood(30, () => "two")).toBe(20);
    expect(await flood(10, (nth) => `far-${nth}`)).toBe(0);
    await server.at(MINUTE);
    expect(links(server.mails.at(-1)?.text ?? "")).toBe(9 + 10 + 10);
  });

  it.each([
    ["families_chat", "tutor_after_class"],
    ["tutor_after_class", "families_chat"],
    ["tutor_after_class", "tutor"],
    ["families_chat", "lesson"],
  ])("a flood from %s uses up nothing of %s, also of the same browser and address", async (place, other) => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    for (const [nth, address] of ["one", "two", "three", "four", "five"]
      .flatMap((each) => Array(12).fill(each))
      .entries()) {
      const origin = from(`${address} ${nth % 2}`, address);
      await server.record({ ...hit, ...origin, place, sessionId: `student-${nth}` });
    }
    await server.tell();
    const before = server.mails.length;
    await server.record({ ...hit, ...from("one 0", "one"), place: other, sessionId: "student-other" });
    await server.tell();
    expect(server.mails.slice(before)).toHaveLength(1);
  });

  it("a flood while the mail server is down: each item is in a mail as soon as it is back", async () => {
    const store = await fresh();
    muted();
    const server = serverOn(store, { notify: ["one@x.co"] });
    server.line.isDown = true;
    for (let nth = 0; nth < 80; nth += 1) {
      await server.record({ ...hit, ...from("a", "one"), sessionId: `student-${nth}` });
    }
    await server.tell();
    server.line.isDown = false;
    for (let minute = 1; minute <= 12; minute += 1) await server.at(minute * MINUTE);
    expect(server.mails).toHaveLength(6);
    // Of so many, a mail leads to the first fifty and to the desk.
    expect(server.mails.map(({ text }) => links(text)).sort()).toEqual([1, 1, 1, 1, 1, 50]);
    expect(server.mails.at(-1)?.subject).toContain("(75)");
    expect(server.mails.at(-1)?.text).toContain("https://school.example/admin/safety\n");
    const rows = await store.db.selectFrom("safety_alerts").select("status").execute();
    expect(rows.every(({ status }) => status === "sent")).toBe(true);
  });

  it("forgets where items came from once that is no longer needed", async () => {
    const store = await fresh();
    const server = serverOn(store);
    await server.record({ ...hit, ...from("a", "one") });
    const marks = () => store.db.selectFrom("safety_items").select(["device_mark", "address_mark"]).execute();
    expect(JSON.stringify(await marks())).not.toMatch(/"a"|"one"|null/);
    now += 10 * MINUTE;
    await store.write((trx) => forgetOrigins(trx, now));
    expect(await marks()).toEqual([{ device_mark: null, address_mark: null }]);
  });

  it("writes about what is not urgent at once, and about what comes within five minutes in one mail", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    for (let child = 0; child < 12; child += 1) {
      await server.record({ ...hit, kind: "bullying", sessionId: `student-${child}` });
      await server.tell();
      now += SECOND;
    }
    expect(server.mails).toHaveLength(1);
    // Something urgent does not wait with them.
    await server.record({ ...hit, sessionId: "student-99" });
    expect(await server.at(13 * SECOND)).toEqual(["one@x.co"]);
    expect(await server.at(5 * MINUTE - 1)).toEqual([]);
    expect(await server.at(5 * MINUTE)).toEqual(["one@x.co"]);
    expect(server.mails.map(({ text }) => links(text))).toEqual([1, 1, 11]);
  });

  it("tells again after 15 minutes, an hour and every four hours, and then the second address too, until it is taken", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"], escalateTo: ["head@x.co", "ONE@x.co"] });
    await server.record(hit);
    expect(await server.at(0)).toEqual(["one@x.co"]);
    expect(await server.at(15 * MINUTE - 1)).toEqual([]);
    expect(await server.at(15 * MINUTE)).toEqual(["one@x.co", "head@x.co"]);
    expect(await server.at(15 * MINUTE)).toEqual([]);
    expect(await server.at(HOUR)).toEqual(["one@x.co", "head@x.co"]);
    expect(await server.at(5 * HOUR)).toHaveLength(2);
    const [, again, toHead] = server.mails;
    expect(again?.subject).toMatch(/^URGENT \/ URGENTE · NOT TAKEN YET/);
    expect(again?.text).toContain("Nobody has taken it for 15 minutes.");
    expect(again?.text).toContain("Nadie lo ha atendido desde hace 15 minutos.");
    expect(again?.text).not.toMatch(/told first/);
    expect(toHead?.text).toMatch(/told first have not taken it/);
    await take(store);
    expect(await server.at(9 * HOUR)).toEqual([]);
    expect(await server.at(40 * 24 * HOUR)).toEqual([]);
    expect(await store.db.selectFrom("safety_watches").selectAll().execute()).toEqual([]);
  });

  it("writes to every staff account when no second address is set", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"], staff: ["one@x.co", "ana@x.co"] });
    await server.record(hit);
    expect(await server.at(0)).toEqual(["one@x.co"]);
    expect(await server.at(15 * MINUTE)).toEqual(["one@x.co", "ana@x.co"]);
  });

  it("a repetition is no new mail, and ends no reminders", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    await server.record(hit);
    await server.record(hit);
    expect(await server.at(0)).toHaveLength(1);
    now = START + 9 * MINUTE;
    await server.record(hit);
    expect(await server.at(9 * MINUTE)).toEqual([]);
    expect(await server.at(15 * MINUTE)).toHaveLength(1);
  });

  it("survives a restart, and makes up for no reminder that nobody could have read", async () => {
    const store = await fresh();
    await serverOn(store, { notify: ["one@x.co"] }).record(hit);
    // The server died before it told anybody.
    const second = serverOn(store, { notify: ["one@x.co"] });
    expect(await second.at(2 * HOUR)).toEqual(["one@x.co"]);
    const third = serverOn(store, { notify: ["one@x.co"] });
    expect(await third.at(5 * HOUR - 1)).toEqual([]);
    expect(await third.at(5 * HOUR)).toEqual(["one@x.co"]);
  });

  it("several servers tell each thing once", async () => {
    const store = await fresh();
    const servers = Array.from({ length: 4 }, () => serverOn(store));
    for (let child = 0; child < 6; child += 1) {
      await servers[child % 4]?.record({ ...hit, sessionId: `student-${child}` });
    }
    for (const time of [0, 15 * MINUTE, HOUR]) {
      now = START + time;
      await Promise.all(servers.map(({ tell }) => tell()));
      // What one server claimed and did not send when the others looked.
      await Promise.all(servers.map(({ tell }) => tell()));
    }
    const rows = await store.db.selectFrom("safety_alerts").selectAll().execute();
    expect(rows).toHaveLength(6 * 2 * 3);
    expect(rows.every(({ status }) => status === "sent")).toBe(true);
    const first = servers
      .flatMap(({ mails }) => mails)
      .filter(({ subject }) => !subject.includes("NOT TAKEN"));
    expect(first).toHaveLength(12);
    const about = first.map(({ to, text }) => `${to} ${text.match(/#item-\w+/)?.[0]}`);
    expect(new Set(about).size).toBe(12);
  });

  it("a mail server that is down: the item stands, it is tried again soon, and the item says not yet", async () => {
    const store = await fresh();
    const errors = muted();
    const server = serverOn(store, { notify: ["one@x.co"] });
    server.line.isDown = true;
    await server.record(hit);
    expect(await reachOf(store)).toBe("not_yet");
    const attempts = [0, 30, 90, 210, 510].map((seconds) => seconds * SECOND);
    for (const [index, time] of attempts.entries()) {
      await server.at(time - 1);
      expect(errors).toHaveBeenCalledTimes(index);
      await server.at(time);
      expect(errors).toHaveBeenCalledTimes(index + 1);
    }
    expect(await itemsOf(store)).toHaveLength(1);
    expect(await reachOf(store)).toBe("not_yet");
    // The lines about it hold nothing of whom or what.
    expect(JSON.stringify(errors.mock.calls)).not.toMatch(/one@x|Sol|uncle/);
    // The reminder does not add a second mail while the first is still tried.
    await server.at(20 * MINUTE);
    server.line.isDown = false;
    expect(await server.at(40 * MINUTE)).toEqual(["one@x.co"]);
    expect(await reachOf(store)).toBe("reached");
  });

  it("gives no mail up within a day, and goes on reminding after that", async () => {
    const store = await fresh();
    muted();
    const server = serverOn(store, { notify: ["one@x.co"] });
    server.line.isDown = true;
    await server.record(hit);
    for (let time = 0; time <= 24 * HOUR; time += 10 * MINUTE) await server.at(time);
    const statuses = async () =>
      (await store.db.selectFrom("safety_alerts").select("status").orderBy("created_at").execute()).map(
        ({ status }) => status,
      );
    expect(await statuses()).toEqual(["queued"]);
    await server.at(24 * HOUR + 11 * MINUTE);
    expect(await statuses()).toEqual(["failed"]);
    expect(await reachOf(store)).toBe("not_yet");
    await server.at(25 * HOUR);
    expect(await statuses()).toEqual(["failed", "queued"]);
  });

  it("one recipient's failure holds up no other", async () => {
    const store = await fresh();
    muted();
    const server = serverOn(store);
    const send = server.mails.push.bind(server.mails);
    server.mails.push = (mail) => {
      if (mail.to === "one@x.co") throw new Error("550");
      return send(mail);
    };
    await server.record(hit);
    expect(await server.at(0)).toEqual(["two@x.co"]);
    expect(await reachOf(store)).toBe("reached");
  });

  it("files in the outbox reach nobody; once mail leaves, the reminder does", async () => {
    const store = await fresh();
    const folder = serverOn(store, { isFolder: true });
    await folder.record(hit);
    expect(await folder.at(0)).toHaveLength(2);
    expect(await reachOf(store)).toBe("folder");
    expect(await serverOn(store).at(15 * MINUTE)).toHaveLength(2);
    expect(await reachOf(store)).toBe("reached");
  });

  it("what somebody took meanwhile need not leave any more", async () => {
    const store = await fresh();
    muted();
    const server = serverOn(store, { notify: ["one@x.co"] });
    server.line.isDown = true;
    await server.record(hit);
    await server.at(0);
    expect(await reachOf(store)).toBe("not_yet");
    await take(store, "closed");
    expect(await reachOf(store)).toBe("reached");
    server.line.isDown = false;
    expect(await server.at(MINUTE)).toEqual([]);
    expect(await store.db.selectFrom("safety_alerts").select("status").execute()).toEqual([
      { status: "dropped" },
    ]);
  });

  it("waits while there is nobody to tell, and tells whoever comes", async () => {
    const store = await fresh();
    const nobody = serverOn(store, { notify: [], staff: ["staff@ceiba.local"] });
    await nobody.record(hit);
    // The generated account's address is no mailbox.
    expect(await nobody.at(0)).toEqual([]);
    expect(await nobody.at(MINUTE)).toEqual([]);
    expect(await reachOf(store)).toBe("not_yet");
    const somebody = serverOn(store, { notify: [], staff: ["staff@ceiba.local", "ana@x.co"] });
    expect(await somebody.at(2 * MINUTE)).toEqual(["ana@x.co"]);
    expect(somebody.mails[0]?.subject).not.toContain("NOT TAKEN");
  });

  it("a worker that died lets its mails go, and another sends them", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    await server.record(hit);
    server.line.isDown = true;
    muted();
    await server.at(0);
    now = START + MINUTE;
    expect(await alertsOf(store).claim("mail", now, 20)).toHaveLength(1);
    server.line.isDown = false;
    expect(await server.at(2 * MINUTE)).toEqual([]);
    expect(await server.at(3 * MINUTE + 1)).toEqual(["one@x.co"]);
  });

  it("tells of no foul word and of no words of the tutor; of a pressed button always", async () => {
    const store = await fresh();
    const server = serverOn(store, { notify: ["one@x.co"] });
    await server.record({ ...hit, kind: "profanity" });
    await server.record({ ...hit, kind: "grooming", from: "tutor" });
    await server.record({ ...hit, kind: "abuse", isSure: false });
    expect(await server.at(0)).toEqual([]);
    expect((await alertsOf(store).statusOf((await itemsOf(store)).map(({ id }) => id))).size).toBe(0);
    await server.record({ ...hit, kind: "help", words: "", excerpt: "", place: "lesson" });
    expect(await server.at(0)).toEqual(["one@x.co"]);
    expect(await server.telling.countUnseen()).toBe(1);
  });

  it("is forgotten with its item", async () => {
    const store = await fresh();
    const server = serverOn(store);
    await server.record(hit);
    await server.record({ ...hit, sessionId: "student-2" });
    await server.tell();
    await take(store, "closed");
    await store.write((trx) => sweepItems(trx, "closed", now + 1));
    const kept = await itemsOf(store);
    expect(kept).toHaveLength(1);
    const rows = await store.db.selectFrom("safety_alerts").select("item_id").execute();
    expect(rows.map(({ item_id }) => item_id)).toEqual([kept[0]?.id, kept[0]?.id]);
    expect(await store.db.selectFrom("safety_watches").select("item_id").execute()).toEqual([
      { item_id: kept[0]?.id },
    ]);
  });
});
