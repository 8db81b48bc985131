import { DEPOSIT_CHILD_AGES } from "#domain/payments/children.ts";

/** A number with its fraction, and the "m" with which both languages begin what counts months. */
const AGE = /(\d+)(?:\.\d+)?(?:\s*(m(?:\b|o|e)))?/gi;

/** Whether ages as they are typed, such as "6 and 9", are all of children. What no number says is left to people. */
export function areChildAges(ages: string): boolean {
  return [...ages.matchAll(AGE)].every(
    ([, years, months]) => months !== undefined || Number(years) <= DEPOSIT_CHILD_AGES.to,
  );
}
