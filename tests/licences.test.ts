import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isAllowed, licenceFaults } from "../scripts/licences.mjs";

it("reads choices and sums of licences", () => {
  expect(isAllowed("MIT")).toBe(true);
  expect(isAllowed("(AFL-2.1 OR BSD-3-Clause)")).toBe(true);
  expect(isAllowed("MIT AND SSPL-1.0")).toBe(false);
  expect(isAllowed("UNLICENSED")).toBe(false);
});

it("finds what may not be given away, and what nobody has read", () => {
  const sha256 = createHash("sha256").update("the text").digest("hex");
  const reviewed = { read: { file: "LICENSE", sha256 }, changed: { file: "LICENSE", sha256 } };
  const faults = licenceFaults(
    {
      "": {},
      "node_modules/a": { license: "MIT" },
      "node_modules/a/node_modules/b": { license: "SSPL-1.0" },
      "node_modules/only-for-us": { license: "SSPL-1.0", dev: true },
      "node_modules/silent": {},
      "node_modules/read": {},
      "node_modules/changed": {},
    },
    reviewed,
    (file: string) => (file.includes("changed") ? "another text" : "the text"),
  );
  expect(faults.map((fault: string) => fault.split(/[: ]/)[0])).toEqual(["b", "silent", "changed"]);
});
