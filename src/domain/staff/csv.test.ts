import { expect, it } from "vitest";
import { csv } from "./csv.ts";

it("is read by a spreadsheet as it was meant", () => {
  const rows = [
    ["Name", "Paid"],
    ['Ana "Anita" López, mother', "1000.00"],
  ];
  expect(csv(rows)).toBe('\uFEFFName,Paid\r\n"Ana ""Anita"" López, mother",1000.00\r\n');
  expect(csv([["two\nlines"], ["a;b"]])).toBe('\uFEFF"two\nlines"\r\n"a;b"\r\n');
});

it.each(["=1+1", "+52 55", "-2", "@sum", "\t=1", "\r=1"])("never hands over %j as a formula", (text) => {
  expect(csv([[text]]).replace(/^\uFEFF"?/, "")).toMatch(/^'/);
});
