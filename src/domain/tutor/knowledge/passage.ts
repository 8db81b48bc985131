import { sentences } from "../../language/text.ts";
import type { Told } from "../state.ts";
import { type Answer, answer, inLanguage, say, type Turn, tierOf } from "../turn.ts";
import type { Entry } from "./entry.ts";
import { indexOf } from "./index.ts";

/** An entry of the library as it is told to one child: part by part, each as long as fits the age. */
export type Passage = {
  readonly id: string;
  /** What it goes by, in plain words. */
  readonly names: readonly string[];
  readonly parts: readonly string[];
  /** All of it, for whoever asks on. */
  readonly sentences: readonly string[];
  readonly entry: Entry;
};

/** In signs; who reads little is told little at a time. */
const LONGEST: readonly (readonly [upTo: number, signs: number])[] = [
  [5, 130],
  [7, 200],
];

/** A text cut after its sentences, so that no piece is longer than fits. */
function cut(text: string, age: number): readonly string[] {
  const longest = LONGEST.find(([upTo]) => age <= upTo)?.[1];
  if (longest === undefined || text.length <= longest || /\n/.test(text)) return [text];
  const pieces: string[] = [];
  for (const sentence of sentences(text)) {
    const last = pieces.at(-1);
    // A short beginning seldom answers anything.
    if (last !== undefined && (last.length + sentence.length < longest || last.length < longest / 2))
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces;
}

export function passageOf(turn: Turn, id: string): Passage | null {
  const { age, library, state } = turn;
  const entry = indexOf(library.knowledge, state.language).byId.get(id)?.entry;
  if (entry === undefined) return null;
  const told = entry.tell[state.language];
  const readsLittle = entry.wonder === undefined ? age <= 6 : tierOf(turn) === "youngest";
  const small = entry.small === undefined ? undefined : inLanguage(turn, entry.small);
  const first = readsLittle && small !== undefined ? [small] : told.slice(0, 1);
  const parts = [...first, ...told.slice(1)].flatMap((part) =>
    entry.wonder === undefined ? cut(part, age) : [part],
  );
  const names = entry.subject?.[state.language] ?? [
    ...entry.asks[state.language],
    ...(entry.words?.[state.language] ?? []),
  ];
  return { id, names, parts, sentences: [...told, small ?? ""].flatMap(sentences), entry };
}

/** What is tender is told in the words that the school has read; no model puts it in words of its own. */
export const natureOf = ({ isTender }: Entry): Answer["nature"] => (isTender ? "exact" : "open");

/** What was told last; null when nothing was, or it has no answers beyond itself. */
export function lastOf(turn: Turn): Passage | null {
  const { last } = turn.state;
  return last === undefined ? null : passageOf(turn, last.id);
}

/**
 * One part of it, and what may be asked for next.
 *
 * @param subject what the talk is still about, where this answers only a question about that
 */
export function tellPart(turn: Turn, passage: Passage, at: number, subject?: Told): Answer {
  const { entry, id, parts } = passage;
  const text = parts[at] ?? "";
  const told = { told: id, last: subject ?? { id, at }, nature: natureOf(entry), act: "told" };
  if (entry.wonder !== undefined) {
    const waiting = at === 0 ? ({ kind: "topic", id } as const) : ({ kind: "offer", what: "topic" } as const);
    const then = at === 0 ? inLanguage(turn, entry.wonder) : say(turn, "topic_next");
    return answer(turn, [text, then], waiting, { ...told, topic: id });
  }
  const next = { kind: "known", id, at, tries: 0, stage: "told" } as const;
  if (at + 1 < parts.length) return answer(turn, [text, say(turn, "known_more")], next, told);
  if (entry.check !== undefined && at > 0) return asksCheck(turn, passage, [text]);
  return answer(turn, [text, wayOn(turn, passage)], next, told);
}

/** Its question, after what was said. */
export function asksCheck(turn: Turn, { entry, id, parts }: Passage, before: readonly string[]): Answer {
  const at = parts.length - 1;
  const asked = entry.check === undefined ? "" : inLanguage(turn, entry.check.ask);
  return answer(
    turn,
    [...before, asked],
    { kind: "known", id, at, tries: 0, stage: "asked" },
    { told: id, last: { id, at: parts.length }, nature: "open", act: before.length === 0 ? "given" : "told" },
  );
}

/** Where it goes on: its lesson, its question, or whatever the child wants to know. */
export function wayOn(turn: Turn, { entry }: Passage): string {
  if (entry.lesson !== undefined)
    return say(turn, "known_lesson", { title: inLanguage(turn, entry.lesson.title) });
  return say(turn, entry.check === undefined ? "topic_next" : "known_try");
}

/** Only a sentence of it, which answers what is asked. */
export function quoted(turn: Turn, passage: Passage, text: string, at = turn.state.last?.at ?? 0): Answer {
  const { entry, id, parts } = passage;
  const about = { told: id, last: { id, at }, nature: natureOf(entry), act: "told" };
  if (entry.wonder !== undefined && !turn.state.told.includes(id))
    return answer(
      turn,
      [text, inLanguage(turn, entry.wonder)],
      { kind: "topic", id },
      { ...about, topic: id },
    );
  const isTopic = entry.wonder !== undefined;
  const waiting = isTopic ? null : ({ kind: "known", id, at, tries: 0, stage: "told" } as const);
  const then = say(turn, at + 1 < parts.length ? "known_more" : "topic_next");
  return answer(turn, [text, then], waiting, { ...about, ...(isTopic ? { topic: id } : {}) });
}
