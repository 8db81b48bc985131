import type { Lesson, Task } from "../lessons/lesson.ts";

/** A task of a lesson that was done, played once more: a lesson of one beat, and the name by which it is kept. */
export type Remembered = { readonly key: string; readonly lesson: Lesson };

/**
 * Which task of a lesson is played again: one that this child has not met, as the second tasks are that only come after
 * a solution; else one that was not remembered yet, else the one that was remembered longest ago. What was asked alone
 * comes before what was asked together.
 *
 * @param before the keys of the tasks that were remembered, the last one last
 */
export function taskToRemember(lesson: Lesson, before: readonly string[]): Remembered | null {
  const tasks = lesson.beats.flatMap((beat, at) => {
    if (beat.kind !== "alone" && beat.kind !== "together") return [];
    const rank = beat.kind === "alone" ? 0 : 1;
    return beat.tasks.flatMap(({ first, again }, place) => [
      { key: `${lesson.id}/${at}/${place}`, task: first, rank: rank + 2 },
      ...(again === null ? [] : [{ key: `${lesson.id}/${at}/${place}/again`, task: again, rank }]),
    ]);
  });
  const [chosen] = tasks.toSorted(
    (one, other) => before.indexOf(one.key) - before.indexOf(other.key) || one.rank - other.rank,
  );
  return chosen === undefined ? null : { key: chosen.key, lesson: lessonOf(lesson, chosen.task) };
}

const lessonOf = (lesson: Lesson, task: Task): Lesson => ({
  ...lesson,
  beats: [{ kind: "alone", tasks: [{ first: task, again: null }] }],
});
