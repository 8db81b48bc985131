import { expect, test } from "vitest";
import { worthOfRemembering } from "./choose.ts";
import { type Mastery, practised } from "./mastery.ts";

const right = [{ isRight: true, guess: 0.1, slip: 0.1 }];
const done = (skills: readonly string[], day: number, before: Mastery = {}) =>
  practised(before, skills, right, day);

test("what has waited longer, and what holds up more skills, is worth more", () => {
  const mastery = done(["late"], 10, done(["early", "one", "other"], 1));
  expect(worthOfRemembering(mastery, ["early"], 12)).toBeGreaterThan(
    worthOfRemembering(mastery, ["late"], 12),
  );
  expect(worthOfRemembering(mastery, ["one", "other"], 12)).toBeGreaterThan(
    worthOfRemembering(mastery, ["early"], 12),
  );
});

test("what lasts longer may wait longer", () => {
  const mastery = done(["again"], 3, done(["again", "once"], 1));
  const lately = done(["once"], 3, mastery);
  expect(worthOfRemembering(lately, ["once"], 20)).toBeGreaterThanOrEqual(
    worthOfRemembering(lately, ["again"], 20),
  );
  expect(worthOfRemembering(mastery, ["once"], 20)).toBeGreaterThan(
    worthOfRemembering(mastery, ["again"], 20),
  );
});

test("what was done today is worth nothing today", () => {
  expect(worthOfRemembering(done(["now"], 5), ["now"], 5)).toBe(0);
  expect(worthOfRemembering({}, ["never"], 5)).toBeGreaterThan(0);
});
