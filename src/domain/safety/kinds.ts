/** What the rules for child safety look for (design, "Child safety"; decision 080). */
export const SAFETY_KINDS = [
  "self_harm",
  "abuse",
  "grooming",
  "danger",
  "bullying",
  "sexual",
  "drugs",
  "medical",
  "personal_data",
  "profanity",
  "injection",
] as const;
/** In the order in which they matter: of several in one message, the first decides the answer. */
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/**
 * What a child tells about itself, or about another child, that a grown-up must learn of. Grooming belongs here: an
 * adult or a stranger who asks a child for pictures, secrets or a meeting is something done to the child.
 */
export const DISCLOSURES = [
  "self_harm",
  "abuse",
  "grooming",
  "danger",
  "bullying",
] as const satisfies readonly SafetyKind[];
export type Disclosure = (typeof DISCLOSURES)[number];

export function isDisclosure(kind: SafetyKind): kind is Disclosure {
  return (DISCLOSURES as readonly SafetyKind[]).includes(kind);
}

export const SEVERITIES = ["urgent", "soon", "note"] as const;
/** How soon staff must look: urgent today and at once, soon today, note when they come by. */
export type Severity = (typeof SEVERITIES)[number];

/** What is only suspected may wait a step longer. */
export function severityOf(kind: SafetyKind, isSure: boolean): Severity {
  if (!isDisclosure(kind)) return "note";
  if (kind === "bullying") return isSure ? "soon" : "note";
  return isSure ? "urgent" : "soon";
}
