import { stemIn } from "../../language/stems.ts";
import { stemsIn } from "../knowledge/about.ts";
import { indexOf } from "../knowledge/index.ts";
import { type Passage, passageOf } from "../knowledge/passage.ts";
import type { Bid } from "../scores.ts";
import type { Answer, Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { isForm } from "../words/dictionary.ts";
import { formsOf } from "../words/word-list.ts";
import { wordsOf } from "../words.ts";

/** Asks all skills. */
export type Best = (turn: Turn) => Bid | null;

/** What was done with a word, and can be done with another one. */
export const WORKED: readonly string[] = ["worked", "spelled"];

/** In words: a longer question is not kept. */
const LONGEST_KEPT = 12;

/** What is answered to a question in these words, and nothing that waits. */
export function askedAgain(turn: Turn, words: readonly string[], best: Best): Answer | null {
  const { waiting: _, ...state } = turn.state;
  const part = { ...turn, message: `${words.join(" ")}?`, words, state: { ...state, waiting: null } };
  const found = best(part)?.answer;
  return found === undefined ? null : { ...found, state: { ...found.state, ...asksOn(part, found) } };
}

/** What an answer tells, if that speaks of all that is wanted. */
export function toldWith(turn: Turn, found: Answer | null, wanted: readonly string[]): Passage | null {
  const passage = found?.act === "told" ? passageOf(turn, found.state.told.at(-1) ?? "") : null;
  if (passage === null) return null;
  const index = indexOf(turn.library.knowledge, turn.state.language);
  const said = new Set(stemsIn(index, [...passage.sentences, ...passage.names].flatMap(wordsOf)));
  return wanted.every((stem) => said.has(stem)) ? passage : null;
}

/** The question that was answered, for the same of something else; only in words that are listed. */
export function asksOn(turn: Turn, { act }: Answer): { readonly question?: readonly string[] } {
  const { library, state, words } = turn;
  const { spelled, stop } = indexOf(library.knowledge, state.language);
  const isListed = (word: string) =>
    stop.has(word) ||
    spelled.has(stemIn(state.language, word)) ||
    formsOf(library, state.language, word).length > 0 ||
    isForm(library, state.language, word);
  const isKept =
    (act === "told" || WORKED.includes(act ?? "")) &&
    isAsking(turn) &&
    words.length <= LONGEST_KEPT &&
    words.every(isListed);
  return isKept ? { question: words } : {};
}
