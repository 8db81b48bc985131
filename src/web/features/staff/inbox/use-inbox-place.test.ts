import { expect, it } from "vitest";
import { addressOf, placeIn } from "./use-inbox-place.ts";

it("reads a place from the address and writes it back", () => {
  const address = "?lang=es&view=mine&order=waiting&search=tortugas&id=0199-abc";
  const place = placeIn(address);
  expect(place).toEqual({ view: "mine", order: "waiting", search: "tortugas", id: "0199-abc" });
  expect(addressOf("?lang=es", place)).toBe(address);
});

it("passes over what it does not understand, and does not write what is usual", () => {
  const place = placeIn("?view=everything&order=random&id=%3Cscript%3E");
  expect(place).toEqual({ view: "open", order: "newest", search: "", id: null });
  expect(addressOf("?view=done", place)).toBe("");
});
