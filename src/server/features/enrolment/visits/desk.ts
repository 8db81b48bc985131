import type { Transaction } from "kysely";
import type { Output, Parsed } from "#contract/index.ts";
import type { LeadVisit, VisitSlot } from "#contract/visits.ts";
import { dayAt, daysLater } from "#domain/enrolment/families/days.ts";
import { countTimes, mondayOf, startOfDay, timesOf } from "#domain/enrolment/visits/times.ts";
import { DAYS_AT_ONCE, TIMES_AT_ONCE } from "#domain/enrolment/visits/visit.ts";
import { newId } from "#server/db/id.ts";
import type { Database } from "#server/db/schema.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { visitBooking } from "./booking.ts";
import type { VisitLinks } from "./links.ts";
import {
  noSuchBooking,
  noSuchTime,
  type SlotRow,
  timeZoneOf,
  toLeadVisit,
  toTime,
  type VisitParts,
} from "./parts.ts";
import { holdTime } from "./seats.ts";

type NewTimes = Parsed<"POST /api/admin/visits/slots">["body"];
type Tools = { readonly links: VisitLinks; readonly booking: ReturnType<typeof visitBooking> };

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;
/** Visits of one family, or of the coming week, that are shown. */
const SHOWN = 100;

/** Visits and calls as staff open and see them. */
export function visitDesk(parts: VisitParts, { links, booking }: Tools) {
  const { store, now } = parts;

  const bookings = () =>
    store.db
      .selectFrom("visit_bookings")
      .innerJoin("visit_slots", "visit_slots.id", "visit_bookings.slot_id")
      .innerJoin("leads", "leads.id", "visit_bookings.lead_id")
      .select(["visit_bookings.id", "state", "visit_bookings.phone", "visit_bookings.language", "slot_id"])
      .select(["kind", "starts_at", "minutes", "place", "lead_id", "name", "email"])
      .select(["leads.phone as lead_phone", "children"]);
  type Row = Awaited<ReturnType<ReturnType<typeof bookings>["execute"]>>[number];
  const toVisit = (row: Row): LeadVisit => ({
    ...{ id: row.id, state: row.state, phone: row.phone },
    time: toTime({ ...row, id: row.slot_id } as unknown as SlotRow),
    lead: { id: row.lead_id, name: row.name },
  });

  return {
    async week(day: string | undefined): Promise<Output<"GET /api/admin/visits">> {
      const timeZone = await timeZoneOf(parts);
      const today = dayAt(timeZone, now());
      const from = mondayOf(day ?? today);
      const [start, end] = [from, daysLater(from, WEEK_DAYS)].map((each) => startOfDay(timeZone, each));
      const slots = await store.db
        .selectFrom("visit_slots")
        .selectAll()
        .where("starts_at", ">=", start ?? 0)
        .where("starts_at", "<", end ?? 0)
        .orderBy("starts_at")
        .orderBy("kind")
        .execute();
      const rows = await bookings()
        .where("starts_at", ">=", start ?? 0)
        .where("starts_at", "<", end ?? 0)
        .orderBy("visit_bookings.id")
        .execute();
      const bySlot = Map.groupBy(rows, ({ slot_id }) => slot_id);
      const toSlot = (slot: SlotRow): VisitSlot => ({
        ...{ ...toTime(slot), seats: slot.seats },
        bookings: (bySlot.get(slot.id) ?? []).map((row) => ({
          ...{ id: row.id, state: row.state, phone: row.phone },
          ...{ children: row.children, language: row.language },
          lead: { id: row.lead_id, name: row.name, email: row.email, phone: row.lead_phone },
        })),
      });
      return { timeZone, today, from, slots: slots.map(toSlot) };
    },

    /** From the beginning of yesterday, so that nobody forgets to say who came. */
    async coming(): Promise<Output<"GET /api/admin/visits/coming">> {
      const timeZone = await timeZoneOf(parts);
      const from = startOfDay(timeZone, daysLater(dayAt(timeZone, now()), -1));
      const rows = await bookings()
        .where("state", "=", "booked")
        .where("starts_at", ">=", from)
        .where("starts_at", "<", now() + WEEK_DAYS * DAY_MS)
        .orderBy("starts_at")
        .limit(SHOWN)
        .execute();
      return { timeZone, visits: rows.map(toVisit) };
    },

    async ofLead(id: string): Promise<Output<"GET /api/admin/leads/{id}/visits">> {
      const lead = await store.db
        .selectFrom("leads")
        .select(["id", "language"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (lead === undefined) throw new Refusal("not_found", "There is no such lead.");
      const rows = await bookings()
        .where("lead_id", "=", id)
        .orderBy("starts_at", "desc")
        .limit(SHOWN)
        .execute();
      return {
        timeZone: await timeZoneOf(parts),
        link: links.family(lead.id, lead.language),
        visits: rows.map(toVisit),
      };
    },

    /** @throws Refusal conflict when none would lie ahead, or too many */
    async open({ kind, minutes, seats, place, ...row }: NewTimes, by: string, note: Note) {
      const wanted = { ...row, minutes };
      if (row.until > daysLater(row.from, DAYS_AT_ONCE) || countTimes(wanted) > TIMES_AT_ONCE)
        throw tooMany();
      const times = timesOf(wanted, await timeZoneOf(parts)).filter((at) => at > now());
      if (times.length === 0) throw new Refusal("conflict", "None of these times lies ahead.");
      return store.write(async (trx) => {
        const made = { created_by: by, created_at: now() };
        const rows = await trx
          .insertInto("visit_slots")
          .values(times.map((at) => ({ id: newId(), kind, starts_at: at, minutes, seats, place, ...made })))
          .onConflict((conflict) => conflict.columns(["starts_at", "kind"]).doNothing())
          .returning("id")
          .execute();
        await note(trx);
        return { opened: rows.length, known: times.length - rows.length };
      });
    },

    /**
     * Families that have booked hear of another place.
     *
     * @throws Refusal not_found, conflict when more families have booked than would have a seat
     */
    async change(id: string, { seats, place }: { seats: number; place: string }, note: Note): Promise<void> {
      const timeZone = await timeZoneOf(parts);
      await store.write(async (trx) => {
        const slot = await holdTime(trx, store.engine, id);
        if (slot === undefined) throw noSuchTime();
        const last = await trx
          .selectFrom("visit_bookings")
          .select("seat")
          .where("slot_id", "=", id)
          .where("seat", ">", seats)
          .executeTakeFirst();
        if (last !== undefined) throw new Refusal("conflict", "More families have booked this time.");
        await trx.updateTable("visit_slots").set({ seats, place }).where("id", "=", id).execute();
        if (place !== slot.place && slot.starts_at > now())
          await booking.tellPlace(trx, { ...slot, place }, timeZone);
        await note(trx);
      });
      parts.wakeMail();
    },

    /** @throws Refusal not_found, conflict while somebody has it */
    close: (id: string, note: Note): Promise<void> =>
      store.write(async (trx) => {
        if ((await holdTime(trx, store.engine, id)) === undefined) throw noSuchTime();
        const booked = await trx
          .selectFrom("visit_bookings")
          .select("id")
          .where("slot_id", "=", id)
          .where("seat", "is not", null)
          .executeTakeFirst();
        if (booked !== undefined) throw new Refusal("conflict", "Somebody has booked this time.");
        await trx.deleteFrom("visit_bookings").where("slot_id", "=", id).execute();
        await trx.deleteFrom("visit_slots").where("id", "=", id).execute();
        await note(trx);
      }),

    async book({ slotId, leadId }: { slotId: string; leadId: string }, by: string, note: Note) {
      const find = async (trx: Transaction<Database>) => {
        const lead = await trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
        if (lead === undefined) throw new Refusal("not_found", "There is no such lead.");
        return { lead, language: lead.language, phone: lead.phone };
      };
      return toLeadVisit(await booking.book(slotId, find, { staff: by }, note));
    },

    async rebook(
      id: string,
      change: Parsed<"PATCH /api/admin/visits/bookings/{id}">["body"],
      by: string,
      note: Note,
    ) {
      return toLeadVisit(await booking.change(id, change, { staff: by }, noSuchBooking, note));
    },
  };
}

const tooMany = () => new Refusal("conflict", "That are too many times at once.");
