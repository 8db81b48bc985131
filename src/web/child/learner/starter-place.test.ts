import { expect, it } from "vitest";
import { starterProgress } from "./starter-place.ts";

const pack = { title: "Water", theme: "water_study", activities: ["a", "b", "c"] } as const;
const place = { theme: "water_study", progress: { completed: 2, started: true, done: false } };
const kept = (paths: unknown) => JSON.stringify({ version: 1, paths });

it("reads how far the starter pack of a session is", () => {
  expect(starterProgress(kept([["s", place]]), "s", pack)).toEqual({
    completed: 2,
    started: true,
    done: false,
  });
});

it.each([
  ["nothing was kept", null],
  ["it cannot be read", "{broken"],
  ["it is of another session", kept([["other", place]])],
  ["it is of another pack", kept([["s", { ...place, theme: "tiny_home" }]])],
  ["it is no place", kept([["s", 7], null])],
  ["there are no places", kept("none")],
])("is at the beginning when %s", (_, text) => {
  expect(starterProgress(text, "s", pack)).toEqual({ completed: 0, started: false, done: false });
});
