import type { Bilingual, BilingualList, Language } from "../../locale/language.ts";

/** A question with one right answer, asked after something was explained. */
export type Check = {
  readonly ask: Bilingual;
  /** What may be said; all words of one must stand in the answer. */
  readonly right: BilingualList;
  /** Said when it is right, or told at last. */
  readonly shown: Bilingual;
  readonly hint?: Bilingual | undefined;
};

/** A piece of what the tutor knows: a fact of a table, an explanation, or what a lesson says step by step. */
export type Entry = {
  readonly id: string;
  /** Key words, in any order: all of one key stand in a question that this answers. */
  readonly asks: BilingualList;
  /** Of a lesson: every word of its title and its skills, of which a question must hold most. */
  readonly words?: BilingualList | undefined;
  /**
   * `why` is told only to whoever asks why, and `fact` never; `number` to whoever asks how many or how long; `advice` to whoever
   * asks what to do (advice.ts).
   */
  readonly answers?: "why" | "fact" | "number" | "advice" | undefined;
  /** The names of what it is about, for whoever asks on about that. */
  readonly subject?: BilingualList | undefined;
  /** Of a row of a table: how much it is, which words compare it with another row, and what is said of the greater one. */
  readonly measure?:
    | { readonly value: number; readonly asks: BilingualList; readonly more: Bilingual }
    | undefined;
  /** What is said, one part at a time; the first part answers. */
  readonly tell: BilingualList;
  /** For who reads little, in place of the first part. */
  readonly small?: Bilingual | undefined;
  /** The question that is asked back; what is said once the child has wondered is the next part. */
  readonly wonder?: Bilingual | undefined;
  /** Told only to whoever asks for it, in these words alone: never offered, and not begun because a word of it fell. */
  readonly isTender?: true | undefined;
  /** What to do in a danger: told to whoever asks what to do and says its word, whatever place or person stands beside it. */
  readonly isDanger?: true | undefined;
  readonly check?: Check | undefined;
  /** The lesson that goes on with it: its id and what stands on its card. */
  readonly lesson?: { readonly id: string; readonly title: Bilingual } | undefined;
  /** Ages it is for; without, any. */
  readonly ages?: readonly [from: number, to: number] | undefined;
};

/** Words that carry nothing of what is asked, and those that ask for a number. */
export type QuestionWords = Readonly<
  Record<
    Language,
    {
      readonly stop: readonly string[];
      readonly articles: readonly string[];
      readonly number: readonly string[];
      /** Words of a question for a letter or a rhyme. */
      readonly letter: readonly string[];
      /** What stands between two things that are compared: "and", "than". */
      readonly between: readonly string[];
      /** What asks for the next one in a row, for the one before, and up to which one it is counted. */
      readonly after: readonly string[];
      readonly before: readonly string[];
      readonly until: readonly string[];
      readonly rows: readonly Row[];
      /** What children say for another word: "dino". */
      readonly same: Readonly<Record<string, string>>;
    }
  >
>;

/** Letters, days, months: what stands in an order; `needs` are words of which one must be said as well. */
export type Row = {
  readonly needs: readonly string[];
  readonly isRound: boolean;
  readonly items: readonly string[];
};

export type KnowledgeLibrary = {
  /** Ordinary words of each language (word-list.ts): none of them is a misspelling. */
  readonly ordinary: Readonly<Record<Language, string>>;
  readonly entries: readonly Entry[];
  /** How children ask for what an entry tells, by its id. */
  readonly asked: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;
  readonly questions: QuestionWords;
  /** Names of what a child may be tested on, by the table's id. */
  readonly subjects: Readonly<Record<string, BilingualList>>;
  /** Words that sound alike at the end, a group a line. */
};
