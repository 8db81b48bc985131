import type { Reading } from "./patterns/pattern-matcher.ts";
import type { PhraseLists } from "./patterns/patterns.ts";
import type { Message } from "./reading/reading.ts";
import type { SpokenTurn } from "./screening.ts";

/** The screen reads a message together with so many messages of the child before it, and what was answered between. */
const MESSAGES_READ = 4;
/** In words. A shorter message may be the beginning of the next. */
const LONGEST_BEGINNING = 4;
/** In words. What clearly goes on ("and then he …"), or is itself no more than an end, may go on from so much. */
const LONGEST_BEFORE = 12;
/** In words. So short a message is the end of something. */
const SHORTEST_END = 5;
/** In words. A longer one is a whole thought of its own. */
const LONGEST_END = 8;
/** In words. A longer one is no answer to the question before it. */
const LONGEST_ANSWER = 12;
/** A sentence that was ended is not read on. */
const ENDED = /[.!?…]\s*$/u;

/** The turns that a message is read with: the last messages of the child, and what the tutor said to them. */
export function turnsRead(earlier: readonly SpokenTurn[]): readonly SpokenTurn[] {
  const told = earlier.flatMap(({ from }, at) => (from === "child" ? [at] : []));
  const first = told.at(-MESSAGES_READ) ?? 0;
  // What the tutor asked before the first of them belongs to it as its question.
  return earlier.slice(earlier[first - 1]?.from === "tutor" ? first - 1 : first);
}

/** Two messages as one: the places of the second begin at `boundary`. */
export type Joined = { readonly message: Message; readonly boundary: number };

/** A message after another, without the end of a sentence between them. */
export function joined(first: Message, second: Message): Joined {
  const boundary = first.words.length;
  const last = first.words.at(-1)?.sentence ?? 0;
  const shifted = second.readings.map(({ word, forms }) => ({
    word: { ...word, sentence: word.sentence + last },
    forms,
  }));
  const readings = [...first.readings, ...shifted];
  return {
    boundary,
    message: {
      readings,
      words: readings.map(({ word }) => word),
      masked: new Set([...first.masked, ...[...second.masked].map((at) => at + boundary)]),
    },
  };
}

/** A turn before the message, as it was read. */
export type EarlierTurn = SpokenTurn & {
  readonly message: Message;
  /** It tells something by itself, and was answered for it. */
  readonly isTelling: boolean;
};

/**
 * What a message may be the end of: what the child wrote before, while that is no more than a beginning ("my uncle",
 * "touches me"), or while the message plainly goes on from it. What told something by itself is not read on.
 *
 * @param earlier the turns before, oldest first
 * @param goesOn whether the message begins as what goes on does
 */
export function continuations(earlier: readonly EarlierTurn[], current: Message, goesOn: boolean): Joined[] {
  const found: Joined[] = [];
  if (current.words.length === 0 || current.words.length > LONGEST_END) return found;
  let before: Message | null = null;
  for (const { from, text, message, isTelling } of earlier.toReversed()) {
    if (from === "tutor") continue;
    const isEnd = goesOn || current.words.length <= SHORTEST_END;
    const longest = isEnd ? LONGEST_BEFORE : LONGEST_BEGINNING;
    if (isTelling || message.words.length === 0 || message.words.length > longest || ENDED.test(text)) break;
    before = before === null ? message : joined(message, before).message;
    found.push(joined(before, current));
  }
  return found;
}

/** The tutor's last question with this message behind it; null when nothing was asked, or too much is said. */
export function asAnswer(earlier: readonly EarlierTurn[], current: Message): Joined | null {
  const last = earlier.at(-1);
  if (last?.from !== "tutor" || !/\?\s*$/.test(last.text)) return null;
  if (current.words.length === 0 || current.words.length > LONGEST_ANSWER) return null;
  return joined(lastSentence(last.message), current);
}

function lastSentence({ readings, masked }: Message): Message {
  const sentence = readings.at(-1)?.word.sentence;
  const from = readings.findIndex(({ word }) => word.sentence === sentence);
  const last = from < 0 ? [] : readings.slice(from);
  return {
    readings: last,
    words: last.map(({ word }) => word),
    masked: new Set([...masked].filter((at) => at >= from).map((at) => at - from)),
  };
}

const SELF = "self.";
/** The list of words that are left out before one that stands for the speaker. */
const SKIPPED = `${SELF}skip`;

/**
 * A story as if it were told of the speaker: "her dad hits the girl" is then also "my dad hits me". The lists
 * `self.me`, `self.my` … hold the words that may stand for `me`, `my` ….
 */
export function asOwnStory({ readings, masked }: Message, lists: PhraseLists): Message {
  const standIns = new Map<string, string[]>();
  for (const [name, words] of Object.entries(lists)) {
    if (!name.startsWith(SELF) || name === SKIPPED) continue;
    const self = name.slice(SELF.length);
    for (const word of words) standIns.set(word, [...(standIns.get(word) ?? []), self]);
  }
  const skipped = new Set(lists[SKIPPED]);
  const kept: Reading[] = [];
  const places = new Map<number, number>();
  readings.forEach((reading, at) => {
    const next = readings[at + 1]?.word.text ?? "";
    if (skipped.has(reading.word.text) && standIns.has(next)) return;
    places.set(at, kept.length);
    const extra = standIns.get(reading.word.text) ?? [];
    kept.push({ word: reading.word, forms: [...reading.forms, ...extra] });
  });
  return {
    readings: kept,
    words: kept.map(({ word }) => word),
    masked: new Set([...masked].flatMap((at) => places.get(at) ?? [])),
  };
}
