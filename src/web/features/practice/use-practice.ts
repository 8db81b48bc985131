import { useEffect, useRef, useState } from "react";
import type { Language } from "#domain/locale/language.ts";
import { evidenceOf } from "#domain/practice/estimate.ts";
import { atTheEnd, grownBetween, masteredBetween } from "#domain/practice/growth.ts";
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
import { diagnosed } from "#domain/practice/slips.ts";
import { answered, type PracticeState } from "#domain/practice/state.ts";
import { mapSkills, toldBy } from "#domain/practice/told.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { learnt, masteryOf, today } from "#web/child/learner/mastery.ts";
import { usePracticeWords } from "./content.ts";
import { keep, readKept } from "./kept.ts";

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
  const words = usePracticeWords();
  const draw = (state: PracticeState): Session =>
    begin(
      makeItem(
        nextTask(state, who, subject, Math.random, toldBy(masteryOf(learner.id), words.skills, today())),
        words,
        Math.random,
        state.recent,
      ),
    );

  const [work, show] = useState<Work>(() => {
    const state = readKept(learner.id);
    return { state, session: draw(state), ...FRESH };
  });
  // Taps that come before the screen shows what the first one did are taps on what it did, not on what is seen.
  const latest = useRef(work);
  const setWork = (next: Work) => {
    latest.current = next;
    show(next);
  };

  // In another language another item is drawn: what was asked cannot be asked in other words.
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    const now = latest.current;
    if (now.session.stage === "asking") setWork({ ...now, session: draw(now.state) });
  });

  // Told once the screen shows it: a celebration that opens gives the focus back to the button for going on.
  const untold = useRef<Solved | null>(null);
  useEffect(() => {
    const solved = untold.current;
    untold.current = null;
    if (solved !== null) onSolved(solved);
  });

  /** Takes over what became of the item; its first answer is evidence, once. */
  const move = (moved: (session: Session) => Session) => {
    const now = latest.current;
    const session = moved(now.session);
    const isFirst = now.session.outcome === null && session.outcome !== null;
    const state =
      isFirst && session.outcome !== null
        ? answered(now.state, session.item, session.outcome, who)
        : now.state;
    const isSolved = now.session.stage !== "solved" && session.stage === "solved";
    const grew = isFirst ? grownBetween(now.state, state) : now.grew;
    if (isFirst) keep(learner.id, state);
    if (isFirst && session.outcome !== null) {
      const { skill, step, choices } = session.item;
      const above = step - usualStep(skill, who.age);
      const evidence = evidenceOf(session.outcome, above, choices.length);
      learnt(learner.id, mapSkills(words.skills, skill, step), [evidence]);
    }
    const milestones = isSolved
      ? milestonesOf(session, now.together, now.told, masteredBetween(now.state, state).length > 0)
      : [];
    setWork({
      ...{ state, session, grew, isResting: false },
      solved: now.solved + Number(isSolved),
      together: session.stage === "together" ? session.item.skill : isSolved ? null : now.together,
      told: [...now.told, ...milestones],
      grown: [...new Set([...now.grown, ...grew])],
    });
    if (isSolved) {
      untold.current = { item: session.item, milestones };
    }
  };

  return {
    ...work,
    /** What the map puts after those skills of which there is nothing harder here. */
    ahead: [...new Set(atTheEnd(work.state).flatMap((skill) => words.next[skill] ?? []))].slice(0, 3),
    answer: (value: string) => move((session) => give(session, value, diagnosed(session.item, value, words))),
    hint: () => move(takeHint),
    together: () => move(showTogether),
    next: () => {
      const now = latest.current;
      const isDone = now.solved >= ROUND && !now.isResting;
      setWork(isDone ? { ...now, isResting: true } : { ...now, session: draw(now.state), grew: [] });
    },
    /** Another round after the rest. */
    more: () => setWork({ ...latest.current, ...FRESH, session: draw(latest.current.state) }),
  };
}
