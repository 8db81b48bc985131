import type { BookingState, VisitKind } from "#domain/enrolment/visits/visit.ts";
import type { Language } from "#domain/locale/language.ts";

/** A time that the school has opened for visits or calls. */
export type VisitSlotTable = {
  id: string;
  kind: VisitKind;
  starts_at: number;
  minutes: number;
  /** How many families can have it. */
  seats: number;
  place: string;
  created_by: string;
  created_at: number;
};

export type VisitBookingTable = {
  id: string;
  slot_id: string;
  lead_id: string;
  /** Its number among the seats of the time, from 1; null once it is cancelled. Unique with the time. */
  seat: number | null;
  state: BookingState;
  /** In which the family is written to. */
  language: Language;
  /** Where a call goes. */
  phone: string | null;
  /** Grows with each change that the family's calendar has to follow. */
  sequence: number;
  /** The mail that reminds of it. */
  reminder_id: string | null;
  /** `family`, or the e-mail of the member of staff. */
  booked_by: string;
  created_at: number;
  changed_at: number;
};
