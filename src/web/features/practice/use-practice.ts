import skillsEn from "virtual:practice-skills/en";
import skillsEs from "virtual:practice-skills/es";
import { useEffect, useRef, useState } from "react";
import { practiceWords } from "#content/practice/practice.ts";
import type { Language } from "#domain/locale/language.ts";
import { evidenceOf } from "#domain/practice/estimate.ts";
import { grownBetween, masteredBetween } from "#domain/practice/growth.ts";
import type { Item } from "#domain/practice/item.ts";
import { makeItem } from "#domain/practice/make.ts";
import { nextTask } from "#domain/practice/next.ts";
import {
  begin,
  give,
  milestonesOf,
  type Session,
  type SolvedMilestone,
  showTogether,
  takeHint,
} from "#domain/practice/session.ts";
import { type Practiser, type SkillId, type Subject, usualStep } from "#domain/practice/skills.ts";
import { answered, type PracticeState } from "#domain/practice/state.ts";
import { mapSkills, toldBy } from "#domain/practice/told.ts";
import type { Learner } from "#web/platform/learner.ts";
import { learnt, masteryOf, today } from "#web/platform/mastery.ts";
import { keep, readKept } from "./kept.ts";

/** The skills of the map that practice is about. */
const SKILLS = { en: skillsEn, es: skillsEs } as const;

/** So many solved items, and the plant is in flower and it is time to rest. */
export const ROUND = 8;

/** What was solved, for whoever gives points. */
export type Solved = {
  readonly item: Item;
  /** What there is to be proud of in it. */
  readonly milestones: readonly SolvedMilestone[];
};

type Work = {
  readonly state: PracticeState;
  readonly session: Session;
  /** Solved in this round. */
  readonly solved: number;
  /** The skills that grew by this item, and by this round. */
  readonly grew: readonly SkillId[];
  readonly grown: readonly SkillId[];
  readonly isResting: boolean;
  /** What was last looked at together, and the milestones of this round. */
  readonly together: SkillId | null;
  readonly told: readonly SolvedMilestone[];
};

const FRESH = { solved: 0, grew: [], grown: [], isResting: false, together: null, told: [] } as const;

/** Who practises, as the rules know it. */
function practiserOf({ age, assigned }: Learner): Practiser {
  const skills = assigned?.plan.skillAnalysis;
  return {
    age,
    levels: skills === undefined ? null : { math: skills.mathLevel, reading: skills.readingLevel },
  };
}

/** One item after the other for a child, kept on the device after every answer. */
export function usePractice(
  learner: Learner,
  subject: Subject | null,
  language: Language,
  onSolved: (solved: Solved) => void,
) {
  const who = practiserOf(learner);
  const draw = (state: PracticeState): Session =>
    begin(
      makeItem(
        nextTask(state, who, subject, Math.random, toldBy(masteryOf(learner.id), SKILLS[language], today())),
        practiceWords[language],
        Math.random,
        state.recent,
      ),
    );

  const [work, setWork] = useState<Work>(() => {
    const state = readKept(learner.id);
    return { state, session: draw(state), ...FRESH };
  });

  // In another language another item is drawn: what was asked cannot be asked in other words.
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    setWork((now) => (now.session.stage === "asking" ? { ...now, session: draw(now.state) } : now));
  });

  // Told once the screen shows it: a celebration that opens gives the focus back to the button for going on.
  const untold = useRef<Solved | null>(null);
  useEffect(() => {
    const solved = untold.current;
    untold.current = null;
    if (solved !== null) onSolved(solved);
  });

  /** Takes over what became of the item; its first answer is evidence, once. */
  const move = (session: Session) => {
    const isFirst = work.session.outcome === null && session.outcome !== null;
    const state =
      isFirst && session.outcome !== null
        ? answered(work.state, session.item, session.outcome, who)
        : work.state;
    const isSolved = work.session.stage !== "solved" && session.stage === "solved";
    const grew = isFirst ? grownBetween(work.state, state) : work.grew;
    if (isFirst) keep(learner.id, state);
    if (isFirst && session.outcome !== null) {
      const { skill, step } = session.item;
      const above = step - usualStep(skill, who.age);
      learnt(learner.id, mapSkills(SKILLS[language], skill, step), [evidenceOf(session.outcome, above)]);
    }
    const milestones = isSolved
      ? milestonesOf(session, work.together, work.told, masteredBetween(work.state, state).length > 0)
      : [];
    setWork({
      ...{ state, session, grew, isResting: false },
      solved: work.solved + Number(isSolved),
      together: session.stage === "together" ? session.item.skill : isSolved ? null : work.together,
      told: [...work.told, ...milestones],
      grown: [...new Set([...work.grown, ...grew])],
    });
    if (isSolved) {
      untold.current = { item: session.item, milestones };
    }
  };

  return {
    ...work,
    answer: (value: string) => move(give(work.session, value)),
    hint: () => move(takeHint(work.session)),
    together: () => move(showTogether(work.session)),
    next: () =>
      setWork((now) =>
        now.solved >= ROUND && !now.isResting
          ? { ...now, isResting: true }
          : { ...now, session: draw(now.state), grew: [] },
      ),
    /** Another round after the rest. */
    more: () =>
      setWork((now) => ({
        ...now,
        ...FRESH,
        session: draw(now.state),
      })),
  };
}
