import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every page of the desk reads the server by the client that hears of changes", () => {
  const files = globSync("src/web/features/staff/**/*.tsx");
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
