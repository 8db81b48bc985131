import { DISCLOSURES, type Disclosure } from "../kinds.ts";

/**
 * What a conversation in which something grave was told remembers of it, to the end: never the child's words. It is
 * kept as JSON with the conversation.
 */
export type Care = {
  /** The gravest that was told. */
  readonly kind: Disclosure;
  /** All whose fixed words were said. */
  readonly told: readonly Disclosure[];
  readonly isAtHome: boolean;
  /** Who harms is an adult outside the family. */
  readonly isOutside: boolean;
  /** A teacher was told and did not help, or is close to who harms: no answer sends the child to "your teacher" again. */
  readonly isTeacherOut: boolean;
  /**
   * Told surely, and of more than bullying: nothing but scripted words follows. What the classifier alone found, and
   * bullying, rest while the child speaks of something else (decision 227).
   */
  readonly isFirm: boolean;
  /** The last message was about something else, and the tutor answered it. */
  readonly isResting: boolean;
  /** Where the child said that it is; see `countryReader`. */
  readonly country: string | null;
  /** Which wordings were said, newest last. */
  readonly said: readonly string[];
  /** Answers since it was told. */
  readonly turns: number;
};

const SAID_AT_MOST = 60;

const isDisclosureName = (value: unknown): value is Disclosure =>
  (DISCLOSURES as readonly unknown[]).includes(value);

/** Reads what was kept; null when it is nothing of the kind. */
export function readCare(value: unknown): Care | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, told, isAtHome, isOutside, isTeacherOut, isFirm, isResting, country, said, turns } =
    value as Partial<Record<keyof Care, unknown>>;
  if (!isDisclosureName(kind)) return null;
  return {
    kind,
    told: Array.isArray(told) ? told.filter(isDisclosureName) : [kind],
    isAtHome: isAtHome === true,
    isOutside: isOutside === true,
    isTeacherOut: isTeacherOut === true,
    isFirm: isFirm !== false,
    isResting: isResting === true,
    country: typeof country === "string" ? country : null,
    said: Array.isArray(said) ? said.filter((id) => typeof id === "string") : [],
    turns: typeof turns === "number" ? turns : 0,
  };
}

export function withSaid(care: Care, id: string): Care {
  return { ...care, said: [...care.said, id].slice(-SAID_AT_MOST), turns: care.turns + 1 };
}

const gravity = (kind: Disclosure) => DISCLOSURES.indexOf(kind);
export const isGraver = (one: Disclosure, other: Disclosure): boolean => gravity(one) < gravity(other);
