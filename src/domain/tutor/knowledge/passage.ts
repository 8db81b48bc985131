import { sentences } from "../../language/text.ts";
import type { Topic } from "../library.ts";
import type { Told } from "../state.ts";
import { type Answer, answer, inLanguage, say, type Turn, tierOf } from "../turn.ts";
import type { Entry } from "./entry.ts";

/** An entry or a topic of the library as it is told to one child: part by part, each as long as fits the age. */
export type Passage = {
  readonly id: string;
  /** What it goes by, in plain words. */
  readonly names: readonly string[];
  readonly parts: readonly string[];
  /** All of it, for whoever asks on. */
  readonly sentences: readonly string[];
  readonly entry?: Entry;
  readonly topic?: Topic;
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
  const entry = library.knowledge.entries.find((each) => each.id === id);
  if (entry !== undefined) {
    const told = entry.tell[state.language];
    const small = age <= 6 && entry.small !== undefined ? [inLanguage(turn, entry.small)] : told.slice(0, 1);
    const parts = [...small, ...told.slice(1)].flatMap((part) => cut(part, age));
    const names = entry.subject?.[state.language] ?? [
      ...entry.asks[state.language],
      ...(entry.words?.[state.language] ?? []),
    ];
    return { id, names, parts, sentences: told.flatMap(sentences), entry };
  }
  const topic = library.topics.find((each) => each.id === id);
  if (topic === undefined) return null;
  const first = inLanguage(turn, tierOf(turn) === "youngest" ? topic.short : topic.long);
  const all = [topic.long, topic.short, topic.more].map((text) => inLanguage(turn, text));
  return {
    ...{ id, topic, names: topic.about[state.language] },
    parts: [first, inLanguage(turn, topic.more)],
    sentences: all.flatMap(sentences),
  };
}

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
  const { entry, id, parts, topic } = passage;
  const text = parts[at] ?? "";
  const told = { told: id, last: subject ?? { id, at }, nature: "open" as const, act: "told" };
  if (topic !== undefined) {
    const nature = topic.isTender ? ("exact" as const) : ("open" as const);
    return at === 0
      ? answer(
          turn,
          [text, inLanguage(turn, topic.wonder)],
          { kind: "topic", id },
          { ...told, nature, topic: id },
        )
      : answer(
          turn,
          [text, say(turn, "topic_next")],
          { kind: "offer", what: "topic" },
          { ...told, nature, topic: id },
        );
  }
  const next = { kind: "known", id, at, tries: 0, stage: "told" } as const;
  if (at + 1 < parts.length) return answer(turn, [text, say(turn, "known_more")], next, told);
  if (entry?.check !== undefined && at > 0) return asksCheck(turn, passage, [text]);
  return answer(turn, [text, wayOn(turn, passage)], next, told);
}

/** Its question, after what was said. */
export function asksCheck(turn: Turn, { entry, id, parts }: Passage, before: readonly string[]): Answer {
  const at = parts.length - 1;
  const asked = entry?.check === undefined ? "" : inLanguage(turn, entry.check.ask);
  return answer(
    turn,
    [...before, asked],
    { kind: "known", id, at, tries: 0, stage: "asked" },
    { told: id, last: { id, at: parts.length }, nature: "open", act: before.length === 0 ? "given" : "told" },
  );
}

/** Where it goes on: its lesson, its question, or whatever the child wants to know. */
export function wayOn(turn: Turn, { entry }: Passage): string {
  if (entry?.lesson !== undefined)
    return say(turn, "known_lesson", { title: inLanguage(turn, entry.lesson.title) });
  return say(turn, entry?.check === undefined ? "topic_next" : "known_try");
}
