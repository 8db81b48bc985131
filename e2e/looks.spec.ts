import { expect, test } from "@playwright/test";
import { readLessons } from "../scripts/lessons/all.ts";
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
