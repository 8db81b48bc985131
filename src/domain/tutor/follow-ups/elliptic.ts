import { stemIn } from "../../language/stems.ts";
import { numbersAmong } from "../../mathematics/reading/tokens/token.ts";
import { stemsIn, subjectsIn } from "../knowledge/about.ts";
import { type Index, indexOf } from "../knowledge/index.ts";
import { type Passage, passageOf, quoted } from "../knowledge/passage.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { isAsking, isAskingWord } from "../understanding/asking.ts";
import { says, wordsOf } from "../words.ts";
import { read, WISHED } from "./asked.ts";
import { askedAgain, type Best, toldWith } from "./asked-again.ts";
import { isMarked, marksOf } from "./marks.ts";
import { ofAnotherPart } from "./replaced.ts";

/** In words: longer questions name what they are about. */
const LONGEST = 9;
/** In letters. */
const LONG = 5;
/** How many of the things that were told last a question may still be about. */
const TOLD = 3;

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
  const named = askedOf(turn, [...names].slice(0, TOLD), own, best);
  if (named !== null) return named;
  const [last] = told;
  const isElse = subjectsIn(index, words).some(({ stem }) => own.includes(stem));
  return last === undefined || isElse || act !== "when" ? null : onlyDated(turn, last);
}

/** The same with one of these names beside it: what is found must speak of all that is asked, and go by that name. */
function askedOf(turn: Turn, names: readonly string[], own: readonly string[], best: Best): Answer | null {
  const { library, state, words } = turn;
  const index = indexOf(library.knowledge, state.language);
  const asked = stemsIn(index, words);
  for (const name of names) {
    if (!isAnswerable(index, asked, wordsOf(name))) continue;
    const found = askedAgain(turn, [...words, ...wordsOf(name)], best);
    const passage = found?.act === "told" ? passageOf(turn, found.state.told.at(-1) ?? "") : null;
    const said = new Set(
      (passage?.sentences.flatMap(wordsOf) ?? []).map((word) => stemIn(state.language, word)),
    );
    const keys = new Set(stemsIn(index, passage?.names.flatMap(wordsOf) ?? []));
    const isOf = wordsOf(name).some((word) => keys.has(stemIn(state.language, word)));
    if (passage !== null && isOf && own.every((stem) => said.has(stem) || keys.has(stem))) return found;
  }
  return null;
}

/** In names by which a text goes. */
const KEYS = 4;
/** At the end of a question: of what was told last. */
const OF_IT =
  /\b(?:in|of|about|from|for) (?:it|that|there|them)$|\b(?:en|de|sobre) (?:el|ella|eso|ahi|ellos|ellas)$/;

/** "An example of a metaphor in it", after a play was told of: asked with its name, where a text goes by both. */
export function pointedAt(turn: Turn, best: Best): Answer | null {
  const { isDelicate, library, state, words } = turn;
  const last = passageOf(turn, state.last?.id ?? "");
  if (last === null || isDelicate || words.length > LONGEST + 2 || !OF_IT.test(words.join(" "))) return null;
  const index = indexOf(library.knowledge, state.language);
  const { content } = read(turn);
  if (content.length === 0) return null;
  for (const name of last.names.slice(0, KEYS)) {
    const all = wordsOf(name);
    const found = askedAgain(turn, [...words.slice(0, -2), ...all], best);
    const passage = toldWith(turn, found, stemsIn(index, [...content, ...all]));
    // What was told last is still what "more" and "they" are about.
    if (found !== null && passage !== null && passage.id !== last.id)
      return { ...found, state: { ...found.state, last: { id: last.id, at: state.last?.at ?? 0 } } };
  }
  return null;
}

/** In things: what the last text speaks of, the rarest first. */
const NEAR = 6;

/**
 * "How long was the war", after Hidalgo: what is named with its article, and found in a far text, is rather the one that
 * belongs to what was told last.
 */
export function nearer(turn: Turn, { act, state: { told } }: Answer, best: Best): Answer | null {
  const { isDelicate, library, state, words } = turn;
  const last = passageOf(turn, state.told.at(-1) ?? "");
  const far = passageOf(turn, told.at(-1) ?? "");
  if (act !== "told" || last === null || far === null || isDelicate || words.length > LONGEST) return null;
  const index = indexOf(library.knowledge, state.language);
  const { articles } = library.knowledge.questions[state.language];
  const isDefinite = words.some(
    (word, at) => !index.stop.has(word) && articles.includes(words[at - 1] ?? ""),
  );
  const things = subjectsIn(index, last.sentences.flatMap(wordsOf)).map(({ stem }) => stem);
  const names = last.sentences
    .flatMap(wordsOf)
    .filter((word) => things.includes(stemIn(state.language, word)) && !words.includes(word))
    .toSorted(
      (one, other) =>
        things.indexOf(stemIn(state.language, one)) - things.indexOf(stemIn(state.language, other)),
    );
  // A text that goes by what was spoken of is no far one.
  const own = new Set(stemsIn(index, far.names.flatMap(wordsOf)));
  if (
    !isDefinite ||
    far.id === last.id ||
    things.some((stem) => own.has(stem) && !stemsIn(index, words).includes(stem))
  )
    return null;
  return askedOf(turn, [...new Set(names)].slice(0, NEAR), stemsIn(index, words), best);
}

/** In words that carry something: who asks of a new thing names it. */
const UNNAMED = 2;

/**
 * "Which one is the most dangerous", after volcanoes, and "where was he born": no thing is named, so what was told last is meant, and
 * a text that goes by none of these words is far from it, however well it answers. Null where it is not so.
 */
export function ofTheLast(turn: Turn, { act, state: { told } }: Answer, best: Best): Answer | null {
  const { isDelicate, library, state, words } = turn;
  const last = passageOf(turn, state.told.at(-1) ?? "");
  const far = passageOf(turn, told.at(-1) ?? "");
  const { act: asks, content, isLed } = read(turn);
  if (act !== "told" || last === null || far === null || far.id === last.id || isDelicate) return null;
  if (state.last === undefined || !isAsking(turn) || words.length > LONGEST || content.length > UNNAMED)
    return null;
  const index = indexOf(library.knowledge, state.language);
  const own = new Set(stemsIn(index, far.names.flatMap(wordsOf)));
  const asked = stemsIn(index, words);
  const things = subjectsIn(index, last.sentences.flatMap(wordsOf)).map(({ stem }) => stem);
  const { choosing } = library.followUps[state.language];
  const isChoosing = choosing.some((each) => says(words, `^${each}`));
  // "Where was he born" has a question's word and one of its own; a letter names itself.
  const isShort = content.length === 1 && asks !== null && !WISHED.includes(asks);
  const isOfLetters = words.some((word) => word.length === 1 && !index.stop.has(word));
  if (isOfLetters || !(isChoosing || isLed || isShort)) return null;
  // "Which are the three powers": a set that goes by its number is named, however it is asked for.
  const isCounted = numbersAmong(tokensIn(turn)).some(({ value }) => value.top > 1);
  const isWhole =
    isCounted && content.length > 1 && content.every((word) => own.has(stemIn(state.language, word)));
  const isNamed = isWhole || (!isChoosing && asked.some((stem) => own.has(stem)));
  if (
    isNamed ||
    subjectsIn(index, words).length > 0 ||
    far.entry.isTender ||
    things.some((stem) => own.has(stem))
  )
    return null;
  const [thing] = last.entry.subject?.[state.language] ?? [];
  const unknown = thing === undefined ? say(turn, "unknown") : say(turn, "unknown_same", { thing });
  return (
    askedOf(turn, last.names.slice(0, TOLD), asked, best) ??
    answer(turn, [unknown], null, { nature: "open", act: "unknown" })
  );
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
