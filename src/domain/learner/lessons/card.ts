import type { Lesson } from "./lesson.ts";

/** What a list shows of a lesson. */
export type LessonCard = Pick<Lesson, "id" | "module" | "band" | "title" | "picture" | "minutes">;
