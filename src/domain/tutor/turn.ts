import { welcomeTier } from "../learner/age.ts";
import { fill } from "../locale/fill.ts";
import type { Bilingual, BilingualList, Language } from "../locale/language.ts";
import { once } from "../resilience/once.ts";
import type { Command, TutorLibrary } from "./library.ts";
import type { Phrase } from "./phrases.ts";
import { type Told, type TutorState, tell, type Waiting } from "./state.ts";
import { firstSaid, holdsAll, inTurn } from "./words.ts";

/** One message of a child, read, with everything an answer needs. */
export type Turn = {
  readonly library: TutorLibrary;
  readonly message: string;
  readonly words: readonly string[];
  /** Of a part of a message, the words of all of it. */
  readonly whole?: readonly string[];
  readonly age: number;
  /** By whose name the tutor goes. */
  readonly guide: string;
  readonly state: TutorState;
  readonly isDelicate: boolean;
  /** One sentence is wished for. */
  readonly isBrief?: boolean;
  /** In what language was talked before this message. */
  readonly before?: Language;
  /** The screen is all but certain that nothing grave is told. */
  readonly isCalm: boolean;
};

/**
 * - `exact`: worked out, or a step of something that was begun; nobody could answer it better
 * - `open`: talk that a language model may carry further
 */
export type Answer = {
  readonly text: string;
  readonly state: TutorState;
  readonly nature: "exact" | "open";
  /** Who answers and what was done, for those who evaluate it: a hint, a judgement, and the slip that was seen. */
  readonly by?: string;
  readonly act?: string;
  readonly slip?: string | null;
  /** What waited is answered and done with, whatever else was asked beside it: nobody goes back to it. */
  readonly isDone?: true;
};

export const tierOf = (turn: Turn) => welcomeTier(turn.age);

/** What the tutor says of its phrases, in the turn's language, another wording each turn. */
export function say(
  { library, state }: Turn,
  phrase: Phrase,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(inTurn(library.phrases[phrase][state.language], state.turn) ?? "", values);
}

export const inLanguage = ({ state }: Turn, text: Bilingual): string => text[state.language];

/** Whether the message is or holds a command, in either language. */
export function commands({ library, words }: Pick<Turn, "library" | "words">, command: Command): boolean {
  const { en, es } = library.commands[command];
  return firstSaid(words, en) !== undefined || firstSaid(words, es) !== undefined;
}

/** Whether any entry of a list stands in the message. */
export const mentions = ({ words }: Pick<Turn, "words">, lists: BilingualList): boolean =>
  holdsAny(words, lists);

const holdsAny = once((words: readonly string[], { en, es }: BilingualList) =>
  [...en, ...es].some((entry) => holdsAll(words, entry)),
);

/** What is waited for after something was told. */
const FREE: readonly Waiting["kind"][] = ["known", "topic", "offer", "kind"];

/** An answer, and what is waited for after it. */
export function answer(
  turn: Turn,
  parts: readonly string[],
  waiting: Waiting | null,
  more: Partial<Pick<Answer, "nature" | "act" | "slip">> & {
    readonly topic?: string | null;
    readonly told?: string;
    /** What is told now; null where nothing is asked on about what was told before. */
    readonly last?: Told | null;
  } = {},
): Answer {
  const base = more.told === undefined ? turn.state : tell(turn.state, more.told);
  const problem = waiting !== null && "problem" in waiting ? waiting.problem : undefined;
  // A task is newer than what was told before it: "why" is then asked of the task.
  const { last: _, ...apart } = base;
  const isTask = problem !== undefined || (waiting !== null && !FREE.includes(waiting.kind));
  const state = {
    ...(isTask || more.last === null ? apart : base),
    turn: base.turn + 1,
    waiting,
    topic: more.topic ?? null,
    ...(more.last === undefined || more.last === null ? {} : { last: more.last }),
    ...(problem === undefined ? {} : { problem }),
  };
  const text = parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/ *\n */g, "\n");
  const { act, slip } = more;
  const done = { ...(act === undefined ? {} : { act }), ...(slip === undefined ? {} : { slip }) };
  return { text, state, nature: more.nature ?? "exact", ...done };
}

/** The first of several that was not told yet, beginning at a place that changes by turn; else any. */
export function fresh<Item extends { readonly id: string }>(
  { state }: Turn,
  items: readonly Item[],
): Item | undefined {
  const shifted = items.map((_, index) => items[(index + state.turn) % items.length]);
  return shifted.find((item) => item !== undefined && !state.told.includes(item.id)) ?? shifted[0];
}
