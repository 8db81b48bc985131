import { expect, test } from "vitest";
import { agesOf, namedChildren, readNamedChildren } from "./children.ts";

const children = [
  { name: "María José", age: 6 },
  { name: "Leo", age: 11 },
];

test("children are written with their ages, and read again", () => {
  expect(agesOf(children)).toBe("6, 11");
  expect(namedChildren(children)).toBe("María José (6), Leo (11)");
  for (const line of ["María José (6), Leo (11)", "María José 6,Leo  11,", " María José(6) , Leo 11"]) {
    expect(readNamedChildren(line)).toEqual(children);
  }
  expect(readNamedChildren(" ")).toEqual([]);
});

test.each(["Luz", "6", "Luz six", "Luz 99", "Luz (6) Leo", Array(11).fill("Luz 6").join(",")])(
  "%s is no list of children",
  (line) => {
    expect(readNamedChildren(line)).toBeNull();
  },
);
