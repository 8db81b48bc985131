import {
  fittedBand,
  NO_JOURNEY,
  nextPlace,
  performed,
  visitAfter,
  visited,
} from "../../src/domain/learner/coast/journey.ts";
import type { Place } from "../../src/domain/learner/coast/place.ts";
import { dayNumber } from "../../src/domain/learner/day/calendar.ts";
import type { DayContent } from "../../src/domain/learner/day/content.ts";
import { type Diary, EMPTY_DIARY, partsOf, withDone, withTask } from "../../src/domain/learner/day/day.ts";
import { planDay } from "../../src/domain/learner/day/plan.ts";
import { taskToRemember } from "../../src/domain/learner/day/remember.ts";
import type { LessonCard } from "../../src/domain/learner/lessons/card.ts";
import { LESSON_BANDS, type Lesson, type LessonBand } from "../../src/domain/learner/lessons/lesson.ts";
import { doneWith, EMPTY_SHELF } from "../../src/domain/learner/lessons/record.ts";
import { type Mastery, practised } from "../../src/domain/learner/mastery/mastery.ts";
import { seededChance } from "../../src/domain/learner/seeded.ts";
import type { Chance } from "../../src/domain/learner/skill.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { makeItem } from "../../src/domain/practice/make.ts";
import { nextTask } from "../../src/domain/practice/next.ts";
import type { Subject } from "../../src/domain/practice/skills.ts";
import { answered, NEW_PRACTICE, type PracticeState } from "../../src/domain/practice/state.ts";
import { readPractice } from "../practice/read.ts";

const practiceWords = readPractice().words;

/** How long a day must hold something new, in minutes, by band. */
export const NEW_MINUTES: Readonly<Record<LessonBand, number>> = {
  "3-5": 15,
  "6-8": 20,
  "9-11": 25,
  "12-14": 25,
};
/** A child in the middle of each band. */
const AGES: Readonly<Record<LessonBand, number>> = { "3-5": 4, "6-8": 7, "9-11": 10, "12-14": 13 };

/** What the parts take besides lessons and invitations, which name their minutes; the adventure was timed, the rest read aloud. */
const HELLO_MINUTES = 0.5;
const TASK_MINUTES = 1;
const ITEM_MINUTES = 0.4;
const ADVENTURE_MINUTES = 1.5;
/** As many items as a round of practice has. */
const ROUND = 8;
/** As many days as are looked at. */
const LONGEST = 60;
/** How many first answers of the simulated child are right. */
const RIGHT = 0.8;

/** What the days are made from, in one language. */
export type DaysOf = {
  readonly cards: readonly LessonCard[];
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly content: DayContent;
  /** The coast, in the order of the map. */
  readonly places: readonly Place[];
};

/** What one day of a simulated child held: minutes that it had never met, and what it had met before. */
export type SimulatedDay = {
  readonly date: string;
  readonly newMinutes: number;
  readonly repeats: readonly string[];
};

/** The days of a child who does all that its days plan, from a date on; practice answers as the product draws it. */
export function simulateDays(
  { cards, lessons, content, places }: DaysOf,
  age: number,
  language: Language,
  from: string,
  count = LONGEST,
): readonly SimulatedDay[] {
  const chance = seededChance(`days ${age} ${language} ${from}`);
  const met = new Set<string>();
  const isNew = (name: string) => !met.has(name) && met.add(name) !== undefined;
  let [diary, shelf, mastery, practice]: [Diary, typeof EMPTY_SHELF, Mastery, PracticeState] = [
    EMPTY_DIARY,
    EMPTY_SHELF,
    {},
    NEW_PRACTICE,
  ];
  let journey = NO_JOURNEY;
  return Array.from({ length: count }, (_, at) => {
    const date = later(from, at);
    const today = planDay({ date, age, modules: [], cards, shelf, mastery, diary, content });
    diary = { ...diary, today };
    const repeats: string[] = [];
    let newMinutes = 0;
    const meet = (name: string, minutes: number, mayRepeat = false) => {
      if (isNew(name)) newMinutes += minutes;
      else if (!mayRepeat) repeats.push(name);
    };
    const answer = () => ({ isRight: chance() < RIGHT, guess: 0.2, slip: 0.1 });

    if (today.hello !== null) meet(`hello ${today.hello}`, HELLO_MINUTES);
    for (const id of today.remember) {
      const lesson = lessons.get(id);
      const task = lesson === undefined ? null : taskToRemember(lesson, diary.tasks);
      if (lesson === undefined || task === null) continue;
      // The first task of a pair was met in the lesson; remembering is no repetition, but it is not new either.
      if (!task.key.endsWith("/again")) met.add(task.key);
      meet(task.key, TASK_MINUTES, true);
      diary = withTask(diary, task.key);
      mastery = practised(mastery, lesson.skills, [answer()], dayNumber(date));
    }
    const lesson = today.lesson === null ? undefined : lessons.get(today.lesson);
    if (lesson === undefined) repeats.push("lesson: none left");
    else {
      meet(`lesson ${lesson.id}`, lesson.minutes);
      shelf = doneWith(shelf, lesson.id, { own: 1, shown: 0, hands: "done" });
      mastery = practised(mastery, lesson.skills, [answer(), answer(), answer()], dayNumber(date));
    }
    if (today.play === "adventure") meet("adventure", ADVENTURE_MINUTES, true);
    else if (today.play === "coast") {
      const place = nextPlace(places, journey);
      if (place === undefined) throw new Error("The coast has no place.");
      const band = fittedBand(age, journey);
      const { visit, round } = visitAfter(place, journey.times[place.id] ?? 0);
      const tasks = performed(place, visit, band, round).beats.flatMap((beat) =>
        beat.kind === "together" ? beat.tasks : [],
      );
      for (const { first } of tasks) meet(`coast ${JSON.stringify(first)}`, TASK_MINUTES, true);
      const evidence = tasks.map(answer);
      const own = evidence.filter(({ isRight }) => isRight).length;
      journey = visited(journey, { place: place.id, band, own, shown: tasks.length - own });
      mastery = practised(mastery, visit.skills[band], evidence, dayNumber(date));
    } else {
      const round = practiseRound(practice, age, language, today.play, chance);
      practice = round.practice;
      for (const key of round.keys) meet(key, ITEM_MINUTES, true);
    }
    const invitation = content.invitations.find(({ id }) => id === today.outdoors);
    if (invitation !== undefined) meet(`outdoors ${invitation.id}`, invitation.minutes);
    for (const part of partsOf(today)) diary = withDone(diary, part);
    return { date, newMinutes, repeats };
  });
}

function practiseRound(
  before: PracticeState,
  age: number,
  language: Language,
  subject: Subject,
  chance: Chance,
) {
  const who = { age, levels: null };
  const keys: string[] = [];
  let practice = before;
  for (let count = 0; count < ROUND; count++) {
    const task = nextTask(practice, who, subject, chance);
    const item = makeItem(task, practiceWords[language], chance, practice.recent);
    keys.push(item.key);
    practice = answered(practice, item, { isRight: chance() < RIGHT, hints: 0 }, who);
  }
  return { practice, keys };
}

function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days before the first one that repeats something or holds too little that is new. */
export function daysUntilRepeat(days: readonly SimulatedDay[], band: LessonBand): number {
  const first = days.findIndex(
    ({ repeats, newMinutes }) => repeats.length > 0 || newMinutes < NEW_MINUTES[band],
  );
  return first < 0 ? days.length : first;
}

/** By language and band; the least of children who begin in different seasons. */
export function countDays(
  days: Readonly<Record<Language, DaysOf>>,
): Record<Language, Record<LessonBand, number>> {
  const STARTS = ["2026-01-05", "2026-04-06", "2026-07-06", "2026-10-05"];
  const perBand = (language: Language) => {
    const count = (band: LessonBand) =>
      Math.min(
        ...STARTS.map((from) =>
          daysUntilRepeat(simulateDays(days[language], AGES[band], language, from), band),
        ),
      );
    return Object.fromEntries(LESSON_BANDS.map((band) => [band, count(band)])) as Record<LessonBand, number>;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, perBand(language)])) as Record<
    Language,
    Record<LessonBand, number>
  >;
}
