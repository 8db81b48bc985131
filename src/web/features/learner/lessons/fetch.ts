import lessons from "virtual:lessons";
import type { LessonCard } from "#domain/learner/lessons/card.ts";
import type { Lesson } from "#domain/learner/lessons/lesson.ts";
import type { Language } from "#domain/locale/language.ts";

const CARDS = {
  en: () => import("virtual:lesson-cards/en"),
  es: () => import("virtual:lesson-cards/es"),
} as const;

/** The cards of all lessons, in the order of their bands and names. */
export async function fetchCards(language: Language): Promise<readonly LessonCard[]> {
  return (await CARDS[language]()).default;
}

/** One lesson in one language: its own file and no other. */
export async function fetchLesson(id: string, language: Language): Promise<Lesson> {
  const load = lessons[id]?.[language];
  if (load === undefined) throw new Error(`There is no lesson "${id}".`);
  return (await load()).default;
}
