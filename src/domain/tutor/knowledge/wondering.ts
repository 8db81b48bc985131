import { stemIn } from "../../language/stems.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "../turn.ts";
import { isAsking, isAskingWord } from "../understanding/asking.ts";
import { firstSaid, plain, says, wordsOf } from "../words.ts";
import { strangers } from "./about.ts";
import type { Entry } from "./entry.ts";
import { indexOf } from "./index.ts";
import { givesReason, known } from "./knowledge.ts";
import { natureOf, passageOf, tellPart } from "./passage.ts";

/** Further back nobody remembers what was wondered. */
const LAST = 4;

const topicsOf = ({ library, state }: Turn): readonly Entry[] =>
  indexOf(library.knowledge, state.language).topics;

/** What is said once the child has wondered, and an offer of more. */
function toldAfter(turn: Turn, entry: Entry, opening = ""): Answer {
  const { id, tell } = entry;
  return answer(
    turn,
    [opening, tell[turn.state.language].at(-1) ?? "", say(turn, "topic_next")],
    { kind: "offer", what: "topic" },
    { topic: id, told: id, last: { id, at: 1 }, nature: natureOf(entry), act: "told" },
  );
}

/** Something that was not told yet, when a child says yes to hearing of something else. */
export function tellSomething(turn: Turn): Answer | null {
  const { told, turn: at } = turn.state;
  const fresh = topicsOf(turn).filter(({ id, isTender }) => !isTender && !told.includes(id));
  const passage = passageOf(turn, fresh[(at * 7) % Math.max(1, fresh.length)]?.id ?? "");
  return passage === null ? null : tellPart(turn, passage, 0);
}

/** After a wonder question: the child guesses, does not know, or wants it simpler; null where something else is meant. */
export function wondered(turn: Turn, waiting: Waiting & { kind: "topic" }): Answer | null {
  const entry = topicsOf(turn).find(({ id }) => id === waiting.id);
  if (entry === undefined) return null;
  const { words } = turn;
  if (commands(turn, "simpler") && words.length <= 8) {
    const text = entry.small === undefined ? "" : inLanguage(turn, entry.small);
    const about = { topic: entry.id, nature: natureOf(entry), last: { id: entry.id, at: 1 } };
    return answer(turn, [text, say(turn, "topic_next")], { kind: "offer", what: "topic" }, about);
  }
  const gaveUp = (["unsure", "more", "show"] as const).some((each) => commands(turn, each));
  if (gaveUp || (commands(turn, "yes") && words.length <= 2) || isBare(turn))
    return toldAfter(turn, entry, say(turn, "topic_unsure"));
  // "The birds?" is an idea, and "porque hay noche" is none about something else.
  const isHalf = words.length <= 4 && !words.some(isAskingWord);
  if (isAsking(turn) && !isHalf && !givesReason(turn))
    return asksTheSame(turn, entry) ? toldAfter(turn, entry) : null;
  if (known(turn) !== null && !isIdea(turn) && !givesReason(turn) && !echoes(turn, entry)) return null;
  if (commands(turn, "no") && words.length <= 4)
    return answer(turn, [say(turn, "no_fine")], null, {
      ...{ topic: entry.id, nature: natureOf(entry), last: { id: entry.id, at: 1 } },
    });
  const isAmazed = words.length <= 3 && commands(turn, "amazed");
  if (!isAmazed && !isGuess(turn, entry)) return null;
  return toldAfter(turn, entry, say(turn, isAmazed ? "topic_amazed" : "topic_guess"));
}

const isIdea = ({ library, state, words }: Turn): boolean =>
  library.guesses[state.language].some((each) => says(words, `^${plain(each)}`));

/** "In the salty one": an answer in the words of what was wondered. */
function echoes(turn: Turn, { wonder }: Entry): boolean {
  const { language } = turn.state;
  const { stop } = indexOf(turn.library.knowledge, language);
  const stems = new Set(wordsOf(wonder?.[language] ?? "").map((word) => stemIn(language, word)));
  const content = turn.words.filter((word) => word.length > 2 && !stop.has(word));
  return !isAsking(turn) && content.length > 0 && content.every((word) => stems.has(stemIn(language, word)));
}

/** "But why is it orange", where just that was wondered: a word of the wonder that the thing itself does not go by. */
function asksTheSame(turn: Turn, { asks, subject, wonder }: Entry): boolean {
  const { library, state, words } = turn;
  const { language } = state;
  const isWhy = firstSaid(words, library.followUps[language].acts.why.cues) !== undefined;
  const stemsOf = (texts: readonly string[]) =>
    new Set(texts.flatMap(wordsOf).map((word) => stemIn(language, word)));
  const named = stemsOf([...asks[language], ...(subject?.[language] ?? [])]);
  const wondered = stemsOf([wonder?.[language] ?? ""]);
  const { stop } = indexOf(library.knowledge, language);
  return (
    isWhy &&
    words.some((word) => {
      const stem = stemIn(language, word);
      return word.length > 3 && !stop.has(word) && wondered.has(stem) && !named.has(stem);
    })
  );
}

/** Whether a message can be an idea about it, rather than something else that the child has to tell. */
function isGuess(turn: Turn, entry: Entry): boolean {
  const { library, state, words } = turn;
  if (words.length <= 2 || isIdea(turn) || givesReason(turn)) return true;
  if (commands(turn, "own")) return false;
  const index = indexOf(library.knowledge, state.language);
  const content = words.filter((word) => !index.stop.has(word) && word.length > 2);
  return strangers(index, content, entry) < content.length;
}

/** "Why?", "and then?" */
function isBare({ library, state, words }: Turn): boolean {
  const { stop } = indexOf(library.knowledge, state.language);
  return words.length <= 3 && words.every((word) => isAskingWord(word) || stop.has(word));
}

/** "I think because the ash feeds it": an idea about what was wondered last, whatever was said in between. */
export function guessed(turn: Turn): Answer | null {
  const { state, words } = turn;
  const entry = topicsOf(turn).find(({ id }) => id === state.last?.id);
  if (entry === undefined || !isIdea(turn) || isAsking(turn) || words.length < 3) return null;
  const isFree = state.waiting === null || state.waiting.kind === "offer";
  return isFree ? toldAfter(turn, entry, say(turn, "topic_guess")) : null;
}

/** The tutor's own question, asked back: what it wondered about, it can tell. */
export function askedBack(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  if (!isAsking(turn)) return null;
  const { language } = state;
  const { stop } = indexOf(library.knowledge, language);
  const wanted = words
    .filter((word) => word.length > 2 && !stop.has(word) && !isAskingWord(word))
    .map((word) => stemIn(language, word));
  if (wanted.length < 2) return null;
  const entry = topicsOf(turn).find(({ id, isTender, wonder }) => {
    if (isTender === true || !state.told.slice(-LAST).includes(id)) return false;
    const stems = new Set(wordsOf(wonder?.[language] ?? "").map((word) => stemIn(language, word)));
    return wanted.every((each) => stems.has(each));
  });
  return entry === undefined ? null : toldAfter(turn, entry);
}
