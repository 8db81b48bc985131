import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { operations } from "#contract/index.ts";

it("every page of the desk reads the server by the client that hears of changes", () => {
  const files = globSync("src/web/features/staff/**/*.tsx", { exclude: ["**/*.test.tsx"] });
  const own = files.filter((file) => readFileSync(file, "utf8").includes("createQueryClient"));
  expect(own).toEqual(["src/web/features/staff/live/live-desk.tsx"]);
});

it("every page of the desk but the first has the ways to all others", () => {
  const read = (file: string) => readFileSync(file, "utf8");
  const views = globSync("src/web/app/pages/admin-*.tsx").flatMap((page) => {
    const [, view] = /import\("#web\/(features\/staff\/.*)"\)/.exec(read(page)) ?? [];
    return view === undefined ? [] : [view];
  });
  expect(views.length).toBeGreaterThan(8);
  const folderOf = (view: string) => `src/web/${view.slice(0, view.lastIndexOf("/"))}`;
  const without = views.filter(
    (view) =>
      !globSync(`${folderOf(view)}/*.tsx`).some((file) =>
        read(file).includes(
          `path="/admin/${view.slice(view.lastIndexOf("/") + 1).replace("-view.tsx", "")}"`,
        ),
      ),
  );
  expect(without).toEqual([]);
});

it("what asks for the password again is called so that the dialog can ask for it", () => {
  const proved = Object.entries(operations).flatMap(([key, operation]) =>
    "proof" in operation ? [key] : [],
  );
  expect(proved.length).toBeGreaterThan(8);
  const calls = globSync("src/web/**/*.{ts,tsx}").flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return proved.flatMap((key) =>
      text
        .split(`api("${key}"`)
        .slice(0, -1)
        .map((before) => ({ file, key, isAsked: /withProof\(\(\) =>\s*$/.test(before) })),
    );
  });
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.filter(({ isAsked }) => !isAsked)).toEqual([]);
});
