import type { Mastery, SkillMemory } from "./mastery.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;

/** What was kept, as far as it can be trusted: a skill whose memory is broken is begun anew. Never throws. */
export function readMastery(kept: unknown): Mastery {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([skill, value]) => {
      const memory = readMemory(value);
      return memory === null ? [] : [[skill, memory] as const];
    }),
  );
}

const FURTHEST_DAY = 1e6;

function readMemory(value: unknown): SkillMemory | null {
  if (!isRecord(value)) return null;
  const { known, stability, difficulty, on, due } = value;
  if (!isWithin(known, 0, 1) || !isWithin(stability, 0.001, 36500) || !isWithin(difficulty, 1, 10))
    return null;
  if (!isWithin(on, 0, FURTHEST_DAY) || !isWithin(due, on, FURTHEST_DAY)) return null;
  return { known, stability, difficulty, on, due };
}
