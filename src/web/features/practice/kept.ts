import { useMemo } from "react";
import { SKILL_IDS, type SkillId } from "#domain/practice/skills.ts";
import { type PracticeState, readPractice, writePractice } from "#domain/practice/state.ts";
import { perLearner } from "#web/child/learner/per-learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";

const kept = perLearner<PracticeState>("ceiba.practice", readPractice, writePractice);

/** A child's practice as it is kept; a new one when there is none. */
export const readKept = (learner: string): PracticeState => kept.of(learner);
export const keep = (learner: string, state: PracticeState): void => kept.keep(learner, state);

type Practised = { readonly id: SkillId; readonly name: string; readonly mastery: number };

/** For the page for grown-ups: the practised skills by name, with how probable it is that each sits. */
export function usePractised(learner: string): readonly Practised[] {
  const { t } = useLocale();
  return useMemo(() => {
    const { skills } = readKept(learner);
    return SKILL_IDS.flatMap((id) => {
      const state = skills[id];
      return state === undefined ? [] : [{ id, name: t(`practice.skill.${id}`), mastery: state.mastery }];
    });
  }, [learner, t]);
}
