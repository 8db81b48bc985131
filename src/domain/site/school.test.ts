import { describe, expect, it } from "vitest";
import { courseOf } from "./school.ts";

const published = (version: number, changedAt: number, holdsFrom = changedAt) => ({
  version,
  changedAt,
  holdsFrom,
});

describe("which version of a fact holds", () => {
  const versions = [published(3, 50, 90), published(2, 20, 40), published(1, 10)];

  it("is the newest whose day has come", () => {
    expect([5, 10, 39, 40, 89, 90].map((at) => courseOf(versions, at).holds?.version)).toEqual([
      ...[undefined, 1, 1, 2, 2, 3],
    ]);
  });

  it("says what is planned until it holds", () => {
    expect([60, 90].map((at) => courseOf(versions, at).planned?.version)).toEqual([3, undefined]);
  });

  it("passes over what was still planned when something else was published", () => {
    const postponed = [published(3, 30, 80), published(2, 20, 40), published(1, 10)];
    expect([50, 79, 80].map((at) => courseOf(postponed, at).holds?.version)).toEqual([1, 1, 3]);
    const called = [published(3, 30), published(2, 20, 40), published(1, 10)];
    expect(courseOf(called, 50)).toMatchObject({ holds: { version: 3 }, planned: null });
  });
});
