/**
 * Ages. Sources: learner-side specification §4 and §5; decision 015 where its two readings of the entry age disagree.
 */

/** Who may enter. A content test keeps it equal to the catalogue's. */
export const LEARNER_AGES = { from: 3, to: 14 } as const;
/** §5 "Age input numeric, min 6, max 14", for the form profile and its number field. */
export const FORM_AGES = { from: 6, to: 14 } as const;
/** Used when nobody has told an age: the middle of the range. */
export const DEFAULT_AGE = 8;
/** §3 "age fixed at 3", only when none is known (decision 015). */
export const TODDLER_DEFAULT_AGE = 3;

/** §5 "Ages 5 or under take the toddler variants." */
export function isToddler(age: number): boolean {
  return age <= 5;
}

/**
 * A whole age from what somebody typed or said: a number, or text that holds one ("7", "7 years").
 *
 * @returns null when there is no number between 0 and 120 in it; the range is not checked here
 */
export function parseAge(value: unknown): number | null {
  const text =
    typeof value === "number" ? String(value) : typeof value === "string" ? value.slice(0, 64) : "";
  const found = text.trim().match(/^-?\d{1,3}(?:\.\d+)?(?!\d)/)?.[0];
  if (found === undefined) return null;
  const age = Math.floor(Number(found));
  return age >= 0 && age <= 120 ? age : null;
}

/** Whether somebody of this age may enter (decision 015: 3 to 14). */
export function mayEnter(age: number): boolean {
  return age >= LEARNER_AGES.from && age <= LEARNER_AGES.to;
}

/** The nearest age that Ceiba has something for; the default when none is known. */
export function learnerAge(value: unknown): number {
  const age = parseAge(value) ?? DEFAULT_AGE;
  return Math.min(LEARNER_AGES.to, Math.max(LEARNER_AGES.from, age));
}

export const WELCOME_TIERS = ["youngest", "middle", "oldest"] as const;
/** Which of the three welcome texts a learner reads. */
export type WelcomeTier = (typeof WELCOME_TIERS)[number];

/** §4 "Welcome text depends on age (tiers: <=7, <=10, above)." */
export function welcomeTier(age: number): WelcomeTier {
  if (age <= 7) return "youngest";
  return age <= 10 ? "middle" : "oldest";
}
