import { expect, test } from "@playwright/test";
import { readLessons } from "../scripts/lessons/all.ts";
import type { Lesson } from "../src/domain/learner/lessons/lesson.ts";
import { type Play, taskOf } from "../src/domain/learner/lessons/play.ts";
import type { MaterialKind } from "../src/domain/learner/materials/materials.ts";
import { lookAt, openLooks, serveLooks } from "../tests/looks/look.ts";
import { momentsOf } from "../tests/looks/moments.ts";

/** Few lessons that together hold every material; `npm run content:looks` looks at all. */
function sample() {
  const { lessons } = readLessons();
  const kinds = new Map(
    lessons.map((both) => [
      both,
      new Set(momentsOf(both.es).flatMap(({ material }) => (material === null ? [] : [material.kind]))),
    ]),
  );
  const left = new Set<MaterialKind>([...kinds.values()].flatMap((each) => [...each]));
  const chosen: (typeof lessons)[number][] = [];
  while (left.size > 0) {
    const isNew = (both: (typeof lessons)[number]) =>
      [...(kinds.get(both) ?? [])].filter((kind) => left.has(kind)).length;
    const best = lessons.reduce((one, other) => (isNew(other) > isNew(one) ? other : one));
    chosen.push(best);
    for (const kind of kinds.get(best) ?? []) left.delete(kind);
  }
  return chosen;
}

const SIZES = [
  { language: "es", phone: "stands", viewport: { width: 390, height: 844 } },
  { language: "en", phone: "lies", viewport: { width: 844, height: 390 } },
] as const;

test.setTimeout(120_000);
// One after the other in one worker: what is looked at is built once for both.
test.describe.configure({ mode: "default" });

let looks: Awaited<ReturnType<typeof serveLooks>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  looks = await serveLooks();
});
test.afterAll(() => looks?.close());

/** For every material that a number is asked of, the first lesson that asks for one with it, and the moment when it does. */
function numbersAsked() {
  const asked = new Map<string, readonly [Lesson, Play]>();
  for (const { es: lesson } of readLessons().lessons) {
    for (const now of momentsOf(lesson)) {
      const kind = now.material?.kind ?? "none";
      const isAsked = now.stage === "asking" && taskOf(lesson, now)?.check.by === "number";
      if (isAsked && !asked.has(kind)) asked.set(kind, [lesson, now]);
    }
  }
  return [...asked.values()];
}

test("a number is answered on a tablet without scrolling: the material, the digits and the way on are in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openLooks(page, looks.url);
  const all = numbersAsked();
  expect(all.length).toBeGreaterThan(7);
  for (const [lesson, now] of all) {
    await lookAt(page, lesson, [now], "es");
    await expect(page.locator(".lesson-ready"), lesson.id).toBeInViewport({ ratio: 1 });
  }
});

for (const { language, phone, viewport } of SIZES) {
  test(`every material on a phone that ${phone}: nothing cut, covered or sideways (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openLooks(page, looks.url);
    for (const both of sample()) {
      const lesson = both[language];
      const faults = await lookAt(page, lesson, momentsOf(lesson), language);
      expect(faults.flat(), lesson.id).toEqual([]);
    }
  });
}
