import { joinLexicons, type SafetyLexicon } from "../patterns/lexicon.ts";
import { type Match, patternIndex } from "../patterns/pattern-matcher.ts";
import type { Patterns } from "../patterns/patterns.ts";
import type { PersonalOf } from "../personal/personal-span.ts";
import type { Word } from "../reading/fold.ts";
import { messageReaderInSteps } from "../reading/reading.ts";
import { REPLY_FAULTS, type ReplyFault } from "../screening.ts";
import type { FaultPart, Stance } from "./reply-stance.ts";

type Found = {
  /** What the rules for replies found, and of what those for children's messages found, what no tutor may say. */
  readonly parts: readonly FaultPart[];
  readonly stance: Stance;
  readonly personalData: readonly PersonalOf[];
};

/** Kinds whose words no tutor may say to a child, in whatever sentence; the rules for replies know the others better. */
export const UNSAYABLE = ["sexual", "profanity", "self_harm"] as const;
/** What a tutor could only have learned or made up; names may be said. */
const NOT_TO_REPEAT: ReadonlySet<PersonalOf> = new Set<PersonalOf>([
  "email",
  "phone",
  "address",
  "handle",
  "number",
  "password",
]);
/** Letters of other scripts than the Latin one; emoji, digits and signs belong to none. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;
/** A reply may name a word of another language, such as a letter of Greek; it may not be written in it. */
const FOREIGN_LETTERS_AT_MOST = 3;
const ANY_WORD = /\p{L}|\p{N}/u;

/** Why a reply may not be shown to a child; null when it may. */
export function replyFault(text: string, { parts, stance, personalData }: Found): ReplyFault | null {
  if (!ANY_WORD.test(text)) return "empty";
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > FOREIGN_LETTERS_AT_MOST) return "script";
  if (personalData.includes("link")) return "link";
  const meant = parts.filter((part) => !stance.excuses(part));
  const isHelpful = stance.sendsToHelp && meant.every((part) => stance.isTopic(part));
  const said = new Set(isHelpful ? [] : meant.map(({ fault }) => fault));
  for (const kind of UNSAYABLE) if (said.has(kind)) return kind;
  if (personalData.some((of) => NOT_TO_REPEAT.has(of))) return "personal_data";
  for (const fault of [...REPLY_FAULTS, "medical", "injection"] as const) if (said.has(fault)) return fault;
  return said.values().next().value ?? null;
}

/** The rules for replies in the place of those for messages, so that a reader learns their words. */
export function replyLexicon(lexicons: readonly SafetyLexicon[]): SafetyLexicon {
  const lexicon = joinLexicons(lexicons);
  const rules = lexicon.replies.map(({ patterns }) => ({ kind: "danger" as const, patterns }));
  // A tutor spells well: nothing is read by its sound.
  return { ...lexicon, rules, idioms: lexicon.harmlessReplies, contexts: {}, foul: [], sounds: [] };
}

/**
 * Reads replies by rules of their own. They know other words than the rules for messages, and a reader that knew both
 * would take a child's slip of the finger for a word that only tutors say. Made in steps.
 */
export function* replyReader(
  lexicons: readonly SafetyLexicon[],
  ordinary: ReadonlySet<string>,
  patterns: Patterns,
): Generator<void, (text: string) => FaultPart[], void> {
  const lexicon = replyLexicon(lexicons);
  const reader = yield* messageReaderInSteps([lexicon], ordinary, patterns);
  const faultsIn = patternIndex(
    patterns,
    lexicon.replies.flatMap(({ fault, patterns: sources }) =>
      sources.map((source) => ({ fault, pattern: patterns.read(source) })),
    ),
  );
  return (text) => {
    const { words, readings } = reader.message(text);
    return [...faultsIn(readings)].map(({ rule, ...match }) => ({
      fault: rule.fault,
      ...offsetsOf(words, match),
    }));
  };
}

/** Where in the text some words stand. */
export const offsetsOf = (words: readonly Word[], { from, to }: Match) => ({
  from: words[from]?.from ?? 0,
  to: words[to - 1]?.to ?? 0,
});
