import { wordAskedFor } from "./asked-word.ts";
import { isAsking } from "./asking.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";
import { rhymesOf } from "./word-list.ts";

const MOST_RHYMES = 4;
/** The word for which rhymes were told, for "another one". */
const RHYMED = /^rhyme\/(.+)$/;
const LONGEST_MORE = 7;

/** "What rhymes with turtle": the most usual words that do; with "another one" the next of them. */
export function rhymes(turn: Turn): Answer | null {
  const { library, state } = turn;
  const [, before] = RHYMED.exec(state.last?.id ?? "") ?? [];
  const isMore = before !== undefined && turn.words.length <= LONGEST_MORE && commands(turn, "another");
  if (!isMore && !(commands(turn, "rhymes") && (isAsking(turn) || turn.words.length <= 6))) return null;
  const asked = isMore ? before : wordAskedFor(turn);
  if (asked === null) return null;
  const { word, rhymes: found } = rhymesOf(library, state.language, asked) ?? { word: asked, rhymes: [] };
  const told = (text: string, at: number): Answer =>
    answer(turn, [text], null, { act: "worked", last: { id: `rhyme/${word}`, at } });
  const at = isMore ? (state.last?.at ?? 0) : 0;
  const shown = found.slice(at, at + MOST_RHYMES);
  if (shown.length > 0)
    return told(say(turn, "rhyme_found", { word, words: shown.join(", ") }), at + MOST_RHYMES);
  return told(say(turn, found.length === 0 ? "rhyme_none" : "rhyme_end", { word }), at);
}
