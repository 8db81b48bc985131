import { readDay } from "../scripts/day/read.ts";
import { readLessons } from "../scripts/lessons/all.ts";
import { readSkills } from "../scripts/skills/read.ts";
import { dayNumber } from "../src/domain/learner/day/calendar.ts";
import { type Diary, EMPTY_DIARY, partsOf, withDone } from "../src/domain/learner/day/day.ts";
import { planDay } from "../src/domain/learner/day/plan.ts";
import type { LessonCard } from "../src/domain/learner/lessons/card.ts";
import { doneWith, EMPTY_SHELF, type LessonShelf } from "../src/domain/learner/lessons/record.ts";
import { type Mastery, practised } from "../src/domain/learner/mastery/mastery.ts";
import { seededChance } from "../src/domain/learner/seeded.ts";
import { lessonCards } from "../src/domain/learner/skills/cards.ts";
import { type Figure, median, type Section } from "./report.ts";

const SEEDS = [1, 2, 3, 4, 5];
const LEARNERS = 60;
const AGES = [4, 7, 10, 13];
const DAYS = 30;
/** What is left is measured so long after the last day. */
const LATER = 14;
const FIRST_DAY = dayNumber("2026-09-01");
/** What is asked again while it would be remembered so surely anyway is over-practice. */
const SURE = 0.95;

type Chance = () => number;
/** What is truly left of a skill, which no rule sees: it halves every so many days (half-life regression, Settles & Meeder 2016). */
type Trace = { readonly halfLife: number; readonly on: number };
type Learner = { readonly pace: number; readonly growth: number; readonly traces: Map<string, Trace> };
/** What one day does: lessons of which a task is asked, then the lesson. */
type Plan = { readonly remember: readonly string[]; readonly lesson: string | null };
/** The plan of the so-manieth day. */
type Rule = (at: number) => Plan;

const recall = (trace: Trace | undefined, day: number) =>
  trace === undefined ? 0 : 2 ** (-(day - trace.on) / trace.halfLife);

/** Somebody who forgets at a pace of its own: half is gone after 2 to 8 days the first time. */
function learner(chance: Chance): Learner {
  return { pace: 2 + chance() * 6, growth: 1.6 + chance(), traces: new Map() };
}

/** A lesson is learned as far as what it stands on is remembered; what is learned again lasts longer. */
function taught(child: Learner, card: LessonCard, below: readonly string[], day: number): void {
  const held = below.map((skill) => recall(child.traces.get(skill), day));
  const ground =
    held.length === 0 ? 1 : 0.3 + (0.7 * held.reduce((sum, each) => sum + each, 0)) / held.length;
  for (const skill of card.skills)
    child.traces.set(skill, {
      halfLife: (child.traces.get(skill)?.halfLife ?? child.pace) * ground,
      on: day,
    });
}

/** Whether it was remembered; then it lasts longer, the more so the nearer it was to being forgotten. */
function asked(child: Learner, skill: string, day: number, chance: Chance): boolean {
  const trace = child.traces.get(skill);
  const left = recall(trace, day);
  const isRight = chance() < left;
  const halfLife = trace?.halfLife ?? child.pace;
  child.traces.set(skill, {
    halfLife: isRight ? halfLife * (1 + (child.growth - 1) * (1.5 - left)) : Math.max(1, halfLife * 0.8),
    on: day,
  });
  return isRight;
}

type Result = { readonly left: number; readonly overPractice: number };

const { skills } = readSkills();
const own = readLessons().lessons.map(({ en }) => en);
const cards = lessonCards(own, skills);
const byId = new Map(cards.map((card) => [card.id, card]));
const content = readDay().day.en;
const skillsBelow = ({ after }: LessonCard) => after.flatMap((id) => byId.get(id)?.skills ?? []);

/** The same lessons in the order of the map, and what was done in turn, as often as the plan of the day asks. */
function fixedOrder(band: string, count: (at: number) => number): Rule {
  const order = cards.filter((card) => card.band === band);
  let turn = 0;
  return (at) => {
    const done = order.slice(0, at);
    const remember = Array.from({ length: Math.min(done.length, count(at)) }, () => {
      turn += 1;
      return done[turn % done.length]?.id ?? "";
    });
    return { remember, lesson: order[at]?.id ?? null };
  };
}

/** One child under one rule: what is left of all that its lessons could have taught. */
function simulate(
  age: number,
  seed: string,
  rule: (state: State) => Rule,
): Result & { readonly counts: number[] } {
  const chance = seededChance(seed);
  const child = learner(chance);
  const state: State = { age, diary: EMPTY_DIARY, shelf: EMPTY_SHELF, mastery: {} };
  const next = rule(state);
  let [times, sure] = [0, 0];
  const counts: number[] = [];
  for (let at = 0; at < DAYS; at++) {
    const day = FIRST_DAY + at;
    const { remember, lesson } = next(at);
    counts.push(remember.length);
    for (const id of remember) {
      for (const skill of byId.get(id)?.skills ?? []) {
        times += 1;
        if (recall(child.traces.get(skill), day) > SURE) sure += 1;
        const isRight = asked(child, skill, day, chance);
        state.mastery = practised(state.mastery, [skill], [{ isRight, guess: 0.1, slip: 0.1 }], day);
      }
    }
    const card = byId.get(lesson ?? "");
    if (card === undefined) continue;
    taught(child, card, skillsBelow(card), day);
    const right = { isRight: true, guess: 0.3, slip: 0.1 };
    state.mastery = practised(state.mastery, card.skills, [right, right], day);
    state.shelf = doneWith(state.shelf, card.id, { own: 2, shown: 0, hands: null });
  }
  const end = FIRST_DAY + DAYS + LATER;
  const left = [...child.traces.values()].reduce((sum, trace) => sum + recall(trace, end), 0);
  return { left, overPractice: times === 0 ? 0 : (sure / times) * 100, counts };
}

type State = { readonly age: number; diary: Diary; shelf: LessonShelf; mastery: Mastery };

/** The plan of the day as the product makes it. */
const planned =
  (state: State): Rule =>
  (at) => {
    const date = new Date((FIRST_DAY + at) * 86_400_000).toISOString().slice(0, 10);
    const { age, diary, shelf, mastery } = state;
    const today = planDay({ date, age, modules: [], cards, shelf, mastery, diary, content });
    state.diary = partsOf(today).reduce(withDone, { ...diary, today });
    return today;
  };

const BANDS: Readonly<Record<number, string>> = { 4: "3-5", 7: "6-8", 10: "9-11", 13: "12-14" };

/** Primary measure: skills remembered two weeks after thirty days, as a sum of probabilities; mean over all children. */
export const learning: Section = {
  title: `Learning: skills left after ${LATER} days (${SEEDS.length} × ${LEARNERS} children of ${AGES.length} ages, ${DAYS} days)`,
  async measure(): Promise<readonly Figure[]> {
    const bySeed = SEEDS.map((seed) => {
      const pairs = AGES.flatMap((age) =>
        Array.from({ length: LEARNERS }, (_, each) => {
          const name = `learning ${seed} ${age} ${each}`;
          const ours = simulate(age, name, planned);
          const fixed = simulate(age, name, () => fixedOrder(BANDS[age] ?? "", (at) => ours.counts[at] ?? 0));
          return { ours, fixed };
        }),
      );
      const mean = (of: (pair: (typeof pairs)[number]) => number) =>
        pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
      return {
        ours: mean(({ ours }) => ours.left),
        fixed: mean(({ fixed }) => fixed.left),
        oursOver: mean(({ ours }) => ours.overPractice),
        fixedOver: mean(({ fixed }) => fixed.overPractice),
      };
    });
    const ratios = bySeed.map(({ ours, fixed }) => ours / fixed);
    const oursOver = median(bySeed.map((each) => each.oursOver));
    const fixedOver = median(bySeed.map((each) => each.fixedOver));
    return [
      {
        name: "skills left, fixed order (reference)",
        value: median(bySeed.map(({ fixed }) => fixed)),
        unit: "skills",
      },
      {
        name: "skills left, plan of the day",
        value: median(bySeed.map(({ ours }) => ours)),
        unit: "skills",
      },
      {
        ...{ name: "plan of the day, against the fixed order", value: median(ratios), unit: "×" },
        target: { atLeast: 1.5 },
      },
      { name: "  the least of the seeds", value: Math.min(...ratios), unit: "×" },
      { name: "over-practice, fixed order", value: fixedOver, unit: "%" },
      {
        ...{ name: "over-practice, plan of the day", value: oursOver, unit: "%" },
        target: { atMost: fixedOver },
      },
    ];
  },
};
