const DAY_MS = 86_400_000;

/** The calendar day (`2027-03-01`) that it is at a place. */
export function dayAt(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    ...{ year: "numeric", month: "2-digit", day: "2-digit" },
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}

/** The day so many days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a day lies after another; less than none when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
