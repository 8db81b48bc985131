import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every file that the tour names is there", () => {
  const named = [...readFileSync("docs/tour.md", "utf8").matchAll(/`(src\/[^`]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
