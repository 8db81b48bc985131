import type { Language } from "../../locale/language.ts";
import type { SafetyKind } from "../kinds.ts";
import { type Country, type HelpLines, withNumbers } from "./help-lines.ts";

/** Up to seven, eight to ten, and older or unknown: what a child of that age can read, or hear, in one go. */
export const BANDS = ["youngest", "middle", "older"] as const;
export type Band = (typeof BANDS)[number];
export type BandWords = Readonly<Record<Band, string>>;

/**
 * The fixed words of one kind. None send a child to who harms it: `atHome` names others than the family it lives with,
 * `outside` the family; where neither is known, several helpers are named.
 */
export type FixedWords = BandWords & {
  readonly atHome?: BandWords | undefined;
  readonly outside?: BandWords | undefined;
};

type BilingualWords = Readonly<Record<Language, FixedWords>>;

/** src/content/safety/answers.json */
export type SafetyAnswers = {
  readonly fixed: Readonly<Record<SafetyKind, BilingualWords>>;
  /** What an ordinary answer ends with when a message may tell of harm: by kind, else `any`. */
  readonly suspected: { readonly any: BilingualWords } & Readonly<
    Partial<Record<SafetyKind, BilingualWords>>
  >;
};

const YOUNGEST_UP_TO = 7;
const MIDDLE_UP_TO = 10;

export function bandOf(age: number | null): Band {
  if (age === null || age > MIDDLE_UP_TO) return "older";
  return age > YOUNGEST_UP_TO ? "middle" : "youngest";
}

/** What decides the words, besides their kind. */
export type Listener = {
  readonly language: Language;
  readonly age: number | null;
  readonly isAtHome: boolean;
  readonly isOutside: boolean;
  /** Whose numbers are told; see `linesFor`. */
  readonly countries: readonly Country[];
};

function wordsFor(words: BilingualWords, helpLines: HelpLines, listener: Listener): string {
  const { language, age, isAtHome, isOutside, countries } = listener;
  const ofLanguage = words[language];
  // Whom a message names outside is known; that harm is at home is at times only likely.
  const special = isOutside ? ofLanguage.outside : isAtHome ? ofLanguage.atHome : undefined;
  const text = (special ?? ofLanguage)[bandOf(age)];
  return withNumbers(text, helpLines, countries, language);
}

/** The answer that a child gets to a message that must not reach a tutor. */
export function fixedAnswer(
  { fixed }: SafetyAnswers,
  helpLines: HelpLines,
  kind: SafetyKind,
  listener: Listener,
): string {
  return wordsFor(fixed[kind], helpLines, listener);
}

/** The words at the end of an ordinary answer, when the message may have told of this kind. */
export function suspectedWords(
  { suspected }: SafetyAnswers,
  helpLines: HelpLines,
  kind: SafetyKind,
  listener: Listener,
): string {
  return wordsFor(suspected[kind] ?? suspected.any, helpLines, listener);
}
