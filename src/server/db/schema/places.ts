import type { PlaceState, ReleaseReason } from "#domain/enrolment/places/place.ts";

export type PodTable = {
  id: string;
  name_en: string;
  name_es: string;
  age_from: number;
  age_to: number;
  seats: number;
  /** ISO date; null: with the school. */
  starts_on: string | null;
  /** New families can get a seat. */
  is_open: 0 | 1;
  /** Whoever asks is told how many seats are free. */
  is_told: 0 | 1;
  created_at: number;
};

/** A child on the list or on a seat. */
export type PlaceTable = {
  id: string;
  lead_id: string;
  /** Its first name; empty while nobody has said. */
  child: string;
  age: number | null;
  state: PlaceState;
  /** Why it was released. */
  reason: ReleaseReason | null;
  /** The pod of its seat. */
  pod_id: string | null;
  /** Its number among the seats of the pod, from 1; null while it has none. Unique with the pod. */
  seat: number | null;
  /** Until when the offer stands. */
  offered_until: number | null;
  /** The deposit that holds its place. */
  deposit_id: string | null;
  /** 0 with a deposit, 1 without: the first part of the list's order. */
  rank: 0 | 1;
  /** The second part: when the deposit was paid, the list joined, or an offer lapsed. */
  since_at: number;
  /** When an offer last lapsed. */
  lapsed_at: number | null;
  joined_at: number;
  /** How many it was made: the link of an earlier one is not good for a later one. */
  offers: number;
  changed_at: number;
};
