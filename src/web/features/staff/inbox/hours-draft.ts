import { isTimeZone, type OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";

/** What a day begins with that was closed before. */
const USUAL = { from: "09:00", to: "15:00" };
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Opening hours as they stand in a form: times as the browser writes them. */
export type HoursDraft = {
  readonly timeZone: string;
  readonly week: readonly { readonly isOpen: boolean; readonly from: string; readonly to: string }[];
};

export const hoursDraft = ({ timeZone, week }: OpeningHours): HoursDraft => ({
  timeZone,
  week: week.map((day) =>
    day === null ? { ...USUAL, isOpen: false } : { isOpen: true, from: timeOf(day.from), to: timeOf(day.to) },
  ),
});

/** The opening hours that the form says; null while something in it is wrong. */
export function hoursOf({ timeZone, week }: HoursDraft): OpeningHours | null {
  const name = timeZone.trim();
  const days = week.map(({ isOpen, from, to }) => (isOpen ? { from: clockOf(from), to: clockOf(to) } : null));
  const isFit = isTimeZone(name) && days.every((day) => day === null || day.from < day.to);
  return isFit ? { timeZone: name, week: days } : null;
}

/** Minutes since midnight; no number where nothing whole was typed. */
export function clockOf(time: string): number {
  const [hours = "", minutes = ""] = time.split(":");
  return hours === "" || minutes === "" ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

/** A day that ends at midnight ends, in a form, a minute before. */
function timeOf(minutes: number): string {
  const whole = Math.min(minutes, 1439);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

export function dayName(index: number, language: Language): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], { weekday: "long", timeZone: "UTC" }).format(
    MONDAY + index * DAY_MS,
  );
  return name.slice(0, 1).toLocaleUpperCase(LOCALES[language]) + name.slice(1);
}
