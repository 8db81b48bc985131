import type { LessonPlace } from "#domain/learner/lessons/play.ts";
import {
  doneWith,
  EMPTY_SHELF,
  type LessonRecord,
  type LessonShelf,
  leftAt,
  readShelf,
} from "#domain/learner/lessons/record.ts";
import { isRecord } from "#web/platform/record.ts";
import { storage } from "#web/platform/storage.ts";

/** On the device and nowhere else; `clear-device.ts` forgets it with all the rest. */
const KEY = "ceiba.lessons";
/** As many children as share a device (learner.ts); the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

/** What this page has written, for a device that keeps nothing: the lesson goes on, and is there until the page is left. */
const memory = new Map<string, LessonShelf>();

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** A child's lessons: what was done, and where each was left. */
export function readLessons(learner: string): LessonShelf {
  const all = readAll();
  return Object.hasOwn(all, learner) ? readShelf(all[learner]) : (memory.get(learner) ?? EMPTY_SHELF);
}

function write(learner: string, shelf: LessonShelf): void {
  memory.set(learner, shelf);
  const others = Object.entries(readAll()).filter(([id]) => id !== learner);
  const newest = [...others.slice(1 - KEPT_AT_MOST), [learner, shelf] as const];
  storage.set(KEY, JSON.stringify(Object.fromEntries(newest)));
}

export const keepPlace = (learner: string, lesson: string, place: LessonPlace): void =>
  write(learner, leftAt(readLessons(learner), lesson, place));

export const keepDone = (learner: string, lesson: string, record: LessonRecord): void =>
  write(learner, doneWith(readLessons(learner), lesson, record));
