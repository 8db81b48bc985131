import { funTime } from "#content/adventures/fun-time.ts";
import { toddlerQuestions } from "#content/adventures/toddler.ts";
import { questionsOfDay, stepsOfDay } from "#domain/adventures/fun-days.ts";
import type { ToddlerQuestion, YoungStep } from "#domain/adventures/step.ts";
import type { Language } from "#domain/locale/language.ts";
import { dayNumber, localDay } from "#domain/rewards/streak.ts";
import { perLearner } from "#web/child/learner/per-learner.ts";

const dayIn = (kept: unknown) => (typeof kept === "number" ? kept : null);
/** The day of each child's first Fun Time, and of its first "Getting to Know You". */
const FIRST = {
  funTime: perLearner<number | null>("ceiba.fun-time", dayIn),
  knowing: perLearner<number | null>("ceiba.getting-to-know", dayIn),
} as const;

const SCENES = {
  en: () => import("virtual:fun-time/en"),
  es: () => import("virtual:fun-time/es"),
} as const;

function today(): number {
  const now = Date.now();
  return dayNumber(localDay(now, -new Date(now).getTimezoneOffset())) ?? 0;
}

/** Days since a child first played this. */
export function dayOf(play: keyof typeof FIRST, learner: string): number {
  const first = FIRST[play].of(learner);
  if (first !== null) return Math.max(0, today() - first);
  FIRST[play].keep(learner, today());
  return 0;
}

/** What Fun Time plays on that day; the first day needs nothing fetched. */
export async function fetchFunDay(day: number, language: Language): Promise<readonly YoungStep[]> {
  const more = day === 0 ? [] : (await SCENES[language]()).default;
  return stepsOfDay(funTime, more, day);
}

/** What "Getting to Know You" asks on that day; the first day needs nothing fetched. */
export async function fetchQuestions(day: number): Promise<readonly ToddlerQuestion[]> {
  const more = day === 0 ? [] : (await import("virtual:getting-to-know")).default;
  return questionsOfDay(toddlerQuestions, more, day);
}
