import type { LessonBand, TaskPair } from "../lessons/lesson.ts";

/** One visit to a place: what is met there, and the problems of each band. */
export type Visit = {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
  /** Said on arriving. */
  readonly say: string;
  /** Said at the end: what was found there. */
  readonly done: string;
  /** What the problems need, by the map of skills. */
  readonly skills: Readonly<Record<LessonBand, readonly string[]>>;
  readonly tasks: Readonly<Record<LessonBand, readonly TaskPair[]>>;
};

/** A place of the coast in one language. */
export type Place = {
  readonly id: string;
  /** Where it comes on the map, from the sky and the hills down to the sea. */
  readonly at: number;
  readonly title: string;
  readonly visits: readonly Visit[];
};

/** What the map shows of a place. */
export type PlaceCard = Pick<Place, "id" | "title"> & { readonly visits: number };
