import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LessonFault, LessonSurroundings } from "../../src/domain/learner/lessons/faults/fault.ts";
import { lessonFaults } from "../../src/domain/learner/lessons/faults/index.ts";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import { readBoth } from "../content/both.ts";
import { leaningFaults } from "./leaning.ts";
import { lessonSchema } from "./schema/lesson.ts";

const FOLDER = fileURLToPath(new URL("../../src/content/learner/lessons/", import.meta.url));

/** Every lesson file, by its path. */
export function lessonFiles(): string[] {
  const names = readdirSync(FOLDER, { recursive: true }) as string[];
  return names
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(FOLDER, name))
    .sort();
}

/**
 * A lesson in both languages, or everything that is wrong with its file.
 *
 * @param file the path as it is named in faults; its last two parts are the band and the id
 */
export const readLesson = (source: string, file: string, around: LessonSurroundings) =>
  readBoth(source, file, lessonSchema, (lesson, written, language) => [
    ...lessonFaults(lesson, written, around),
    ...leaningFaults(lesson, language),
    ...placeFaults(lesson, file),
  ]);

/** The file's folder is the band and its name the id, so that a lesson is found by looking. */
function placeFaults({ id, band }: Lesson, file: string): LessonFault[] {
  const [name = "", folder = ""] = file.split("/").reverse();
  return [
    ...(name === `${id}.yaml` ? [] : [{ path: ["id"], reason: `the file of "${id}" is ${id}.yaml` }]),
    ...(folder === band
      ? []
      : [{ path: ["band"], reason: `a lesson of ${band} lies in the folder ${band}` }]),
  ];
}
