import { expect, it } from "vitest";
import { addressWith, filterIn } from "./use-lead-filter.ts";

it("reads a filter from the address, and leaves out what is none", () => {
  const whole = { search: "muñoz", status: "new", after: "1700000000000.LEAD-1" } as const;
  expect(filterIn("?search=mu%C3%B1oz&status=new&after=1700000000000.LEAD-1")).toEqual(whole);
  expect(filterIn("?status=gone&after=x")).toEqual({ search: "", status: null, after: null });
});

it("writes a filter into the address beside what else stands there", () => {
  const none = { search: "", status: null, after: null };
  expect(addressWith("?lang=es&after=1.a", { ...none, status: "enrolled" })).toBe("?lang=es&status=enrolled");
  expect(addressWith("?search=ana", none)).toBe("");
});
