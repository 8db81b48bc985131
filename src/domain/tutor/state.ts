import { isLanguage, type Language } from "../locale/language.ts";
import type { FractionTask } from "./fractions.ts";

export const OPERATORS = ["+", "-", "*", "/"] as const;
export type Operator = (typeof OPERATORS)[number];
export type Sum = { readonly left: number; readonly operator: Operator; readonly right: number };

/** What the tutor asked and waits for. `tries` counts the answers that were not right. */
export type Waiting =
  | ({ readonly kind: "sum"; readonly tries: number } & Sum)
  | { readonly kind: "fraction"; readonly task: FractionTask; readonly tries: number }
  | { readonly kind: "counting"; readonly sequence: readonly number[]; readonly tries: number }
  | { readonly kind: "spelling"; readonly word: string; readonly tries: number }
  | { readonly kind: "letter"; readonly word: string; readonly at: number; readonly tries: number }
  | { readonly kind: "alike"; readonly id: string; readonly at: number; readonly tries: number }
  | { readonly kind: "reading"; readonly id: string; readonly tries: number }
  | { readonly kind: "story"; readonly id: string; readonly scene: string }
  | { readonly kind: "story_choice" }
  | { readonly kind: "activity"; readonly id: string; readonly step: number }
  | { readonly kind: "topic"; readonly id: string }
  | { readonly kind: "joke"; readonly at: number }
  /** A joke of the child's own: all of it, the name at the door, or how it ends. */
  | { readonly kind: "own_joke"; readonly part: "whole" | "name" | "end" }
  /** An offer to which yes or no is said. */
  | { readonly kind: "offer"; readonly what: "sum" | "story" | "activity" | "joke" | "reading" | "topic" };

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
  /** Up to this turn nothing that the child tells is taken lightly: something grave was told before. */
  readonly gentleUntil?: number;
  /** What was said last, for a child who did not catch it. */
  readonly said?: string;
};

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

/** Reads a stored state; what cannot be read begins anew. */
export function readState(text: string | null, language: Language): TutorState {
  try {
    const state = JSON.parse(text ?? "") as Partial<TutorState> | null;
    if (!isLanguage(state?.language) || typeof state.turn !== "number" || !Array.isArray(state.told)) {
      return newState(language);
    }
    const { turn, waiting = null, topic = null, told, gentleUntil, said } = state;
    return {
      ...{ language: state.language, turn, waiting, topic, told },
      ...(typeof gentleUntil === "number" ? { gentleUntil } : {}),
      ...(typeof said === "string" ? { said } : {}),
    };
  } catch {
    return newState(language);
  }
}
