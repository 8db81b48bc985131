import { expect, it } from "vitest";
import { addressOf, placeIn } from "./use-family-place.ts";

it("a place is what its address says, and the other way round", () => {
  const address = "?view=board&order=waiting&search=Ana+L&status=new&age=6&owner=nobody&waiting=3&id=abc";
  const place = placeIn(address);
  expect(place).toEqual({
    ...{ view: "board", order: "waiting", id: "abc" },
    filter: { search: "Ana L", status: "new", age: 6, owner: "nobody", waiting: 3 },
  });
  expect(placeIn(addressOf("?x=1", place))).toEqual(place);
  expect(addressOf("?x=1", place)).toContain("x=1");
  expect(addressOf(address, placeIn(""))).toBe("");
});

it("what an address says wrongly does not matter", () => {
  const place = placeIn("?view=wall&status=gone&age=99&waiting=x&nextStep=&pod=9&id=../x");
  expect(place).toEqual({ view: "table", order: "newest", filter: {}, id: null });
});
