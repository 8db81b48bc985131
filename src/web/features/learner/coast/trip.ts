import type { LessonBand } from "#domain/learner/lessons/lesson.ts";

/** Where a child went, how often it was there before, and the band it is asked in: they stay while the visit lasts. */
export type Trip = { readonly place: string; readonly count: number; readonly band: LessonBand };
