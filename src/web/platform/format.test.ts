import { describe, expect, it } from "vitest";
import { longDate, money, percent } from "./format.ts";

describe("prices, shares and days", () => {
  it.each([
    ["en", 19, "$19"],
    ["es", 19, "$19"],
    ["en", 1000, "$1,000"],
    ["es", 1000, "$1,000"],
  ] as const)("in %s, %d dollars are %s", (language, amount, text) => {
    expect(money(amount, language)).toBe(text);
  });

  it("shows cents where asked", () => {
    expect(money(1000.5, "en", 2)).toBe("$1,000.50");
    expect(money(1000.5, "es", 2)).toBe("$1,000.50");
  });

  it("writes a share without a space that could break over lines in only one language", () => {
    expect(percent(0.74, "en")).toBe("74%");
    expect(percent(0.74, "es").replace(/\s/g, "")).toBe("74%");
  });

  it("names the same day whatever the machine's time zone", () => {
    expect(longDate("2027-09-06", "en")).toBe("September 6, 2027");
    expect(longDate("2027-09-06", "es")).toBe("6 de septiembre de 2027");
  });
});
