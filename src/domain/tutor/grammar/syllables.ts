import { findExact } from "../spelling/listed-words.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { wordAskedFor } from "../words/asked-word.ts";
import { writtenAs } from "../words/dictionary.ts";
import { beatsOf } from "../words/word-list.ts";
import { plain } from "../words.ts";
import { RULES } from "./rules.ts";

/** What is told last, so that the next word alone is asked the same. */
const SPLIT = "syllables/";
/** In words. */
const SHORT = 3;

/** "How many syllables has elephant", "separa mariposa en sílabas", and the child's own "ma-ri-po-sa". */
export function syllables(turn: Turn): Answer | null {
  if (turn.isDelicate) return null;
  const { last } = turn.state;
  const isOn = last?.id === SPLIT && turn.words.length <= SHORT;
  const isAsked = commands(turn, "syllables") && (isAsking(turn) || turn.words.length <= LONGEST);
  const own = ownPieces(turn, isAsked || last?.id === SPLIT);
  if (own !== null) return judged(turn, own);
  if (!isAsked && !isOn) return null;
  const named = wordAskedFor(turn, "syllables");
  const parts = named === null ? null : partsOf(turn, named);
  return parts === null ? null : toldParts(turn, parts);
}
const LONGEST = 8;

/** A word's parts; of an English word that is in no list, only how many. */
type Parts = { readonly word: string; readonly parts: readonly string[] | null; readonly count: number };

function partsOf(turn: Turn, said: string): Parts | null {
  const { library, state } = turn;
  const byRule = RULES[state.language].syllables;
  if (byRule !== null) {
    const word = writtenAs(library, state.language, said) ?? said;
    const parts = byRule(word);
    return { word, parts, count: parts.length };
  }
  const listed = findExact(turn, said);
  if (listed?.language === state.language && plain(listed.word) === plain(said))
    return { word: listed.word, parts: listed.parts, count: listed.parts.length };
  const count = beatsOf(library, said);
  return count === null ? null : { word: said, parts: null, count };
}

function toldParts(turn: Turn, { word, parts, count }: Parts): Answer {
  const values = { word, parts: parts?.join("·") ?? "", count: String(count) };
  const phrase = count === 1 ? "syllables_one" : parts === null ? "syllables_count" : "syllables_parts";
  return answer(turn, [say(turn, phrase, values)], null, {
    ...{ act: "worked", last: { id: SPLIT, at: 0 } },
  });
}

/** The child's own parts of a word, and those that the rule makes. */
type Pieces = {
  readonly pieces: readonly string[];
  readonly word: string;
  readonly parts: readonly string[];
};

/** Two or more short pieces that are a word together, with hyphens; with spaces only where syllables are spoken of. */
function ownPieces({ library, message, state }: Turn, isOfSyllables: boolean): Pieces | null {
  const byRule = RULES[state.language].syllables;
  if (byRule === null) return null;
  const [hyphened] = /\p{L}{1,5}(?:-\p{L}{1,5})+/u.exec(message) ?? [];
  const [spaced = ""] = /^\s*\p{L}{1,4}(?: \p{L}{1,4})+(?=\s*(?:[.,:]|son|tiene|\d|$))/iu.exec(message) ?? [];
  for (const text of [hyphened, ...(isOfSyllables ? beginnings(spaced) : [])]) {
    if (text === undefined) continue;
    const pieces = text
      .toLowerCase()
      .split(/[- ]/)
      .filter((piece) => piece !== "");
    const word = writtenAs(library, state.language, pieces.join(""));
    const isWord = word !== null && plain(word) === plain(pieces.join(""));
    if (isWord && pieces.length > 1) return { pieces, word, parts: byRule(word) };
  }
  return null;
}

/** "Ma ri po sa son", "ma ri po sa": what stands before the words about it. */
function beginnings(text: string): readonly string[] {
  const pieces = text.trim().split(" ");
  return pieces.map((_, at) => pieces.slice(0, pieces.length - at).join(" "));
}

function judged(turn: Turn, { pieces, word, parts }: Pieces): Answer {
  const isSplit =
    parts.length === pieces.length && parts.every((part, at) => plain(part) === plain(pieces[at] ?? ""));
  const [counted] = /\d+/.exec(turn.message) ?? [];
  const isRight = isSplit && (counted === undefined || Number(counted) === parts.length);
  const values = { word, parts: parts.join("·"), count: String(parts.length) };
  const phrase = isRight ? "syllables_right" : isSplit ? "syllables_recount" : "syllables_wrong";
  return answer(turn, [say(turn, phrase, values)], null, {
    ...{ act: isRight ? "right" : "wrong", last: { id: SPLIT, at: 0 } },
  });
}
