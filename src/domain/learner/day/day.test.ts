import { expect, test } from "vitest";
import { EMPTY_SHELF, leftAt } from "../lessons/record.ts";
import { practised } from "../mastery/mastery.ts";
import { dayNumber, dayOf, moonOn } from "./calendar.ts";
import { type DayContent, isTrueOn } from "./content.ts";
import { EMPTY_DIARY, nextPart, PLAYS, partsOf, withDone, withTask } from "./day.ts";
import { nextLesson, type Planning, planDay } from "./plan.ts";
import { readDiary } from "./read.ts";

const card = (id: string, skill: string, after: readonly string[] = [], band: "3-5" | "6-8" = "6-8") => ({
  ...{ id, band, title: id, picture: "sun", minutes: 14, after },
  ...{ module: `m-${id}`, skills: [skill] },
});
const CARDS = [
  card("count", "number.count"),
  card("tens", "number.tens", ["count"]),
  card("rhyme", "english.rhyme"),
  card("little", "number.little", [], "3-5"),
];
const CONTENT: DayContent = {
  hellos: [
    { id: "always", picture: "sun", when: {}, say: "The sun is a star." },
    { id: "winter", picture: "whale", when: { months: [12, 1] }, say: "Whales are here." },
    { id: "kings", picture: "star", when: { date: "01-06" }, say: "It is a feast." },
  ],
  invitations: ["one", "two"].map((id) => ({
    ...{ id, picture: "sun", bands: ["6-8"] as const, minutes: 8 },
    ...{ outside: "Go out and look.", inside: "Look out of the window." },
  })),
};
const RECORD = { own: 2, shown: 0, hands: null };
const planning = (change: Partial<Planning> = {}): Planning => ({
  ...{ date: "2027-01-05", age: 7, modules: [], cards: CARDS, shelf: EMPTY_SHELF, mastery: {} },
  ...{ diary: EMPTY_DIARY, content: CONTENT },
  ...change,
});
const done = (...ids: string[]) => ({ left: {}, done: Object.fromEntries(ids.map((id) => [id, RECORD])) });

test("the first day has nothing to remember, the second has", () => {
  const first = planDay(planning());
  expect(first).toMatchObject({ hello: "winter", remember: [], lesson: "count", done: [] });
  expect(partsOf(first)).toEqual(["hello", "lesson", "play", "outdoors", "goodbye"]);
  const second = planDay(planning({ date: "2027-01-06", shelf: done("count") }));
  expect(second).toMatchObject({ hello: "kings", remember: ["count"] });
});

test("the next lesson stands on nothing untaught, goes on where one was left, and changes the subject", () => {
  const next = (change: Partial<Planning>) => nextLesson(planning(change))?.id;
  expect(next({})).toBe("count");
  expect(next({ modules: ["m-tens", "m-rhyme"] })).toBe("rhyme");
  expect(next({ shelf: leftAt(EMPTY_SHELF, "tens", { beat: 2, outcomes: [], report: null }) })).toBe("tens");
  expect(next({ shelf: done("count"), diary: { ...EMPTY_DIARY, last: "count" } })).toBe("rhyme");
  expect(next({ shelf: done("count", "rhyme") })).toBe("tens");
  expect(next({ shelf: done("count", "rhyme", "tens") })).toBe("little");
  expect(next({ shelf: done("count", "rhyme", "tens", "little") })).toBeUndefined();
});

test("what below does not hold is not built upon while there is something else", () => {
  const shelf = done("count");
  const weak = { isRight: false, guess: 0.1, slip: 0.1 };
  const mastery = practised({}, ["number.count"], [weak, weak], dayNumber("2027-01-05"));
  expect(nextLesson(planning({ shelf }))?.id).toBe("tens");
  expect(nextLesson(planning({ shelf, mastery }))?.id).toBe("rhyme");
});

test("what has waited longest comes first, and of that what sits less firmly", () => {
  const right = { isRight: true, guess: 0.1, slip: 0.1 };
  const day = dayNumber("2027-01-05");
  const shelf = done("count", "tens", "rhyme");
  let mastery = practised({}, ["number.count"], [right, right], day - 1);
  mastery = practised(mastery, ["english.rhyme"], [right], day - 20);
  mastery = practised(mastery, ["number.tens"], [right, right, right], day - 20);
  expect(planDay(planning({ shelf, mastery })).remember).toEqual(["rhyme", "tens", "count"]);
});

test("two lessons on the same skill do not share a day while there is another", () => {
  const day = dayNumber("2027-01-05");
  const cards = [...CARDS, { ...card("again", "number.count"), module: "m-other" }];
  const right = [{ isRight: true, guess: 0.1, slip: 0.1 }];
  const earlier = practised({}, ["number.count"], right, day - 20);
  const mastery = practised(earlier, ["number.tens", "english.rhyme"], right, day - 2);
  const shelf = done("count", "again", "tens", "rhyme");
  const { remember } = planDay(planning({ cards, shelf, mastery }));
  expect(remember).toHaveLength(3);
  expect(remember.filter((id) => id === "count" || id === "again")).toHaveLength(1);
});

test("a part is done once, in any order, and the day counts once", () => {
  let diary = { ...EMPTY_DIARY, today: planDay(planning()) };
  expect(nextPart(diary.today)).toBe("hello");
  diary = withDone(withDone(diary, "lesson"), "hello") as typeof diary;
  expect(diary).toMatchObject({ days: 1, told: ["winter"], last: "count" });
  expect(withDone(diary, "hello")).toBe(diary);
  expect(nextPart(diary.today)).toBe("play");
});

test("a first day has the adventure; after it comes the coast, at six and above every second day", () => {
  const plays = (age: number) =>
    Array.from({ length: 12 }, (_, days) => planDay(planning({ age, diary: { ...EMPTY_DIARY, days } })).play);
  expect(plays(5).slice(0, 5)).toEqual(["adventure", "math", "coast", "reading", "adventure"]);
  for (const age of [6, 8, 11, 14]) {
    const played = plays(age);
    expect(played.slice(0, 6)).toEqual(["adventure", "coast", "math", "coast", "reading", "coast"]);
    expect(played.every((play, at) => (play === "coast") === (at % 2 === 1))).toBe(true);
    expect(new Set(played)).toEqual(new Set(PLAYS));
  }
  expect(new Set(plays(5))).toEqual(new Set(PLAYS));
});

test("another day brings another hello and another invitation", () => {
  const first = planDay(planning());
  let diary = withDone(withDone({ ...EMPTY_DIARY, today: first }, "hello"), "outdoors");
  diary = withTask(diary, "count/3/0");
  const second = planDay(planning({ date: "2027-01-07", diary }));
  expect(second.hello).toBe("always");
  expect(second.outdoors).not.toBe(first.outdoors);
});

test("what is kept is read back, and what is broken is planned anew", () => {
  const begun = { ...EMPTY_DIARY, days: 1 };
  const diary = withDone({ ...begun, today: planDay(planning({ diary: begun })) }, "hello");
  expect(diary.today?.play).toBe("coast");
  expect(readDiary(JSON.parse(JSON.stringify(diary)))).toEqual(diary);
  for (const broken of [null, 3, [], { today: { date: "soon", play: "math" }, days: -1 }])
    expect(readDiary(broken)).toEqual(EMPTY_DIARY);
});

test("the moon of known evenings (full 2026-03-03 and 2026-08-28, new 2026-02-17 and 2026-08-12)", () => {
  expect(["2026-03-02", "2026-08-27"].map(moonOn)).toEqual(["full", "full"]);
  expect(["2026-02-16", "2026-08-12"].map(moonOn)).toEqual(["new", "new"]);
  expect(["2026-02-24", "2026-03-10"].map(moonOn)).toEqual(["growing", "shrinking"]);
});

test("a sentence of a month is true in that month alone; the day is that of the child's clock", () => {
  const winter = CONTENT.hellos[1] as DayContent["hellos"][number];
  expect([isTrueOn(winter, "2027-01-31"), isTrueOn(winter, "2027-02-01")]).toEqual([true, false]);
  expect(dayOf(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
});
