import type { Bilingual } from "#domain/locale/language.ts";

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
  /** What was not decided and is by now, by the id of its area in content/enrolment/assistant/undecided.yaml. */
  readonly decided: Readonly<Record<string, Bilingual>>;
};

/** Those that have a value of their own sort; besides them there is one for each area that can be decided. */
export const FACTS = ["launchDate", "hours", "place", "contactEmail", "phone"] as const;
export type FactName = (typeof FACTS)[number];
export type FactKey = FactName | `decided:${string}`;

/** A fact as it was published; null: again as it was delivered, or not decided. */
export type SchoolChange =
  | { readonly [Name in FactName]: { readonly key: Name; readonly value: School[Name] | null } }[FactName]
  | { readonly key: `decided:${string}`; readonly value: Bilingual | null };

/** Why a fact may not be published, besides what is wrong with a sentence. */
export const FACT_FAULTS = [
  /** A launch date that has passed, or is years away. */
  "day",
  /** A school day that ends before it begins. */
  "hours",
  /** A launch date before the one that families who have paid were told: their deposit can be had back until then. */
  "promised",
] as const;

const DECIDED = "decided:";

export const decidedKey = (area: string): FactKey => `decided:${area}`;

/** The area that a fact decides; null for a fact of another sort. */
export const areaOf = (key: string): string | null =>
  key.startsWith(DECIDED) ? key.slice(DECIDED.length) : null;

/** The school as it was delivered, with what was published since: one change of each fact. */
export function schoolWith(delivered: School, changes: readonly SchoolChange[]): School {
  const said = changes.filter(({ value }) => value !== null);
  const facts = said.flatMap(({ key, value }) => (areaOf(key) === null ? [[key, value]] : []));
  const decided = said.flatMap(({ key, value }) => {
    const area = areaOf(key);
    return area === null ? [] : [[area, value]];
  });
  return { ...delivered, ...Object.fromEntries(facts), decided: Object.fromEntries(decided) };
}

/** What the mails fill into their texts and their foot. */
export function letterhead({ contactEmail, phone }: School) {
  return { contact: contactEmail, phone: phone === null ? "" : `${phone}\n` };
}
