import { correctionIn } from "../asking.ts";
import { stemsIn, subjectsIn } from "../knowledge/about.ts";
import { indexOf, thingOf } from "../knowledge/index.ts";
import { lastOf, tellPart } from "../knowledge/passage.ts";
import { nearOf } from "../knowledge/subject.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { askedAgain, type Best, toldWith, WORKED } from "./elliptic.ts";
import { unknownOf } from "./of-the-talk.ts";
import { siblingOf } from "./other-things.ts";

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
  // After what nobody knew, another row of the same table is no answer to it.
  const isUnknown = state.waiting?.kind === "talk" && state.waiting.of === "idea";
  const row = last === null || isUnknown ? null : siblingOf({ ...turn, words: all }, last);
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
  // Of "they" the same is asked with the name.
  const isOfThem = question.some((word) => library.followUps[state.language].of.includes(word));
  const wholes = places.length === 0 ? [] : [...(isOfThem ? [] : instead), [...question, ...all]];
  for (const words of wholes) {
    const wanted = stemsIn(index, words);
    const found = askedAgain(turn, words, best);
    if (WORKED.includes(found?.act ?? "")) return found;
    const passage = toldWith(turn, found, wanted);
    if (passage !== null && !state.told.slice(-1).includes(passage.id)) return found;
  }
  // What else was asked of it is no longer asked, if only the thing itself is told of.
  const thing = all.filter((word) => !library.knowledge.questions[state.language].articles.includes(word));
  if (isThing(head) && isOfThem) {
    const about = subjectsIn(index, all)[0]?.own[0];
    const asked = { ...turn, words: question, state: { ...state, about: head } };
    const last = about === undefined ? state.last : { id: about.id, at: 0 };
    const unknown = unknownOf(
      { ...asked, state: { ...asked.state, ...(last === undefined ? {} : { last }) } },
      thing.join(" "),
    );
    return { ...unknown, state: { ...unknown.state, question: [...question] } };
  }
  const fact =
    places.length > 1 && isThing(head) ? nearOf({ ...turn, words: [...question, head] }, [head]) : null;
  return fact === null
    ? null
    : answer(turn, [say(turn, "topic_beside", { fact })], null, { nature: "open", act: "unknown" });
}
/** In words that say something: more of them are a question of their own. */
const MEANT_AT_MOST = 2;
