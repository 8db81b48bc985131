import type { MaterialMove, MaterialState } from "../materials/materials.ts";
import type { Performance, Task } from "./lesson.ts";

/** How a task ended: by the child at once, by the child with the second one like it, or shown. */
export type How = "own" | "second" | "shown";
export type Outcome = {
  readonly beat: number;
  readonly task: number;
  readonly how: How;
  readonly tries: number;
};

/** A picture of the material while a sentence is said: after one move, or with one part lit. */
export type Frame = { readonly material: MaterialState; readonly lit: string | null };

/**
 * - `saying`: something is said, then it goes on
 * - `guessing`, `asking`, `telling`: an answer is waited for
 * - `showing`: the material plays itself; `solving`: it plays the solution
 * - `right`: the task is solved, and what was found is said
 * - `out`: the child is away from the screen
 * - `over`: the lesson has ended
 */
export type Stage =
  | "saying"
  | "guessing"
  | "showing"
  | "asking"
  | "solving"
  | "right"
  | "out"
  | "telling"
  | "over";

/** Where a child is in a lesson. */
export type Play = {
  readonly beat: number;
  readonly stage: Stage;
  /** What is said now, and a number that rises with everything that is said, also with the same once more. */
  readonly said: { readonly text: string; readonly count: number };
  /** The material as it stands at the end of what is said. */
  readonly material: MaterialState | null;
  /** What it goes through meanwhile; empty where nothing moves. */
  readonly frames: readonly Frame[];
  /** Of a show, a solution, or the way outside. */
  readonly step: number;
  readonly task: number;
  /** The second task like the first is being done. */
  readonly isSecond: boolean;
  /** Wrong answers to this task; a wrong choice is not offered again. */
  readonly tries: number;
  readonly tried: readonly number[];
  readonly hints: number;
  readonly silences: number;
  readonly outcomes: readonly Outcome[];
  /** Which of the honest reports was given; null for none, "free" for the child's own words. */
  readonly report: number | "free" | null;
};

export type PlayEvent =
  /** What was said is over, or the child goes on by a tap. */
  | { readonly type: "NEXT" }
  | { readonly type: "GUESS"; readonly at: number }
  | { readonly type: "MOVE"; readonly move: MaterialMove }
  /** The material as it was at the start of the task. */
  | { readonly type: "ANEW" }
  /** The child says: it is done. */
  | { readonly type: "CHECK" }
  | { readonly type: "NUMBER"; readonly number: number }
  | { readonly type: "CHOICE"; readonly at: number }
  | { readonly type: "WORD"; readonly word: string }
  | { readonly type: "HINT" }
  /** Nothing came for a long time. */
  | { readonly type: "SILENCE" }
  | { readonly type: "REPORT"; readonly at: number }
  | { readonly type: "FREE" };

/** What is kept of a lesson that was left in the middle. */
export type LessonPlace = Pick<Play, "beat" | "outcomes" | "report">;

/** The task that is being done; null where none is. */
export function taskOf(lesson: Performance, { beat, task, isSecond }: Play): Task | null {
  const now = lesson.beats[beat];
  if (now?.kind !== "together" && now?.kind !== "alone") return null;
  const pair = now.tasks[task];
  return (isSecond ? pair?.again : pair?.first) ?? null;
}

/** Whether everything that was asked alone was solved by the child. */
export function solvedAlone({ beats }: Performance, outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({ beat, how }) => beats[beat]?.kind !== "alone" || how !== "shown");
}
