import { conceptFinder, conceptsAnywhere } from "../../language/concepts.ts";
import { words as plainWords } from "../../language/text.ts";
import { once } from "../../resilience/once.ts";
import type { Moods } from "../library.ts";
import { isGentle } from "../state.ts";
import { type Answer, answer, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { inTurn } from "../words.ts";

/** How it is going for a child who works: bored, tired, stuck. */
const OTHERS = "others";
/** Longer messages tell more than a mood. */
const LONGEST = 12;

const finderOf = once(({ moods, others }: Moods) => {
  const lexicon = Object.fromEntries(Object.entries(moods).map(([id, { words }]) => [id, words]));
  return conceptFinder({ ...lexicon, [OTHERS]: others }, (tokens) => tokens);
});

/** The mood that a message tells of; null when it tells of none, asks something or tells of somebody else. */
export function moodIn(turn: Turn): string | null {
  const { library, message, words } = turn;
  if (
    isGentle(turn.state) ||
    words.length > LONGEST ||
    /[?¿]/.test(message) ||
    (isAsking(turn) && words.length > 4)
  )
    return null;
  // "I am not sleepy" tells of no tiredness.
  const bare = message
    .replace(/['’]/g, "")
    .replace(/\b(?:not|no (?:estoy|tengo))(?: (?:very|so|that|muy|tan))? \p{L}+/giu, " ");
  const said = plainWords(bare);
  const found = conceptsAnywhere(finderOf(library.moods)(said));
  if (found.has(OTHERS)) return null;
  return Object.keys(library.moods.moods).find((id) => found.has(id)) ?? null;
}

/** A break, something else or a smaller step; what waits still waits. */
export function meetMood(turn: Turn, mood: string): Answer {
  const { library, state } = turn;
  const reply = inTurn(library.moods.moods[mood]?.replies[state.language] ?? [], state.turn) ?? "";
  return answer(turn, [reply], state.waiting, { topic: state.topic, nature: "open", act: mood });
}
