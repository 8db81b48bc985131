import { z } from "zod";
import {
  BOOKING_STATES,
  LONGEST_MINUTES,
  SEATS_AT_MOST,
  SHORTEST_MINUTES,
  VISIT_KINDS,
} from "#domain/enrolment/visits/visit.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, MAX_FIELD, text, timestampSchema } from "./text.ts";

const MAX_PLACE = 200;
const CHILDREN_AT_MOST = 30;
const FEWEST_DIGITS = 8;

const id = z.string().min(1).max(64);
/** Says whose booking, or which family, a link is for; only mails and the page that booked carry one. */
const token = z.string().regex(/^[A-Za-z0-9_.-]{40,160}$/, "token");
const phone = line(50).refine((value) => value.replace(/\D/g, "").length >= FEWEST_DIGITS, "visit.phone");
const minutesOfDay = z.number().int().min(0).max(1440);
const place = line(MAX_PLACE);

const time = {
  id: z.string(),
  kind: z.enum(VISIT_KINDS),
  startsAt: timestampSchema,
  minutes: z.number().int(),
  /** Where it is, or from which number the school calls; empty where nothing is said. */
  place: z.string(),
};
/** A time that is free. */
export const visitTime = z.object(time);
export type VisitTime = z.infer<typeof visitTime>;

/** A booking as its family sees it. */
export const familyBooking = z.object({
  token: z.string(),
  state: z.enum(BOOKING_STATES),
  time: visitTime,
  /** By the school's clock every time is shown. */
  timeZone: z.string(),
  /** Grows whenever it is moved or cancelled. */
  sequence: z.number().int(),
  /** Whether a number to call is known. */
  hasPhone: z.boolean(),
  /** A confirmation goes to the family's e-mail. */
  isMailed: z.boolean(),
  /** The appointment as a file for calendars (RFC 5545). */
  calendar: z.string(),
});
export type FamilyBooking = z.infer<typeof familyBooking>;

/** A family that is met for the first time, as the form names it: it can be reached by e-mail, by phone, or both. */
export const visitForm = z
  .object({
    name: line(MAX_FIELD).pipe(z.string().min(2, "form.name")),
    email: z.union([z.literal(""), text(MAX_FIELD).pipe(z.email("form.email"))]),
    phone: z.union([z.literal(""), phone]),
    numberOfChildren: z
      .number("form.children")
      .int("form.children")
      .min(1, "form.children")
      .max(CHILDREN_AT_MOST),
    adult: z.literal(true, "form.adult"),
  })
  .refine(({ email, phone: number }) => email !== "" || number !== "", { message: "reach", path: ["email"] });

const slot = z.object({
  ...time,
  /** How many families can have it. */
  seats: z.number().int(),
  bookings: z.array(
    z.object({
      id: z.string(),
      state: z.enum(BOOKING_STATES),
      lead: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
      /** Where a call goes. */
      phone: z.string().nullable(),
      children: z.number().int(),
      language: languageSchema,
    }),
  ),
});
export type VisitSlot = z.infer<typeof slot>;
export type VisitBooking = VisitSlot["bookings"][number];

/** A booking with its time. */
const leadVisit = z.object({
  id: z.string(),
  state: z.enum(BOOKING_STATES),
  time: visitTime,
  lead: z.object({ id: z.string(), name: z.string() }),
  phone: z.string().nullable(),
});
export type LeadVisit = z.infer<typeof leadVisit>;

const newTimes = z
  .object({
    kind: z.enum(VISIT_KINDS),
    from: z.iso.date(),
    until: z.iso.date(),
    /** Monday is 0. */
    weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7),
    opens: minutesOfDay,
    closes: minutesOfDay,
    minutes: z.number().int().min(SHORTEST_MINUTES).max(LONGEST_MINUTES),
    seats: z.number().int().min(1).max(SEATS_AT_MOST),
    place,
  })
  .refine(({ from, until }) => from <= until, { message: "visits.days", path: ["until"] })
  .refine(({ opens, closes, minutes }) => opens + minutes <= closes, {
    message: "visits.hours",
    path: ["closes"],
  });

/** Visits and calls: the school opens times, families book them (decision 178). */
export const visitOperations = {
  "GET /api/visits/times": {
    summary: "The times for a visit or a call that are free, the next ones first.",
    access: "public",
    output: z.object({ timeZone: z.string(), times: z.array(visitTime) }),
  },
  "POST /api/visits": {
    summary:
      "Book a time. The family is named by the form or by the link of a mail. 409 when somebody else was faster, 403 when the family has as many bookings as it may have.",
    access: "public",
    body: z.union([
      z.object({ slotId: id, language: languageSchema, family: token, phone: phone.optional() }),
      z.object({ slotId: id, language: languageSchema, form: visitForm }),
    ]),
    status: 200,
    output: familyBooking,
    errors: ["conflict", "forbidden", "link_expired"],
  },
  "POST /api/visits/family": {
    summary: "Whom the link of a mail names: the name to greet by, and whether its phone number is known.",
    access: "public",
    body: z.object({ token }),
    status: 200,
    output: z.object({ name: z.string().nullable(), hasPhone: z.boolean() }),
    errors: ["link_expired"],
  },
  "POST /api/visits/mine": {
    summary: "The booking that a link is for.",
    access: "public",
    body: z.object({ token }),
    status: 200,
    output: familyBooking,
    errors: ["link_expired"],
  },
  "POST /api/visits/move": {
    summary:
      "Move a booking to another time that is free; to a call with the number to call, where none was given. 409 when somebody else was faster; the old time stays.",
    access: "public",
    body: z.object({ token, slotId: id, phone: phone.optional() }),
    status: 200,
    output: familyBooking,
    errors: ["link_expired", "conflict"],
  },
  "POST /api/visits/cancel": {
    summary: "Cancel a booking; again, it is no fault.",
    access: "public",
    body: z.object({ token }),
    status: 200,
    output: familyBooking,
    errors: ["link_expired", "conflict"],
  },
  "GET /api/admin/visits": {
    summary: "The times of the week in which a day lies, by the school's clock, with who has booked.",
    access: "staff",
    query: z.object({ day: z.iso.date().optional() }),
    output: z.object({
      timeZone: z.string(),
      today: z.iso.date(),
      /** The week's Monday. */
      from: z.iso.date(),
      slots: z.array(slot),
    }),
  },
  "GET /api/admin/visits/coming": {
    summary:
      "Who comes or is called within a week, the next ones first, and whose visit nobody has marked yet.",
    access: "staff",
    output: z.object({ timeZone: z.string(), visits: z.array(leadVisit) }),
  },
  "POST /api/admin/visits/slots": {
    summary:
      "Open times: one, or a row on weekdays from one day to another. A time that there is already is left as it is. 409 when none would lie ahead, or too many.",
    access: "staff",
    audit: "visits_opened",
    body: newTimes,
    status: 200,
    output: z.object({ opened: z.number().int(), known: z.number().int() }),
    errors: ["conflict"],
  },
  "PATCH /api/admin/visits/slots/{id}": {
    summary:
      "Change how many families can have a time, or its place, of which those who have booked it are told. 409 when more have booked it.",
    access: "staff",
    audit: "visit_time_changed",
    params: z.object({ id }),
    body: z.object({ seats: z.number().int().min(1).max(SEATS_AT_MOST), place }),
    errors: ["not_found", "conflict"],
  },
  "DELETE /api/admin/visits/slots/{id}": {
    summary: "Close a time. 409 while somebody has booked it.",
    access: "staff",
    audit: "visits_closed",
    params: z.object({ id }),
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/visits/bookings": {
    summary: "Book a time for a family. 409 when it is full.",
    access: "staff",
    audit: "visit_booked",
    body: z.object({ slotId: id, leadId: id }),
    status: 200,
    output: leadVisit,
    errors: ["not_found", "conflict"],
  },
  "PATCH /api/admin/visits/bookings/{id}": {
    summary:
      "Move a booking, cancel it, or say whether the family came. The family hears of the first two by mail.",
    access: "staff",
    audit: "visit_changed",
    params: z.object({ id }),
    body: z.union([z.object({ slotId: id }), z.object({ state: z.enum(BOOKING_STATES) })]),
    output: leadVisit,
    errors: ["not_found", "conflict"],
  },
  "GET /api/admin/leads/{id}/visits": {
    summary: "The visits and calls of a family, and the link by which it books without saying who it is.",
    access: "staff",
    params: z.object({ id }),
    output: z.object({ timeZone: z.string(), link: z.string(), visits: z.array(leadVisit) }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
