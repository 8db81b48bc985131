import type { Bilingual, Language } from "../../locale/language.ts";
import { plainWords } from "../plain-text.ts";
import { numberIn } from "./numbers.ts";

/** §4 "An older activity chain runs welcome, counting, reading, creativity, complete". */
export const CHAIN_STAGES = ["welcome", "counting", "reading", "creativity", "complete"] as const;
export type ChainStage = (typeof CHAIN_STAGES)[number];
/** §9 "3000 ms before the old flow completes". */
export const CHAIN_COMPLETE_MS = 3000;

export const CHAIN_TASKS = ["counting", "reading", "creativity"] as const;
export type ChainTask = (typeof CHAIN_TASKS)[number];

/** What the chain says and how its report words each outcome. */
export type ChainContent = {
  /** The youngest it is for. */
  readonly from: number;
  readonly prompts: Readonly<Record<ChainStage, Bilingual>>;
  /** The answer of the game with numbers. */
  readonly count: number;
  /** The stars that are shown for it; null where the question says it all. */
  readonly stars: { readonly rows: number; readonly columns: number } | null;
  /** The sentence to be read aloud. */
  readonly sentence: Bilingual;
  readonly strengths: Readonly<Record<ChainTask | "trying", Bilingual>>;
  readonly areas: Readonly<Record<ChainTask, Bilingual>>;
  readonly activities: Readonly<Record<ChainTask | "stretch", Bilingual>>;
};

/** §4 "reports strengths, areas to explore and recommended activities." */
export type ChainReport = {
  readonly strengths: readonly string[];
  readonly areas: readonly string[];
  readonly activities: readonly string[];
};

/** The chain for an age: the one for the oldest who are not older than that. */
export function chainFor(chains: readonly ChainContent[], age: number): ChainContent {
  const found = chains.findLast(({ from }) => from <= age) ?? chains[0];
  if (found === undefined) throw new Error("There is no chain.");
  return found;
}

/** A story of this many words is one. */
const STORY_WORDS = 6;

/**
 * Reports on what was said in the chain, kindly: there is always a strength, and every area comes with an activity.
 * A task that was passed over is an area to explore, never a failure.
 *
 * @param said what was heard or typed at each task
 */
export function chainReport(
  content: ChainContent,
  said: Readonly<Partial<Record<ChainTask, string>>>,
  language: Language,
): ChainReport {
  const done = CHAIN_TASKS.filter((task) => isDone(task, plainWords(said[task] ?? ""), content, language));
  const open = CHAIN_TASKS.filter((task) => !done.includes(task));
  const strengths = done.length > 0 ? done : (["trying"] as const);
  const activities = open.length > 0 ? open : (["stretch"] as const);
  return {
    strengths: strengths.map((task) => content.strengths[task][language]),
    areas: open.map((task) => content.areas[task][language]),
    activities: activities.map((task) => content.activities[task][language]),
  };
}

function isDone(task: ChainTask, words: readonly string[], content: ChainContent, language: Language) {
  if (task === "counting") return numberIn(words) === content.count;
  if (task === "creativity") return words.length >= STORY_WORDS;
  // Recognisers mishear children: half of the sentence's words is reading it.
  const sentence = plainWords(content.sentence[language]);
  return sentence.filter((word) => words.includes(word)).length * 2 >= sentence.length;
}
