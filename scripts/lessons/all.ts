import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { LESSON_BANDS, type Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { readLesson } from "./read.ts";
import { surroundings } from "./surroundings.ts";
import type { Fault } from "./yaml.ts";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
const LESSONS = new URL("../../src/content/learner/lessons/", import.meta.url);

/** Every lesson that can be performed, and what is wrong with those that cannot. */
export function readLessons(): {
  readonly lessons: readonly Readonly<Record<Language, Lesson>>[];
  readonly faults: readonly Fault[];
} {
  const around = surroundings();
  const present = readdirSync(LESSONS);
  const files = LESSON_BANDS.filter((band) => present.includes(band)).flatMap((band) => {
    const folder = new URL(`${band}/`, LESSONS);
    const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
    return names.sort().map((name) => fileURLToPath(new URL(name, folder)));
  });
  const read = files.map((path) => readLesson(readFileSync(path, "utf8"), relative(HOUSE, path), around));
  return {
    lessons: read.flatMap(({ lesson }) => lesson ?? []),
    faults: read.flatMap(({ faults }) => faults),
  };
}
