import { stemIn } from "../../language/stems.ts";
import { isAsking, isAskingWord } from "../asking.ts";
import { isForm } from "../dictionary.ts";
import { stemsIn, subjectsIn } from "../knowledge/about.ts";
import { type Index, indexOf } from "../knowledge/index.ts";
import { type Passage, passageOf, quoted } from "../knowledge/passage.ts";
import type { Bid } from "../scores.ts";
import type { Answer, Turn } from "../turn.ts";
import { formsOf } from "../word-list.ts";
import { wordsOf } from "../words.ts";
import { read } from "./asked.ts";
import { isMarked, marksOf } from "./marks.ts";

/** In words: longer questions name what they are about. */
const LONGEST = 9;
const LONGEST_KEPT = 12;
/** In letters. */
const LONG = 5;
/** How many of the things that were told last a question may still be about. */
const TOLD = 3;

/** What was done with a word, and can be done with another one. */
const WORKED: readonly string[] = ["worked", "spelled"];

type Best = (turn: Turn) => Bid | null;

/** "And ant", after how many syllables butterfly has: the same is asked of another word. Null where no such question was asked. */
export function askedOfAnother(turn: Turn, best: Best): Answer | null {
  const { isDelicate, library, state } = turn;
  const { question } = state;
  const { content, isLed } = read(turn);
  const [other, ...others] = content;
  if (question === undefined || isDelicate || !isLed || other === undefined || others.length > 0) return null;
  const { stop } = indexOf(library.knowledge, state.language);
  const { letter } = library.knowledge.questions[state.language];
  const at = question.findLastIndex((word) => !stop.has(word) && !letter.includes(word));
  if (at < 0) return null;
  const found = askedAgain(turn, question.with(at, other), best);
  return WORKED.includes(found?.act ?? "") ? found : null;
}

/** What no skill understands by itself: looked for in what was just told, then asked with its subject. */
export function filledIn(turn: Turn, best: Best): Answer | null {
  const { isDelicate, library, state, words } = turn;
  const { act, content, isLed } = read(turn);
  if (content.length === 0 || isDelicate || words.length > LONGEST || !(isAsking(turn) || isLed)) return null;
  const told = state.told
    .slice(-TOLD)
    .toReversed()
    .map((id) => passageOf(turn, id))
    .filter((passage) => passage !== null);
  const spoken = told.map((passage) => sentenceIn(turn, passage)).find((found) => found !== null);
  if (spoken) return spoken;
  const index = indexOf(library.knowledge, state.language);
  const swapped = isLed ? ofAnotherPart(turn, best) : null;
  if (swapped !== null) return swapped;
  const subjects = told
    .flatMap(({ entry }) => entry.subject?.[state.language] ?? [])
    .filter((name) => !words.includes(name));
  // "Always", "fastest": whatever is said in so many letters must be spoken of, though it names nothing.
  const long = words.filter((word) => word.length >= LONG && !isAskingWord(word));
  const asked = stemsIn(index, words);
  const own = [...new Set([...asked, ...long.map((word) => stemIn(state.language, word))])];
  const names = new Set([...(state.about === undefined ? [] : [state.about]), ...subjects]);
  for (const name of [...names].slice(0, TOLD)) {
    if (!isAnswerable(index, asked, wordsOf(name))) continue;
    const found = askedAgain(turn, [...words, ...wordsOf(name)], best);
    const passage = found?.act === "told" ? passageOf(turn, found.state.told.at(-1) ?? "") : null;
    // What is found must speak of all that is asked, and be no more of the same.
    const said = new Set(
      (passage?.sentences.flatMap(wordsOf) ?? []).map((word) => stemIn(state.language, word)),
    );
    const keys = new Set(stemsIn(index, passage?.names.flatMap(wordsOf) ?? []));
    const isOf = wordsOf(name).some((word) => keys.has(stemIn(state.language, word)));
    if (passage !== null && isOf && own.every((stem) => said.has(stem) || keys.has(stem))) return found;
  }
  const [last] = told;
  const isElse = subjectsIn(index, words).some(({ stem }) => own.includes(stem));
  return last === undefined || isElse || act !== "when" ? null : onlyDated(turn, last);
}

/** Whether any entry speaks of all of this and goes by one of the names: else nobody needs to be asked. */
function isAnswerable(
  { entries, language }: Index,
  asked: readonly string[],
  names: readonly string[],
): boolean {
  const own = names.map((word) => stemIn(language, word));
  return entries.some(
    ({ heads, named, text }) =>
      own.some((stem) => heads.has(stem) || named.has(stem)) &&
      asked.every((stem) => text.has(stem) || heads.has(stem)),
  );
}

/** "And the fastest of the sea", after the fastest of the world: the last word of the question is another one. */
function ofAnotherPart(turn: Turn, best: Best): Answer | null {
  const { library, state } = turn;
  const { question } = state;
  const last = read(turn).content.at(-1);
  const index = indexOf(library.knowledge, state.language);
  const at = question?.findLastIndex((word) => !index.stop.has(word)) ?? -1;
  if (question === undefined || last === undefined || at < 0) return null;
  // All else that is said stands in the question as well.
  const { content } = read(turn);
  if (content.slice(0, -1).some((word) => !question.includes(word))) return null;
  // What is said again is kept: "the fastest" of another place.
  const words = content.length > 1 ? [...question, last] : question.with(at, last);
  const wanted = stemsIn(index, words);
  if (wanted.length < 2 || !index.entries.some(({ text }) => wanted.every((stem) => text.has(stem))))
    return null;
  const found = askedAgain(turn, words, best);
  const passage = found?.act === "told" ? passageOf(turn, found.state.told.at(-1) ?? "") : null;
  const said = new Set(
    stemsIn(index, [...(passage?.sentences ?? []), ...(passage?.names ?? [])].flatMap(wordsOf)),
  );
  const isNew = passage !== null && !state.told.includes(passage.id);
  return isNew && wanted.every((stem) => said.has(stem)) ? found : null;
}

/** "Do they come back to the same beach": the sentence just told that speaks of it. */
function sentenceIn(turn: Turn, passage: Passage): Answer | null {
  const { act, content } = read(turn);
  const { language } = turn.state;
  const wanted = content.map((word) => stemIn(language, word));
  if (wanted.length < 2 || passage.entry.isTender) return null;
  // What one sentence begins, the next may go on with.
  const { sentences } = passage;
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  const found = [...sentences, ...pairs].find((sentence) => {
    const said = new Set(wordsOf(sentence).map((word) => stemIn(language, word)));
    const held = wanted.filter((stem) => said.has(stem)).length;
    const isEnough = held === wanted.length || (held >= 2 && held >= wanted.length - 1);
    return isEnough && (act === null || marksOf(turn, act).length === 0 || isMarked(turn, sentence, act));
  });
  return found === undefined ? null : quoted(turn, passage, found);
}

/** "In what year was the cry": one date was told, and it is asked for. */
function onlyDated(turn: Turn, passage: Passage): Answer | null {
  const dated = passage.sentences.filter((sentence) => /\b1\d{3}\b|\b20\d{2}\b/.test(sentence));
  return dated.length === 1 ? quoted(turn, passage, dated[0] ?? "") : null;
}

function askedAgain(turn: Turn, words: readonly string[], best: Best): Answer | null {
  const { waiting: _, ...state } = turn.state;
  const part = { ...turn, message: `${words.join(" ")}?`, words, state: { ...state, waiting: null } };
  const found = best(part)?.answer;
  return found === undefined ? null : { ...found, state: { ...found.state, ...asksOn(part, found) } };
}

/** The question that was answered, for the same of something else; only in words that are listed. */
export function asksOn(turn: Turn, { act }: Answer): { readonly question?: readonly string[] } {
  const { library, state, words } = turn;
  const { stop } = indexOf(library.knowledge, state.language);
  const isListed = (word: string) =>
    stop.has(word) ||
    formsOf(library, state.language, word).length > 0 ||
    isForm(library, state.language, word);
  const isKept =
    (act === "told" || WORKED.includes(act ?? "")) &&
    isAsking(turn) &&
    words.length <= LONGEST_KEPT &&
    words.every(isListed);
  return isKept ? { question: words } : {};
}
