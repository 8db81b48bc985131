import { isToddler } from "../age.ts";
import type { LessonCard } from "../lessons/card.ts";
import { LESSON_BANDS, type LessonBand } from "../lessons/lesson.ts";
import type { LessonShelf } from "../lessons/record.ts";
import { worthOfRemembering } from "../mastery/choose.ts";
import { leastKnown, type Mastery } from "../mastery/mastery.ts";
import { strandOf } from "../skills/skill.ts";
import { type DayDate, dayNumber } from "./calendar.ts";
import { type DayContent, isTrueOn, rarity } from "./content.ts";
import type { Day, Diary, Play } from "./day.ts";

/** What a plan is made from. */
export type Planning = {
  readonly date: DayDate;
  /** Whole years. */
  readonly age: number;
  /** The modules of the child's curriculum, the first one first. */
  readonly modules: readonly string[];
  /** All lessons, what needs less first. */
  readonly cards: readonly LessonCard[];
  readonly shelf: LessonShelf;
  readonly mastery: Mastery;
  readonly diary: Diary;
  readonly content: DayContent;
};

/** The ages of each band, from the youngest on. */
export function bandOf(age: number): LessonBand {
  return LESSON_BANDS[[6, 9, 12].filter((from) => age >= from).length] ?? "12-14";
}

/** How long a day is meant to be, in minutes. */
const MINUTES: Readonly<Record<LessonBand, number>> = { "3-5": 15, "6-8": 20, "9-11": 25, "12-14": 30 };
export const minutesWanted = (age: number): number => MINUTES[bandOf(age)];

/**
 * What is played, day by day and then from the beginning again; a first day has the adventure (decision 155). Fun Time
 * has days of its own, the Jungle Adventure is the same each time: from six on it is mostly the coast that changes.
 */
const YOUNG_TURNS: readonly Play[] = ["adventure", "math", "coast", "reading"];
const TURNS: readonly Play[] = ["adventure", "coast", "math", "coast", "reading", "coast"];

/** A round of practice or a visit to the coast takes about so long; the adventure is short, and holds nothing new for who knows it. */
const PLAY_MINUTES: Readonly<Record<Play, number>> = { adventure: 0, coast: 2, math: 3, reading: 3 };

/** Below this a prerequisite does not hold yet; it is remembered before something is built on it. */
const HOLDS = 0.4;
/** What is remembered takes about so many minutes each; a long lesson leaves room for fewer. */
const MOST_REMEMBERED = 3;
const LEAST_REMEMBERED = 2;

/** The plan of a day. The same child, lessons and date give the same day. */
export function planDay(planning: Planning): Day {
  const { date, age, diary } = planning;
  const lesson = nextLesson(planning);
  const room = minutesWanted(age) - (lesson?.minutes ?? 0);
  const count = bandOf(age) === "3-5" || room < MOST_REMEMBERED ? LEAST_REMEMBERED : MOST_REMEMBERED;
  const remember = toRemember(planning, count);
  const turns = isToddler(age) ? YOUNG_TURNS : TURNS;
  const play = turns[diary.days % turns.length] ?? "coast";
  return {
    date,
    hello: helloOf(planning),
    remember,
    lesson: lesson?.id ?? null,
    play,
    outdoors: invitationOf(planning, room - remember.length - PLAY_MINUTES[play]),
    done: [],
  };
}

/**
 * The lesson that was left, else one of the child's band that stands on nothing untaught; one of its own modules first,
 * what sits firmly below before what does not, another subject than last time, and so in the order of the map. Who has
 * done all of its band goes on in the next one, and after the last in the one before.
 */
export function nextLesson({
  age,
  modules,
  cards,
  shelf,
  mastery,
  diary,
  date,
}: Planning): LessonCard | null {
  const at = LESSON_BANDS.indexOf(bandOf(age));
  const bands = [...LESSON_BANDS.slice(at), ...LESSON_BANDS.slice(0, at).reverse()];
  const open = bands
    .map((band) => cards.filter((card) => card.band === band && isOpen(card, shelf)))
    .find((own) => own.length > 0);
  if (open === undefined) return null;
  const last = cards.find(({ id }) => id === diary.last);
  const waits = (card: LessonCard) => card.after.some((id) => open.some((other) => other.id === id));
  const skillsBelow = (card: LessonCard) =>
    card.after.flatMap((id) => cards.find((other) => other.id === id)?.skills ?? []);
  const rank = (card: LessonCard) => [
    shelf.left[card.id] === undefined,
    waits(card),
    !modules.includes(card.module),
    (leastKnown(mastery, skillsBelow(card), dayNumber(date)) ?? 1) < HOLDS,
    last !== undefined && subjectOf(last) === subjectOf(card),
  ];
  return open.toSorted((one, other) => compared(rank(one), rank(other)))[0] ?? null;
}

const isOpen = ({ id }: LessonCard, { done, left }: LessonShelf) =>
  done[id] === undefined || left[id] !== undefined;
const subjectOf = ({ skills: [first = ""] }: LessonCard) => strandOf(first);

/** The first that differs decides; false comes before true. */
function compared(one: readonly boolean[], other: readonly boolean[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : Number(one[at]) - Number(other[at]);
}

/**
 * Of the lessons that were done before today as many as are wanted, each time the one by which most is won now. What an
 * earlier one of the day asks already is won but once, so two lessons on the same skills do not share a day.
 */
function toRemember({ cards, shelf, mastery, date }: Planning, count: number): readonly string[] {
  const day = dayNumber(date);
  const chosen: LessonCard[] = [];
  const asked = new Set<string>();
  const worth = ({ skills }: LessonCard) =>
    worthOfRemembering(
      mastery,
      skills.filter((skill) => !asked.has(skill)),
      day,
    );
  let left = cards.filter(({ id }) => shelf.done[id] !== undefined);
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    for (const skill of best.skills) asked.add(skill);
    left = left.filter((card) => card !== best);
  }
  return chosen.map(({ id }) => id);
}

/** Something true of this day that was not told yet, the rarest first; else what was told longest ago. */
function helloOf({ date, diary, content }: Planning): string | null {
  const here = content.hellos.filter((hello) => isTrueOn(hello, date));
  const rank = (id: string) => diary.told.indexOf(id);
  const [first] = here.toSorted(
    (one, other) =>
      Math.sign(rank(one.id) + 1) - Math.sign(rank(other.id) + 1) ||
      rarity(other) - rarity(one) ||
      rank(one.id) - rank(other.id),
  );
  return first?.id ?? null;
}

/**
 * The invitations in turn, each day another one, and of those the shortest that fills a day whose other parts are
 * short; whoever begins on another date begins elsewhere.
 *
 * @param room the minutes that the day still wants
 */
function invitationOf({ date, age, diary, content }: Planning, room: number): string | null {
  const fit = content.invitations.filter(({ bands }) => bands.includes(bandOf(age)));
  const from = dayNumber(date) % Math.max(1, fit.length);
  const turned = [...fit.slice(from), ...fit.slice(0, from)];
  const [first] = turned.toSorted(
    (one, other) =>
      diary.invited.indexOf(one.id) - diary.invited.indexOf(other.id) ||
      Math.max(0, room - one.minutes) - Math.max(0, room - other.minutes) ||
      one.minutes - other.minutes,
  );
  return first?.id ?? null;
}
