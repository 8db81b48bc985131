import type { Hello, Invitation } from "#domain/learner/day/content.ts";
import { type Day, type Diary, nextPart, type Part, partsOf } from "#domain/learner/day/day.ts";
import { planDay } from "#domain/learner/day/plan.ts";
import type { LessonCard } from "#domain/learner/lessons/card.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { masteryOf } from "#web/child/learner/mastery.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { fetchCards } from "../lessons/fetch.ts";
import { readLessons } from "../lessons/kept.ts";
import { useFetched } from "../lessons/use-fetched.ts";
import { diaryOf, keepToday } from "./kept.ts";

const CONTENT = {
  en: () => import("virtual:day/en"),
  es: () => import("virtual:day/es"),
} as const;

async function fetchDay(language: Language) {
  const [content, cards] = await Promise.all([CONTENT[language](), fetchCards(language)]);
  return { content: content.default, cards };
}

/** Today of one child, in the words of the page. */
export type Today = {
  readonly day: Day;
  readonly diary: Diary;
  readonly parts: readonly Part[];
  readonly next: Part | null;
  readonly hello: Hello | null;
  readonly invitation: Invitation | null;
  readonly lesson: LessonCard | null;
  /** The lessons of which something is remembered. */
  readonly remember: readonly LessonCard[];
};

/** Today's plan, made when the first page of the day asks for it; null until what it is made from has come. */
export function useDay(learner: Learner): Today | null {
  const { language } = useLocale();
  const fetched = useFetched(language, () => fetchDay(language));
  if (fetched === null) return null;
  const { content, cards } = fetched;
  const diary = keepToday(learner.id, (date) =>
    planDay({
      ...{ date, cards, content, age: learner.age },
      modules: learner.assigned?.plan.curriculumAssignment.assignedModules.map(({ id }) => id) ?? [],
      shelf: readLessons(learner.id),
      mastery: masteryOf(learner.id),
      diary: diaryOf(learner.id),
    }),
  );
  const day = diary.today;
  if (day === null) return null;
  const named = <Each extends { readonly id: string }>(list: readonly Each[], id: string | null) =>
    list.find((each) => each.id === id) ?? null;
  return {
    ...{ day, diary, parts: partsOf(day), next: nextPart(day) },
    hello: named(content.hellos, day.hello),
    invitation: named(content.invitations, day.outdoors),
    lesson: named(cards, day.lesson),
    remember: day.remember.flatMap((id) => named(cards, id) ?? []),
  };
}
