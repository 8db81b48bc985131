import type { Bilingual } from "#domain/locale/language.ts";

/** What has a price, each in whole US dollars: once for a deposit, by the month for all others. */
export const PRICES = [
  "pod_school",
  "founders_circle",
  "teacher_sponsor",
  "subscription_explorer",
  "subscription_premium",
  /** The companion at home, which shares its names with other things. */
  "plan_explorer",
  "plan_pathfinder",
  "plan_trailblazer",
] as const;
export type PriceName = (typeof PRICES)[number];
export type Prices = Readonly<Record<PriceName, number>>;

/** What the school says of itself that may change without a release: edited at the desk (decision 180). */
export type School = {
  /** ISO date, the school's own calendar. */
  readonly launchDate: string;
  /** Full hours of the day, Monday to Friday. */
  readonly hours: { readonly from: number; readonly to: number };
  /** As it stands after "in". */
  readonly place: Bilingual;
  readonly contactEmail: string;
  /** Null while none is published. */
  readonly phone: string | null;
  readonly prices: Prices;
  /** What was not decided and is by now, by the id of its area in content/enrolment/assistant/undecided.yaml. */
  readonly decided: Readonly<Record<string, Bilingual>>;
};

/** Those that have a value of their own sort; besides them there is one for each area that can be decided. */
export const FACTS = ["launchDate", "hours", "place", "contactEmail", "phone"] as const;
export type FactName = (typeof FACTS)[number];
export type FactKey = FactName | `price:${PriceName}` | `decided:${string}`;

/** What can be decided is listed by these, in this order. */
export const SUBJECTS = ["admission", "fees", "learning", "day", "care", "people", "place", "other"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A fact as it was published; null: again as it was delivered, or not decided. */
export type SchoolChange =
  | { readonly [Name in FactName]: { readonly key: Name; readonly value: School[Name] | null } }[FactName]
  | { readonly key: `price:${PriceName}`; readonly value: number | null }
  | { readonly key: `decided:${string}`; readonly value: Bilingual | null };

/** Why a fact may not be published, besides what is wrong with a sentence. */
export const FACT_FAULTS = [
  /** A launch date that has passed, or is years away. */
  "day",
  /** A day for a price that has passed, or is years away. */
  "from",
  /** A school day that ends before it begins. */
  "hours",
  /** A launch date before the one that families who have paid were told: their deposit can be had back until then. */
  "promised",
] as const;

const after = (prefix: string) => (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : null);

export const decidedKey = (area: string): `decided:${string}` => `decided:${area}`;
/** The area that a fact decides; null for a fact of another sort. */
export const areaOf = after("decided:");

export const priceKey = (name: PriceName): `price:${PriceName}` => `price:${name}`;
/** Which price a fact is; null for a fact of another sort. */
export const priceOf = after("price:") as (key: string) => PriceName | null;

/** The school as it was delivered, with what was published since: one change of each fact. */
export function schoolWith(delivered: School, changes: readonly SchoolChange[]): School {
  const said = <Value>(nameOf: (key: string) => string | null): Readonly<Record<string, Value>> =>
    Object.fromEntries(
      changes.flatMap(({ key, value }) => {
        const name = nameOf(key);
        return name === null || value === null ? [] : [[name, value as Value]];
      }),
    );
  return {
    ...delivered,
    ...said((key) => (FACTS.some((name) => name === key) ? key : null)),
    prices: { ...delivered.prices, ...said<number>(priceOf) },
    decided: said<Bilingual>(areaOf),
  };
}

type Version = { readonly changedAt: number; readonly holdsFrom: number };

/**
 * Of the versions of one fact, newest first, the one that holds at a time, and the one that is planned for later. What is
 * published while another one is only planned takes its place.
 */
export function courseOf<V extends Version>(versions: readonly V[], at: number) {
  const [newest] = versions;
  const isReplaced = ({ holdsFrom }: V, index: number) =>
    (versions[index - 1]?.changedAt ?? Number.POSITIVE_INFINITY) < holdsFrom;
  return {
    holds: versions.find((one, index) => one.holdsFrom <= at && !isReplaced(one, index)) ?? null,
    planned: newest !== undefined && newest.holdsFrom > at ? newest : null,
  };
}

/** What the mails fill into their texts and their foot. */
export function letterhead({ contactEmail, phone }: School) {
  return { contact: contactEmail, phone: phone === null ? "" : `${phone}\n` };
}
