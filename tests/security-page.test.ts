import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the page about security names only tests and checks that exist", () => {
  const page = readFileSync("docs/security.md", "utf8");
  const named = [...page.matchAll(/`((?:tests|src|scripts)\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
