import type { Lesson } from "../lesson.ts";
import type { LessonFault, LessonSurroundings } from "./fault.ts";
import { materialFaults } from "./materials.ts";
import { shapeFaults } from "./shape.ts";
import { taskFaults } from "./tasks.ts";
import { lengthFaults } from "./texts.ts";

/** Everything that is wrong with a lesson in one language. */
export function lessonFaults(lesson: Lesson, written: unknown, around: LessonSurroundings): LessonFault[] {
  return [
    ...shapeFaults(lesson, around),
    ...materialFaults(lesson),
    ...taskFaults(lesson),
    ...lengthFaults(written, lesson.band),
  ];
}
