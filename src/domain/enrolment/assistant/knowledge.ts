import type { Lexicon } from "#domain/language/concepts.ts";
import type { Bilingual, Language } from "#domain/locale/language.ts";
import type { Relation } from "./relations.ts";

/** A text in both languages. Answers may hold `{placeholders}`, filled from the catalogue (see facts.ts). */
export type { Bilingual };

/**
 * Circumstances that choose between the wordings of an answer. `paymentsOpen` and `phonePublished` come from the running version; the
 * others from what the visitor wrote (an age, a number of children, which deposit, a concept shown).
 */
export type Case =
  | "paymentsOpen"
  | "phonePublished"
  | "age:below"
  | "age:young"
  | "age:foundation"
  | "age:foundationOrExplorer"
  | "age:explorer"
  | "age:explorerOrCreator"
  | "age:creator"
  | "age:older"
  | "age:above"
  | "children:many"
  /** All who are spoken of are too old for the packs at home. */
  | "children:older"
  | "deposit:sponsor"
  | `says:${string}`;

/** What an answer asks of the page beside it. */
export type Opens = "contact" | "payment";

/** A wording used when all its cases hold; the first that fits wins over the topic's plain answer. */
export type Variant = {
  readonly when: readonly Case[];
  readonly text: Bilingual;
  /** Instead of what the topic opens. */
  readonly opens?: Opens;
};

/**
 * Two products or rules in one question ("does the free trial apply to Pod School?"). What is true of each says
 * nothing of both together, so these pairs have answers of their own.
 */
export type Crossing = {
  /** Shown by the message, or by the message and the topic it follows up. */
  readonly all: readonly string[];
  readonly none?: readonly string[];
  /** All of them have to stand in the message itself. */
  readonly own?: boolean;
  /** It holds only when one of these topics is among the likeliest; the first is the topic of the answer. */
  readonly topics: readonly string[];
  /** Without it the answer of the first topic is given. */
  readonly text?: Bilingual;
  /** The text means no: after a question that wants yes or no it begins with the word. */
  readonly denies?: boolean;
  readonly opens?: Opens;
};

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
  /** The fact of which this is a part: how to get a refund belongs to refunds. */
  readonly aspectOf?: string;
  /** What it says although none of its phrasings asks for it: who, when, why. */
  readonly carries?: readonly Relation[];
  /** What somebody does who says this: besides the answer, the conversation goes on with it. */
  readonly move?: string;
  /** The canonical question, shown as a chip; asking it always leads here. No placeholders. */
  readonly question: Bilingual;
  /** Messages that mean this topic when they are the whole message ("start"). */
  readonly aliases?: readonly string[];
  readonly answer: Bilingual;
  readonly variants?: readonly Variant[];
  readonly corrections?: readonly Correction[];
  /** Concepts that an elliptical follow-up ("and how much is that?") inherits from this topic. */
  readonly subject: readonly string[];
  /** Facts (keys of the catalogue's claims, see claims.ts) that an assumption about this topic is compared with. */
  readonly facts?: readonly string[];
  /** How its price is paid, where it has one. */
  readonly charged?: "month" | "once";
  /** How parents ask, one phrasing a line. `subject > text` is a follow-up after that topic. */
  readonly examples: Bilingual;
  readonly opens?: Opens;
  /** An answer that begins with "Yes" is about these concepts; asked about another product the word is left out. */
  readonly yesFor?: readonly string[];
};

/** What a short question asks of a thing, and what it is answered with: a fact, a text or a move. */
export type AskedOfThing = {
  readonly of: readonly string[];
  /** Cues of small words that ask it whole ("can I see it first?"). */
  readonly said?: readonly string[];
  readonly fact?: string;
  readonly text?: Bilingual;
  readonly move?: string;
};

/** What a family and the assistant can be talking of, and what a short question that names nothing is answered with. */
export type Thing = {
  readonly id: string;
  readonly called: Bilingual;
  /** The concepts that name it. */
  readonly names: readonly string[];
  /** Concepts that speak of it once it is spoken of, and of other things otherwise. */
  readonly also?: readonly string[];
  /** What is said of it, their parts too; the first says what it is. */
  readonly facts: readonly string[];
  /** What is said to who only tells of it. */
  readonly met?: Bilingual;
  /** By the concepts or the cues that ask; the first that is shown holds. */
  readonly asked: readonly AskedOfThing[];
};

/** A subject we have no facts about, or do not talk about. It is declined, never answered. */
export type OutsideArea = {
  readonly id: string;
  readonly move?: string;
  /** What to say of it ("I have no confirmed information about meals."); without it the general sentence is used. */
  readonly lead?: Bilingual;
  readonly examples: Bilingual;
  /** True for what a child is or needs: told beside a question, it is a matter of its own. */
  readonly ofChild?: boolean;
  /** True for what is asked for and only a person can do: nothing of it is undecided. */
  readonly byPerson?: boolean;
  /** True for what has nothing to do with the school (the weather, jokes): nobody has to call back about it. */
  readonly idle?: boolean;
  /** True for attempts to steer the assistant and for abuse: nothing of the message may influence the reply. */
  readonly inert?: boolean;
};

/** What somebody does in a conversation besides asking ("yes", "call me"), and how people say it. */
export type Move = { readonly id: string; readonly examples: Bilingual };

/** A sentence as families write it. `topic > text` is a follow-up after that topic. */
export type Asked = { readonly id: string; readonly language: Language; readonly text: string };

export type Phrases = {
  readonly decline: Bilingual;
  readonly declineInert: Bilingual;
  readonly offerPerson: Bilingual;
  readonly didYouMean: Bilingual;
  readonly notQuite: Bilingual;
  readonly no: Bilingual;
  /** For idle talk; the questions of `starters` are offered with it. */
  readonly idle: Bilingual;
};

/**
 * What somebody does by a message: wants an answer or something done, tells of itself, says what it thinks of what it heard,
 * gives what was asked for, or takes its leave.
 */
export const DOINGS = ["asks", "tells", "reacts", "gives", "leaves"] as const;
export type Doing = (typeof DOINGS)[number];

/** One message of a talk, and what the message before it did. */
export type Said = {
  readonly text: string;
  readonly does: Doing;
  /** Null at the beginning. */
  readonly after: Doing | null;
};

export type Knowledge = {
  readonly topics: readonly Topic[];
  readonly outside: readonly OutsideArea[];
  readonly crossings: readonly Crossing[];
  readonly things: readonly Thing[];
  /** Topics whose questions are offered to somebody who has not asked about the school yet. */
  readonly starters: readonly string[];
  readonly lexicon: Lexicon;
  /** Words that steer a conversation and say nothing of its subject ("younger", "my name is"). */
  readonly cues: Lexicon;
  /** Words that say nothing of what a question is about. */
  readonly functionWords: Bilingual;
  /** Words of text messages and their spelling ("xq" is "porque"). */
  readonly shorthand: Readonly<Record<string, string>>;
  readonly phrases: Phrases;
  readonly moves: readonly Move[];
  /**
   * More of how families ask, in several manners. Only what a message means is learned of these: the stories told in them
   * would make every word explained.
   */
  readonly asked: readonly Asked[];
  /** How families ask in the middle of a talk. Their words make no vocabulary: families tell their names there. */
  readonly askedInTalks: readonly Asked[];
  /** Messages of whole talks, and what each does. */
  readonly said: readonly Said[];
};

/** What is open in the running version. */
export type AssistantState = {
  readonly paymentsOpen: boolean;
  /** Whether families are given a telephone number of the school. */
  readonly phonePublished?: boolean;
};
