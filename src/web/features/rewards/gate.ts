import { type Chance, pick } from "#domain/learner/skill.ts";

/** Digits that are asked in words: whoever does not read yet cannot know them. Not a lock, only a fence. */
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Digit = (typeof DIGITS)[number];

const LENGTH = 3;

export type GateState = {
  readonly asked: readonly Digit[];
  readonly tapped: number;
  readonly isOpen: boolean;
  /** True after a wrong tap, until the next right one. */
  readonly missed: boolean;
};

/** Three different digits, never in counting order: that is how a child would tap them. */
function askedDigits(random: Chance): readonly Digit[] {
  const asked: Digit[] = [];
  while (asked.length < LENGTH) {
    const digit = pick(
      DIGITS.filter((each) => !asked.includes(each)),
      random,
    );
    if (digit !== undefined) asked.push(digit);
  }
  const isCounting = asked.every((digit, at) => at === 0 || digit > (asked[at - 1] ?? 0));
  return isCounting ? asked.reverse() : asked;
}

export function gate(random: Chance): GateState {
  return { asked: askedDigits(random), tapped: 0, isOpen: false, missed: false };
}

/** The next digit in order brings it closer to opening; any other one asks for three new ones. */
export function tapGate(state: GateState, digit: Digit, random: Chance): GateState {
  if (state.isOpen) return state;
  if (state.asked[state.tapped] !== digit) return { ...gate(random), missed: true };
  const tapped = state.tapped + 1;
  return { ...state, tapped, isOpen: tapped === state.asked.length, missed: false };
}
