import type { LessonMethod } from "../lesson.ts";

/** What is wrong with a lesson, and where in its file. */
export type LessonFault = { readonly path: readonly (string | number)[]; readonly reason: string };

/** What a lesson is checked against. */
export type LessonSurroundings = {
  /** Each module's method, by the module's id. */
  readonly modules: ReadonlyMap<string, LessonMethod>;
  /** The ids of the map of skills; null as long as there is none. */
  readonly skills: ReadonlySet<string> | null;
};
