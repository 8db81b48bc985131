import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The slices of the product. One that is found under a name in one room is found under that name in each. */
const SLICES = [
  "enrolment",
  "payments",
  "staff",
  "family",
  "learner",
  "rewards",
  "adventures",
  "packs",
  "practice",
  "tutor",
  "safety",
  "speech",
  "site",
  "system",
];

/** What a room holds besides slices: what several of them stand on. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  "src/domain": ["language", "locale", "dialogue", "mathematics", "flows", "resilience"],
  "src/content": ["catalogue", "copy", "mail"],
  "src/server/features": [],
  "src/web/features": [],
};

const foldersOf = (room: string) =>
  readdirSync(join(import.meta.dirname, "..", room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe("one name per slice", () => {
  test.each(Object.entries(SHARED))("%s holds slices and what they share", (room, shared) => {
    expect(foldersOf(room).filter((name) => !SLICES.includes(name) && !shared.includes(name))).toEqual([]);
  });
});
