import { type Chance, pick } from "#domain/learner/skill.ts";

/**
 * A product that is asked in words: a reader of six has neither the words nor the times table. Not a lock, only a fence:
 * an older child may climb it (decision 137).
 */
export const FIRST = [12, 13, 14, 15, 16, 17, 18, 19] as const;
export const SECOND = [6, 7, 8, 9] as const;

/** In the order of the pad. */
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
export type Digit = (typeof DIGITS)[number];

export type GateState = {
  readonly first: (typeof FIRST)[number];
  readonly second: (typeof SECOND)[number];
  /** Digits that were tapped; fewer than the product has. */
  readonly tapped: string;
  readonly isOpen: boolean;
  /** True after a wrong answer, until the next tap. */
  readonly missed: boolean;
};

export function gate(random: Chance): GateState {
  const [first, second] = [pick(FIRST, random) ?? FIRST[0], pick(SECOND, random) ?? SECOND[0]];
  return { first, second, tapped: "", isOpen: false, missed: false };
}

/** Judged when there are as many digits as the product has: a right answer opens, any other asks for another product. */
export function tapGate(state: GateState, digit: Digit, random: Chance): GateState {
  if (state.isOpen) return state;
  const [product, tapped] = [String(state.first * state.second), `${state.tapped}${digit}`];
  if (tapped.length === product.length && tapped !== product) return { ...gate(random), missed: true };
  return { ...state, tapped, isOpen: tapped === product, missed: false };
}

/** Takes the last digit back. */
export function eraseGate(state: GateState): GateState {
  if (state.isOpen || state.tapped === "") return state;
  return { ...state, tapped: state.tapped.slice(0, -1) };
}
