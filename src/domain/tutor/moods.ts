import { conceptFinder, conceptsAnywhere, type ConceptFinder } from "../language/concepts.ts";
import { words as plainWords } from "../language/text.ts";
import type { BilingualList } from "../locale/language.ts";
import { isAsking } from "./asking.ts";
import { type Answer, answer, mentions, type Turn } from "./turn.ts";
import { inTurn } from "./words.ts";

/** How it is going for a child who works: bored, tired, stuck. What is told is no worry. */
export type Moods = Readonly<Record<string, { readonly words: string; readonly replies: BilingualList }>>;

const finders = new WeakMap<Moods, ConceptFinder>();
/** Longer messages tell more than a mood. */
const LONGEST = 12;

function finderOf(moods: Moods): ConceptFinder {
  const known = finders.get(moods);
  if (known !== undefined) return known;
  const lexicon = Object.fromEntries(Object.entries(moods).map(([id, { words }]) => [id, words]));
  const finder = conceptFinder(lexicon, (tokens) => tokens);
  finders.set(moods, finder);
  return finder;
}

/** The mood that a message tells of; null when it tells of none, asks something or holds a word of worry. */
export function moodIn(turn: Turn): string | null {
  const { library, message, words } = turn;
  if (words.length > LONGEST || /[?¿]/.test(message) || mentions(turn, library.worries)) return null;
  if (isAsking(turn) && words.length > 4) return null;
  const found = conceptsAnywhere(finderOf(library.moods)(plainWords(message.replace(/['’]/g, ""))));
  return Object.keys(library.moods).find((id) => found.has(id)) ?? null;
}

/** A break, something else or a smaller step; what waits still waits. */
export function meetMood(turn: Turn, mood: string): Answer {
  const { library, state } = turn;
  const reply = inTurn(library.moods[mood]?.replies[state.language] ?? [], state.turn) ?? "";
  return answer(turn, [reply], state.waiting, { topic: state.topic, nature: "open", act: mood });
}
