import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readLessons } from "../scripts/lessons/all.ts";
import { consent, enterPortal, goBack, type Language, sayWho } from "./support/portal.ts";
import { alive, expect, test } from "./support/test.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");
/** What one lesson may cost: its script, what it is played with, and its pictures, as they are sent. */
const KB_150 = 150 * 1024;

type Built = { readonly file: string; readonly imports?: readonly string[] };
const built: Readonly<Record<string, Built>> = JSON.parse(
  readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8"),
);

function bytesOf(name: string): number {
  const file = join(CLIENT, built[name]?.file ?? name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** A script and everything it cannot begin without. */
function withImports(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const each of built[name]?.imports ?? []) withImports(each, seen);
  return seen;
}

/** Every picture that a lesson names, whatever for. */
function picturesIn(content: unknown): readonly string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap((value) => {
    if (typeof value !== "string") return picturesIn(value);
    const places = ["pictures/", "art/pic-", "art/land-"].map(
      (place) => `src/web/assets/${place}${value}.svg`,
    );
    return places.filter((place) => place in built);
  });
}

test("no lesson's script and pictures are over 150 KB, with all that it is played with", () => {
  const before = withImports("src/web/features/learner/day/day-path.tsx");
  const words = (["lessons", "materials"] as const).map((area) => `src/content/copy/es/${area}.ts`);
  const stage = [...withImports("src/web/features/learner/day/day-part.tsx"), ...words].filter(
    (name) => !before.has(name),
  );
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + bytesOf(name), 0);
  const played = sum(stage);
  expect(played).toBeGreaterThan(20_000);
  const weights = readLessons().lessons.flatMap((both) =>
    (["en", "es"] as const).map((language) => {
      const { id } = both[language];
      const own = Object.keys(built).filter((name) => name.endsWith(`/${id}.yaml?${language}`));
      expect(own, id).toHaveLength(1);
      return { id, language, bytes: played + sum([...own, ...new Set(picturesIn(both[language]))]) };
    }),
  );
  expect(weights.length).toBeGreaterThan(400);
  const heaviest = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  expect(heaviest.bytes, `${heaviest.id} (${heaviest.language})`).toBeLessThanOrEqual(KB_150);
});

for (const [language, age] of [
  ["en", 9],
  ["es", 4],
] as const satisfies readonly (readonly [Language, number])[]) {
  test(`today's lesson has come before it is tapped: the tap waits for no script (${language}, ${age} years)`, async ({
    page,
  }) => {
    await enterPortal(page, language);
    await consent(page, [], language);
    await sayWho(page, "Lia", age, "chat");
    await goBack(page, language);
    await page.goto(`/student?lang=${language}`);
    await alive(page);
    const lesson = page.locator(".day-stone[data-part=lesson]");
    await expect(lesson).toBeVisible();
    await page.waitForLoadState("networkidle");
    const late: string[] = [];
    page.on("request", (request) => {
      if (["script", "image"].includes(request.resourceType()))
        late.push(request.url().split("/").at(-1) ?? "");
    });
    await lesson.click();
    await expect(page.locator(".lesson")).toBeVisible();
    // The page's own ornaments may come later.
    expect(late.filter((file) => !/^(edge|mark)-/.test(file))).toEqual([]);
  });
}
