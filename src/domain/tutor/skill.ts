import type { Answer, Turn } from "./turn.ts";

/**
 * Something that the tutor can do with a child. It understands what asks for it, begins it, goes on with it, helps in
 * it by levels and judges answers; all that it waits for stands in the state.
 */
export type Skill<Found, Exercise, Grade> = {
  /** What in the message is for this skill; null when nothing is. */
  readonly understand: (turn: Turn) => Found | null;
  readonly start: (turn: Turn, found: Found) => Answer;
  /** The thread goes on, if the message is part of it. */
  readonly continue: (turn: Turn, exercise: Exercise) => Answer | null;
  /** From 0 up: each says more, the last one all of it. */
  readonly hint: (turn: Turn, exercise: Exercise, level: 0 | 1 | 2) => string;
  readonly grade: (turn: Turn, exercise: Exercise) => Grade | null;
};
