import { type DialogueState, reachOf, type Slot } from "#domain/dialogue/state.ts";

/** What a family that can be reached still has to say before it is on the list; null when nothing, or when it is on it. */
export function owedSlot({ contact, lead, unlisted }: DialogueState): Slot | null {
  if (lead !== "none" || unlisted || reachOf(contact) === null) return null;
  if (contact.name === null) return "name";
  return contact.adult === null ? "adult" : null;
}
