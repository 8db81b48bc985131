import { expect, it } from "vitest";
import { LANGUAGES } from "./language.ts";
import { writeMoney } from "./money.ts";

it.each(LANGUAGES)("writes dollars one way in %s, and names any other currency", (language) => {
  expect(writeMoney(1000, "USD", language)).toBe("$1,000");
  expect(writeMoney(14.8, "USD", language)).toBe("$14.80");
  expect(writeMoney(500, "USD", language, 2)).toBe("$500.00");
  expect(writeMoney(1234.5, "MXN", language).replace(/\s/, " ")).toBe("MXN 1,234.50");
});
