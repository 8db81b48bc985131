import type { Kysely, Selectable, Transaction } from "kysely";
import type { LeadVisit, VisitTime } from "#contract/visits.ts";
import type { OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import type { School } from "#domain/site/school.ts";
import { newId } from "#server/db/id.ts";
import { readHours } from "#server/db/opening-hours.ts";
import type { VisitBookingTable, VisitSlotTable } from "#server/db/schema/visits.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { DailyBudget } from "#server/http/limits.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { MakeLead } from "../make-lead.ts";

export type VisitParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly secret: string;
  readonly makeLead: MakeLead;
  /** By whose clock times are opened and shown, until staff say otherwise. */
  readonly usualHours: OpeningHours;
  readonly publicUrl: () => string;
  readonly school: () => School;
  /** Where staff want to hear of bookings, if anywhere. */
  readonly staffNotify: string | null;
  /** Shared by all mails that a stranger can cause. */
  readonly mailBudget: DailyBudget;
  readonly wakeMail: () => void;
};

export type SlotRow = Selectable<VisitSlotTable>;
export type BookingRow = Selectable<VisitBookingTable>;
/** A booking with its time and its family. */
export type Booked = { readonly booking: BookingRow; readonly slot: SlotRow; readonly lead: LeadRow };

export const timeZoneOf = async ({
  store,
  usualHours,
}: Pick<VisitParts, "store" | "usualHours">): Promise<string> =>
  (await readHours(store.db, usualHours)).timeZone;

export const toTime = (slot: SlotRow): VisitTime => ({
  ...{ id: slot.id, kind: slot.kind, startsAt: new Date(slot.starts_at).toISOString() },
  ...{ minutes: slot.minutes, place: slot.place },
});

export const toLeadVisit = ({ booking, slot, lead }: Booked): LeadVisit => ({
  ...{ id: booking.id, state: booking.state, time: toTime(slot), phone: booking.phone },
  lead: { id: lead.id, name: lead.name },
});

export async function readBooked(db: Kysely<Database>, id: string): Promise<Booked | null> {
  const booking = await db.selectFrom("visit_bookings").selectAll().where("id", "=", id).executeTakeFirst();
  if (booking === undefined) return null;
  const slot = await db
    .selectFrom("visit_slots")
    .selectAll()
    .where("id", "=", booking.slot_id)
    .executeTakeFirstOrThrow();
  const lead = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", booking.lead_id)
    .executeTakeFirstOrThrow();
  return { booking, slot, lead };
}

/** What happened, in the lead's history: `booked:visit:2027-03-02T15:00:00.000Z`. */
export async function writeVisitEvent(
  trx: Transaction<Database>,
  { leadId, what, slot, by, at }: { leadId: string; what: string; slot: SlotRow; by: string; at: number },
): Promise<void> {
  const detail = `${what}:${slot.kind}:${new Date(slot.starts_at).toISOString()}`;
  await trx
    .insertInto("lead_events")
    .values({
      ...{ id: newId(at), lead_id: leadId, kind: "visit", detail },
      ...{ interest: null, actor: by, created_at: at },
    })
    .execute();
}

export const taken = () => new Refusal("conflict", "This time is not free any more.");
export const numberMissing = () => new Refusal("invalid_request", "phone: visit.phone");
export const linkExpired = () => new Refusal("link_expired", "This link is not valid any more.");
export const noSuchTime = () => new Refusal("not_found", "There is no such time.");
export const noSuchBooking = () => new Refusal("not_found", "There is no such booking.");
