import type { Lead, LeadChange } from "#contract/staff.ts";
import type { Language } from "#domain/locale/language.ts";
import { DEPOSIT_CHILD_AGES } from "#domain/payments/children.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { formatDay } from "../format.ts";
import { languageLabel, statusLabel } from "../labels.ts";

/** A lead as its forms hold it: all of it text, empty for what is not there. */
export const leadFields = (lead: Lead) => ({
  name: lead.name,
  email: lead.email,
  phone: lead.phone ?? "",
  language: lead.language as string,
  // Nobody has said: an empty field to fill in, not a nought to correct.
  numberOfChildren: lead.numberOfChildren === 0 ? "" : String(lead.numberOfChildren),
  childrenAges: lead.childrenAges,
  status: lead.status as string,
  nextStepOn: lead.nextStepOn ?? "",
});
export type LeadFields = ReturnType<typeof leadFields>;
export type LeadField = keyof LeadFields;

/** How each is called on screen. */
export const FIELD_LABELS: Readonly<Record<LeadField, CopyKey>> = {
  name: "staff.details.name",
  email: "staff.details.email",
  phone: "staff.details.phone",
  language: "staff.details.language",
  numberOfChildren: "staff.details.count",
  childrenAges: "staff.details.ages",
  status: "staff.details.status",
  nextStepOn: "staff.change.nextStep",
};

/** Why the server refuses what was typed. */
export const fieldFault = (field: Exclude<LeadField, "status" | "nextStepOn">, t: Translate): string =>
  t(`desk.fault.${field}`, DEPOSIT_CHILD_AGES);

/** The fields that differ, as the API takes them. */
export function changeOf(before: LeadFields, after: Partial<LeadFields>): Omit<LeadChange, "version"> {
  const differing = (Object.keys(after) as LeadField[]).filter((field) => after[field] !== before[field]);
  return Object.fromEntries(differing.map((field) => [field, sent(field, after[field] ?? "")]));
}

function sent(field: LeadField, value: string): unknown {
  if (field === "numberOfChildren") return value.trim() === "" ? null : Number(value);
  if (field === "phone" || field === "nextStepOn") return value || null;
  return value;
}

/** A value in words. */
export function valueLabel(field: LeadField, value: string, language: Language, t: Translate): string {
  if (value === "") return t("desk.nothing");
  if (field === "status") return statusLabel(value, t);
  if (field === "language") return languageLabel(value, t);
  return field === "nextStepOn" ? formatDay(value, language) : value;
}
