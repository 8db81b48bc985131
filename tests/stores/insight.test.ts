import { expect, it } from "vitest";
import { insight } from "#contract/insight.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { dayOf, isoDay } from "#domain/staff/insight.ts";
import { addCounts, countsSince, totalsSince } from "#server/db/daily-counts.ts";
import { newId } from "#server/db/id.ts";
import type { Store } from "#server/db/store.ts";
import { conversations } from "#server/features/enrolment/conversations.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { desk } from "#server/features/staff/desk.ts";
import { inboxChanges } from "#server/features/staff/inbox/changes.ts";
import { readConversation } from "#server/features/staff/inbox/conversation.ts";
import { insightHandlers } from "#server/features/staff/insight/routes.ts";
import { pageVisits } from "#server/features/staff/insight/visits.ts";
import type { Call } from "#server/http/handler.ts";
import { onBothEngines } from "./engines.ts";

const HOUR = 3_600_000;
/** A Sunday evening of the school, when it is Monday in Greenwich. */
const SUNDAY = Date.parse("2026-11-22T20:00:00-06:00");

function school(store: Store, now: () => number) {
  const stored = conversations(store);
  const handlers = insightHandlers({
    ...{ store, now, keepVisits: async () => {} },
    questionOf: async (fact) => (fact === "gone" ? undefined : { en: `${fact}?`, es: `¿${fact}?` }),
  });
  return {
    stored,
    async say(sessionId: string, topic: string | null, askedAt: number) {
      const reply = {
        ...{ message: "So it is.", needsContactForm: false, needsPayment: false, paymentType: null, topic },
        ...({ suggestions: [], lead: null, acts: [], wish: null, state: NEW_DIALOGUE } as const),
        ...(topic === null
          ? ({ outcome: "unknown", mark: "not_known" } as const)
          : ({ outcome: "answered", mark: null } as const)),
      };
      await stored.save({
        ...{ sessionId, ownerHash: "me", language: "en", question: "Is it?", askedAt, reply },
        repliedAt: askedAt,
      });
    },
    async family(email: string, at: number) {
      const lead = { name: "Ana", email, phone: null, children: 1, ages: "7", language: "en" as const };
      const made = await store.write((trx) => leadMaker("s".repeat(40))(trx, lead, at));
      return made?.id ?? "";
    },
    read: async () => insight.parse(await handlers["GET /api/admin/insight"]({} as never, {} as Call)),
  };
}

onBothEngines("insight", ({ fresh }) => {
  it("counts what happened in the school's own week, whoever made it happen", async () => {
    const store = await fresh();
    const { say, family, read } = school(store, () => SUNDAY);
    await say("a", "pod_school", SUNDAY - HOUR);
    await say("a", null, SUNDAY - HOUR);
    await say("b", "pod_school", SUNDAY);
    await say("b", "gone", SUNDAY);
    await family("ana@example.com", SUNDAY);
    await family("ana@example.com", SUNDAY);
    const { weeks, asked } = await read();
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)).toMatchObject({ monday: "2026-11-16", chats: 2, families: 1, known: 3, unknown: 1 });
    expect(weeks.at(-2)).toMatchObject({ monday: "2026-11-09", chats: 0, families: 0 });
    expect(asked).toEqual([{ question: { en: "pod_school?", es: "¿pod_school?" }, times: 2 }]);
  });

  it("counts a place that is taken once for a family, and keeps the number when the family is erased", async () => {
    const store = await fresh();
    const { family, read } = school(store, () => SUNDAY);
    const id = await family("ana@example.com", SUNDAY);
    const staff = desk(store, "practice");
    const move = (version: number, status: "contacted" | "following_up" | "enrolled") =>
      staff.change(id, { version, status }, "marta@school.example", SUNDAY + version);
    await move(0, "contacted");
    await move(1, "following_up");
    for (const status of ["deposit_paid", "following_up", "deposit_paid"]) {
      await store.write((trx) =>
        trx
          .insertInto("lead_events")
          .values({
            ...{ id: newId(SUNDAY), lead_id: id, kind: "status", detail: `x>${status}` },
            ...{ interest: null, actor: "payment", created_at: SUNDAY },
          })
          .execute(),
      );
    }
    expect((await read()).weeks.at(-1)).toMatchObject({ families: 1, deposits: 1, enrolled: 0 });
    await store.write((trx) => trx.deleteFrom("leads").where("id", "=", id).execute());
    expect((await read()).weeks.at(-1)).toMatchObject({ families: 1, deposits: 1 });
  });

  it("counts how long a family waited until a person answered, and nothing where nobody waited", async () => {
    const store = await fresh();
    let time = SUNDAY;
    const { say, stored, read } = school(store, () => time);
    const changes = inboxChanges({
      ...{ store, now: () => time, wakeMail: () => {} },
      answerMail: ({ email }, { text }) => ({ to: email, kind: "family", subject: "An answer", text }),
    });
    const answer = async (sessionId: string) => {
      const id = (await stored.find(sessionId))?.id ?? "";
      await changes.hold(id, "Marta", "marta@school.example");
      const { version } = await readConversation(store, id);
      const reply = { version, by: "chat", text: "Here I am." } as const;
      await changes.reply(id, reply, "marta@school.example", async () => {});
    };
    await say("a", null, time);
    await say("b", null, time);
    time += 10 * 60_000;
    await answer("a");
    await answer("a");
    time += 50 * HOUR;
    await answer("b");
    const { waits } = await read();
    expect(waits.filter(({ families }) => families > 0)).toEqual([
      { minutes: 15, families: 1 },
      { minutes: 4320, families: 1 },
    ]);
  });

  it("adds the visits of pages, also when the database was away for one look", async () => {
    const store = await fresh();
    const served: [string, number, number][] = [
      ["/", 200, 3],
      ["/", 304, 1],
      ["/nowhere", 404, 9],
      ["/admin", 200, 5],
      ["/programs", 200, 2],
    ];
    let isAway = true;
    const faulty: Store = {
      ...store,
      write: (work) => (isAway ? Promise.reject(new Error("away")) : store.write(work)),
    };
    const take = (tell: (route: string, status: number, times: number) => void) => {
      for (const hit of served.splice(0)) tell(...hit);
    };
    const visits = pageVisits(
      faulty,
      take,
      () => SUNDAY,
      () => {},
    );
    await expect(visits.keep()).rejects.toThrow("away");
    isAway = false;
    served.push(["/", 200, 1]);
    await visits.keep();
    await visits.keep();
    const { weeks, pages } = await school(store, () => SUNDAY).read();
    expect(weeks.at(-1)?.visits).toBe(7);
    expect(pages).toEqual([
      { page: "/", visits: 5 },
      { page: "/programs", visits: 2 },
    ]);
  });

  it("adds up what several servers counted on the same day", async () => {
    const store = await fresh();
    const day = dayOf(SUNDAY);
    const add = (total: number) =>
      store.write((trx) =>
        addCounts(
          trx,
          day,
          new Map([
            ["visit:/", total],
            ["visits", total],
          ]),
        ),
      );
    await Promise.all([add(1), add(2), add(3)]);
    expect(await countsSince(store.db, ["visits"], day)).toEqual([{ name: "visits", day, total: 6 }]);
    expect(await totalsSince(store.db, "visit:", day + 1)).toEqual([]);
    expect(isoDay(day)).toBe("2026-11-22");
  });
});
