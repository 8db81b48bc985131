import type { Transaction } from "kysely";
import {
  BOOKINGS_AT_ONCE,
  type BookingState,
  bookableFrom,
  reminderAt,
} from "#domain/enrolment/visits/visit.ts";
import type { Language } from "#domain/locale/language.ts";
import { newId } from "#server/db/id.ts";
import { countMails, enqueueMail } from "#server/db/mails.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { VisitMails, VisitNews } from "./mails.ts";
import {
  type Booked,
  type BookingRow,
  numberMissing,
  readBooked,
  type SlotRow,
  taken,
  timeZoneOf,
  type VisitParts,
  writeVisitEvent,
} from "./parts.ts";
import { freeSeat, holdFamily, holdTime } from "./seats.ts";

/** Anyone can type anyone's address; nobody gets more mails than this from us in a day by that. */
const MAILS_PER_DAY = 6;
const DAY_MS = 86_400_000;

/** Who changes a booking: the family by its link, or a member of staff by e-mail. */
export type By = "family" | { readonly staff: string };
const nameOf = (by: By) => (by === "family" ? "family" : by.staff);

type Wanted = {
  readonly slotId: string;
  readonly lead: LeadRow;
  readonly language: Language;
  readonly phone: string | null;
};
/** @property phone which number is called, where the family had given none */
type Change =
  | { readonly slotId: string; readonly phone?: string | undefined }
  | { readonly state: BookingState };

/** How bookings are made, moved and cancelled: in one transaction with the family's history and its mails. */
export function visitBooking(parts: VisitParts, mails: VisitMails) {
  const { store, now, staffNotify, mailBudget, wakeMail } = parts;

  /** The time and a seat of it, which then belong to this transaction. Staff may book up to its beginning. */
  async function seatAt(trx: Transaction<Database>, slotId: string, by: By) {
    const slot = await holdTime(trx, store.engine, slotId);
    if (slot === undefined || slot.starts_at < (by === "family" ? bookableFrom(now()) : now())) throw taken();
    const seat = await freeSeat(trx, slot);
    if (seat === null) throw taken();
    return { slot, seat };
  }

  /** Tells the family and the staff, and leaves a reminder for the day before. */
  async function tell(
    trx: Transaction<Database>,
    news: Exclude<VisitNews, "reminder" | "place">,
    booked: Booked,
    how: How,
  ): Promise<Told> {
    const { timeZone, by, mayMail } = how;
    const at = now();
    const mail = mails.family(news, booked, timeZone, at);
    const isMailed =
      mail !== null &&
      mayMail &&
      (by !== "family" || (await countMails(trx, mail.to, "family", at - DAY_MS)) < MAILS_PER_DAY);
    if (mail !== null && isMailed) await enqueueMail(trx, mail, at);
    if (by === "family" && staffNotify !== null)
      await enqueueMail(trx, mails.staff(news, booked, staffNotify, timeZone), at);
    const due = news === "cancelled" ? null : reminderAt(booked.slot.starts_at, at);
    const reminder = mails.family("reminder", booked, timeZone, at);
    if (due === null || reminder === null || !isMailed) return { isMailed, reminder_id: null };
    return { isMailed, reminder_id: await enqueueMail(trx, reminder, at, due) };
  }

  type How = { readonly timeZone: string; readonly by: By; readonly mayMail: boolean };
  type Told = { readonly isMailed: boolean; readonly reminder_id: string | null };

  /** What mails need; the counter of mails needs a connection of its own, so this comes before the transaction. */
  const how = async (by: By): Promise<How> => ({
    ...{ timeZone: await timeZoneOf(parts), by },
    mayMail: by !== "family" || (await mailBudget.isLeft()),
  });
  const after = async ({ by }: How, isMailed: boolean) => {
    if (by === "family" && isMailed) await mailBudget.take();
    wakeMail();
  };

  const forgetReminder = async (trx: Transaction<Database>, { reminder_id }: BookingRow) => {
    if (reminder_id === null) return;
    await trx.deleteFrom("mails").where("id", "=", reminder_id).where("status", "=", "queued").execute();
  };

  /**
   * Times are held before bookings and families, by everybody and in the order of their ids: so nobody waits for somebody
   * who waits for them.
   *
   * @throws Refusal conflict when the booking was moved elsewhere meanwhile
   */
  async function holdBooking(trx: Transaction<Database>, id: string, change: Change): Promise<Booked | null> {
    const known = await trx
      .selectFrom("visit_bookings")
      .select("slot_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known === undefined) return null;
    const times = new Set([known.slot_id, "slotId" in change ? change.slotId : known.slot_id]);
    for (const time of [...times].sort()) await holdTime(trx, store.engine, time);
    // Writing takes the row's lock: of two who change it at once the second sees what the first did.
    await trx.updateTable("visit_bookings").set({ changed_at: now() }).where("id", "=", id).execute();
    const booked = await readBooked(trx, id);
    if (booked !== null && booked.booking.slot_id !== known.slot_id) throw taken();
    return booked;
  }

  /** @throws Refusal forbidden when the family has as many as it may have, or this very one */
  async function expectRoom(trx: Transaction<Database>, leadId: string, slotId: string): Promise<void> {
    await holdFamily(trx, store.engine, leadId);
    const open = await trx
      .selectFrom("visit_bookings")
      .innerJoin("visit_slots", "visit_slots.id", "visit_bookings.slot_id")
      .select("slot_id")
      .where("lead_id", "=", leadId)
      .where("state", "=", "booked")
      .where("starts_at", ">", now())
      .execute();
    if (open.length >= BOOKINGS_AT_ONCE || open.some((row) => row.slot_id === slotId))
      throw new Refusal("forbidden", "This family has booked already.");
  }

  return {
    /**
     * @param leadOf finds or makes the family, in the transaction of the booking
     * @returns also whether the family hears of it by mail
     * @throws Refusal conflict when somebody else was faster, forbidden
     */
    async book(
      slotId: string,
      leadOf: (trx: Transaction<Database>) => Promise<Omit<Wanted, "slotId">>,
      by: By,
      note?: (trx: Transaction<Database>) => Promise<void>,
    ): Promise<Booked & { readonly isMailed: boolean }> {
      const about = await how(by);
      const booked = await store.write(async (trx) => {
        // The seat first: whoever comes too late leaves nothing behind.
        const { slot, seat } = await seatAt(trx, slotId, by);
        const { lead, language, phone } = await leadOf(trx);
        if (by === "family") await expectRoom(trx, lead.id, slotId);
        const at = now();
        const booking: BookingRow = {
          ...{ id: newId(at), slot_id: slot.id, lead_id: lead.id, seat, state: "booked", language },
          ...{ phone, sequence: 0, reminder_id: null, booked_by: nameOf(by) },
          ...{ created_at: at, changed_at: at },
        };
        await trx.insertInto("visit_bookings").values(booking).execute();
        await writeVisitEvent(trx, { leadId: lead.id, what: "booked", slot, by: nameOf(by), at });
        const { isMailed, reminder_id } = await tell(trx, "booked", { booking, slot, lead }, about);
        await trx.updateTable("visit_bookings").set({ reminder_id }).where("id", "=", booking.id).execute();
        await note?.(trx);
        return { booking: { ...booking, reminder_id }, slot, lead, isMailed };
      });
      await after(about, booked.isMailed);
      return booked;
    },

    /** Writes to every family that has booked a time, in the transaction that changed its place. */
    async tellPlace(trx: Transaction<Database>, slot: SlotRow, timeZone: string): Promise<void> {
      const rows = await trx
        .updateTable("visit_bookings")
        .set((eb) => ({ sequence: eb("sequence", "+", 1) }))
        .where("slot_id", "=", slot.id)
        .where("state", "=", "booked")
        .returning("id")
        .execute();
      for (const { id } of rows) {
        const booked = await readBooked(trx, id);
        const mail = booked === null ? null : mails.family("place", booked, timeZone, now());
        if (mail !== null) await enqueueMail(trx, mail, now());
      }
    },

    /**
     * Moves or cancels a booking, or says what became of it. What is so already stays as it is.
     *
     * @throws Refusal conflict when the wanted time is not free, or the family's own is over; invalid_request when a
     *   call would go nowhere
     */
    async change(
      id: string,
      change: Change,
      by: By,
      missing: () => Refusal,
      note?: (trx: Transaction<Database>) => Promise<void>,
    ): Promise<Booked> {
      const about = await how(by);
      const { changed, isMailed } = await store.write(async (trx) => {
        const before = await holdBooking(trx, id, change);
        if (before === null) throw missing();
        const { slot, lead } = before;
        const phone = before.booking.phone ?? ("slotId" in change ? (change.phone ?? null) : null);
        const booking = { ...before.booking, phone };
        const isSame =
          "slotId" in change
            ? change.slotId === slot.id && booking.seat !== null
            : change.state === booking.state;
        if (isSame) return { changed: before, isMailed: false };
        if (by === "family" && (booking.state !== "booked" || slot.starts_at < now()))
          throw new Refusal("conflict", "This time is over, or was cancelled.");
        const at = now();
        const isMove = "slotId" in change;
        const isBack = !isMove && change.state !== "cancelled" && booking.seat === null;
        const place =
          isMove || isBack ? await placeFor(trx, before, isMove ? change.slotId : slot.id, by) : null;
        if (by === "family" && place?.slot.kind === "call" && booking.phone === null) throw numberMissing();
        const state = isMove ? "booked" : change.state;
        // Of a time that is over staff only put right what became of it: nobody is invited to it, or told it is off.
        const isNews = isMove || (slot.starts_at > at && (state === "cancelled" || isBack));
        const set = {
          ...{ state, phone },
          ...(place === null ? {} : { slot_id: place.slot.id, seat: place.seat }),
          ...(state === "cancelled" ? { seat: null } : {}),
          sequence: booking.sequence + (isNews ? 1 : 0),
          changed_at: at,
        };
        const next: Booked = { booking: { ...booking, ...set }, slot: place?.slot ?? slot, lead };
        const what = isMove ? "moved" : state;
        await writeVisitEvent(trx, { leadId: lead.id, what, slot: next.slot, by: nameOf(by), at });
        let told: Told = { isMailed: false, reminder_id: booking.reminder_id };
        if (isNews) {
          await forgetReminder(trx, booking);
          told = await tell(
            trx,
            state === "cancelled" ? "cancelled" : isMove ? "moved" : "booked",
            next,
            about,
          );
        }
        const { isMailed, reminder_id } = told;
        await trx
          .updateTable("visit_bookings")
          .set({ ...set, reminder_id })
          .where("id", "=", id)
          .execute();
        await note?.(trx);
        return { changed: { ...next, booking: { ...next.booking, reminder_id } }, isMailed };
      });
      await after(about, isMailed);
      return changed;
    },
  };

  /** Staff may put a family back to a time that is over, to say that it came after all. */
  async function placeFor(trx: Transaction<Database>, { slot }: Booked, slotId: string, by: By) {
    if (slotId !== slot.id) return seatAt(trx, slotId, by);
    const held = await holdTime(trx, store.engine, slotId);
    const seat = held === undefined ? null : await freeSeat(trx, held);
    if (held === undefined || seat === null) throw taken();
    return { slot: held, seat };
  }
}
