import { type Day, type Diary, EMPTY_DIARY, PARTS, PLAYS } from "./day.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const names = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((each): each is string => typeof each === "string");
const name = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** What was kept, as far as it can be trusted: a broken day is planned anew. Never throws. */
export function readDiary(kept: unknown): Diary {
  if (!isRecord(kept)) return EMPTY_DIARY;
  const { days } = kept;
  return {
    today: readDay(kept.today),
    days: typeof days === "number" && Number.isInteger(days) && days >= 0 ? days : 0,
    ...{ told: names(kept.told), invited: names(kept.invited), tasks: names(kept.tasks) },
    last: name(kept.last),
  };
}

function readDay(value: unknown): Day | null {
  if (!isRecord(value) || typeof value.date !== "string") return null;
  const { date, hello, remember, lesson, outdoors } = value;
  const play = PLAYS.find((each) => each === value.play);
  if (Number.isNaN(Date.parse(date)) || play === undefined) return null;
  const done = names(value.done);
  return {
    ...{ date, play, hello: name(hello), lesson: name(lesson), outdoors: name(outdoors) },
    remember: names(remember),
    done: PARTS.filter((part) => done.includes(part)),
  };
}
