import { funTime } from "#content/adventures/fun-time.ts";
import { toddlerQuestions } from "#content/adventures/toddler.ts";
import { questionsOfDay, stepsOfDay } from "#domain/adventures/fun-days.ts";
import type { ToddlerQuestion, YoungStep } from "#domain/adventures/step.ts";
import type { Language } from "#domain/locale/language.ts";
import { dayNumber, localDay } from "#domain/rewards/streak.ts";
import { isRecord } from "#web/platform/record.ts";
import { storage } from "#web/platform/storage.ts";

/** The day of each child's first Fun Time, and of its first "Getting to Know You", on the device and nowhere else
 * (clear-device.ts). */
const KEYS = { funTime: "ceiba.fun-time", knowing: "ceiba.getting-to-know" } as const;
type Play = keyof typeof KEYS;
/** As many children as share a device (learner.ts). */
const KEPT_AT_MOST = 12;

const SCENES = {
  en: () => import("virtual:fun-time/en"),
  es: () => import("virtual:fun-time/es"),
} as const;

function today(): number {
  const now = Date.now();
  return dayNumber(localDay(now, -new Date(now).getTimezoneOffset())) ?? 0;
}

function firstDays(play: Play): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.get(KEYS[play]) ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Days since a child first played this. */
export function dayOf(play: Play, learner: string): number {
  const all = firstDays(play);
  const first = all[learner];
  if (typeof first === "number") return Math.max(0, today() - first);
  const others = Object.entries(all).slice(1 - KEPT_AT_MOST);
  storage.set(KEYS[play], JSON.stringify(Object.fromEntries([...others, [learner, today()]])));
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
