import type { LessonFault } from "../lessons/faults/fault.ts";
import { materialFaults } from "../lessons/faults/materials.ts";
import { taskFaults } from "../lessons/faults/tasks.ts";
import { lengthFaults } from "../lessons/faults/texts.ts";
import { LESSON_BANDS } from "../lessons/lesson.ts";
import { performed } from "./journey.ts";
import type { Place } from "./place.ts";

/** As many visits a place has at least, and as many problems a visit. */
const VISITS = 3;
const TASKS = 2;

/**
 * What is wrong with a place: problems are checked as those of lessons are.
 *
 * @param written the place as it stands in its file
 * @param skills the map of skills
 */
export function placeFaults(place: Place, written: unknown, skills: ReadonlySet<string>): LessonFault[] {
  const faults: LessonFault[] = [];
  if (place.visits.length < VISITS)
    faults.push({ path: ["visits"], reason: `a place has at least ${VISITS} visits` });
  for (const [at, visit] of place.visits.entries()) {
    for (const band of LESSON_BANDS) {
      const path = ["visits", at, "tasks", band];
      const whole = performed(place, visit, band);
      if (visit.tasks[band].length < TASKS)
        faults.push({ path, reason: `a visit has at least ${TASKS} problems` });
      const found = [...taskFaults(whole), ...materialFaults({ band, beats: whole.beats })];
      faults.push(...found.map((fault) => ({ ...fault, path: [...path, ...fault.path.slice(3)] })));
      for (const skill of visit.skills[band])
        if (!skills.has(skill))
          faults.push({
            path: ["visits", at, "skills", band],
            reason: `the map of skills has no "${skill}"`,
          });
      faults.push(
        ...lengthFaults(partAt(written, path), band).map((fault) => ({
          ...fault,
          path: [...path, ...fault.path],
        })),
      );
    }
    const said = partAt(written, ["visits", at]);
    const { say, done } = Object(said) as { say?: unknown; done?: unknown };
    faults.push(
      ...lengthFaults({ say, done }, "3-5").map((fault) => ({
        ...fault,
        path: ["visits", at, ...fault.path],
      })),
    );
  }
  return faults;
}

function partAt(part: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (now, key) => (now as Record<PropertyKey, unknown> | null | undefined)?.[key],
    part,
  );
}
