import { useMemo } from "react";
import { SKILL_IDS, type SkillId } from "#domain/practice/skills.ts";
import { NEW_PRACTICE, type PracticeState, readPractice, writePractice } from "#domain/practice/state.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isRecord } from "#web/platform/record.ts";
import { storage } from "#web/platform/storage.ts";

/** On the device and nowhere else. `clear-device.ts` forgets it with all the rest. */
const KEY = "ceiba.practice";
/** As many children as share a device (learner.ts); the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

/** By learner's id; the one that practised last stands last. */
function readAll(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** A child's practice as it is kept; a new one when there is none. */
export function readKept(learner: string): PracticeState {
  const all = readAll();
  return Object.hasOwn(all, learner) ? readPractice(all[learner]) : NEW_PRACTICE;
}

export function keep(learner: string, state: PracticeState): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== learner);
  const newest = [...others.slice(1 - KEPT_AT_MOST), [learner, writePractice(state)] as const];
  storage.set(KEY, JSON.stringify(Object.fromEntries(newest)));
}

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
