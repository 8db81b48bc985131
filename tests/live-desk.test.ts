import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every page of the desk reads the server by the client that hears of changes", () => {
  const files = globSync("src/web/features/staff/**/*.tsx");
  const own = files.filter((file) => readFileSync(file, "utf8").includes("createQueryClient"));
  expect(own).toEqual(["src/web/features/staff/live/live-desk.tsx"]);
});
