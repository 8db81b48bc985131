/**
 * How a child stands with the school: on the list, offered a seat for some days, holding one, enrolled; or neither on
 * the list nor on a seat any more.
 */
export const PLACE_STATES = ["waiting", "offered", "held", "enrolled", "released"] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** Why a child is no longer on the list nor on a seat. */
export const RELEASE_REASONS = ["declined", "refunded", "withdrawn"] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/** From what a child's turn is counted. */
export const TURNS = ["deposit", "joined", "lapsed"] as const;
export type Turn = (typeof TURNS)[number];

/** A family has this long to answer an offer. */
export const OFFER_DAYS = 7;
export const SEATS_AT_MOST = 30;
/** Children whom one act passes over at most: each one's history says why. */
export const PASSED_OVER_AT_MOST = 100;
export const OLDEST = 17;

const DAY_MS = 86_400_000;

export const offerEnds = (now: number): number => now + OFFER_DAYS * DAY_MS;

type Rank = { readonly rank: 0 | 1; readonly lapsed: boolean };

/**
 * The order of the list: first the children for whom a deposit was paid, by when it was; then all others, by when they
 * joined. Who lets an offer lapse begins again from that moment.
 */
export const turnOf = ({ rank, lapsed }: Rank): Turn =>
  lapsed ? "lapsed" : rank === 0 ? "deposit" : "joined";

type Ages = { readonly from: number; readonly to: number };
export const fits = (age: number | null, { from, to }: Ages): boolean =>
  age !== null && age >= from && age <= to;

/**
 * The ages that a family wrote, such as "6 and 9", one for each child; null for a child whose age is not said, and for
 * all where more ages than children are named.
 */
export function agesOfChildren(ages: string, children: number): readonly (number | null)[] {
  const said = (ages.match(/\d+/g) ?? []).map(Number).filter((age) => age <= OLDEST);
  const known = said.length <= Math.max(children, 1) ? said : [];
  return Array.from({ length: Math.max(children, known.length) }, (_, index) => known[index] ?? null);
}

type Named = { readonly name: string; readonly age: number };
type Known = { readonly id: string; readonly child: string; readonly age: number | null };

/**
 * Which child of a family's list each named one is: by its name, else by its age, else whichever is left.
 *
 * @param mayBe which children may go by another name by now: those that have none, unless told
 */
export function matchChildren<Row extends Known>(
  named: readonly Named[],
  rows: readonly Row[],
  mayBe: (row: Row) => boolean = ({ child }) => child === "",
): readonly (Row | null)[] {
  const left = new Set(rows);
  const found = new Map<Named, Row>();
  const match = (isSame: (each: Named, row: Row) => boolean) => {
    for (const each of named) {
      const row = found.has(each) ? undefined : [...left].find((one) => isSame(each, one));
      if (row === undefined) continue;
      found.set(each, row);
      left.delete(row);
    }
  };
  match(({ name }, { child }) => child !== "" && child.toLowerCase() === name.trim().toLowerCase());
  match(({ age }, row) => mayBe(row) && row.age === age);
  match((_, row) => mayBe(row));
  return named.map((each) => found.get(each) ?? null);
}
