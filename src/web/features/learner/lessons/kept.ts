import type { LessonPlace } from "#domain/learner/lessons/play.ts";
import {
  doneWith,
  type LessonRecord,
  type LessonShelf,
  leftAt,
  readShelf,
} from "#domain/learner/lessons/record.ts";
import { perLearner } from "#web/child/learner/per-learner.ts";

const kept = perLearner<LessonShelf>("ceiba.lessons", readShelf);

/** A child's lessons: what was done, and where each was left. */
export const readLessons = (learner: string): LessonShelf => kept.of(learner);

export const keepPlace = (learner: string, lesson: string, place: LessonPlace): void =>
  kept.keep(learner, leftAt(kept.of(learner), lesson, place));

export const keepDone = (learner: string, lesson: string, record: LessonRecord): void =>
  kept.keep(learner, doneWith(kept.of(learner), lesson, record));
