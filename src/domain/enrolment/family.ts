/** Everything that is kept about a family and can be found by its e-mail; the order in which staff read it. */
export const FAMILY_KINDS = [
  "waitlist",
  "conversations",
  "questions",
  "deposits",
  "subscriptions",
  "consents",
  "profiles",
  "tutorConversations",
  "newsletter",
  "applications",
  "mails",
] as const;
export type FamilyKind = (typeof FAMILY_KINDS)[number];
