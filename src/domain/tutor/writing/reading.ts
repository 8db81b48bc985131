import type { Waiting } from "../state.ts";
import {
  type Answer,
  answer,
  commands,
  fresh,
  inLanguage,
  mentions,
  say,
  type Turn,
  tierOf,
} from "../turn.ts";

/** A few lines to read, and a question about them. */
export function setReading(turn: Turn): Answer | null {
  const passages = turn.library.passages.filter(({ tier }) => tier === tierOf(turn));
  const passage = fresh(turn, passages);
  if (passage === undefined) return null;
  const parts = [
    say(turn, "reading_asked"),
    `\n“${inLanguage(turn, passage.text)}”\n`,
    inLanguage(turn, passage.question),
  ];
  return answer(turn, parts, { kind: "reading", id: passage.id, tries: 0 }, { told: passage.id });
}

/** The child's answer: two hints, then the place in the text is shown together. */
export function triedReading(turn: Turn, waiting: Waiting & { kind: "reading" }): Answer | null {
  const passage = turn.library.passages.find(({ id }) => id === waiting.id);
  if (passage === undefined) return null;
  const offer = { kind: "offer", what: "reading" } as const;
  if (mentions(turn, passage.answers)) {
    return answer(turn, [say(turn, "reading_right", { shown: inLanguage(turn, passage.shown) })], offer);
  }
  // Who asks something else is not reading any more.
  const isQuestion = /[?¿]/.test(turn.message) && turn.words.length > 3;
  if (isQuestion && !commands(turn, "unsure") && !commands(turn, "show")) return null;
  const hint = passage.hints[waiting.tries];
  if (hint === undefined) {
    return answer(turn, [say(turn, "reading_shown", { shown: inLanguage(turn, passage.shown) })], offer);
  }
  const parts = [say(turn, "reading_wrong"), inLanguage(turn, hint)];
  return answer(turn, parts, { ...waiting, tries: waiting.tries + 1 });
}
