import { expect, it } from "vitest";
import { dayName, hoursDraft, hoursOf } from "./hours-draft.ts";

const hours = {
  timeZone: "America/Cancun",
  week: [{ from: 540, to: 900 }, { from: 0, to: 1440 }, null, null, null, null, null],
};

it("writes hours into a form and reads them back", () => {
  const draft = hoursDraft(hours);
  expect(draft.week[0]).toEqual({ isOpen: true, from: "09:00", to: "15:00" });
  expect(draft.week[2]?.isOpen).toBe(false);
  expect(hoursOf(draft)?.week).toEqual([
    { from: 540, to: 900 },
    { from: 0, to: 1439 },
    ...hours.week.slice(2),
  ]);
});

it("reads nothing out of a form in which something is wrong", () => {
  const draft = hoursDraft(hours);
  const monday = (from: string, to: string) => ({
    ...draft,
    week: [{ isOpen: true, from, to }, ...draft.week.slice(1)],
  });
  expect(hoursOf(monday("15:00", "09:00"))).toBeNull();
  expect(hoursOf(monday("", "09:00"))).toBeNull();
  expect(hoursOf({ ...draft, timeZone: "Atlantis/Harbour" })).toBeNull();
});

it("begins the week on Monday, in either language", () => {
  expect([dayName(0, "en"), dayName(6, "es")]).toEqual(["Monday", "Domingo"]);
});
