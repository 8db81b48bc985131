import type { Wanted } from "../materials/material.ts";
import type { MaterialMove, MaterialState } from "../materials/materials.ts";

export const LESSON_BANDS = ["3-5", "6-8", "9-11", "12-14"] as const;
export type LessonBand = (typeof LESSON_BANDS)[number];

/** The phases of a lesson in each method; a lesson names which of its beats is which. */
export const PHASES = {
  montessori: ["presentation", "this-is", "show-me", "what-is", "work"],
  project: ["question", "milestone", "make", "share"],
  inquiry: ["wonder", "find-out", "sort-out", "go-further", "act"],
} as const;
export type LessonMethod = keyof typeof PHASES;
export type Phase = (typeof PHASES)[LessonMethod][number];

/** What a method knows about the lesson besides its beats. */
export type Plan =
  /** The album's name of the presentation, and how the child sees without being told whether it is right. */
  | { readonly method: "montessori"; readonly presentation: string; readonly control: string }
  /** What the project asks, what is made in this lesson, and to whom it is shown. */
  | { readonly method: "project"; readonly question: string; readonly made: string; readonly shown: string }
  /** The central idea, and the question that opens it. */
  | { readonly method: "inquiry"; readonly idea: string; readonly question: string };

/** What is said, and what the material does meanwhile. */
export type Step = { readonly say: string; readonly do: readonly Move[] };

/** A move of the material so many times, or a part of it lit while it is spoken of. */
export type Move = { readonly times: number; readonly move: MaterialMove } | { readonly light: string };

/** A choice as a child sees and hears it: words, a picture or a material. */
export type Shown = {
  readonly say: string;
  readonly picture?: string | undefined;
  readonly material?: MaterialState | undefined;
};

export type Choice = Shown & {
  readonly right: boolean;
  /** What is said to who chose this one, where it is not right. */
  readonly slip?: string | undefined;
};

/** How a task is checked. */
export type Check =
  | { readonly by: "goal"; readonly goal: Wanted }
  | { readonly by: "number"; readonly number: number }
  | { readonly by: "choices"; readonly choices: readonly Choice[] }
  /** Any of these words; capitals and marks at the ends do not count, accents do. */
  | { readonly by: "word"; readonly words: readonly string[] };

export type Slip = {
  /** Facts of the material, a number or a word. */
  readonly when: Wanted | number | string;
  readonly say: string;
};

export type Task = {
  readonly say: string;
  readonly picture?: string | undefined;
  readonly material?: MaterialState | undefined;
  readonly check: Check;
  readonly slips: readonly Slip[];
  readonly hints: readonly string[];
  readonly solution: readonly Step[];
  /** Said when it is right: what was done, not how good somebody is. */
  readonly done: string;
};

/** A task, and a second one like it for who was shown the first. */
export type TaskPair = { readonly first: Task; readonly again: Task | null };

type Base = { readonly phase?: Phase | undefined };

/** Something to wonder about; a guess is welcome, and none of them is wrong. */
export type WonderBeat = Base & {
  readonly kind: "wonder";
  readonly say: string;
  readonly picture?: string | undefined;
  readonly material?: MaterialState | undefined;
  readonly guesses: readonly (Shown & { readonly reply: string })[];
};

export type ShowBeat = Base & {
  readonly kind: "show";
  readonly material: MaterialState;
  readonly steps: readonly Step[];
};

export type TaskBeat = Base & { readonly kind: "together" | "alone"; readonly tasks: readonly TaskPair[] };

/** Away from the screen, with hands. */
export type OutBeat = Base & {
  readonly kind: "out";
  readonly say: string;
  readonly place: "table" | "kitchen" | "garden" | "house" | "street";
  /** A grown-up stays beside the child. */
  readonly adult: boolean;
  readonly minutes: number;
  readonly needs: readonly { readonly say: string; readonly picture?: string | undefined }[];
  readonly steps: readonly string[];
};

/** An honest report; `waits`: what was to be done outside is not done yet. */
export type Report = Shown & { readonly reply: string; readonly waits: boolean };

/** Back again: how it went, by an honest report, or in the child's own words. */
export type TellBeat = Base & {
  readonly kind: "tell";
  readonly say: string;
  readonly reports: readonly Report[];
  /** Said after free words; null where only reports are offered. */
  readonly free: string | null;
};

/** A look back: `can` only where the tasks done alone were solved by the child. */
export type LookBeat = Base & {
  readonly kind: "look";
  readonly say: string;
  readonly can: string;
  readonly yet: string;
  readonly material?: MaterialState | undefined;
  readonly picture?: string | undefined;
};

export type Beat = WonderBeat | ShowBeat | TaskBeat | OutBeat | TellBeat | LookBeat;

/** What the player performs: a lesson, or a visit to the coast, which follows no method's plan. */
export type Performance = {
  readonly id: string;
  readonly title: string;
  /** What stands on its card. */
  readonly picture: string;
  readonly plan: Plan | null;
  readonly beats: readonly Beat[];
};

/** A lesson in one language. */
export type Lesson = Performance & {
  readonly module: string;
  readonly band: LessonBand;
  readonly plan: Plan;
  readonly skills: readonly string[];
  readonly minutes: number;
};
