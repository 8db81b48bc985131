import { dayOf } from "#domain/learner/day/calendar.ts";
import {
  type Day,
  type Diary,
  nextPart,
  type Part,
  type Play,
  withDone,
  withTask,
} from "#domain/learner/day/day.ts";
import { readDiary } from "#domain/learner/day/read.ts";
import { perLearner } from "#web/child/learner/per-learner.ts";

const kept = perLearner<Diary>("ceiba.days", readDiary);

export const diaryOf = (learner: string): Diary => kept.of(learner);

/** Today's plan, made once a day: a day that was left in the middle goes on. */
export function keepToday(learner: string, plan: (date: string) => Day): Diary {
  const diary = kept.of(learner);
  const date = dayOf(new Date());
  if (diary.today?.date === date) return diary;
  const begun = { ...diary, today: plan(date) };
  kept.keep(learner, begun);
  return begun;
}

export function keepDone(learner: string, part: Part): void {
  kept.keep(learner, withDone(kept.of(learner), part));
}

export function keepTask(learner: string, task: string): void {
  kept.keep(learner, withTask(kept.of(learner), task));
}

/** Whether all of today is done; false before it is planned. */
export function isDayOver(learner: string): boolean {
  const { today } = kept.of(learner);
  return today !== null && today.date === dayOf(new Date()) && nextPart(today) === null;
}

/** A lesson was done, wherever it was begun. */
export function keepLesson(learner: string, lesson: string): void {
  if (kept.of(learner).today?.lesson === lesson) keepDone(learner, "lesson");
}

/** Where something is played. */
type PlayPlace = "practice" | "adventure" | "coast";

/** Something was played to its end, from the day's path or from elsewhere; it counts where today asks for it. */
export function keepPlayed(learner: string, what: PlayPlace): void {
  const play = kept.of(learner).today?.play;
  if (play !== undefined && whatOf(play) === what) keepDone(learner, "play");
}

export const whatOf = (play: Play): PlayPlace => (play === "math" || play === "reading" ? "practice" : play);
