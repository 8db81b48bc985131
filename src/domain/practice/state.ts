import { FIRST_MASTERY, MASTERED } from "../learner/mastery/trace.ts";
import { nextLevel, nextMastery, type Outcome, placedAfter } from "./estimate.ts";
import { type Practiser, SKILL_IDS, type SkillId, startLevel, TOP_STEP, usualStep } from "./skills.ts";

/** What is known about one skill of one child. */
export type SkillState = {
  /** Difficulty of the next item, in steps with parts (the staircase). Never shown: it goes up and down. */
  readonly level: number;
  /** Whether it is roughly known where the child stands. Until then the level looks for its place. */
  readonly isPlaced: boolean;
  /** Where it was placed, and the highest it was: growth is the way between the two. */
  readonly start: number;
  readonly highest: number;
  /** 0 to 1: how probable it is that the skill sits. */
  readonly mastery: number;
  /** Items answered. */
  readonly answered: number;
  /** The round of the last one. */
  readonly last: number;
  /** After how many rounds a skill that sits is looked at again; doubles each time that it still does. */
  readonly gap: number;
};

/** All that practice keeps about a child: on the device only. Plain data, to be stored as JSON. */
export type PracticeState = {
  readonly skills: Readonly<Partial<Record<SkillId, SkillState>>>;
  /** Items answered, over all skills. */
  readonly round: number;
  /** Missed in a row. */
  readonly missed: number;
  /** The last items' keys, the newest first. */
  readonly recent: readonly string[];
};

export const NEW_PRACTICE: PracticeState = { skills: {}, round: 0, missed: 0, recent: [] };

/** So many items pass before one may come again. */
const REMEMBERED = 10;
export const FIRST_GAP = 8;
const LONGEST_GAP = 64;
/** Of form 1. What another form wrote is begun anew. */
const VERSION = 1;

/** A skill as it stands, or as it begins: what the other skills have shown counts the more, the more of them there are. */
export function skillState(state: PracticeState, skill: SkillId, who: Practiser): SkillState {
  const found = state.skills[skill];
  if (found !== undefined) return found;
  const others = SKILL_IDS.flatMap((id) => {
    const other = state.skills[id];
    return other?.isPlaced ? [other.level - startLevel(id, who)] : [];
  });
  const ahead = others.reduce((sum, each) => sum + each, 0) / (others.length + 1);
  const level = Math.min(TOP_STEP, Math.max(0, startLevel(skill, who) + ahead));
  return {
    ...{ level, start: level, highest: level, isPlaced: false, mastery: FIRST_MASTERY },
    ...{ answered: 0, last: -1, gap: FIRST_GAP },
  };
}

/** An item that was answered. */
export type Answered = { readonly skill: SkillId; readonly step: number; readonly key: string };

/** The state after an answer. */
export function answered(
  state: PracticeState,
  { skill, step, key }: Answered,
  outcome: Outcome,
  who: Practiser,
): PracticeState {
  const before = skillState(state, skill, who);
  const level = nextLevel(before.level, outcome, { step, answered: before.answered });
  const isPlaced = before.isPlaced || placedAfter(outcome, before.answered + 1);
  // What is found out about a child at the beginning is no growth yet.
  const start = before.isPlaced ? before.start : level;
  const highest = before.isPlaced ? Math.max(before.highest, level) : level;
  const mastery = nextMastery(before.mastery, outcome, step - usualStep(skill, who.age));
  const isReview = before.mastery >= MASTERED;
  const gap = !isReview || mastery < MASTERED ? FIRST_GAP : Math.min(LONGEST_GAP, before.gap * 2);
  const round = state.round + 1;
  return {
    skills: {
      ...state.skills,
      [skill]: {
        ...{ level, mastery, gap, isPlaced, start, highest },
        ...{ answered: before.answered + 1, last: round },
      },
    },
    round,
    missed: outcome.isRight ? 0 : state.missed + 1,
    recent: [key, ...state.recent.filter((each) => each !== key)].slice(0, REMEMBERED),
  };
}

/** What is stored. */
export function writePractice(state: PracticeState): unknown {
  return { version: VERSION, ...state };
}

/** A state as found on a device, made valid: what is missing, broken or impossible is begun anew. Never throws. */
export function readPractice(saved: unknown): PracticeState {
  if (!isRecord(saved) || saved.version !== VERSION) return NEW_PRACTICE;
  const round = whole(saved.round);
  const all = isRecord(saved.skills) ? saved.skills : {};
  const skills = SKILL_IDS.flatMap((id) => {
    const found = Object.hasOwn(all, id) ? readSkill(all[id], round) : null;
    return found === null ? [] : [[id, found] as const];
  });
  const recent = Array.isArray(saved.recent) ? saved.recent : [];
  return {
    skills: Object.fromEntries(skills),
    round,
    missed: whole(saved.missed),
    recent: recent
      .filter((each): each is string => typeof each === "string" && each.length <= 200)
      .slice(0, REMEMBERED),
  };
}

function readSkill(saved: unknown, round: number): SkillState | null {
  if (!isRecord(saved)) return null;
  const { level, start, highest, mastery } = saved;
  if (!isWithin(level, TOP_STEP) || !isWithin(start, TOP_STEP) || !isWithin(mastery, 1)) return null;
  return {
    ...{ level, start, mastery, isPlaced: saved.isPlaced === true },
    highest: Math.max(level, start, isWithin(highest, TOP_STEP) ? highest : 0),
    answered: whole(saved.answered),
    last: Math.min(round, whole(saved.last)),
    gap: Math.min(LONGEST_GAP, Math.max(FIRST_GAP, whole(saved.gap))),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === "number" && value >= 0 && value <= most;
}

const whole = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(1e9, Math.max(0, Math.floor(value))) : 0;
