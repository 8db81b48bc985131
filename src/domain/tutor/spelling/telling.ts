import { groupOf } from "../look-alikes/look-alike-questions.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { writtenAs } from "../words/dictionary.ts";
import { plain } from "../words.ts";
import { gaps, letters } from "./gaps.ts";
import { type Listed, read, tip } from "./listed-words.ts";

/** A word that is set has gaps: of shorter ones several would fit. */
const SHORTEST_SET = 5;

export function spelledName(turn: Turn, said: string): Answer {
  const own = (turn.message.match(/\p{L}+/gu) ?? []).findLast((each) => plain(each) === said) ?? said;
  const word = own.charAt(0).toUpperCase() + own.slice(1);
  const values = { word, letters: letters(word), count: String([...word].length) };
  return answer(turn, [say(turn, "spell_letters", values)], null, { act: "worked" });
}

/** A word that is not listed with its parts, but that the library writes. */
export function fromDictionary(turn: Turn, asked: string): Answer {
  const word = writtenAs(turn.library, turn.state.language, asked);
  if (word === null) return unsure(turn);
  const values = { word, letters: letters(word), count: String([...word].length) };
  return answer(turn, [say(turn, "spell_letters", values)], null, { act: "spelled" });
}

/** A word of the tutor's choice: with gaps, since it must not be read off. */
export function setSpelling(turn: Turn): Answer {
  const { language, turn: at } = turn.state;
  const words = turn.library.spelling[language].words
    .map((listed) => read(listed, language).word)
    .filter((word) => word.length >= SHORTEST_SET && groupOf(turn, word) === null);
  const word = words[(at * 7) % words.length];
  if (word === undefined) return answer(turn, [say(turn, "spell_which")], null);
  const asked = say(turn, "spell_set", { count: String([...word].length), gaps: gaps(word) });
  return answer(turn, [asked], { kind: "spelling", word, tries: 0 });
}

export const unsure = (turn: Turn): Answer => answer(turn, [say(turn, "spell_unknown")], null);

/** The word in letters and parts with what to mind; then it is covered and written from memory. */
export function ask(turn: Turn, listed: Listed): Answer {
  const { word, parts } = listed;
  const values = { word, letters: letters(word), parts: parts.join("-"), count: String([...word].length) };
  const told = say(turn, parts.length === 1 ? "spell_told_one" : "spell_told", values);
  const watch = groupOf(turn, word) === null ? "" : say(turn, "spell_alike");
  const waiting = { kind: "spelling", word, tries: 0 } as const;
  return answer(turn, [told, watch === "" ? tip(turn, listed) : watch, say(turn, "spell_cover")], waiting, {
    act: "spelled",
  });
}
