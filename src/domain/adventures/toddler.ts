import { TODDLER_DEFAULT_AGE } from "../learner/age.ts";

/** §3 "Toddler result: name, age …, responses keyed by question id, isToddler true." */
export type ToddlerResult = {
  readonly name: string;
  readonly age: number;
  readonly responses: Readonly<Record<string, string>>;
  readonly isToddler: true;
};

/**
 * What "Getting to Know You" hands on.
 *
 * @param age as entered; 3 only when none is known (decision 015)
 * @param responses the picked values by question id
 */
export function toddlerResult(
  name: string,
  age: number | null,
  responses: Readonly<Record<string, string>>,
): ToddlerResult {
  return { name, age: age ?? TODDLER_DEFAULT_AGE, responses: { ...responses }, isToddler: true };
}
