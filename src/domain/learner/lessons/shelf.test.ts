import { expect, test } from "vitest";
import type { LessonCard } from "./card.ts";
import { doneWith, EMPTY_SHELF, leftAt, readShelf } from "./record.ts";
import { offered } from "./shelf.ts";

const card = (id: string, module: string): LessonCard => ({
  ...{ id, module, band: "3-5", title: id, picture: "sun", minutes: 8, skills: [], after: [] },
});
const CARDS = [card("a1", "a"), card("a2", "a"), card("b1", "b"), card("b2", "b")];
const ids = (cards: readonly LessonCard[]) => cards.map(({ id }) => id).join(" ");
const RECORD = { own: 2, shown: 1, hands: "waits" } as const;

test("one lesson of each module lies on the shelf, what was left before what is next, what was done behind", () => {
  expect(ids(offered(CARDS, EMPTY_SHELF))).toBe("a1 b1");
  const left = leftAt(EMPTY_SHELF, "b2", { beat: 2, outcomes: [], report: null });
  expect(ids(offered(CARDS, left))).toBe("a1 b2");
  expect(ids(offered(CARDS, doneWith(left, "a1", RECORD)))).toBe("a2 b2 a1");
});

test("doing a lesson again takes nothing away", () => {
  const once = doneWith(EMPTY_SHELF, "a1", { own: 3, shown: 0, hands: "done" });
  expect(doneWith(once, "a1", RECORD).done.a1).toEqual({ own: 3, shown: 0, hands: "done" });
});

test("what is kept is read back, and what is broken counts as nothing", () => {
  const place = { beat: 2, outcomes: [{ beat: 1, task: 0, how: "own", tries: 1 }], report: 1 } as const;
  const shelf = doneWith(leftAt(EMPTY_SHELF, "a1", place), "b1", RECORD);
  expect(readShelf(JSON.parse(JSON.stringify(shelf)))).toEqual(shelf);
  for (const broken of [null, 7, [], { done: 3, left: "x" }]) expect(readShelf(broken)).toEqual(EMPTY_SHELF);
  expect(readShelf({ left: { a1: { beat: -1, outcomes: [{ how: "magic" }] } } }).left.a1).toEqual({
    ...{ beat: 0, outcomes: [], report: null },
  });
});
