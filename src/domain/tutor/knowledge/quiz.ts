import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { says, wordsOf } from "../words.ts";
import { find, indexOf } from "./index.ts";
import { asksCheck, passageOf } from "./passage.ts";

/** "Quiz me on cells": the question that goes with it; where there is none, no other is handed out instead. */
export function quizzed(turn: Turn): Answer | null {
  const { age, library, state, words } = turn;
  if (!commands(turn, "quiz_on")) return null;
  const { en, es } = library.commands.quiz_on;
  const cue = [...en, ...es].filter((each) => says(words, each)).flatMap(wordsOf);
  const subject = words.filter((word) => !cue.includes(word));
  const isOwn = (["sum", "spelling", "joke", "story", "poem", "reading"] as const).some((each) =>
    commands({ ...turn, words: subject }, each),
  );
  if (subject.length === 0 || isOwn) return null;
  const found = find(indexOf(library.knowledge, state.language), subject, age, false);
  const passage = found === null ? null : passageOf(turn, found.entry.id);
  if (passage?.entry?.check !== undefined) return asksCheck(turn, passage, []);
  return answer(turn, [say(turn, "quiz_none")], null, { nature: "open", act: "unknown" });
}
