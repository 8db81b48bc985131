import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Fault } from "#server/content-file.ts";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { lessonFiles, readLesson } from "./read.ts";
import { surroundings } from "./surroundings.ts";

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
    lessons: read.flatMap(({ value }) => value ?? []),
    faults: read.flatMap(({ faults }) => faults),
  };
}
