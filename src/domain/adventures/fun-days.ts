import { TODDLER_CATEGORIES, type ToddlerQuestion, YOUNG_STEP_TYPES, type YoungStep } from "./step.ts";

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
  return drawn(YOUNG_STEP_TYPES, [...steps, ...more], ({ type }) => type, day);
}

/** The questions of "Getting to Know You" on a day, drawn as the scenes of Fun Time are: one of each category. */
export function questionsOfDay(
  questions: readonly ToddlerQuestion[],
  more: readonly ToddlerQuestion[],
  day: number,
): readonly ToddlerQuestion[] {
  return drawn(TODDLER_CATEGORIES, [...questions, ...more], ({ category }) => category, day);
}

function drawn<Each, Kind>(
  kinds: readonly Kind[],
  all: readonly Each[],
  kindOf: (each: Each) => Kind,
  day: number,
): readonly Each[] {
  return kinds.flatMap((kind) => {
    const own = all.filter((each) => kindOf(each) === kind);
    return own[Math.max(0, day) % Math.max(1, own.length)] ?? [];
  });
}
