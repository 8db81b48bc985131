import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import type { Play } from "../../src/domain/learner/lessons/play.ts";
import { played } from "../lessons/child.ts";

/** Everything that a child can see of a lesson, by a child that is right and one that is wrong; alike mats once, under the longest line. */
export function momentsOf(lesson: Lesson): readonly Play[] {
  const moments = new Map<string, Play>();
  for (const manner of ["right", "wrong"] as const) {
    const states = played(lesson, manner);
    for (const [at, now] of states.entries()) {
      if (now.stage === "over" || isOnTheWay(states, at)) continue;
      const { beat, stage, task, isSecond, step, material, tried } = now;
      const way = stage === "out" ? 0 : step;
      const key = JSON.stringify([beat, stage, task, isSecond, way, material, tried.length > 1]);
      const other = moments.get(key);
      if (other === undefined || other.said.text.length < now.said.text.length)
        moments.set(key, { ...now, frames: now.frames.slice(-1) });
    }
  }
  return [...moments.values()].sort(
    (one, other) =>
      one.beat - other.beat ||
      one.task - other.task ||
      Number(one.isSecond) - Number(other.isSecond) ||
      one.said.count - other.said.count,
  );
}

/** Between the first and the last move of one answer. */
function isOnTheWay(states: readonly Play[], at: number): boolean {
  const [before, now, after] = [states[at - 1], states[at], states[at + 1]];
  return (
    after?.stage === "asking" && after.said.count === now?.said.count && before?.said.count === now.said.count
  );
}
