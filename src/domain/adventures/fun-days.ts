import { YOUNG_STEP_TYPES, type YoungStep } from "./step.ts";

/**
 * The scenes of a day: one of each type, and nothing twice until every scene of a type was there. The first day is the
 * specified one.
 *
 * @param steps the specified steps, one of each type, in their order
 * @param more scenes of each type
 * @param day days since the child's first Fun Time
 */
export function stepsOfDay(
  steps: readonly YoungStep[],
  more: readonly YoungStep[],
  day: number,
): readonly YoungStep[] {
  return YOUNG_STEP_TYPES.flatMap((type) => {
    const all = [...steps, ...more].filter((each) => each.type === type);
    return all[Math.max(0, day) % Math.max(1, all.length)] ?? [];
  });
}
