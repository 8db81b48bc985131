/** An appointment as calendars take it in. */
export type CalendarEvent = {
  /** The same for every version of one appointment. */
  readonly uid: string;
  /** Grows with each version, so that a calendar replaces the one before. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly writtenAt: number;
  readonly startsAt: number;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
};

const MINUTE_MS = 60_000;
const LINE_OCTETS = 75;

/** The file of one appointment (RFC 5545). Its times are in UTC, which every calendar shows by the clock of its place. */
export function calendarFile(event: CalendarEvent, product: string): string {
  const { uid, sequence, isCancelled, writtenAt, startsAt, minutes } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//EN`,
    `METHOD:${isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + minutes * MINUTE_MS)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.place === "" ? [] : [`LOCATION:${escaped(event.place)}`]),
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** 2027-03-02T15:00:00.000Z as 20270302T150000Z. */
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Text as a value: what ends or parts values is marked (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n");

/** A long line goes on in the next one after a space, and no letter is torn in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = "";
      // The space that begins the next line counts.
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}

/** How many octets a letter takes as UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
