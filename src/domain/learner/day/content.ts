import type { LessonBand } from "../lessons/lesson.ts";
import { type DayDate, dateOf, type Moon, monthOf, moonOn } from "./calendar.ts";

/** When a sentence is true: on a date of every year, under a moon, in some months; without any of them every day. */
export type When = {
  readonly date?: string | undefined;
  readonly moon?: Moon | undefined;
  readonly months?: readonly number[] | undefined;
};

/** Something true of a day, in one language. */
export type Hello = {
  readonly id: string;
  readonly picture: string;
  readonly when: When;
  /** For everybody. */
  readonly say: string;
  /** One thing more, from six years on. */
  readonly more?: string | undefined;
};

/** An invitation to leave the screen, in one language. */
export type Invitation = {
  readonly id: string;
  readonly picture: string;
  readonly bands: readonly LessonBand[];
  readonly minutes: number;
  /** Outdoors, and the same under a roof: rain and great heat change nothing. */
  readonly outside: string;
  readonly inside: string;
};

/** What the days are made of besides the lessons, in one language. */
export type DayContent = {
  readonly hellos: readonly Hello[];
  readonly invitations: readonly Invitation[];
};

export function isTrueOn({ when: { date, moon, months } }: Pick<Hello, "when">, day: DayDate): boolean {
  return (
    (date === undefined || date === dateOf(day)) &&
    (moon === undefined || moon === moonOn(day)) &&
    (months === undefined || months.includes(monthOf(day)))
  );
}

/** The fewer days it is true of, the more it says about this one. */
export function rarity({ when: { date, moon, months } }: Pick<Hello, "when">): number {
  if (date !== undefined) return 3;
  if (moon === "new" || moon === "full") return 2;
  return months !== undefined || moon !== undefined ? 1 : 0;
}
