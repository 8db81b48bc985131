import { folded } from "#domain/locale/fold.ts";
import type { Language } from "#domain/locale/language.ts";
import type { LeadStatus } from "../lead.ts";

/** The groups of the pod school, by age. */
export const PODS = ["foundation", "explorer", "creator"] as const;
export type Pod = (typeof PODS)[number];

/** Whether a deposit of the family lies here: some of it, none of it any more, or there never was one. */
export const DEPOSIT_STATES = ["held", "refunded", "none"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** When staff mean to act next. */
export const NEXT_STEPS = ["overdue", "today", "week", "none"] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The eldest whose age is looked for. */
export const ELDEST = 18;

/** Who stands for a family that is nobody's. */
export const NOBODY = "nobody";

/** Which families are meant. What is left out does not matter. */
export type FamilyFilter = {
  readonly search?: string | undefined;
  readonly status?: LeadStatus | undefined;
  readonly language?: Language | undefined;
  readonly age?: number | undefined;
  readonly pod?: Pod | undefined;
  readonly deposit?: DepositState | undefined;
  /** An e-mail, or NOBODY. */
  readonly owner?: string | undefined;
  /** Has waited for an answer for at least so many days. */
  readonly waiting?: number | undefined;
  readonly nextStep?: NextStep | undefined;
};

export type AgeRange = { readonly from: number; readonly to: number };

/** One bit for each age from the first to the last. */
export function ageBits({ from, to }: AgeRange): number {
  let bits = 0;
  for (let age = Math.max(0, from); age <= Math.min(ELDEST, to); age += 1) bits += 2 ** age;
  return bits;
}

const PHONE = /^[+\d\s().-]+$/;
/** So few digits are a house number or an age. */
const DIGITS_AT_LEAST = 4;
const WORDS_AT_MOST = 6;

/** The age that a part of a search means; null where it is another word. No index finds a family by two digits of its phone. */
export function ageIn(part: string): number | null {
  return /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= ELDEST ? Number(part) : null;
}

/**
 * The parts of a search, each of which a family must have somewhere: its words, folded; of a phone number, however it
 * is grouped, the digits.
 */
export function searchParts(search: string): string[] {
  const digits = search.replace(/\D/g, "");
  if (PHONE.test(search) && digits.length >= DIGITS_AT_LEAST) return [digits];
  const words = folded(search)
    .split(" ")
    .filter((word) => word !== "");
  return [...new Set(words)].slice(0, WORDS_AT_MOST);
}
