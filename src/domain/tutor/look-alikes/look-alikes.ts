import { editDistance } from "../../language/spelling.ts";
import type { LookAlikes } from "../library.ts";
import type { Waiting } from "../state.ts";
import { isSmallTalk } from "../talk/small-talk.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { choiceOf, meantOf, rulesOut, UNDECIDED } from "./look-alike-choices.ts";
import { findLookAlikes, groupOf, hasOwnSentence } from "./look-alike-questions.ts";
import { bareOf } from "./look-alike-words.ts";

type Alike = Waiting & { readonly kind: "alike" };

/** "Another one", and nothing else beside it: "another story" is another wish. */
const ANOTHER = /(?:^| )(?:another|different|otr[oa]|mas|more|diferente)(?: |$)/;
const ANOTHER_ONLY =
  /^(?:(?:another|different|otr[oa]|mas|more|diferente|one|a|un[oa]?|please|por|favor|dame|ponme|give|me|i|want|yes|si|ok|quiero|frase|oracion|sentence|vez)(?: |$))+$/;
const AGREES = /^(?:yes|yeah|yep|ok|okay|sure|si|sip|va|dale|claro)(?: please| por favor)?$/;
const YES_OR_NO = /^(?:yes|yeah|yep|no|nope|ok|okay|si|sip|nop)$/;
const WHY = /^(?:but |pero |y |and )?(?:why|how come|por que|porque|pq|xq)(?: not| no)?$/;
/** Begins the id of what was spoken of, while another sentence may be wished for. */
const TOPIC = "alike-";

/** "Is it hay or ahí?": what each one is, and then a sentence to try; or another one, once one is done. */
export function askedLookAlikes(turn: Turn): Answer | null {
  const found = findLookAlikes(turn);
  return found === null ? wentOn(turn) : ask(turn, found);
}

/** The same for one word that a child wants to write; null when nothing sounds like it. */
export function askAbout(turn: Turn, word: string): Answer | null {
  const found = groupOf(turn, word);
  return found === null ? null : ask(turn, found);
}

/** Names the words that sound like a word; nothing when there are none. */
export function soundsLike(turn: Turn, word: string): string {
  const others = groupOf(turn, word)?.words.filter((each) => each !== word) ?? [];
  return others.length === 0 ? "" : say(turn, "alike_also", { others: listed(turn, others) });
}

function ask(turn: Turn, found: LookAlikes): Answer {
  const at = turn.state.turn % Math.max(1, found.sentences.length);
  return practise(turn, found, at, hasOwnSentence(turn, found) ? "alike_own" : "alike_asked", found.tip);
}

/** Sets a sentence; where there is nothing to choose, the tip is all. */
function practise(
  turn: Turn,
  found: LookAlikes,
  at: number,
  phrase: "alike_asked" | "alike_own" | "alike_next",
  tip = "",
): Answer {
  const sentence = found.sentences[at % Math.max(1, found.sentences.length)];
  if (sentence === undefined) return answer(turn, [tip], null);
  const asked = say(turn, phrase, { words: listed(turn, found.words), gap: sentence.gap });
  return answer(turn, [tip, asked], {
    kind: "alike",
    id: found.id,
    at: found.sentences.indexOf(sentence),
    tries: 0,
  });
}

const listed = (turn: Turn, words: readonly string[]): string =>
  words.map((word) => say(turn, "alike_word", { word })).join(", ");

/** Ends a sentence with its word in it; another one may be wished for. */
function done(
  turn: Turn,
  { id, sentences }: LookAlikes,
  sentence: LookAlikes["sentences"][number],
  phrase: "alike_right" | "alike_shown",
): Answer {
  const { word, gap } = sentence;
  const text = say(turn, phrase, { word, gap: gap.replace(/_+/, word) });
  return answer(turn, [text, say(turn, "alike_more")], null, {
    topic: `${TOPIC}${id}-${sentences.indexOf(sentence)}`,
    ...(phrase === "alike_right" ? { act: "right" } : {}),
  });
}

/** After a sentence is done: another one of the same words, or why; null when nothing of it is wished for. */
function wentOn(turn: Turn): Answer | null {
  const { topic, waiting } = turn.state;
  if (waiting !== null || topic === null || !topic.startsWith(TOPIC)) return null;
  const [, id = "", at = "0"] = /^alike-(.*)-(\d+)$/.exec(topic) ?? [];
  const found = turn.library.lookAlikes.find((each) => each.id === id);
  const sentence = found?.sentences[Number(at)];
  if (found === undefined || sentence === undefined) return null;
  const text = turn.words.join(" ");
  if (wantsAnother(turn) || AGREES.test(text)) return practise(turn, found, Number(at) + 1, "alike_next");
  // What was shown is written once more.
  const isCopied = turn.message.trim().toLowerCase() === sentence.word && !isSmallTalk(turn);
  if (isCopied && !commands(turn, "no")) return done(turn, found, sentence, "alike_right");
  return WHY.test(text) ? answer(turn, [found.tip, say(turn, "alike_more")], null, { topic }) : null;
}

function wantsAnother({ words }: Turn): boolean {
  const text = words.join(" ");
  return words.length <= 5 && ANOTHER.test(text) && ANOTHER_ONLY.test(text);
}

/** Whether a message chooses one of the words that are waited for, though it could be something else: "como", "bye". */
export function choosesLookAlike({ library, state, message }: Turn): boolean {
  const { waiting } = state;
  if (waiting?.kind !== "alike" || /[?¿]/.test(message)) return false;
  const found = library.lookAlikes.find(({ id }) => id === waiting.id);
  const sentence = found?.sentences[waiting.at];
  return found !== undefined && sentence !== undefined && choiceOf(found, sentence, message) !== null;
}

/**
 * The child's choice; null when the message is about something else.
 *
 * @param leaves whether the message would be a wish for something else, if it is no choice
 */
export function triedLookAlikes(turn: Turn, waiting: Alike, leaves: boolean): Answer | null {
  const found = turn.library.lookAlikes.find(({ id }) => id === waiting.id);
  const sentence = found?.sentences[waiting.at];
  if (found === undefined || sentence === undefined) return null;
  const { word, gap, why } = sentence;
  const hint = (tries: number) =>
    answer(turn, [say(turn, "alike_hint", { gap, why })], { ...waiting, tries: waiting.tries + tries });
  const text = turn.words.join(" ");
  const named = choiceOf(found, sentence, turn.message);
  if (named === null && WHY.test(text)) return hint(0);
  if (named === null && leaves) return null;
  if (named === null && wantsAnother(turn)) return practise(turn, found, waiting.at + 1, "alike_next");
  const isUnsure = commands(turn, "unsure") || commands(turn, "show");
  const isRuledOut = named === null && rulesOut(found, turn.message);
  const chosen = named ?? (isRuledOut || isUnsure ? null : meantOf(found, turn.message));
  if (chosen === word) return done(turn, found, sentence, "alike_right");
  if (chosen === UNDECIDED || (isRuledOut && !isUnsure)) return hint(0);
  // A bare "no" wants nothing more, but after a hint it answers what the hint asks.
  if (chosen === null && YES_OR_NO.test(text) && (waiting.tries > 0 || !commands(turn, "no"))) {
    return answer(turn, [say(turn, "alike_which", { words: listed(turn, found.words), gap })], waiting);
  }
  const isTry = chosen !== null || isUnsure || isMisspelled(turn, found);
  if (!isTry) return null;
  return waiting.tries >= 1 ? done(turn, found, sentence, "alike_shown") : hint(1);
}

/** "Ther": one letter off is a try, and no word of the group. */
function isMisspelled({ words }: Turn, { words: group }: LookAlikes): boolean {
  const [only = ""] = words;
  return (
    words.length === 1 && only.length >= 4 && group.some((word) => editDistance(only, bareOf(word), 1) <= 1)
  );
}
