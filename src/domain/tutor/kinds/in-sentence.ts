import { indexOf } from "../knowledge/index.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { plain, wordsOf } from "../words.ts";
import { isMarked, isOf, kindIn, memberIn, values } from "./naming.ts";
import { partsOf } from "./parts.ts";

/** What asks of which kind of a family a word is. */
const WHICH = { speech: "word_kind", tense: "tense", animals: "animal_kind" } as const;

/** "In which tense is “llegaron”", "what kind of word is happy": the kind that it is listed in, or known as by a mark. */
export function whichKind(turn: Turn): Answer | null {
  const { library, message, state } = turn;
  const asked = Object.entries(WHICH).find(([, command]) => commands(turn, command));
  const family = library.families.find(({ id }) => id === asked?.[0]);
  if (asked === undefined || family === undefined || turn.isDelicate) return null;
  const cues = [...library.commands[asked[1]].en, ...library.commands[asked[1]].es].flatMap(wordsOf);
  const { stop } = indexOf(library.knowledge, state.language);
  const quoted = /["“«]([^"“”«»]{2,80})["”»]/u.exec(message)?.[1];
  const named = family.kinds.flatMap(({ names }) => names[state.language].flatMap(wordsOf));
  const said = wordsOf(quoted ?? message).filter((word) => !cues.includes(word) && !named.includes(word));
  const [word, ...others] = quoted === undefined ? said.filter((each) => !stop.has(each)) : said;
  const spoken = quoted ?? word;
  if (spoken === undefined || (quoted === undefined && others.length > 0)) return null;
  const words = wordsOf(spoken);
  const one = { ...turn, words };
  const kind =
    family.kinds.find((each) => memberIn(one, each) !== undefined) ??
    family.kinds.find((each) => isMarked(each, words, state.language));
  if (kind === undefined) return null;
  return answer(turn, [say(turn, "kind_is", values(turn, kind, spoken))], null, {
    ...{ last: { id: kind.id, at: 0 }, nature: "open" as const, act: "told" },
  });
}

/** What stands in quotation marks, after a colon, or after "in". */
const QUOTED = /["“«]([^"“”«»]{5,160})["”»]/u;
const IN = /\s(?:in|en)\s/u;
export function sentenceIn(message: string): string {
  const quoted = QUOTED.exec(message)?.[1];
  const [, ...after] = message.split(message.includes(":") ? ":" : IN);
  return quoted ?? after.join(" ").trim();
}
/** In words: less is no sentence. */
const SHORTEST_SENTENCE = 3;

/** "Underline the verb: …", "has “the dog runs fast” an adjective": what to look for, and the child looks. */
export function inSentence(turn: Turn): Answer | null {
  const spoken = sentenceIn(turn.message);
  const words = wordsOf(spoken);
  if (turn.isDelicate || words.length < SHORTEST_SENTENCE) return null;
  const message = turn.message.replace(spoken, " ");
  const around = { ...turn, message, words: wordsOf(message) };
  const place = kindIn(around);
  const isWhether = commands(around, "has_any");
  const isWished = isWhether || commands(around, "mark") || (QUOTED.test(turn.message) && isAsking(around));
  if (place?.family.id !== "speech" || !place.isNamed || !isWished) return null;
  const { family, kind } = place;
  const about = { last: { id: kind.id, at: 0 }, nature: "open" as const };
  const kinds = words.map((word) => family.kinds.find((each) => isOf(each, word, turn.state.language)));
  // "Corre rápido": after a verb it tells how something is done.
  const isMoved = (at: number) => kinds[at]?.id === "adjective" && kinds[at - 1]?.id === "verb";
  const at = kinds.findIndex((each, place) => each === kind && !isMoved(place));
  const moved = kinds.findIndex((each, place) => each === kind && isMoved(place));
  if (at < 0 && moved >= 0) {
    const word = wordIn(spoken, words[moved] ?? "");
    return answer(turn, [say(turn, "kind_moved", values(turn, kind, word))], null, { ...about, act: "told" });
  }
  const parts = [inLanguage(turn, kind.reason), say(turn, at < 0 && isWhether ? "kind_maybe" : "kind_in")];
  const found = answer(turn, parts, { kind: "talk", of: "sentence" }, { ...about, act: "hint" });
  const { sentence: _, ...state } = found.state;
  const sentence = partsOf(turn, spoken);
  return { ...found, state: { ...state, ...(sentence === null ? {} : { sentence }) } };
}

/** The word as the child wrote it. */
const wordIn = (text: string, word: string): string =>
  text.match(/[\p{L}\p{M}]+/gu)?.find((each) => plain(each) === word) ?? word;
