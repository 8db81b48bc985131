import type { Family } from "#contract/families.ts";
import { daysBetween } from "#domain/enrolment/families/days.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { formatCount, formatDay } from "../format.ts";

const DAY_MS = 86_400_000;

export const countLabel = (count: number, language: Language, t: Translate): string =>
  count === 1 ? t("families.count.one") : t("families.count.many", { count: formatCount(count, language) });

/** How long a family has waited, in whole days; null where it does not. */
export const waitedDays = ({ waitsSince }: Pick<Family, "waitsSince">, now: number): number | null =>
  waitsSince === null ? null : Math.max(0, Math.floor((now - Date.parse(waitsSince)) / DAY_MS));

export function waitLabel(days: number, t: Translate): string {
  if (days === 0) return t("families.waits.today");
  return days === 1 ? t("families.waits.one") : t("families.waits.days", { days });
}

/** Ages as they were told. */
export function agesLabel({ childrenAges: ages }: Pick<Family, "childrenAges">, t: Translate): string {
  if (ages === "") return t("families.children.unsaid");
  return t(/^\d+$/.test(ages) ? "families.children.age" : "families.children.ages", { ages });
}

type Children = Pick<Family, "childrenAges" | "numberOfChildren" | "children">;

/** Children by name and age, such as "Luz 6, Leo 9"; with the ages as they were told where some child or age is missing. */
export function childrenLabel(family: Children, t: Translate): string {
  const { children, numberOfChildren, childrenAges } = family;
  if (children.length === 0) return agesLabel(family, t);
  const named = children.map(({ name, age }) => (age === null ? name : `${name} ${age}`)).join(", ");
  const isWhole = children.length >= numberOfChildren && children.every(({ age }) => age !== null);
  return isWhole || childrenAges === "" ? named : `${named} \u00b7 ${agesLabel(family, t)}`;
}

export type Due = { readonly what: string; readonly day: string; readonly isLate: boolean };

/** What is to be done for a family first: its next task, or its next step where that is earlier. */
export function dueOf(family: Family, today: string, language: Language, t: Translate): Due | null {
  const { task, nextStepOn } = family;
  const isStep = nextStepOn !== null && (task === null || nextStepOn < task.dueOn);
  if (!isStep && task === null) return null;
  const day = isStep ? nextStepOn : (task?.dueOn ?? "");
  const date = formatDay(day, language, today);
  const what = isStep ? t("families.step.on", { date }) : `${task?.text ?? ""}, ${date}`;
  return { what, day, isLate: daysBetween(day, today) > 0 };
}

type Member = { readonly email: string; readonly name: string };

/** A member of staff by name; by the e-mail where the account is gone. */
export const memberName = (email: string, team: readonly Member[]): string =>
  team.find((each) => each.email === email)?.name ?? email;
