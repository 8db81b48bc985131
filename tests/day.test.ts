import { describe, expect, test } from "vitest";
import { faultText } from "#server/content-file.ts";
import { readCoast } from "../scripts/coast/read.ts";
import { type DaysOf, daysUntilRepeat, simulateDays } from "../scripts/content/days.ts";
import { readDay } from "../scripts/day/read.ts";
import { readLessons } from "../scripts/lessons/all.ts";
import { readSkills } from "../scripts/skills/read.ts";
import { isTrueOn } from "../src/domain/learner/day/content.ts";
import { LESSON_BANDS } from "../src/domain/learner/lessons/lesson.ts";
import { lessonCards } from "../src/domain/learner/skills/cards.ts";
import { LANGUAGES, type Language } from "../src/domain/locale/language.ts";

const day = readDay();
const { places } = readCoast();
const { lessons } = readLessons();
const { skills } = readSkills();

const daysOf = (language: Language): DaysOf => {
  const own = lessons.map((lesson) => lesson[language]);
  return {
    cards: lessonCards(own, skills),
    lessons: new Map(own.map((lesson) => [lesson.id, lesson])),
    content: day.day[language],
    places: places.map((place) => place[language]),
  };
};

const AGES = { "3-5": 4, "6-8": 7, "9-11": 10, "12-14": 13 } as const;
/** Sentences for who does not read yet are as long as those of the lessons for them. */
const MOST_WORDS = 13;

const nextDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test("the files of the day have no mistake", () => {
  expect(day.faults.map(faultText)).toEqual([]);
});

test("a mistake is named with file, line and reason", () => {
  const good = "- { id: a-thing, picture: sun, say: Something is true today., more: And one thing more. }";
  const wrong = (hellos: string) => readDay({ hellos, invitations: "- {}" }).faults.map(faultText).join("\n");
  expect(wrong(`${good}\n${good}`)).toContain('hellos.yaml:2: 1.id: "a-thing" stands twice');
  expect(wrong(good.replace("sun", "unicorn"))).toContain("hellos.yaml:1: 0.picture: there is no picture");
});

test("every day of two years has a hello that was not told in the thirty days before", () => {
  const { hellos } = day.day.en;
  const told: string[] = [];
  for (let date = "2026-01-01"; date < "2028-01-01"; date = nextDay(date)) {
    const lately = told.slice(-30);
    const fresh = hellos.filter((hello) => isTrueOn(hello, date) && !lately.includes(hello.id));
    expect(fresh.length, date).toBeGreaterThan(0);
    told.push(fresh[0]?.id ?? "");
  }
});

test.each(LANGUAGES)("what is said to the youngest is short (%s)", (language) => {
  const { hellos, invitations } = day.day[language];
  const young = invitations.filter(({ bands }) => bands.includes("3-5"));
  const texts = [...hellos.map(({ say }) => say), ...young.flatMap((each) => [each.outside, each.inside])];
  for (const text of texts)
    for (const sentence of text.split(/[.?!:;]/))
      expect(sentence.trim().split(/\s+/).length, text).toBeLessThanOrEqual(MOST_WORDS);
});

describe.each(LANGUAGES)("thirty days (%s)", (language) => {
  const days = daysOf(language);
  test.each(LESSON_BANDS)("hold something new every day, at %s", (band) => {
    for (const from of ["2026-02-16", "2026-08-17"]) {
      const simulated = simulateDays(days, AGES[band], language, from, 30);
      expect(daysUntilRepeat(simulated, band), JSON.stringify(simulated)).toBe(30);
    }
  });
});
