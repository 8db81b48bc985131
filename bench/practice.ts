import { seededChance } from "../src/domain/learner/seeded.ts";
import { SKILL_LEVELS } from "../src/domain/learner/skill.ts";
import { nextTask, type Task } from "../src/domain/practice/next.ts";
import {
  type Practiser,
  type SkillId,
  skillsFor,
  startLevel,
  TOP_STEP,
  usualStep,
} from "../src/domain/practice/skills.ts";
import { answered, NEW_PRACTICE, type PracticeState } from "../src/domain/practice/state.ts";
import { type Figure, median, type Section } from "./report.ts";

const SEEDS = [1, 2, 3, 4, 5];
const LEARNERS = 600;
const ITEMS = 80;

type Chance = () => number;
/** A simulated learner: what truly is, which no rule sees. */
type Learner = {
  readonly who: Practiser;
  readonly ability: Map<SkillId, number>;
  readonly speed: number;
  readonly peak: number;
  readonly steepness: number;
};
type Rule = (state: PracticeState, who: Practiser, round: number, chance: Chance) => Task;

/** How far above a step an ability has to be for the step to be no work any more (96 % right). */
const EASY = 1.8;

/** An ability per skill, in steps, around what is usual for the age, told only roughly by the level; a pace of one's own. */
function learner(chance: Chance): Learner {
  const age = 4 + Math.floor(chance() * 11);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const general = normal() * 0.9;
  const guess = Math.min(2, Math.max(0, Math.round(1 + general * 0.6 + normal() * 0.5)));
  const level = SKILL_LEVELS[guess] ?? "explorer";
  const ability = skillsFor(age).map(
    (skill) => [skill, usualStep(skill, age) - 0.6 + general + normal() * 0.7] as const,
  );
  return {
    who: { age, levels: { math: level, reading: level } },
    ability: new Map(ability),
    speed: 0.1 + chance() * 0.12,
    peak: -1 + chance() * 1.2,
    steepness: 1.2 + chance(),
  };
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** A guess among four, a slip now and then, and in between the logistic curve of the distance (three-parameter model). */
function isRight(distance: number, steepness: number, chance: Chance): boolean {
  return chance() < 0.25 + (0.96 - 0.25) * logistic(steepness * distance);
}

/**
 * One learns most at a certain distance, less from what is far from it, and less the more one can. Where that distance
 * lies is argued about, so it is drawn per learner: from what is solved with 85 % (Wilson and others 2019, "The eighty
 * five percent rule for optimal learning") to what is solved with 55 %, a little too hard alone.
 */
function learnt(ability: number, step: number, { speed, peak }: Learner): number {
  const distance = step - ability;
  return speed * Math.exp(-((distance - peak) ** 2) / 1.6) * Math.max(0, 1 - ability / (TOP_STEP + 1.5));
}

/** What a good workbook of the age does: every skill in turn, from a step below the usual one to a step above it. */
const fixedOrder: Rule = (_, who, round) => {
  const skills = skillsFor(who.age);
  const skill = skills[round % skills.length] as SkillId;
  const laps = Math.ceil(ITEMS / skills.length);
  const third = Math.floor((Math.floor(round / skills.length) / laps) * 3);
  return { skill, step: Math.min(TOP_STEP, Math.max(0, usualStep(skill, who.age) - 1 + third)) };
};

/** The staircase without the estimate of mastery: every skill in turn. */
const staircase: Rule = (state, who, round) => {
  const skills = skillsFor(who.age);
  const skill = skills[round % skills.length] as SkillId;
  return { skill, step: Math.round(state.skills[skill]?.level ?? startLevel(skill, who)) };
};

const adaptive: Rule = (state, who, _, chance) => nextTask(state, who, null, chance);

type Result = { readonly gain: number; readonly overPractice: number };

/** One group of learners under one rule; the same seed is the same learners and the same luck. */
function simulate(rule: Rule, seed: number): Result {
  let [gain, easy] = [0, 0];
  for (let each = 0; each < LEARNERS; each += 1) {
    const chance = seededChance(`learner ${seed} ${each}`);
    const child = learner(chance);
    const { who, ability } = child;
    const before = mean([...ability.values()]);
    let state = NEW_PRACTICE;
    for (let round = 0; round < ITEMS; round += 1) {
      const { skill, step } = rule(state, who, round, chance);
      const now = ability.get(skill) ?? 0;
      if (now - step > EASY) easy += 1;
      const outcome = { isRight: isRight(now - step, child.steepness, chance), hints: 0 };
      state = answered(state, { skill, step, key: String(round) }, outcome, who);
      ability.set(skill, now + learnt(now, step, child));
    }
    gain += mean([...ability.values()]) - before;
  }
  return { gain: gain / LEARNERS, overPractice: (easy / (LEARNERS * ITEMS)) * 100 };
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Primary measure: mean true skill after minus before, in steps, over all skills of a child's age. */
export const practice: Section = {
  title: `Practice: learning gain of simulated learners (${SEEDS.length} × ${LEARNERS}, ${ITEMS} items)`,
  async measure(): Promise<readonly Figure[]> {
    const [ours, stairs, fixed] = [adaptive, staircase, fixedOrder].map((rule) =>
      SEEDS.map((seed) => simulate(rule, seed)),
    ) as [Result[], Result[], Result[]];
    const ratios = ours.map(({ gain }, at) => gain / (fixed[at]?.gain ?? Number.NaN));
    const gains = (results: readonly Result[]) => median(results.map(({ gain }) => gain));
    const easy = (results: readonly Result[]) => median(results.map(({ overPractice }) => overPractice));
    return [
      { name: "learning gain, fixed order (reference)", value: gains(fixed), unit: "steps" },
      { name: "learning gain, staircase alone", value: gains(stairs), unit: "steps" },
      { name: "learning gain, adaptive", value: gains(ours), unit: "steps" },
      {
        name: "learning gain, adaptive, against the fixed order",
        value: median(ratios),
        unit: "×",
        target: { atLeast: 1.2 },
      },
      { name: "  the least of the seeds", value: Math.min(...ratios), unit: "×", target: { atLeast: 1.2 } },
      { name: "  the greatest of the seeds", value: Math.max(...ratios), unit: "×" },
      { name: "over-practice, fixed order", value: easy(fixed), unit: "%" },
      { name: "over-practice, staircase alone", value: easy(stairs), unit: "%" },
      { name: "over-practice, adaptive", value: easy(ours), unit: "%" },
    ];
  },
};
