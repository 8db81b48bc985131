import { expect, it } from "vitest";
import { hasStaffHint } from "./session.ts";

it.each([
  ["ceiba_staff=1", true],
  ["ceiba_language=es; ceiba_staff=1", true],
  ["", false],
  ["ceiba_staff=0", false],
  ["ceiba_staff=11", false],
  ["not_ceiba_staff=1", false],
])("%j hints at a staff session: %s", (cookies, hint) => {
  expect(hasStaffHint(cookies)).toBe(hint);
});
