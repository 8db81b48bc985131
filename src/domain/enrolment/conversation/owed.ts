import { type DialogueState, reachOf, type Slot } from "#domain/dialogue/state.ts";
import { isPaidBack } from "#domain/dialogue/wishes.ts";

/** What a family that can be reached still has to say before it is on the list; null when nothing, or when it is on it. */
export function owedSlot(state: DialogueState): Slot | null {
  const { contact, lead, unlisted } = state;
  if (lead !== "none" || unlisted || isPaidBack(state) || reachOf(contact) === null) return null;
  if (contact.name === null) return "name";
  return contact.adult === null ? "adult" : null;
}
