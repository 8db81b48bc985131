import type { DayDate } from "./calendar.ts";

/** The parts of a day, in their order. */
export const PARTS = ["hello", "remember", "lesson", "play", "outdoors", "goodbye"] as const;
export type Part = (typeof PARTS)[number];

/** What is played: the adventure (Fun Time for who does not read yet), the coast, or practice in one subject. */
export const PLAYS = ["adventure", "coast", "math", "reading"] as const;
export type Play = (typeof PLAYS)[number];

/** The plan of one day of one child: names of things, so that it reads the same in every language. */
export type Day = {
  readonly date: DayDate;
  readonly hello: string | null;
  /** The lessons of which a task is played again. */
  readonly remember: readonly string[];
  readonly lesson: string | null;
  readonly play: Play;
  readonly outdoors: string | null;
  readonly done: readonly Part[];
};

/** A child's days on this device. */
export type Diary = {
  readonly today: Day | null;
  /** How many days had something done. */
  readonly days: number;
  /** Hellos, invitations and tasks that were, the last one last. */
  readonly told: readonly string[];
  readonly invited: readonly string[];
  readonly tasks: readonly string[];
  /** The lesson that was done last: another subject comes next. */
  readonly last: string | null;
};

export const EMPTY_DIARY: Diary = { today: null, days: 0, told: [], invited: [], tasks: [], last: null };

/** The parts that this day has: nothing to remember on the first, no lesson when all are done. */
export function partsOf({ remember, lesson, hello, outdoors }: Day): readonly Part[] {
  return PARTS.filter(
    (part) =>
      (part !== "remember" || remember.length > 0) &&
      (part !== "lesson" || lesson !== null) &&
      (part !== "hello" || hello !== null) &&
      (part !== "outdoors" || outdoors !== null),
  );
}

/** The first part that is not done yet; null when the day is over. */
export function nextPart(day: Day): Part | null {
  return partsOf(day).find((part) => !day.done.includes(part)) ?? null;
}

/** As many as a few hundred days name; the oldest is forgotten first. */
const REMEMBERED = 400;
const added = (list: readonly string[], id: string | null) =>
  id === null ? list : [...list.filter((each) => each !== id), id].slice(-REMEMBERED);

/** A part was done; doing it again changes nothing. */
export function withDone(diary: Diary, part: Part): Diary {
  const { today } = diary;
  if (today === null || today.done.includes(part)) return diary;
  return {
    ...diary,
    today: { ...today, done: [...today.done, part] },
    days: diary.days + (today.done.length === 0 ? 1 : 0),
    told: part === "hello" ? added(diary.told, today.hello) : diary.told,
    invited: part === "outdoors" ? added(diary.invited, today.outdoors) : diary.invited,
    last: part === "lesson" ? today.lesson : diary.last,
  };
}

export const withTask = (diary: Diary, task: string): Diary => ({
  ...diary,
  tasks: added(diary.tasks, task),
});
