import type { Fact, FactChangeInput, FactValue } from "#contract/facts.ts";
import type { Language } from "#domain/locale/language.ts";
import type { FactName } from "#domain/site/school.ts";
import { FACTS } from "#domain/site/school.ts";
import { longDate } from "#web/platform/format.ts";

/** A fact while it is written: each field as it stands in its box. */
export type Draft = {
  readonly text: string;
  readonly hours: { readonly from: number; readonly to: number };
  readonly both: Readonly<Record<Language, string>>;
};

const EMPTY: Draft = { text: "", hours: { from: 9, to: 15 }, both: { en: "", es: "" } };

export function draftOf(value: FactValue | null): Draft {
  if (value === null) return EMPTY;
  if (typeof value === "string") return { ...EMPTY, text: value };
  return "from" in value ? { ...EMPTY, hours: value } : { ...EMPTY, both: value };
}

const isName = (key: string): key is FactName => (FACTS as readonly string[]).includes(key);
/** The fact's own name; null for one that can be decided, which is called by what is said until then. */
export const nameOf = (key: string): FactName | null => (isName(key) ? key : null);

/** What is sent. Null as a value takes the fact back to how it was delivered. */
export function changeOf({ key }: Pick<Fact, "key">, draft: Draft | null): FactChangeInput {
  if (draft === null) return { key, value: null } as FactChangeInput;
  const isLine = key === "launchDate" || key === "contactEmail" || key === "phone";
  const value = key === "hours" ? draft.hours : isLine ? draft.text.trim() : draft.both;
  return { key, value } as FactChangeInput;
}

/** A value as it is read, in the reader's language. */
export function writtenOf(key: string, value: FactValue, language: Language): string {
  if (typeof value === "string") return key === "launchDate" ? longDate(value, language) : value;
  if ("from" in value) return `${value.from}:00 – ${value.to}:00`;
  return value[language];
}
