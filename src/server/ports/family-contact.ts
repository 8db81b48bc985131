/** How a child's family can be reached, as far as the school knows. */
export type FamilyContact = {
  /** Null when only an address was left. */
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
};

/** Finds the family of the child in a conversation; null when none is linked to it. */
export type FamilyContacts = (conversation: { readonly sessionId: string }) => Promise<FamilyContact | null>;
