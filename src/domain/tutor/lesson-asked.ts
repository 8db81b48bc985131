import type { Language } from "../locale/language.ts";
import type { TutorLibrary } from "./library.ts";
import { newState } from "./state.ts";
import { asksOfTheWorld } from "./talk/own-life.ts";
import type { Tutor } from "./tutor.ts";
import { questionsIn } from "./understanding/asking.ts";
import { wordsOf } from "./words.ts";

/** Skills that answer a task of school, whoever sets it. Talk of the child itself is none of theirs. */
const TASKS = ["mathematics", "calculations", "spelling", "forms of words", "forms of verbs", "syllables"];
/** And what is asked of the world. */
const KNOWS = ["knowledge"];

/**
 * What of a message asks for a lesson, and for nothing else: "we just had a fight. how do you spell friend" asks how a
 * word is spelled. It is read by itself, as if nothing had been said before. Undefined where nothing does.
 */
export function lessonAsked(
  { tutor, library }: { readonly tutor: Tutor; readonly library: TutorLibrary },
  { message, age, language }: { readonly message: string; readonly age: number; readonly language: Language },
): string | undefined {
  return [message, ...questionsIn(message)].findLast((part) => {
    const { by = "", act } = tutor.answer({ message: part, age, state: newState(language) });
    if (TASKS.includes(by)) return act !== "unknown";
    return KNOWS.includes(by) && asksOfTheWorld({ library, message: part, words: wordsOf(part) });
  });
}
