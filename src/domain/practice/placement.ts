import { type Chance, pick, type SkillLevel } from "../learner/skill.ts";
import type { Task } from "./next.ts";
import { SKILL_IDS, STEPS, SUBJECTS, type Subject, subjectOf, usualAge } from "./skills.ts";

/** One thing that was shown: what it was, and whether it was right. */
export type Shown = Task & { readonly isRight: boolean };

/** "Show what I know": things to do from the map of skills, the first one of the child's own age. */
export type Placement = { readonly age: number; readonly shown: readonly Shown[] };

export const beginPlacement = (age: number): Placement => ({ age, shown: [] });

/** So many of each subject at most; then it is near enough, and a child has shown enough. */
const MOST_OF_EACH = 4;
/** How far the second thing lies from the first, in years; then half of it, and never less than one. */
const FIRST_JUMP = 2;
const LEAST_JUMP = 1;
const [YOUNGEST, OLDEST] = [3, 14];

const ofSubject = ({ shown }: Placement, subject: Subject) =>
  shown.filter(({ skill }) => subjectOf(skill) === subject);

/** The age whose things are asked next: up after what was right, down after what was not. */
function ageNow(placement: Placement, subject: Subject): number {
  let [age, jump] = [placement.age, FIRST_JUMP];
  for (const { isRight } of ofSubject(placement, subject)) {
    age += isRight ? jump : -jump;
    jump = Math.max(LEAST_JUMP, jump / 2);
  }
  return Math.min(OLDEST, Math.max(YOUNGEST, age));
}

/** Both are known: something that is right, and something a little harder that is not; or there is nothing beyond. */
function isSure(placement: Placement, subject: Subject): boolean {
  const shown = ofSubject(placement, subject);
  if (shown.length >= MOST_OF_EACH) return true;
  const ages = (isRight: boolean) =>
    shown.filter((each) => each.isRight === isRight).map(({ skill, step }) => usualAge(skill, step));
  const [right, wrong] = [Math.max(0, ...ages(true)), Math.min(99, ...ages(false))];
  if (right >= OLDEST || wrong <= YOUNGEST) return true;
  return shown.length >= 2 && wrong - right <= LEAST_JUMP && wrong > right;
}

/** What is shown next, the subjects in turn and no skill twice; null when it is known well enough. */
export function nextToShow(placement: Placement, chance: Chance): Task | null {
  const open = SUBJECTS.filter((subject) => !isSure(placement, subject));
  const [subject] = open.toSorted((a, b) => ofSubject(placement, a).length - ofSubject(placement, b).length);
  if (subject === undefined) return null;
  const wanted = ageNow(placement, subject);
  const tasks = SKILL_IDS.filter(
    (skill) => subjectOf(skill) === subject && !placement.shown.some((each) => each.skill === skill),
  ).flatMap((skill) => Array.from({ length: STEPS }, (_, step) => ({ skill, step })));
  const far = ({ skill, step }: Task) => Math.abs(usualAge(skill, step) - wanted);
  const least = Math.min(...tasks.map(far));
  return (
    pick(
      tasks.filter((task) => far(task) === least),
      chance,
    ) ?? null
  );
}

export const withShown = (placement: Placement, shown: Shown): Placement => ({
  ...placement,
  shown: [...placement.shown, shown],
});

/** A year beside one's own age is still of it. */
const BESIDE = 1;

/** What it says of a subject: below, at or above what is usual at this age; null where nothing was shown. */
export function levelShown(placement: Placement, subject: Subject): SkillLevel | null {
  if (ofSubject(placement, subject).length === 0) return null;
  const ahead = ageNow(placement, subject) - placement.age;
  if (ahead > BESIDE) return "wildlight";
  return ahead < -BESIDE ? "sprout" : "explorer";
}
