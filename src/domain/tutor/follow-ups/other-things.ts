import { stemIn } from "../../language/stems.ts";
import { find } from "../knowledge/find.ts";
import { indexOf } from "../knowledge/index.ts";
import { type Passage, passageOf, tellPart } from "../knowledge/passage.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { type Asked, WHOLE } from "./asked.ts";

/** "And Chiapas?" after the capital of Oaxaca: the same column of another row. */
export function siblingOf({ library, state, words, ...turn }: Turn, { id }: Passage): Passage | null {
  const [table, , column] = id.split("/");
  if (column === undefined || words.length > LONGEST_SIBLING) return null;
  const { leads } = library.followUps[state.language];
  const { same, stop } = indexOf(library.knowledge, state.language);
  const isNamed = (name: string) => {
    const own = wordsOf(name);
    // "Do sharks have bones" asks for more than the same of sharks.
    return words.every(
      (word) => own.includes(same.get(word) ?? word) || stop.has(word) || leads.includes(word),
    );
  };
  const found = library.knowledge.entries.find(
    (each) =>
      each.id !== id &&
      each.id.startsWith(`${table}/`) &&
      each.id.endsWith(`/${column}`) &&
      each.subject?.[state.language].some(
        (name) => isNamed(name) && wordsOf(name).some((word) => !stop.has(word) && words.includes(word)),
      ),
  );
  return found === undefined ? null : passageOf({ ...turn, library, state, words }, found.id);
}

const LONGEST_SIBLING = 4;

/**
 * "And cats?", after why dogs wag their tail: the same is asked of cats, so in what the answer goes by the one word is put for
 * another. Where that is not known it is said, and nothing else is told of cats.
 */
export function sameOf(turn: Turn, passage: Passage, { act, content, isLed }: Asked): Answer | null {
  const { age, library, state, words } = turn;
  const [other, ...others] = content;
  if (!isLed || act !== null || other === undefined || others.length > 0 || words.length > LONGEST_SIBLING)
    return null;
  const index = indexOf(library.knowledge, state.language);
  const isWhy = passage.entry.answers === "why";
  const keys = passage.names.map(wordsOf).filter((key) => !key.includes(other));
  const long = keys.filter((key) => key.length > 1);
  for (const key of long)
    for (const word of key) {
      const found = find(
        index,
        key.map((each) => (each === word ? other : each)),
        age,
        isWhy,
      );
      const isSame =
        found !== null && found.key > WHOLE && found.words > 1 && found.entry.words === undefined;
      if (isSame && found.entry.id !== passage.id) {
        const told = passageOf(turn, found.entry.id);
        if (told !== null) return tellPart(turn, told, 0);
      }
    }
  const isOfMore = keys.length > 0 && long.length === keys.length;
  const isSpoken = passage.sentences.some((sentence) =>
    wordsOf(sentence).some((word) => stemIn(state.language, word) === stemIn(state.language, other)),
  );
  const isThing = find(index, [other], age) !== null;
  if (!isOfMore || isSpoken || !isThing) return null;
  return answer(turn, [say(turn, "unknown_same", { thing: other })], null, {
    nature: "open",
    act: "unknown",
  });
}

/** What the library keeps as the reason for it. */
export function reasonOf(turn: Turn, { id, names }: Passage): Answer | null {
  const index = indexOf(turn.library.knowledge, turn.state.language);
  for (const name of names) {
    const found = find(index, wordsOf(name), turn.age, true);
    if (found?.entry.answers !== "why" || found.entry.id === id) continue;
    const passage = passageOf(turn, found.entry.id);
    if (passage !== null) return tellPart(turn, passage, 0, turn.state.last);
  }
  return null;
}
