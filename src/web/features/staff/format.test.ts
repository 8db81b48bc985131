import { describe, expect, it } from "vitest";
import { formatAmount, formatDate, formatDateTime, formatDay, formatDollars, formatWait } from "./format.ts";

/** Node and browsers separate some parts with other kinds of space. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("money", () => {
  it.each([
    ["en", 4500, "$4,500"],
    ["es", 4500, "$4,500"],
    ["en", 0, "$0"],
    ["en", 999.6, "$1,000"],
  ] as const)("on the stat card in %s: %d is %s", (language, dollars, shown) => {
    expect(plain(formatDollars(dollars, language))).toBe(shown);
  });

  it.each([
    ["en", "500.00", "$500"],
    ["en", "1000.50", "$1,000.50"],
    ["es", "500.00", "$500"],
  ] as const)("of a deposit in %s: %s is %s", (language, amount, shown) => {
    expect(plain(formatAmount(amount, language))).toBe(shown);
  });
});

describe("days and times", () => {
  const moment = "2026-11-19T03:05:00.000Z";

  it("are where the staff member is", () => {
    expect(formatDate(moment, "en", "UTC")).toBe("Nov 19, 2026");
    expect(formatDate(moment, "en", "America/Mexico_City")).toBe("Nov 18, 2026");
    expect(plain(formatDateTime(moment, "en", "UTC"))).toBe("Nov 19, 2026, 3:05 AM");
    expect(plain(formatDateTime(moment, "es", "UTC"))).toMatch(/^19 nov 2026, 3:05 a\.m\.$/);
  });

  it("a calendar day is the same everywhere", () => {
    expect(formatDay("2026-12-01", "en")).toBe("Dec 1, 2026");
    expect(formatDay("2026-12-01", "es")).toBe("1 dic 2026");
    expect(formatDay("2026-12-01", "en", "2026-11-23")).toBe("Dec 1");
    expect(formatDay("2026-12-01", "es", "2026-11-23")).toBe("1 dic");
    expect(formatDay("2027-01-04", "en", "2026-11-23")).toBe("Jan 4, 2027");
  });
});

describe("a wait", () => {
  it.each([
    [0, "1 second"],
    [12, "12 seconds"],
    [59.2, "1 minute"],
    [61, "2 minutes"],
  ])("of %d s is %s", (seconds, shown) => {
    expect(formatWait(seconds, "en")).toBe(shown);
  });

  it("speaks Spanish", () => {
    expect(formatWait(90, "es")).toBe("2 minutos");
  });
});
