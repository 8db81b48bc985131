import { expect, it } from "vitest";
import { remembered } from "./remembered.ts";

const counted = (most: number) => {
  const made: string[] = [];
  const read = remembered((text) => {
    made.push(text);
    return { text };
  }, most);
  return { made, read };
};

it("makes of a text once what is asked again and again", () => {
  const { made, read } = counted(1000);
  const first = read("a");
  read("b");
  expect(read("a")).toBe(first);
  expect(read("a")).toBe(first);
  expect(made).toEqual(["a", "b"]);
});

it("lets go of what was not asked for longest, and of no more than it has to", () => {
  const { made, read } = counted(130);
  for (const text of ["a".repeat(40), "b".repeat(40), "a".repeat(40), "c".repeat(40)]) read(text);
  read("a".repeat(40));
  expect(made.map((text) => text[0])).toEqual(["a", "b", "c"]);
  read("b".repeat(40));
  expect(made.map((text) => text[0])).toEqual(["a", "b", "c", "b"]);
});

it("keeps nothing of a text that is too long, but for the moment", () => {
  const { made, read } = counted(50);
  const long = "x".repeat(100);
  read(long);
  read(long);
  read("y");
  read(long);
  expect(made.map((text) => text[0])).toEqual(["x", "y", "x"]);
});

it("keeps what was made even where it is nothing", () => {
  let times = 0;
  const read = remembered(() => {
    times += 1;
  }, 100);
  read("a");
  read("b");
  read("a");
  expect(times).toBe(2);
});
