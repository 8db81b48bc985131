import { asksCheck, type Passage, tellPart, wayOn } from "../knowledge/passage.ts";
import { type Bid, SCORES } from "../scores.ts";
import { type Answer, answer, inLanguage, say, type Turn } from "../turn.ts";

/** Nothing there is marked as an example: more of it may hold one. */
export function nextOr(turn: Turn, passage: Passage): Answer | null {
  return (turn.state.last?.at ?? 0) + 1 < passage.parts.length ? wonderedOn(turn, passage) : null;
}

/** The next part; what was wondered is said once more before what is known of it. */
function wonderedOn(turn: Turn, passage: Passage): Answer {
  const next = onwards(turn, passage);
  const { wonder } = passage.entry;
  const isAnswer = wonder !== undefined && (turn.state.last?.at ?? 0) === 0;
  return isAnswer ? { ...next, text: `${inLanguage(turn, wonder)} ${next.text}` } : next;
}

/** The next part, the question at its end, or where it goes on. */
export function onwards(turn: Turn, passage: Passage): Answer {
  const { last, said = "" } = turn.state;
  // What a sight was met with may be its first part.
  const from = (last?.at ?? -1) + 1;
  const at = passage.parts.findIndex((part, place) => place >= from && !said.includes(part));
  if (at >= 0) return tellPart(turn, passage, at);
  if (from <= passage.parts.length && passage.entry.check !== undefined) return asksCheck(turn, passage, []);
  const lesson = passage.entry.lesson === undefined ? "" : wayOn(turn, passage);
  return answer(turn, [say(turn, "known_end"), lesson], null, { nature: "open" });
}

/** Other words: those for smaller ones, the next part, or the heart of it in one sentence. */
export function simpler(turn: Turn, passage: Passage): Answer {
  const { entry, id, parts, sentences } = passage;
  const at = turn.state.last?.at ?? 0;
  const { small } = entry;
  const told = parts[at] ?? "";
  const plainer = small === undefined ? undefined : inLanguage(turn, small);
  if (plainer !== undefined && plainer !== told)
    return answer(turn, [say(turn, "told_simply", { text: plainer })], null, { told: id, last: { id, at } });
  if (at + 1 < parts.length) return tellPart(turn, passage, at + 1);
  const [heart = told] = sentences;
  return answer(turn, [say(turn, "told_simply", { text: heart })], null, { told: id, last: { id, at } });
}

/** About what was told, but nothing is known of it. */
export function lost(turn: Turn): Bid {
  return {
    score: SCORES.lost,
    answer: answer(turn, [say(turn, "unknown")], null, { nature: "open", act: "unknown" }),
  };
}
