import type { SafetyKind } from "./kinds.ts";

/**
 * What to do with a child's message. `disclosure` and `turn_aside` get the fixed answer of their kind (answers.ts),
 * never a model's; `fine` may go on to the tutor, as `redacted`; so may `uncertain`, which may be a disclosure: the
 * answer ends with the way to a grown-up, and staff have a look.
 */
export type MessageScreening = {
  readonly verdict: "fine" | "uncertain" | "disclosure" | "turn_aside";
  /** Null exactly when the verdict is `fine`. */
  readonly kind: SafetyKind | null;
  /** Who harms belongs to the child's home: the answer must not send it there for help. */
  readonly isAtHome: boolean;
  /** Who harms is an adult outside the family: a teacher, coach, neighbour, sitter. */
  readonly isOutside: boolean;
  /** The shortest telling part of the redacted message, for staff; null when the verdict is `fine`. */
  readonly excerpt: string | null;
  /** Nothing was found, and by what was learned it is all but certain that nothing grave is told (classifier/second-opinion.ts). */
  readonly isCalm?: boolean;
  /**
   * Nothing was found and nothing points back: nobody is spoken of, and the message does not go on from the one before.
   * `surely` when it is calm by itself as well.
   */
  readonly apart?: "surely" | "perhaps";
  /** Neither the child nor anybody else is in it: "why do the gas and the rocket not cancel". */
  readonly namesNobody?: true;
  /** No rule found it: the classifier alone is sure of it, or suspects it. */
  readonly isLearned?: true;
  /** The message without personal data. Only this may be stored, or sent to a provider. */
  readonly redacted: string;
};

export const REPLY_FAULTS = [
  "asks_personal_data",
  "secrecy",
  "meeting",
  /** Talk elsewhere, such as in a messenger. */
  "contact",
  /** Photos, videos, clothes, the body. */
  "pictures",
  "romance",
  "claims_human",
  /** Harm made small, excused, or laid on the child. */
  "minimising",
  /** Talked out of telling a grown-up. */
  "silencing",
  /** Insults and threats to the child. */
  "cruelty",
  /** Blood, torture, death told to frighten. */
  "fear",
  /** Lying, hiding, sneaking out, skipping school. */
  "disobedience",
  "money",
  /** Winning for a party or a religion. */
  "persuasion",
  "link",
  "script",
  "empty",
  /** No rule found anything; the classifier of replies takes it for harmful. */
  "suspected",
] as const;
/** What a reply must not be, besides what the kinds of safety say. */
export type ReplyFault = SafetyKind | (typeof REPLY_FAULTS)[number];

/** Whether a reply of a tutor, model or embedded, may be shown to a child, and if not, why. */
export type ReplyScreening =
  | { readonly ok: true; readonly kind: null }
  | { readonly ok: false; readonly kind: ReplyFault };

/** One message of a conversation, as it was kept: redacted. */
export type SpokenTurn = { readonly from: "child" | "tutor"; readonly text: string };

export type ScreenContext = {
  /** Names the profile knows: the child's, and family or friends if told. They are removed from what is kept. */
  readonly names: readonly string[];
  /** The turns before this one, oldest first, with those that were stopped; the last few are read with it. */
  readonly earlier?: readonly SpokenTurn[];
  /** The message is a line of a story that the child writes with the tutor. */
  readonly isStory?: boolean;
};

/** The rules for child safety, ready to be applied. Made once by `safetyScreen`; pure, and linear in the text. */
export type SafetyScreen = {
  /** For every message of a child, before anything stores it or answers it. */
  message(text: string, context: ScreenContext): MessageScreening;
  /** Whether a rule finds a disclosure in this text by itself, whatever the classifier says of it. */
  isRuled(text: string): boolean;
  /** For every reply of a tutor before the child sees it, also of the embedded one. */
  reply(text: string, context: ScreenContext): ReplyScreening;
  /** The same for a whole reply of a language model: what no rule finds is left to the classifier of replies. */
  modelReply(text: string, context: ScreenContext): ReplyScreening;
  /** The text without personal data, such as `[name]`, `[phone]`, `[address]` in its place. */
  redact(text: string, names: readonly string[]): string;
};

/** Finds foul words; from a package, so passed in. Answers the parts of the text that it found, as offsets. */
export type ProfanityDetector = (text: string) => readonly { readonly from: number; readonly to: number }[];
