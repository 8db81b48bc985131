import { isAsking, piecesOf } from "#domain/dialogue/clauses.ts";
import { words } from "#domain/language/text.ts";
import type { Desk } from "../desk.ts";
import { startersOf } from "./starters.ts";

/** Whether a message ends like a question, or a piece of it begins like one. */
export function asksOpenly(desk: Desk, text: string): boolean {
  const starters = startersOf(desk);
  return piecesOf(text, starters).some((piece) => isAsking(piece, starters));
}

/** What a message asks, and what its writer tells of itself beside that. */
export type Told = { readonly asks: string; readonly told: readonly string[] };

/** The words that a piece begins with say whom it is about. */
const BEGINNING = 5;

/** The pieces as they stood; those between which a joining word was stay apart. */
const together = (pieces: readonly string[]) =>
  pieces
    .map((piece, at) => (at < pieces.length - 1 && !/[.,;:!?]$/.test(piece) ? `${piece}.` : piece))
    .join(" ");

/**
 * "I'm a nurse and work nights. What time do kids start?": who the family is decides nothing of what it asks. Null where
 * nothing of the kind is told, or nothing is asked beside it.
 */
export function toldApart(desk: Desk, text: string): Told | null {
  const { cues } = desk.answerer;
  const starters = startersOf(desk);
  const pieces = piecesOf(text, starters);
  const asks = (piece: string) => isAsking(piece, starters) || cues(piece).has("wantsknow");
  const isOfSelf = (piece: string) =>
    !asks(piece) &&
    // "You told me the deposits already": named so as not to hear it again.
    (cues(piece).has("youtold") ||
      (!cues(piece).has("wishes") && cues(words(piece).slice(0, BEGINNING).join(" ")).has("ofself")));
  // "Is there something for people like us?": who they are is what is asked about.
  if (pieces.some((piece) => cues(piece).has("likeus"))) return null;
  const told = pieces.filter(isOfSelf);
  const rest = pieces.filter((piece) => !isOfSelf(piece));
  return told.length === 0 || !rest.some(asks) ? null : { asks: together(rest), told };
}
