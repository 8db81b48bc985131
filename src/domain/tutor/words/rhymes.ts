import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { wordAskedFor } from "./asked-word.ts";
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
  const isAsked = commands(turn, "rhymes") && (isAsking(turn) || turn.words.length <= 6);
  if (!isMore && !isAsked) return null;
  const named = isAsked ? wordAskedFor(turn) : null;
  const asked = named ?? (isMore ? before : wordAtEnd(turn));
  if (asked === null) return null;
  const list = rhymesOf(library, state.language, asked);
  // What is on no list may be a name, and is not kept.
  if (list === null) return told(say(turn, "rhyme_none", { word: asked }), "", 0);
  const { word, rhymes: found } = list;
  const at = named === null && isMore ? (state.last?.at ?? 0) : 0;
  const shown = found.slice(at, at + MOST_RHYMES);
  if (shown.length > 0)
    return told(say(turn, "rhyme_found", { word, words: shown.join(", ") }), word, at + MOST_RHYMES);
  return told(say(turn, found.length === 0 ? "rhyme_none" : "rhyme_end", { word }), word, at);

  function told(text: string, kept: string, to: number): Answer {
    return answer(turn, [text], null, { act: "worked", last: { id: `rhyme/${kept}`, at: to } });
  }
}

/** "What rhymes with will": the word at the end, though it is one of those that questions are made of. */
const wordAtEnd = (turn: Turn): string | null =>
  commands(turn, "with_word")
    ? (turn.message
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.at(-1) ?? null)
    : null;
