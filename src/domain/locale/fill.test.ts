import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it.each([
  ["At {time}.", { time: "6:00 p.m." }, "At 6:00 p.m."],
  ["A las {time}. Ya está.", { time: "6:00 p.m." }, "A las 6:00 p.m. Ya está."],
  ["At {time}.", { time: "6:00 PM" }, "At 6:00 PM."],
  ["{name}...", { name: "Ana" }, "Ana..."],
  ["{name}, {unknown}.", { name: "Ana B." }, "Ana B., {unknown}."],
  ["{count} of {all}", { count: 0, all: 12 }, "0 of 12"],
])("%s with %o is %s: a point is not doubled", (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});
