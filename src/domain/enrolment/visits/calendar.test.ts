import { expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar.ts";

const event: CalendarEvent = {
  ...{ uid: "b1@ceiba.example", sequence: 0, isCancelled: false },
  writtenAt: Date.parse("2027-02-20T18:04:05.678Z"),
  ...{ startsAt: Date.parse("2027-03-02T15:00:00Z"), minutes: 30 },
  ...{ title: "Visit to Ceiba", text: "See you", place: "", url: "https://ceiba.example/visit" },
};
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

it("is a whole calendar of one appointment, in UTC", () => {
  expect(calendarFile(event, "Ceiba").split("\r\n")).toEqual([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ceiba//EN", "METHOD:PUBLISH", "BEGIN:VEVENT"],
    ...["UID:b1@ceiba.example", "SEQUENCE:0", "STATUS:CONFIRMED", "DTSTAMP:20270220T180405Z"],
    ...["DTSTART:20270302T150000Z", "DTEND:20270302T153000Z", "SUMMARY:Visit to Ceiba"],
    ...["DESCRIPTION:See you", "URL:https://ceiba.example/visit", "END:VEVENT", "END:VCALENDAR", ""],
  ]);
});

it("says of one that was cancelled that it is off", () => {
  const file = calendarFile({ ...event, sequence: 2, isCancelled: true }, "Ceiba");
  expect(file).toContain("METHOD:CANCEL\r\n");
  expect(file).toContain("SEQUENCE:2\r\nSTATUS:CANCELLED\r\n");
});

it("marks what would end or part a value, so that nobody writes further lines", () => {
  const place = "Calle 5, #3; patio\\jardín\r\nBEGIN:VALARM";
  expect(calendarFile({ ...event, place }, "Ceiba")).toContain(
    "LOCATION:Calle 5\\, #3\\; patio\\\\jardín\\nBEGIN:VALARM\r\n",
  );
});

it("folds long lines at 75 octets without tearing a letter", () => {
  const text = "¡Qué alegría! 🌳 ñandú ".repeat(12);
  const file = calendarFile({ ...event, text }, "Ceiba");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`DESCRIPTION:${text}`);
  expect(file).not.toContain("\uFFFD");
});
