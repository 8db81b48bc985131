/**
 * `npm run content:looks`: every moment of every lesson, as a child sees it on a phone that stands and one that lies, in
 * Chromium; what is cut, covered, too small or scrolls sideways is told. `-- --lesson ID --language es --size 390x844`
 * looks at less, `--pictures FOLDER` takes pictures instead.
 */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { readLessons } from "../../scripts/lessons/all.ts";
import { LANGUAGES } from "../../src/domain/locale/language.ts";
import { lookAt, openLooks, serveLooks } from "./look.ts";
import { momentsOf } from "./moments.ts";

const { values: asked } = parseArgs({
  options: {
    lesson: { type: "string", multiple: true },
    language: { type: "string" },
    size: { type: "string", multiple: true, default: ["390x844", "844x390"] },
    pictures: { type: "string" },
  },
});
const chosen = readLessons()
  .lessons.filter(({ en }) => asked.lesson?.includes(en.id) ?? true)
  .flatMap((both) => LANGUAGES.map((language) => ({ language, lesson: both[language] })))
  .filter(({ language }) => asked.language === undefined || asked.language === language);

/** Where each fault was seen. */
const found = new Map<string, string[]>();
const note = (fault: string, where: string) => found.set(fault, [...(found.get(fault) ?? []), where]);
let seen = 0;

const looks = await serveLooks();
const executablePath = process.env.CHROMIUM_PATH ?? (await ensureChromium()) ?? "chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const size of asked.size) await look(size);
} finally {
  await browser.close();
  await looks.close();
}
for (const [fault, places] of found) {
  const more = places.length > 3 ? `\n    and ${places.length - 3} times more` : "";
  console.log(`${fault}\n    ${places.slice(0, 3).join("\n    ")}${more}`);
}
console.log(`${seen} moments of ${chosen.length} lessons, ${found.size} faults.`);
process.exitCode = found.size > 0 ? 1 : 0;

async function look(size: string): Promise<void> {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("pageerror", (error) => note(`error: ${error.message}`, size));
  await openLooks(page, looks.url);
  for (const { language, lesson } of chosen) {
    const moments = momentsOf(lesson);
    seen += moments.length;
    if (asked.pictures !== undefined) {
      for (const [at, play] of moments.entries()) {
        await lookAt(page, lesson, [play], language);
        const name = `${String(at).padStart(2, "0")}-${play.beat + 1}-${play.stage}.png`;
        const path = join(asked.pictures, `${lesson.id}-${language}-${size}`, name);
        mkdirSync(dirname(path), { recursive: true });
        await page.screenshot({ path, fullPage: true });
      }
      continue;
    }
    for (const [at, faults] of (await lookAt(page, lesson, moments, language)).entries())
      for (const fault of faults) {
        const { beat = 0, stage, task = 0, material } = moments[at] ?? {};
        const mat = material?.kind ?? "no mat";
        note(fault, `${lesson.id} (${language}), ${size}, beat ${beat + 1}, ${stage} ${task + 1}, ${mat}`);
      }
  }
  await page.close();
}
