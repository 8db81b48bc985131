import type {
  LessonBand,
  OutBeat,
  Performance,
  ShowBeat,
  TaskBeat,
  TellBeat,
  WonderBeat,
} from "../lessons/lesson.ts";
import type { LessonPlace } from "../lessons/play.ts";
import type { Theme } from "./path.ts";

/** An activity of a starter pack as one band does it: something to wonder at, what is shown, and what hands do. */
export type PackActivity = {
  /** Of the map of skills: what the tasks tell something about. */
  readonly skills: readonly string[];
  readonly wonder: WonderBeat;
  readonly show: ShowBeat;
  readonly together: TaskBeat | null;
  readonly out: OutBeat;
  readonly tell: TellBeat;
};

/** The activities of a pack for one band, in their order. */
export type PackBand = {
  readonly theme: Theme;
  readonly band: LessonBand;
  readonly activities: readonly PackActivity[];
};

/** The activity as the player of lessons takes it. */
export function performedActivity(
  { theme, band, activities }: PackBand,
  at: number,
  title: string,
): Performance | null {
  const activity = activities[at];
  if (activity === undefined) return null;
  const { wonder, show, together, out, tell } = activity;
  const beats = [wonder, show, ...(together === null ? [] : [together]), out, tell];
  return { id: `${theme}-${at + 1}-${band}`, title, picture: wonder.picture ?? "hand", plan: null, beats };
}

/** Where an activity goes on whose hands' part is still to do: at the way outside, with what was solved before. */
export function waitingPlace({ beats }: Performance, outcomes: LessonPlace["outcomes"]): LessonPlace {
  return { beat: beats.findIndex(({ kind }) => kind === "out"), outcomes, report: null };
}
