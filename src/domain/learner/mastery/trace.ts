/** What a first answer says about a skill, and how far it can be trusted. */
export type Evidence = {
  readonly isRight: boolean;
  /** How probable a right answer is without the skill, and a wrong one with it. */
  readonly guess: number;
  readonly slip: number;
};

/** Before any evidence, and how probable it is to learn from one task. */
export const FIRST_MASTERY = 0.2;
const LEARNS = 0.08;
/** From here on a skill sits, and is only reviewed. The usual bound of Corbett and Anderson. */
export const MASTERED = 0.95;
/** Nothing is ever certain: what was thought sure could otherwise never change. */
const NEVER_SURE = 0.001;

/**
 * How probable it is that a skill sits after an answer, by knowledge tracing (Corbett & Anderson 1995, "Knowledge
 * tracing: modeling the acquisition of procedural knowledge", User Modeling and User-Adapted Interaction 4).
 */
export function traced(known: number, { isRight, guess, slip }: Evidence): number {
  const [able, unable] = isRight ? [1 - slip, guess] : [slip, 1 - guess];
  const seen = (known * able) / (known * able + (1 - known) * unable);
  return Math.min(1 - NEVER_SURE, Math.max(NEVER_SURE, seen + (1 - seen) * LEARNS));
}
