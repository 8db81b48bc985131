/** Where the progress lies in the device's storage. */
export const WEEKS_KEY = "ceiba.explorers";
/** Raised when the form of what is kept changes; what an older version wrote is then forgotten. */
const VERSION = 1;

/** How far a family is. Weeks are done in order, so one figure says it all. */
export type WeeksProgress = { readonly completed: number };

export const NO_WEEKS: WeeksProgress = { completed: 0 };

export type WeekState = "locked" | "open" | "completed";

/** §4 "Week 1 is unlocked, others locked; Mark Week Complete completes a week and unlocks the next." Week from 1. */
export function weekState({ completed }: WeeksProgress, week: number): WeekState {
  if (week <= completed) return "completed";
  return week === completed + 1 ? "open" : "locked";
}

/** Mark Week Complete. Nothing changes unless that week is open, so a double tap counts once. */
export function completeWeek(progress: WeeksProgress, week: number, total: number): WeeksProgress {
  const isOpen = Number.isInteger(week) && week <= total && weekState(progress, week) === "open";
  return isOpen ? { completed: week } : progress;
}

/** §2 "After all 4 weeks a certificate download appears." */
export function hasCertificate({ completed }: WeeksProgress, total: number): boolean {
  return total > 0 && completed >= total;
}

/** The week to show first: the open one, or the last when all are done. */
export function currentWeek({ completed }: WeeksProgress, total: number): number {
  return Math.min(completed + 1, total);
}

/** Progress as found on a device, made valid: absent, broken, an older version's, or somebody's own. */
export function readWeeks(text: string | null, total: number): WeeksProgress {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (typeof kept !== "object" || kept === null) return NO_WEEKS;
    const { version, completed } = kept as { readonly version?: unknown; readonly completed?: unknown };
    if (version !== VERSION || !Number.isInteger(completed)) return NO_WEEKS;
    return { completed: Math.max(0, Math.min(completed as number, total)) };
  } catch {
    return NO_WEEKS;
  }
}

export function writeWeeks({ completed }: WeeksProgress): string {
  return JSON.stringify({ version: VERSION, completed });
}
