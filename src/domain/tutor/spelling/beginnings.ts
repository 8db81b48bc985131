import { sound } from "../../language/spelling.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isForm } from "../words/dictionary.ts";
import { formsOf } from "../words/word-list.ts";
import { plain } from "../words.ts";

/** In words: "snake", "what about phone". */
const LONGEST = 3;
const NOT = ["no", "stop", "unsure", "more", "yes"] as const;

/** "What else begins like that?": the word that the child names, looked at by its first letter. */
export function triedBeginning(turn: Turn, waiting: Waiting & { kind: "beginning" }): Answer | null {
  const { library, message, state, words } = turn;
  const said = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const word = said.findLast(
    (each) =>
      each.length > 2 &&
      (formsOf(library, state.language, each).length > 0 || isForm(library, state.language, each)),
  );
  if (word === undefined || words.length > LONGEST || NOT.some((each) => commands(turn, each))) return null;
  const [first, other] = [waiting.word, word].map((each) => plain(each).charAt(0).toUpperCase());
  const isSame = plain(word) === plain(waiting.word);
  const soundsSo = sound(plain(word)).charAt(0) === sound(plain(waiting.word)).charAt(0);
  const phrase = isSame
    ? "beginning_same"
    : first === other
      ? "beginning_right"
      : soundsSo && library.spelling[state.language].isAsItSounds
        ? "beginning_sounds"
        : "beginning_other";
  const text = say(turn, phrase, { word, letter: other ?? "", wanted: first ?? "" });
  return answer(turn, [text], waiting, { act: phrase === "beginning_right" ? "right" : "wrong" });
}
