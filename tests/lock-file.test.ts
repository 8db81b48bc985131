import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Packages = Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;

/** Where npm looks for a package that the one at `place` names: beside it, then in each folder above. */
function placesOf(name: string, place: string): string[] {
  const own = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  if (place === "") return [own];
  return [own, ...placesOf(name, place.slice(0, Math.max(place.lastIndexOf("/node_modules/"), 0)))];
}

/** Optional packages that the lock file names without an entry: npm leaves out silently what the registry has not. */
const missingFrom = (packages: Packages) =>
  Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, place).some((each) => each in packages))
      .map((name) => `${place || "package.json"} needs ${name}`),
  );

it("has every optional package of every platform in the lock file, so that npm ci takes it on each", () => {
  const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
    packages: Packages;
  };
  expect(Object.values(packages).filter((each) => each.optionalDependencies).length).toBeGreaterThan(5);
  expect(missingFrom(packages), "pin a version of which every platform's package is published").toEqual([]);
});

it("finds an optional package that was left out, wherever it could have stood", () => {
  const optionalDependencies = { own: "1.0.0", above: "1.0.0", gone: "1.0.0" };
  const packages = {
    "": { optionalDependencies: { above: "1.0.0", "not-there": "1.0.0" } },
    "node_modules/a/node_modules/@b/c": { optionalDependencies },
    "node_modules/a/node_modules/@b/c/node_modules/own": {},
    "node_modules/a/node_modules/@b/gone": {},
    "node_modules/above": {},
  };
  expect(missingFrom(packages)).toEqual([
    "package.json needs not-there",
    "node_modules/a/node_modules/@b/c needs gone",
  ]);
});
