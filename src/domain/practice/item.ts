import type { SkillId } from "./skills.ts";

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** A picture's key; the label is then for who cannot see it. */
  readonly picture?: string;
};

/** What stands above the choices, beside the words of the question. */
export type Shown =
  /** Groups of things to be counted; `away` of the last group's things are on their way out. */
  | {
      readonly kind: "things";
      readonly picture: string;
      readonly groups: readonly number[];
      readonly away?: number;
    }
  /** A bar of equal parts, some of them coloured. */
  | { readonly kind: "bar"; readonly parts: number; readonly coloured: number }
  /** Bars of one length one below the other, each cut into that many parts, of which one is coloured. */
  | { readonly kind: "bars"; readonly parts: readonly number[] }
  | { readonly kind: "picture"; readonly picture: string }
  /** A sum, a word or a row of numbers, written large. */
  | { readonly kind: "large"; readonly text: string }
  /** Something to read. */
  | { readonly kind: "passage"; readonly text: string };

/** One thing to solve, in one language. */
export type Item = {
  readonly skill: SkillId;
  readonly step: number;
  /** Equal for the same item, whatever the order of its choices. */
  readonly key: string;
  readonly prompt: string;
  readonly shown: Shown | null;
  /** Three or four; none where a number is entered. */
  readonly choices: readonly Choice[];
  readonly answer: string;
  /** One or two, none of which holds the answer. */
  readonly hints: readonly string[];
  /** "Let's see it together": how it is solved, to the answer. */
  readonly together: string;
  /** What a voice says of it: no signs, no gaps. */
  readonly said: string;
  /** Whether a spoken answer can be told from the others: not where they sound alike. */
  readonly isSayable: boolean;
};

/** What a generator draws; `makeItem` adds what all items share. */
export type Draft = {
  readonly prompt: string;
  readonly shown?: Shown;
  readonly answer: string;
  /** Wrong ones, more than needed or as many. Absent: a number is entered. */
  readonly wrong?: readonly string[];
  /** Pictures for choices, by value. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** In numerical order instead of a drawn one. */
  readonly isOrdered?: boolean;
  /** The first hint, where the skill's own speaks of something that is not on the screen. */
  readonly way?: string;
  /** A second hint, for this item; left out when it would give the answer away. */
  readonly hint?: string;
  readonly together: string;
  readonly isSayable?: boolean;
  /** What makes it this item, where prompt and shown do not tell. */
  readonly key?: string;
};
