/**
 * What the screen for child safety looks for (decisions 080, 101), in the order of gravity: of several in one message
 * the first decides the answer.
 */
export const SAFETY_KINDS = [
  "emergency",
  "poison",
  "self_harm",
  "sexual_abuse",
  "abuse",
  "grooming",
  "danger",
  "bullying",
  "sexual",
  "drugs",
  "dare",
  "stranger",
  "hate",
  "hacking",
  "cheating",
  "medical",
  "personal_data",
  "profanity",
  "injection",
] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/**
 * What a child tells about itself, or about another child, that a grown-up must learn of. Grooming belongs here: an
 * adult or a stranger who asks a child for pictures, secrets or a meeting is something done to the child. `emergency`
 * and `poison` are dangers to life at this moment; `danger` may wait until a grown-up is found.
 */
export const DISCLOSURES = [
  "emergency",
  "poison",
  "self_harm",
  "sexual_abuse",
  "abuse",
  "grooming",
  "danger",
  "bullying",
] as const satisfies readonly SafetyKind[];
export type Disclosure = (typeof DISCLOSURES)[number];

/** Whose doing it is: who harms a child is one harm, what a child does to itself another. */
export const HARM_OF = {
  emergency: "emergency",
  poison: "poison",
  self_harm: "self_harm",
  sexual_abuse: "harm",
  abuse: "harm",
  grooming: "harm",
  danger: "harm",
  bullying: "bullying",
} as const satisfies Record<Disclosure, string>;
export type Harm = (typeof HARM_OF)[Disclosure];

export function isDisclosure(kind: DeskKind): kind is Disclosure {
  return (DISCLOSURES as readonly DeskKind[]).includes(kind);
}

/**
 * What an item on the safety desk may be of: `help` is a child of the class who pressed "I need a grown-up",
 * `help_outside` somebody who did so without the class password (decision 107).
 */
export const DESK_KINDS = ["help", "help_outside", ...SAFETY_KINDS] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export const SEVERITIES = ["now", "urgent", "soon", "note"] as const;
/** How soon staff must look: `now` a life is in danger, `urgent` at once, `soon` today, `note` when they come by. */
export type Severity = (typeof SEVERITIES)[number];

/** What is only suspected is a step less urgent. */
export function severityOf(kind: DeskKind, isSure: boolean): Severity {
  if (kind === "help") return "urgent";
  if (kind === "emergency" || kind === "poison") return isSure ? "now" : "urgent";
  if (kind === "help_outside" || kind === "stranger" || kind === "dare") return "soon";
  if (!isDisclosure(kind)) return "note";
  if (kind === "bullying") return isSure ? "soon" : "note";
  return isSure ? "urgent" : "soon";
}

/** Suspected ones of these are mailed too: waiting for certainty may cost too much. */
const MAILED_WHEN_SUSPECTED: readonly DeskKind[] = ["emergency", "poison", "self_harm", "sexual_abuse"];

/** Whether staff are told by mail, and not on the desk alone. */
export function isMailed(kind: DeskKind, isSure: boolean): boolean {
  if (kind === "help") return true;
  return isSure ? isDisclosure(kind) : MAILED_WHEN_SUSPECTED.includes(kind);
}
