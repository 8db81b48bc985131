import { expect, test } from "vitest";
import { states } from "../evals/enrolment/scoring.ts";

test.each([
  ["It is $500 a month", "$50", false],
  ["It is $1,000", "$1", false],
  ["It is $1,000 a month.", "$1,000", true],
  ["opens in 2026", "6", false],
  ["at most six children", "6", true],
  ["cuatro semanas", "4", true],
  ["ages 6–12", "12", true],
  ["en México", "Mexico", true],
  ["reembolsable", "reembols", true],
  ["a two‑year contract", "2-year contract", true],
])("%s states %s: %s", (text, wanted, expected) => expect(states(text, wanted)).toBe(expected));
