import { stemsIn } from "../knowledge/about.ts";
import { indexOf, thingOf } from "../knowledge/index.ts";
import { lastOf, tellPart } from "../knowledge/passage.ts";
import { nearOf } from "../knowledge/subject.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { correctionIn } from "../understanding/asking.ts";
import { wordsOf } from "../words.ts";
import { read } from "./asked.ts";
import { askedAgain, type Best, toldWith, WORKED } from "./asked-again.ts";
import { siblingOf } from "./other-things.ts";

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

/** "Not that one, the smallest", "la de la independencia": the last question with this in the place of what it replaces. */
export function corrected(turn: Turn, best: Best): Answer | null {
  const { isDelicate, library, state } = turn;
  const { question } = state;
  const meant = correctionIn(turn.message);
  const index = indexOf(library.knowledge, state.language);
  const all = wordsOf(meant ?? "");
  const content = all.filter((word) => !index.stop.has(word));
  const [head] = content;
  if (isDelicate || question === undefined || head === undefined || content.length > MEANT_AT_MOST)
    return null;
  // "No, Italy", after the capital of France.
  const last = lastOf(turn);
  const row = last === null ? null : siblingOf({ ...turn, words: all }, last);
  if (row !== null) {
    const told = tellPart(turn, row, 0);
    return { ...told, state: { ...told.state, question: [...question] } };
  }
  const isThing = (word: string) => index.subjects.has(thingOf(state.language, word));
  // A thing stands for a thing, and "the smallest" for "the biggest".
  const places = question
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => !index.stop.has(word) && !content.includes(word));
  const like = places.filter(({ word }) => isThing(word) === isThing(head)).toReversed();
  // Of two things the one that is as many: dogs for cats, and not for what they do.
  const many = like.filter(({ word }) => word.endsWith("s") === head.endsWith("s"));
  const likest = [many, like, places].find((some) => some.length > 0) ?? [];
  const instead = likest.map(({ at }) => question.toSpliced(at, 1, ...content));
  const wholes = places.length === 0 ? [] : [...instead, [...question, ...all]];
  for (const words of wholes) {
    const wanted = stemsIn(index, words);
    const found = askedAgain(turn, words, best);
    if (WORKED.includes(found?.act ?? "")) return found;
    const passage = toldWith(turn, found, wanted);
    if (passage !== null && !state.told.slice(-1).includes(passage.id)) return found;
  }
  // What else was asked of it is no longer asked, if only the thing itself is told of.
  const fact =
    places.length > 1 && isThing(head) ? nearOf({ ...turn, words: [...question, head] }, [head]) : null;
  return fact === null
    ? null
    : answer(turn, [say(turn, "topic_beside", { fact })], null, { nature: "open", act: "unknown" });
}
/** In words that say something: more of them are a question of their own. */
const MEANT_AT_MOST = 2;

/** "And the fastest of the sea", after the fastest of the world: the last word of the question is another one. */
export function ofAnotherPart(turn: Turn, best: Best): Answer | null {
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
  const passage = toldWith(turn, found, wanted);
  return passage !== null && !state.told.includes(passage.id) ? found : null;
}
