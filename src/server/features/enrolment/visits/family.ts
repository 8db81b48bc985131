import type { Transaction } from "kysely";
import type { Output, Parsed } from "#contract/index.ts";
import type { FamilyBooking } from "#contract/visits.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { bookableFrom } from "#domain/enrolment/visits/visit.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import { addSubmission, findOrMake } from "../leads.ts";
import type { visitBooking } from "./booking.ts";
import type { VisitLinks } from "./links.ts";
import type { VisitMails } from "./mails.ts";
import {
  type Booked,
  linkExpired,
  numberMissing,
  readBooked,
  timeZoneOf,
  toTime,
  type VisitParts,
} from "./parts.ts";
import { freeTimes } from "./seats.ts";

type Booking = Parsed<"POST /api/visits">["body"];
type Tools = {
  readonly links: VisitLinks;
  readonly mails: VisitMails;
  readonly booking: ReturnType<typeof visitBooking>;
};

/** Visits and calls as a family books them: by the page, or by the link of a mail. */
export function familyVisits(parts: VisitParts, { links, mails, booking }: Tools) {
  const { store, now, makeLead } = parts;

  async function toFamily(booked: Booked, isMailed = booked.lead.email !== ""): Promise<FamilyBooking> {
    const { slot, booking: row } = booked;
    const timeZone = await timeZoneOf(parts);
    return {
      ...{ token: links.tokenOf(row.id), state: row.state, time: toTime(slot), timeZone },
      ...{ sequence: row.sequence, isMailed, hasPhone: row.phone !== null },
      calendar: mails.calendarOf(booked, timeZone, now()),
    };
  }

  /** @throws Refusal link_expired */
  async function familyOf(db: Transaction<Database> | typeof store.db, token: string): Promise<LeadRow> {
    const id = links.familyOf(token);
    const lead =
      id === null
        ? undefined
        : await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
    if (lead === undefined) throw linkExpired();
    return lead;
  }

  /** @throws Refusal link_expired */
  const bookingOf = (token: string): string => {
    const id = links.bookingOf(token);
    if (id === null) throw linkExpired();
    return id;
  };

  /** A known address keeps what it said first; what the form says now stands beside it. */
  async function leadOfForm(trx: Transaction<Database>, body: Extract<Booking, { form: unknown }>) {
    const { name, email, phone, numberOfChildren } = body.form;
    const form = {
      ...{ name, email: email === "" ? null : email, phone: phone === "" ? undefined : phone },
      ...{ numberOfChildren, childrenAges: "", language: body.language },
    };
    const { leadId } = await findOrMake(trx, form, makeLead, now());
    await addSubmission(trx, leadId, form, now());
    return trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirstOrThrow();
  }

  return {
    async times(): Promise<Output<"GET /api/visits/times">> {
      const rows = await freeTimes(store.db, bookableFrom(now()));
      return { timeZone: await timeZoneOf(parts), times: rows.map(toTime) };
    },

    async family(token: string): Promise<Output<"POST /api/visits/family">> {
      const { name, phone } = await familyOf(store.db, token);
      return { name: greetableName(name), hasPhone: phone !== null };
    },

    async book(body: Booking): Promise<FamilyBooking> {
      const { slotId, language } = body;
      const booked = await booking.book(
        slotId,
        async (trx) => {
          const lead = "form" in body ? await leadOfForm(trx, body) : await familyOf(trx, body.family);
          const typed = ("form" in body ? body.form.phone : body.phone) || null;
          // Anyone can type anyone's address: only a mail's link proves whose number is known.
          const phone = "form" in body ? typed : (typed ?? lead.phone);
          await expectNumber(trx, slotId, phone);
          return { lead, language, phone };
        },
        "family",
      );
      return toFamily(booked, booked.isMailed);
    },

    async mine(token: string): Promise<FamilyBooking> {
      const booked = await readBooked(store.db, bookingOf(token));
      if (booked === null) throw linkExpired();
      return toFamily(booked);
    },

    move: async ({ token, ...to }: Parsed<"POST /api/visits/move">["body"]): Promise<FamilyBooking> =>
      toFamily(await booking.change(bookingOf(token), to, "family", linkExpired)),

    cancel: async (token: string): Promise<FamilyBooking> =>
      toFamily(await booking.change(bookingOf(token), { state: "cancelled" }, "family", linkExpired)),
  };
}

/** @throws Refusal invalid_request where somebody is to be called and nobody knows the number */
async function expectNumber(trx: Transaction<Database>, slotId: string, phone: string | null): Promise<void> {
  if (phone !== null) return;
  const slot = await trx.selectFrom("visit_slots").select("kind").where("id", "=", slotId).executeTakeFirst();
  if (slot?.kind === "call") throw numberMissing();
}
