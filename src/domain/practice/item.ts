import type { Move } from "../learner/lessons/lesson.ts";
import type { MaterialState } from "../learner/materials/materials.ts";
import type { Problem } from "../mathematics/problem.ts";
import type { Form } from "../mathematics/rational.ts";
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
  | { readonly kind: "picture"; readonly picture: string }
  /** A sum, a word or a row of numbers, written large. */
  | { readonly kind: "large"; readonly text: string }
  /** Something to read. */
  | { readonly kind: "passage"; readonly text: string };

/** How the answer is given: one of the choices, a number with these signs, or the material as it was laid. */
export type Asked =
  | { readonly by: "choices" }
  | { readonly by: "number"; readonly signs: readonly ("-" | "." | "/" | ":")[] }
  /** This fact of the material is the answer. */
  | { readonly by: "material"; readonly fact: string };

/** One thing to solve, in one language. */
export type Item = {
  readonly skill: SkillId;
  readonly step: number;
  /** Equal for the same item, whatever the order of its choices. */
  readonly key: string;
  readonly prompt: string;
  readonly shown: Shown | null;
  readonly asked: Asked;
  /** Two to four; none where a number is entered or something is laid. */
  readonly choices: readonly Choice[];
  readonly answer: string;
  /** One or two, none of which holds the answer. */
  readonly hints: readonly string[];
  /** What helps with the slip that a wrong answer shows, by the answer's value; other numbers are diagnosed by the problem. */
  readonly slips: Readonly<Record<string, string>>;
  readonly problem: Problem | null;
  /** The question as a material that can be touched, and the moves that solve it. */
  readonly material: MaterialState | null;
  readonly moves: readonly Move[];
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
  readonly form?: Form;
  /** Wrong ones, more than needed or as many. Absent: a number is entered, or the material read. */
  readonly wrong?: readonly string[];
  /** What stands on a choice where it is not its value. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Pictures for choices, by value. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** In numerical order instead of a drawn one. */
  readonly isOrdered?: boolean;
  /** What is asked in numbers: what helps, what shows it and what slips are known follow from it. */
  readonly problem?: Problem;
  /** Names of slips, by wrong answer. */
  readonly slips?: Readonly<Record<string, string>>;
  readonly material?: MaterialState;
  readonly moves?: readonly Move[];
  readonly reads?: string;
  /** The first hint, where the skill's own speaks of something that is not on the screen. */
  readonly way?: string;
  /** A second hint, for this item; left out when it would give the answer away. */
  readonly hint?: string | undefined;
  /** Instead of both. */
  readonly hints?: readonly string[] | undefined;
  /** How it is solved; left to the problem where it says so better. */
  readonly together?: string;
  readonly isSayable?: boolean;
  /** What makes it this item, where prompt and shown do not tell. */
  readonly key?: string;
};
