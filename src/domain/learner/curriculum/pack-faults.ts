import type { LessonFault } from "../lessons/faults/fault.ts";
import { materialFaults } from "../lessons/faults/materials.ts";
import { taskFaults } from "../lessons/faults/tasks.ts";
import { lengthFaults } from "../lessons/faults/texts.ts";
import { type PackBand, performedActivity } from "./pack-activity.ts";

/**
 * What is wrong with a pack for one band: its moves, tasks and sentences are checked as those of lessons are.
 *
 * @param written the pack as it stands in its file
 * @param count as many activities as the pack has
 * @param skills the map of skills
 */
export function packFaults(
  pack: PackBand,
  written: unknown,
  count: number,
  skills: ReadonlySet<string>,
): LessonFault[] {
  const faults = lengthFaults(written, pack.band);
  const say = (path: LessonFault["path"], reason: string) => faults.push({ path, reason });
  if (pack.activities.length !== count) say(["activities"], `the pack has ${count} activities`);
  for (const [at, activity] of pack.activities.entries()) {
    const path = ["activities", at];
    for (const skill of activity.skills)
      if (!skills.has(skill)) say([...path, "skills"], `the map of skills has no "${skill}"`);
    if (activity.together !== null && activity.skills.length === 0)
      say(path, "a task tells something about a skill: name it under skills");
    if (!activity.tell.reports.some(({ waits }) => waits))
      say([...path, "tell"], 'one report is "not yet": waits: true');
    const beats = performedActivity(pack, at, "")?.beats ?? [];
    for (const fault of [...taskFaults({ beats }), ...materialFaults({ band: pack.band, beats })])
      say([...path, ...placeOf(fault.path, beats)], fault.reason);
  }
  return faults;
}

/** A beat stands in the file under the name of its kind. */
function placeOf([, at, ...rest]: LessonFault["path"], beats: readonly { readonly kind: string }[]) {
  return [beats[Number(at)]?.kind ?? "", ...rest];
}
