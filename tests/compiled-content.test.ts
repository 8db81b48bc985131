import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "#server/content-file.ts";
import { compile } from "../scripts/content/compile.ts";
import { modules } from "../scripts/content/schema.ts";

test.each(compile())("%s is what its files say", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a mistake is told with its file and line", () => {
  const file = "src/content/learner/curriculum/modules/montessori.yaml";
  const source = readFileSync(file, "utf8");
  const wrong = source.replace("pedagogy: Montessori", "pedagogy: Waldorf");
  const line = wrong.split("\n").findIndex((each) => each.includes("Waldorf")) + 1;
  expect(() => readContent(wrong, file, modules)).toThrow(new RegExp(`^${file}:${line}: 0\\.pedagogy: `));
});
