import { isLanguage, type Language } from "../locale/language.ts";
import type { Exercise } from "../mathematics/grade.ts";
import type { Problem } from "../mathematics/problem.ts";
import type { Form, Rational } from "../mathematics/rational.ts";
import type { Token } from "../mathematics/reading/tokens/token.ts";
import type { Tense } from "./grammar/verbs/known.ts";
import type { Who } from "./library.ts";

/**
 * A joke of the child's own, and what of it comes next: all of it, the name at the door, or how it ends; or it is
 * `over`, and the tutor has offered one of its own.
 */
export type OwnJoke = { readonly part: "whole" | "name" | "end" | "over" };

/** What the tutor asked and waits for. `tries` counts the answers that were not right. */
export type Waiting =
  /** `step` is the small sum at hand, `way` the way it is explained, `level` the hint that was given last. */
  | ({
      readonly kind: "mathematics";
      /** The tutor has set it, and may set another one. */
      readonly isSet?: true;
      readonly tries: number;
      readonly level: 0 | 1;
    } & Exercise)
  /** Two numbers were told, and not what is done with them. */
  | {
      readonly kind: "mathematics_choice";
      readonly numbers: readonly [Rational, Rational];
      readonly unit?: string;
    }
  | { readonly kind: "spelling"; readonly word: string; readonly tries: number }
  | { readonly kind: "letter"; readonly word: string; readonly at: number; readonly tries: number }
  | { readonly kind: "alike"; readonly id: string; readonly at: number; readonly tries: number }
  /** A gap for a verb; who or when are null where the sentence does not tell. */
  | {
      readonly kind: "verb";
      readonly language: Language;
      readonly verb: string;
      readonly tense: Tense | null;
      readonly person: number | null;
      readonly tries: number;
    }
  /** The whole numbers beside one of them. */
  | {
      readonly kind: "neighbours";
      readonly of: number;
      readonly side: "before" | "after" | "both";
      readonly tries: number;
    }
  /** Numbers to be put in order. */
  | {
      readonly kind: "ordering";
      readonly of: readonly { readonly value: Rational; readonly form: Form }[];
      readonly isDown: boolean;
      /** How many of them, from the first on, the child has found. */
      readonly done?: number;
      readonly tries: number;
    }
  /** A fraction that the tutor has set to be simplified. */
  | { readonly kind: "simplifying"; readonly top: number; readonly bottom: number; readonly tries: number }
  /** Another word that begins as this one does. */
  | { readonly kind: "beginning"; readonly word: string }
  | { readonly kind: "reading"; readonly id: string; readonly tries: number }
  /** `hero` is whom the child wanted a story about. */
  | { readonly kind: "story"; readonly id: string; readonly scene: string; readonly hero?: string }
  | { readonly kind: "story_choice" }
  | { readonly kind: "activity"; readonly id: string; readonly step: number }
  | { readonly kind: "topic"; readonly id: string }
  /** A part of what is known was told, or its question asked. */
  | {
      readonly kind: "known";
      readonly id: string;
      readonly at: number;
      readonly tries: number;
      readonly stage: "told" | "asked";
    }
  /** Which of some words is of a kind. */
  | {
      readonly kind: "kind";
      readonly family: string;
      readonly id: string;
      readonly options: readonly string[];
      readonly tries: number;
    }
  /** A story or a poem of the child's own, with its lines: what it wrote is kept to be read and printed whole. */
  | { readonly kind: "writing"; readonly form: "story" | "poem"; readonly lines: readonly string[] }
  /** Comfort, a question about news, or play: what the child tells next belongs to that. */
  | {
      readonly kind: "talk";
      readonly of: "telling";
      readonly id: string;
      readonly who: Who;
      /** Of whom is told, in listed words alone. */
      readonly thing?: string;
      /** The answer to what was asked was met. */
      readonly isMet?: true;
    }
  | { readonly kind: "talk"; readonly of: "feeling" | "news" | "play" | "reason" | "try" | "sentence" }
  | { readonly kind: "joke"; readonly at: number }
  | ({ readonly kind: "own_joke" } & OwnJoke)
  /** An offer to which yes or no is said. */
  | {
      readonly kind: "offer";
      readonly what: "mathematics" | "story" | "activity" | "joke" | "reading" | "topic" | "quiz";
      /** The one that was done last, for "why?" and for another one like it. */
      readonly problem?: Problem;
    };

/** What was told of in numbers: these, and the listed words beside them. */
export type Figures = { readonly turn: number; readonly tokens: readonly Token[] };

/**
 * What the tutor remembers of a conversation: its own last words and, of what the child wrote, no more than a number
 * or a listed word.
 */
export type TutorState = {
  readonly language: Language;
  /** Counts the turns, so that it does not say the same thing again. */
  readonly turn: number;
  readonly waiting: Waiting | null;
  /** What the last answer was about, for "why?" and "tell me more". */
  readonly topic: string | null;
  /** Ids of what was told already, newest last. */
  readonly told: readonly string[];
  /** The code of the country in which the child said that it is: whose help lines it is told. */
  readonly country?: string;
  /** Up to this turn nothing that the child tells is taken lightly: something grave was told before. */
  readonly gentleUntil?: number;
  /** What was said last, for a child who did not catch it. */
  readonly said?: string;
  /** What was asked and still waits, while something else was said last. */
  readonly asked?: string;
  /** A problem that was left for something else, and may be gone back to. */
  readonly paused?: Waiting & { readonly kind: "mathematics" };
  /** What the child was writing, while something else is done. */
  readonly draft?: Waiting & { readonly kind: "writing" };
  /** What was said last was said again already. */
  readonly isAgain?: boolean;
  /** The entry of the library that was told last, and how far: what "why" and "more" are about, whatever failed since. */
  readonly last?: Told;
  /** The problem that was worked on last, for another one like it. */
  readonly problem?: Problem;
  /** Problems that were asked in one message with it, and wait for it to be done. */
  readonly queue?: readonly Problem[];
  /** What was told of in numbers during the last turns, for a question that comes later. */
  readonly figures?: readonly Figures[];
  /** The known thing that the child named last: whales. */
  readonly about?: string;
  /** The question that was worked out last, in listed words, for the same of another word. */
  readonly question?: readonly string[];
  /** The verb of the sentence that was looked at, and who does it: what is said of it is checked with that. */
  readonly sentence?: {
    readonly verb: string;
    readonly subject?: string;
    readonly predicate?: string;
    readonly asked?: "subject" | "predicate";
  };
  /** How many of something the child told of just now: "my hamster had 5 babies". */
  readonly count?: number;
};

/** How far an entry was told: its `at`th part. */
export type Told = { readonly id: string; readonly at: number };

const TOLD_AT_MOST = 60;
const GENTLE_TURNS = 6;

/** The state before the first message. */
export function newState(language: Language, turn = 0): TutorState {
  return { language, turn, waiting: null, topic: null, told: [] };
}

/** Marks something as told. */
export function tell(state: TutorState, id: string): TutorState {
  return { ...state, told: [...state.told.filter((each) => each !== id), id].slice(-TOLD_AT_MOST) };
}

/** Remembers for some turns that something grave was told, or may have been; not what. */
export function gently(state: TutorState): TutorState {
  return { ...state, gentleUntil: state.turn + GENTLE_TURNS };
}

export function isGentle({ turn, gentleUntil }: TutorState): boolean {
  return gentleUntil !== undefined && turn < gentleUntil;
}

/** What is still waited for after an aside. */
const PATIENT: readonly Waiting["kind"][] = [
  "story",
  "story_choice",
  "mathematics",
  "spelling",
  "letter",
  "alike",
  "verb",
  "neighbours",
  "ordering",
];

/** What waits while a child says something beside it; null when nothing does. */
export function stillWaiting({ state: { waiting } }: { readonly state: TutorState }): Waiting | null {
  return waiting !== null && PATIENT.includes(waiting.kind) ? waiting : null;
}

/** Kinds of earlier versions; what waited for one of them is forgotten. */
const FORMER = ["sum", "fraction", "counting"];
function isKnown(waiting: Waiting | null): boolean {
  return (
    waiting === null ||
    !(FORMER.includes(waiting.kind) || (waiting.kind === "offer" && FORMER.includes(waiting.what)))
  );
}

/** Reads a stored state; what cannot be read begins anew. */
export function readState(text: string | null, language: Language): TutorState {
  try {
    const state = JSON.parse(text ?? "") as Partial<TutorState> | null;
    if (!isLanguage(state?.language) || typeof state.turn !== "number" || !Array.isArray(state.told)) {
      return newState(language);
    }
    const {
      turn,
      waiting = null,
      topic = null,
      told,
      country,
      gentleUntil,
      said,
      asked,
      isAgain,
      draft,
      paused,
      last,
      problem,
      about,
      count,
      question,
      figures,
      queue,
      sentence,
    } = state;
    return {
      ...{ language: state.language, turn, waiting: isKnown(waiting) ? waiting : null, topic, told },
      ...(paused === undefined ? {} : { paused }),
      ...(draft === undefined ? {} : { draft }),
      ...(typeof country === "string" ? { country } : {}),
      ...(typeof gentleUntil === "number" ? { gentleUntil } : {}),
      ...(typeof said === "string" ? { said } : {}),
      ...(typeof asked === "string" ? { asked } : {}),
      ...(isAgain === true ? { isAgain } : {}),
      ...(last === undefined ? {} : { last }),
      ...(problem === undefined ? {} : { problem }),
      ...(typeof about === "string" ? { about } : {}),
      ...(typeof count === "number" ? { count } : {}),
      ...(Array.isArray(question) ? { question } : {}),
      ...(Array.isArray(figures) ? { figures } : {}),
      ...(Array.isArray(queue) ? { queue } : {}),
      ...(sentence === undefined ? {} : { sentence }),
    };
  } catch {
    return newState(language);
  }
}
