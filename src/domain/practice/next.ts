import { MASTERED } from "../learner/mastery/trace.ts";
import { type Chance, pick } from "../learner/skill.ts";
import {
  type Practiser,
  type SkillId,
  SUBJECTS,
  type Subject,
  skillsFor,
  TOP_STEP,
  usualAge,
} from "./skills.ts";
import { type PracticeState, type SkillState, skillState } from "./state.ts";
import type { Told } from "./told.ts";

/** What is practised next. */
export type Task = { readonly skill: SkillId; readonly step: number };

/** So many skills are worked on side by side: mixed practice lasts longer than one skill in a row. */
const SIDE_BY_SIDE = 6;
/** The same of "a bit of both", of each. */
const OF_EACH = SIDE_BY_SIDE / SUBJECTS.length;
/** A review comes at most every so many items. */
const REVIEW_EVERY = 4;

type Standing = SkillState & { readonly skill: SkillId; readonly isBegun: boolean };

const NOTHING_TOLD: Told = () => null;

/**
 * The next skill and its step: a skill that does not sit yet, the one longest away among six that are worked on side
 * by side; now and then one that sits, after a growing gap (spaced review). After three misses in a row, one step easier.
 *
 * @param subject null for both: they take turns
 * @param told what the model of mastery knows from lessons and from days before: it counts before what practice alone
 *   knows, and what a lesson has begun is begun
 */
export function nextTask(
  state: PracticeState,
  who: Practiser,
  subject: Subject | null,
  chance: Chance,
  told: Told = NOTHING_TOLD,
): Task {
  const all = standings(state, who, subject ?? whoseTurn(state, who, chance), told);
  const open = all.filter(({ mastery }) => mastery < MASTERED);
  const due = all.filter(({ mastery, last, gap }) => mastery >= MASTERED && state.round - last >= gap);
  // Of both, each has its own rhythm: two items are one turn.
  const turn = subject === null ? Math.floor(state.round / SUBJECTS.length) : state.round;
  const isReviewTime = open.length === 0 || turn % REVIEW_EVERY === REVIEW_EVERY - 1;
  const most = subject === null ? OF_EACH : SIDE_BY_SIDE;
  const from = isReviewTime && due.length > 0 ? due : open.length > 0 ? sideBySide(open, most, who.age) : all;
  const { skill, level } = longestAway(from, chance);
  const step = Math.round(level) - (state.missed >= 3 ? 1 : 0);
  return { skill, step: Math.min(TOP_STEP, Math.max(0, step)) };
}

/** Those already begun first, then those whose next step is nearest to what is learned at this age. */
function sideBySide(open: readonly Standing[], most: number, age: number): readonly Standing[] {
  const far = ({ skill, level }: Standing) => Math.abs(usualAge(skill, Math.round(level)) - age);
  return [...open].sort((a, b) => Number(b.isBegun) - Number(a.isBegun) || far(a) - far(b)).slice(0, most);
}

function standings(state: PracticeState, who: Practiser, subject: Subject, told: Told): readonly Standing[] {
  return skillsFor(who.age, subject).map((skill) => {
    const own = skillState(state, skill, who);
    const known = told(skill, Math.min(TOP_STEP, Math.max(0, Math.round(own.level))));
    return { ...own, skill, mastery: known ?? own.mastery, isBegun: own.answered > 0 || known !== null };
  });
}

/** The subject that was practised less lately; chance begins. */
function whoseTurn(state: PracticeState, who: Practiser, chance: Chance): Subject {
  const lasts = SUBJECTS.map((subject) => ({
    subject,
    last: Math.max(...standings(state, who, subject, NOTHING_TOLD).map(({ last }) => last)),
  }));
  const least = Math.min(...lasts.map(({ last }) => last));
  const found = pick(
    lasts.filter(({ last }) => last === least),
    chance,
  );
  return found?.subject ?? "math";
}

function longestAway(from: readonly Standing[], chance: Chance): Standing {
  const oldest = Math.min(...from.map(({ last }) => last));
  const found = pick(
    from.filter(({ last }) => last === oldest),
    chance,
  );
  if (found === undefined) throw new Error("Nobody of this age practises anything.");
  return found;
}
