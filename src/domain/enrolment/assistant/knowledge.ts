import type { Bilingual } from "#domain/locale/language.ts";

/** A text in both languages. Answers may hold `{placeholders}`, filled from the catalogue (see facts.ts). */
export type { Bilingual };

/**
 * Circumstances that choose between the wordings of an answer. `paymentsOpen` and `pagesOpen` come from the running
 * version; the others from what the visitor wrote (an age, a number of children, which deposit).
 */
export const CASES = [
  "paymentsOpen",
  "pagesOpen",
  "age:below",
  "age:young",
  "age:foundation",
  "age:foundationOrExplorer",
  "age:explorer",
  "age:explorerOrCreator",
  "age:creator",
  "age:older",
  "age:above",
  "children:many",
  "deposit:founders",
  "deposit:sponsor",
] as const;
export type Case = (typeof CASES)[number];

/** A wording used when all its cases hold; the first that fits wins over the topic's plain answer. */
export type Variant = { readonly when: readonly Case[]; readonly text: Bilingual };

/**
 * A wrong belief that can be told from the words alone ("only English then?"): when the question has the shape of an
 * assumption and shows every concept of `all` and none of `none`, the answer starts with the correction.
 */
export type Correction = {
  readonly all: readonly string[];
  readonly none?: readonly string[];
  readonly text: Bilingual;
};

export type Topic = {
  readonly id: string;
  /** The canonical question, shown as a chip; asking it always leads here. No placeholders. */
  readonly question: Bilingual;
  readonly answer: Bilingual;
  readonly variants?: readonly Variant[];
  readonly corrections?: readonly Correction[];
  /** Concepts that an elliptical follow-up ("and how much is that?") inherits from this topic. */
  readonly subject: readonly string[];
  /** Facts (keys of the catalogue's claims, see claims.ts) that an assumption about this topic is compared with. */
  readonly facts?: readonly string[];
  /** How parents ask, one phrasing a line. `subject > text` is a follow-up after that topic. */
  readonly examples: Bilingual;
  /** What the answer asks of the page beside it. */
  readonly opens?: "contact" | "payment";
};

/** A subject we have no facts about, or do not talk about. It is declined, never answered. */
export type OutsideArea = {
  readonly id: string;
  /** What to say of it ("I have no confirmed information about meals."); without it the general sentence is used. */
  readonly lead?: Bilingual;
  readonly examples: Bilingual;
  /** True for attempts to steer the assistant and for abuse: nothing of the message may influence the reply. */
  readonly inert?: boolean;
};

/** Concept id to comma-separated words and phrases of both languages; `*` ends a word that may go on. */
export type Lexicon = Readonly<Record<string, string>>;

export type Phrases = {
  readonly decline: Bilingual;
  readonly declineInert: Bilingual;
  readonly offerPerson: Bilingual;
  readonly didYouMean: Bilingual;
  readonly notQuite: Bilingual;
};

export type Knowledge = {
  readonly topics: readonly Topic[];
  readonly outside: readonly OutsideArea[];
  readonly lexicon: Lexicon;
  /** Words of text messages and their spelling ("xq" is "porque"). */
  readonly shorthand: Readonly<Record<string, string>>;
  readonly phrases: Phrases;
};

/** What is open in the running version. */
export type AssistantState = {
  readonly paymentsOpen: boolean;
  /** Whether the demo, the student portal and the at-home packs can be used yet. */
  readonly pagesOpen: boolean;
};
