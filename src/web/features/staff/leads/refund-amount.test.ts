import { expect, test } from "vitest";
import { readAmount } from "./refund-amount.ts";

test.each([
  ["250", "250.00"],
  ["$250.5", "250.50"],
  ["250,50", "250.50"],
  ["1,000", "1000.00"],
  ["1,000.00", "1000.00"],
  ["0", null],
  ["-5", null],
  ["1000.01", null],
  ["12.345", null],
  ["1e2", null],
  ["", null],
])("%j is %j", (typed, amount) => expect(readAmount(typed, 1000)).toBe(amount));
