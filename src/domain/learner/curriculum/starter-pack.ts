import type { Bilingual, Language } from "../../locale/language.ts";
import type { Theme } from "./path.ts";

/** A starter pack, as content writes it. */
export type StarterPack = {
  readonly theme: Theme;
  readonly title: Bilingual;
  /** In the order in which they are done. */
  readonly activities: readonly { readonly title: Bilingual; readonly how: Bilingual }[];
};

/** §3 "Starter pack: title, theme, activities (list of text)." Each activity is its title, a colon, and how. */
export type AssignedPack = {
  readonly title: string;
  readonly theme: Theme;
  readonly activities: readonly string[];
};

export function packIn(pack: StarterPack, language: Language): AssignedPack {
  return {
    title: pack.title[language],
    theme: pack.theme,
    activities: pack.activities.map(({ title, how }) => `${title[language]}: ${how[language]}`),
  };
}

/** An activity's text taken apart again, for a heading and a line below it. */
export function activityParts(activity: string): { readonly title: string; readonly how: string } {
  const colon = activity.indexOf(": ");
  if (colon < 0) return { title: activity, how: "" };
  return { title: activity.slice(0, colon), how: activity.slice(colon + 2) };
}

/** How far a child is: activities are done in order, so two figures say it all. Plain, to be kept on the device. */
export type PackProgress = {
  /** How many are completed, from the first. */
  readonly completed: number;
  /** Whether the next one has been started. */
  readonly started: boolean;
  /** Whether it was done, with hands: what is not done cannot be completed. */
  readonly done: boolean;
};

export const NO_PROGRESS: PackProgress = { completed: 0, started: false, done: false };

/** §2 "Start Activity gives In Progress; Mark Complete gives Completed." */
export type ActivityState = "locked" | "open" | "in_progress" | "completed";

/** §2 "Activity 1 is open; others locked until the previous is complete." */
export function activityState({ completed, started }: PackProgress, index: number): ActivityState {
  if (index < completed) return "completed";
  if (index > completed) return "locked";
  return started ? "in_progress" : "open";
}

/** Start Activity. Nothing changes unless that activity is open. */
export function startActivity(progress: PackProgress, index: number, total: number): PackProgress {
  const isOpen = index < total && activityState(progress, index) === "open";
  return isOpen ? { ...progress, started: true } : progress;
}

/** The child came back and told what its hands did. */
export function doneActivity(progress: PackProgress, index: number, total: number): PackProgress {
  return isRunning(progress, index, total) ? { ...progress, done: true } : progress;
}

/** Mark Complete. Nothing changes unless that activity is in progress and done, so a double tap counts once. */
export function completeActivity(progress: PackProgress, index: number, total: number): PackProgress {
  return isRunning(progress, index, total) && progress.done
    ? { completed: progress.completed + 1, started: false, done: false }
    : progress;
}

function isRunning(progress: PackProgress, index: number, total: number): boolean {
  return index < total && activityState(progress, index) === "in_progress";
}

/** 0 to 100, whole. §2 "At 100% a 'Starter Pack Complete' badge and a congratulation show." */
export function packPercent({ completed }: PackProgress, total: number): number {
  return total <= 0 ? 0 : Math.floor((Math.min(completed, total) / total) * 100);
}

/** Progress as found on a device, made valid: another pack's, an older version's, or somebody's own. */
export function readProgress(saved: unknown, total: number): PackProgress {
  if (typeof saved !== "object" || saved === null) return NO_PROGRESS;
  const kept = saved as Readonly<Record<keyof PackProgress, unknown>>;
  if (!Number.isInteger(kept.completed) || (kept.completed as number) < 0) return NO_PROGRESS;
  const completed = Math.min(kept.completed as number, total);
  const started = kept.started === true && completed < total;
  return { completed, started, done: started && kept.done === true };
}
