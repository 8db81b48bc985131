import { namesHim } from "./own-life.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "./turn.ts";

/** A joke, or a riddle for whoever wants one, that was not told yet. */
export function tellJoke(turn: Turn): Answer {
  const { jokes } = turn.library;
  const last = jokes[Number(turn.state.told.at(-1)?.replace("joke-", ""))];
  const isNamed = /joke|chiste/i.test(turn.message);
  // "Another one but harder", after a riddle.
  const isOn = !isNamed && last?.solvedBy !== undefined;
  const wantsRiddle = isOn || /riddle|adivin|acertijo/i.test(turn.message);
  const fitting = [...jokes.keys()].filter((at) => (jokes[at]?.solvedBy !== undefined) === wantsRiddle);
  const fresh = fitting.find((at) => !turn.state.told.includes(`joke-${at}`));
  const at = fresh ?? fitting[turn.state.turn % Math.max(1, fitting.length)] ?? 0;
  const joke = jokes[at];
  if (joke === undefined) return answer(turn, [say(turn, "joke_none")], { kind: "own_joke", part: "whole" });
  return answer(turn, [inLanguage(turn, joke.question)], { kind: "joke", at }, { told: `joke-${at}` });
}

/** Whatever the child guesses, the joke ends well. */
const NEAR_ONE = /\b(?:me|us|nos|conmigo)\b/;

export function endedJoke(turn: Turn, { at }: Waiting & { kind: "joke" }): Answer | null {
  const joke = turn.library.jokes[at];
  if (joke === undefined) return null;
  const hasNone = (["unsure", "no", "yes", "show", "stop"] as const).some((each) => commands(turn, each));
  // "He squeezes me" guesses nothing.
  const guessed = !hasNone && turn.words.length > 1;
  if (guessed && (namesHim(turn) || NEAR_ONE.test(turn.words.join(" "))))
    return answer(turn, [say(turn, "statement")], null, { nature: "open" });
  const isSolved = joke.solvedBy !== undefined && mentions(turn, joke.solvedBy);
  const opening = isSolved ? say(turn, "riddle_solved") : guessed ? say(turn, "joke_guess") : "";
  const parts = [opening, inLanguage(turn, joke.answer), say(turn, "joke_answer")];
  return answer(turn, parts, { kind: "offer", what: "joke" });
}
