import type { Fact, FactChangeInput, FactValue } from "#contract/facts.ts";
import type { Language } from "#domain/locale/language.ts";
import { FACTS, type FactName, type PriceName, priceOf } from "#domain/site/school.ts";
import { longDate, money } from "#web/platform/format.ts";

/** A fact while it is written: each field as it stands in its box. */
export type Draft = {
  readonly text: string;
  readonly hours: { readonly from: number; readonly to: number };
  readonly both: Readonly<Record<Language, string>>;
  /** Of a price: the day from which it holds; empty: at once. */
  readonly from: string;
};

const EMPTY: Draft = { text: "", hours: { from: 9, to: 15 }, both: { en: "", es: "" }, from: "" };

export function draftOf(value: FactValue | null): Draft {
  if (value === null) return EMPTY;
  if (typeof value !== "object") return { ...EMPTY, text: String(value) };
  return "from" in value ? { ...EMPTY, hours: value } : { ...EMPTY, both: value };
}

/** The fact's own name; null for one that can be decided, which is called by what is said until then. */
export function nameOf(key: string): FactName | `price.${PriceName}` | null {
  const price = priceOf(key);
  return price === null ? (FACTS.find((name) => name === key) ?? null) : `price.${price}`;
}

const WHERE = {
  pod_school: "pod",
  founders_circle: "deposit",
  teacher_sponsor: "deposit",
  subscription_explorer: "subscription",
  subscription_premium: "subscription",
  plan_explorer: "plan",
  plan_pathfinder: "plan",
  plan_trailblazer: "plan",
} as const satisfies Record<PriceName, string>;

/** Where families read a fact, by the words that say so. */
export function placesOf(key: string) {
  const price = priceOf(key);
  if (price !== null) return `facts.where.price.${WHERE[price]}` as const;
  return `facts.where.${FACTS.find((name) => name === key) ?? "decided"}` as const;
}

/** What is sent. Null as a value takes the fact back to how it was delivered. */
export function changeOf({ key }: Pick<Fact, "key">, draft: Draft | null): FactChangeInput {
  const later = priceOf(key) === null ? {} : { from: draft?.from || null };
  return { key, value: draft === null ? null : sentOf(key, draft), ...later } as FactChangeInput;
}

function sentOf(key: string, { text, hours, both }: Draft): FactValue {
  if (priceOf(key) !== null) return Number(text);
  if (key === "hours") return hours;
  return key === "launchDate" || key === "contactEmail" || key === "phone" ? text.trim() : both;
}

/** A value as it is read, in the reader's language. */
export function writtenOf(key: string, value: FactValue, language: Language): string {
  if (typeof value === "number") return money(value, language);
  if (typeof value === "string") return key === "launchDate" ? longDate(value, language) : value;
  if ("from" in value) return `${value.from}:00 – ${value.to}:00`;
  return value[language];
}
