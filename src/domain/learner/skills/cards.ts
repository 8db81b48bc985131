import type { LessonCard } from "../lessons/card.ts";
import type { Lesson } from "../lessons/lesson.ts";
import { learningOrder } from "./order.ts";
import type { Skill } from "./skill.ts";

/** The cards of lessons by the map: what needs less first, and each with the lessons that teach what it stands on. */
export function lessonCards(lessons: readonly Lesson[], skills: readonly Skill[]): readonly LessonCard[] {
  const needs = new Map(skills.map((skill) => [skill.id, skill.needs]));
  const order = learningOrder(skills);
  const sorted = [...lessons].sort((one, other) => order(one.skills) - order(other.skills));
  return sorted.map(({ id, module, band, title, picture, minutes, skills: own }) => {
    const below = new Set(own.flatMap((skill) => needs.get(skill) ?? []));
    const after = sorted
      .filter((other) => other.id !== id && other.skills.some((skill) => below.has(skill)))
      // Two lessons may teach each other's prerequisites; the one that the map puts first waits for nothing.
      .filter((other) => order(other.skills) <= order(own))
      .map((other) => other.id);
    return { id, module, band, title, picture, minutes, skills: own, after };
  });
}
