import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { lessonFiles } from "./plugin.ts";
import { readLesson } from "./read.ts";
import { surroundings } from "./surroundings.ts";
import type { Fault } from "./yaml.ts";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));

/** Every lesson that can be performed, and what is wrong with those that cannot. */
export function readLessons(): {
  readonly lessons: readonly Readonly<Record<Language, Lesson>>[];
  readonly faults: readonly Fault[];
} {
  const around = surroundings();
  const read = lessonFiles().map((path) =>
    readLesson(readFileSync(path, "utf8"), relative(HOUSE, path), around),
  );
  return {
    lessons: read.flatMap(({ lesson }) => lesson ?? []),
    faults: read.flatMap(({ faults }) => faults),
  };
}
