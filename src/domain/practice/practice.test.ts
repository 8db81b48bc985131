import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MASTERED } from "../learner/mastery/trace.ts";
import { seededChance } from "../learner/seeded.ts";
import { SKILL_LEVELS } from "../learner/skill.ts";
import { nextLevel, nextMastery, type Outcome } from "./estimate.ts";
import { grownBetween, growth, masteredBetween } from "./growth.ts";
import { nextTask } from "./next.ts";
import { type Practiser, SKILL_IDS, SUBJECTS, skillsFor, startLevel, TOP_STEP, usualStep } from "./skills.ts";
import { answered, NEW_PRACTICE, type PracticeState, readPractice, writePractice } from "./state.ts";

const outcome = fc.record({ isRight: fc.boolean(), hints: fc.integer({ min: 0, max: 2 }) });
const level = fc.double({ min: 0, max: TOP_STEP, noNaN: true });
const practiser: fc.Arbitrary<Practiser> = fc.record({
  age: fc.integer({ min: 3, max: 14 }),
  levels: fc.option(
    fc.record({ math: fc.constantFrom(...SKILL_LEVELS), reading: fc.constantFrom(...SKILL_LEVELS) }),
  ),
});

/** A child's practice, from answers in a row. */
function walked(who: Practiser, outcomes: readonly Outcome[], seed = "walk"): PracticeState {
  const chance = seededChance(seed);
  return outcomes.reduce((state, each, at) => {
    const task = nextTask(state, who, null, chance);
    return answered(state, { ...task, key: `item ${at}` }, each, who);
  }, NEW_PRACTICE);
}

describe("the staircase", () => {
  test("stays between the first and the last step, up for right, down for wrong, less up with hints", () => {
    fc.assert(
      fc.property(level, outcome, fc.nat(TOP_STEP), fc.nat(200), (at, what, step, count) => {
        const item = { step, answered: count };
        const next = nextLevel(at, what, item);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(TOP_STEP);
        if (what.isRight) expect(next).toBeGreaterThanOrEqual(at);
        else expect(next).toBeLessThanOrEqual(at);
        const more = nextLevel(at, { ...what, hints: what.hints + 1 }, item);
        expect(more).toBeLessThanOrEqual(next);
      }),
    );
  });

  test("settles where three of four are answered rightly", () => {
    // A learner whose level is 2.6; the share of right answers over a long time.
    const chance = seededChance("three of four");
    let [at, right] = [0, 0];
    const rounds = 20_000;
    for (let round = 0; round < rounds; round += 1) {
      const step = Math.round(at);
      const isRight = chance() < 0.25 + 0.7 / (1 + Math.exp(1.7 * (step - 2.6) - Math.log(2.5)));
      right += Number(isRight);
      at = nextLevel(at, { isRight, hints: 0 }, { step, answered: round });
    }
    expect(right / rounds).toBeCloseTo(0.75, 1);
  });
});

describe("the mastery estimate", () => {
  test("is a probability; evidence is monotone: right never lowers it, wrong is never above right, hints count less", () => {
    const mastery = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(
        mastery,
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: 0, max: 2 }),
        (before, above, hints) => {
          const right = nextMastery(before, { isRight: true, hints }, above);
          const wrong = nextMastery(before, { isRight: false, hints }, above);
          const helped = nextMastery(before, { isRight: true, hints: hints + 1 }, above);
          const easier = nextMastery(before, { isRight: true, hints }, above - 1);
          for (const each of [right, wrong, helped]) {
            expect(each).toBeGreaterThan(0);
            expect(each).toBeLessThan(1);
          }
          expect(right).toBeGreaterThanOrEqual(before);
          expect(wrong).toBeLessThanOrEqual(right);
          expect(helped).toBeLessThanOrEqual(right);
          // What is below the usual step proves less than what is at it.
          if (above <= 0) expect(easier).toBeLessThanOrEqual(right);
        },
      ),
    );
  });

  test("is reached by a row of right answers at the usual step, and not by easy ones as soon", () => {
    const needed = (above: number) => {
      let [mastery, answers] = [0.2, 0];
      while (mastery < MASTERED) {
        mastery = nextMastery(mastery, { isRight: true, hints: 0 }, above);
        answers += 1;
      }
      return answers;
    };
    expect(needed(0)).toBeGreaterThan(2);
    expect(needed(0)).toBeLessThan(7);
    expect(needed(-3)).toBeGreaterThan(needed(0));
  });
});

describe("the beginning", () => {
  test("every age has skills of both subjects, and harder ones for higher levels", () => {
    for (let age = 3; age <= 14; age += 1) {
      for (const subject of SUBJECTS) {
        expect(skillsFor(age, subject).length).toBeGreaterThan(0);
        for (const skill of skillsFor(age, subject)) {
          const starts = SKILL_LEVELS.map((each) =>
            startLevel(skill, { age, levels: { math: each, reading: each } }),
          );
          expect(starts).toEqual([...starts].sort((a, b) => a - b));
          expect(startLevel(skill, { age, levels: null })).toBe(starts[1]);
          expect(starts[1]).toBeLessThanOrEqual(usualStep(skill, age));
        }
      }
    }
  });
});

describe("the next task", () => {
  test("is of the child's age and the wanted subject, on a step that exists", () => {
    fc.assert(
      fc.property(
        practiser,
        fc.array(outcome, { maxLength: 60 }),
        fc.option(fc.constantFrom(...SUBJECTS)),
        fc.string(),
        (who, outcomes, subject, seed) => {
          const { skill, step } = nextTask(walked(who, outcomes, seed), who, subject, seededChance(seed));
          expect(skillsFor(who.age, subject)).toContain(skill);
          expect(Number.isInteger(step)).toBe(true);
          expect(step).toBeGreaterThanOrEqual(0);
          expect(step).toBeLessThanOrEqual(TOP_STEP);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a bit of both: the subjects take turns from the first item on, at every age, however it goes", () => {
    for (let age = 3; age <= 14; age += 1) {
      for (const isRight of [true, false]) {
        const who = { age, levels: null };
        const chance = seededChance(`both ${age}`);
        const readings = new Set(skillsFor(age, "reading"));
        let state = NEW_PRACTICE;
        const subjects: boolean[] = [];
        for (let at = 0; at < 60; at += 1) {
          const task = nextTask(state, who, null, chance);
          subjects.push(readings.has(task.skill));
          state = answered(state, { ...task, key: `item ${at}` }, { isRight, hints: 0 }, who);
        }
        for (let at = 1; at < subjects.length; at += 1) expect(subjects[at]).not.toBe(subjects[at - 1]);
      }
    }
  });

  test("is one step easier after three misses in a row", () => {
    const who = { age: 8, levels: null };
    const skills = Object.fromEntries(
      skillsFor(8).map((skill) => [
        skill,
        {
          ...{ level: 3, start: 3, highest: 3, isPlaced: true, mastery: 0.5 },
          ...{ answered: 2, last: 4, gap: 8 },
        },
      ]),
    );
    const state = (missed: number) => ({ ...NEW_PRACTICE, skills, round: 5, missed });
    expect(nextTask(state(2), who, null, () => 0).step).toBe(3);
    expect(nextTask(state(3), who, null, () => 0).step).toBe(2);
  });

  test("leaves what sits, and comes back to it after growing gaps", () => {
    const who = { age: 6, levels: null };
    const chance = seededChance("spaced");
    const given: string[] = [];
    let state = NEW_PRACTICE;
    for (let round = 0; round < 400; round += 1) {
      const task = nextTask(state, who, "math", chance);
      given.push(task.skill);
      state = answered(state, { ...task, key: String(round) }, { isRight: true, hints: 0 }, who);
    }
    expect(skillsFor(6, "math").every((skill) => (state.skills[skill]?.mastery ?? 0) >= MASTERED)).toBe(true);
    expect(new Set(given.slice(-30)).size).toBe(skillsFor(6, "math").length);
    expect(Math.max(...Object.values(state.skills).map(({ gap }) => gap))).toBeGreaterThan(8);
  });
});

describe("what a child sees of it", () => {
  test("only grows, whatever happens", () => {
    fc.assert(
      fc.property(practiser, fc.array(outcome, { minLength: 1, maxLength: 50 }), (who, outcomes) => {
        const before = walked(who, outcomes.slice(0, -1));
        const now = walked(who, outcomes);
        const earlier = new Map(growth(before).map(({ skill, steps }) => [skill, steps]));
        const later = new Map(growth(now).map(({ skill, steps }) => [skill, steps]));
        for (const [skill, steps] of earlier) expect(later.get(skill) ?? 0).toBeGreaterThanOrEqual(steps);
        for (const skill of grownBetween(before, now)) {
          expect(later.get(skill) ?? 0).toBeGreaterThan(earlier.get(skill) ?? 0);
        }
        expect(grownBetween(now, before)).toEqual([]);
        expect(masteredBetween(now, now)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is kept", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(practiser, fc.array(outcome, { maxLength: 40 }), (who, outcomes) => {
        const state = walked(who, outcomes);
        expect(readPractice(JSON.parse(JSON.stringify(writePractice(state))))).toEqual(state);
      }),
      { numRuns: 40 },
    );
  });

  test("survives any damage", () => {
    const good = writePractice(walked({ age: 7, levels: null }, [{ isRight: true, hints: 0 }])) as object;
    const usable = (saved: unknown) => {
      const state = readPractice(saved);
      const task = nextTask(state, { age: 7, levels: null }, null, () => 0.5);
      const next = answered(
        state,
        { ...task, key: "k" },
        { isRight: false, hints: 1 },
        { age: 7, levels: null },
      );
      for (const each of Object.values(next.skills)) {
        expect(each.level).toBeGreaterThanOrEqual(0);
        expect(each.level).toBeLessThanOrEqual(TOP_STEP);
        expect(each.mastery).toBeGreaterThan(0);
      }
    };
    fc.assert(fc.property(fc.anything(), usable));
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("skills", "round", "missed", "recent", "version", "__proto__"),
          fc.anything(),
        ),
        (damage) => usable({ ...good, ...damage }),
      ),
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...SKILL_IDS),
          fc.oneof(fc.anything(), fc.record({ level: fc.anything(), mastery: fc.anything() })),
        ),
        (skills) => usable({ ...good, skills }),
      ),
    );
    expect(readPractice({ ...good, version: 2 })).toEqual(NEW_PRACTICE);
  });
});
