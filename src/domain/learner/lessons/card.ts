import type { Lesson } from "./lesson.ts";

/** What a list shows of a lesson, and what the plan of a day goes by. */
export type LessonCard = Pick<
  Lesson,
  "id" | "module" | "band" | "title" | "picture" | "minutes" | "skills"
> & {
  /** The lessons that teach what this one stands on. */
  readonly after: readonly string[];
};
