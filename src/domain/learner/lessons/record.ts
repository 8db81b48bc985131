import type { Performance } from "./lesson.ts";
import type { LessonPlace, Play } from "./play.ts";

/** What was done in a lesson, once it was played to its end. */
export type LessonRecord = {
  /** Tasks that the child solved, and tasks that were shown. */
  readonly own: number;
  readonly shown: number;
  /** What was to be done with hands: done, not yet, or not told. */
  readonly hands: "done" | "waits" | null;
};

export function recordOf({ beats }: Performance, { outcomes, report }: Play): LessonRecord {
  const tell = beats.find((beat) => beat.kind === "tell");
  const told = tell?.kind === "tell" && typeof report === "number" ? tell.reports[report] : undefined;
  const hands = report === "free" ? "done" : told === undefined ? null : told.waits ? "waits" : "done";
  const shown = outcomes.filter(({ how }) => how === "shown").length;
  return { own: outcomes.length - shown, shown, hands };
}

/** What one child has done of all lessons. */
export type LessonShelf = {
  readonly done: Readonly<Record<string, LessonRecord>>;
  readonly left: Readonly<Record<string, LessonPlace>>;
};

export const EMPTY_SHELF: LessonShelf = { done: {}, left: {} };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const count = (value: unknown) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;

/** What was kept, as far as it can be trusted: an older or broken form counts as nothing. */
export function readShelf(kept: unknown): LessonShelf {
  if (!isRecord(kept)) return EMPTY_SHELF;
  const each = <T>(part: unknown, read: (value: Record<string, unknown>) => T) =>
    Object.fromEntries(
      Object.entries(isRecord(part) ? part : {}).flatMap(([id, value]) =>
        isRecord(value) ? [[id, read(value)]] : [],
      ),
    );
  return {
    done: each(kept.done, ({ own, shown, hands }) => ({
      ...{ own: count(own), shown: count(shown) },
      hands: hands === "done" || hands === "waits" ? hands : null,
    })),
    left: each(kept.left, placeFrom),
  };
}

/** Where a lesson was left, as it was kept; null where nothing was. */
export const readPlaceIn = (kept: unknown): LessonPlace | null => (isRecord(kept) ? placeFrom(kept) : null);

function placeFrom({ beat, outcomes, report }: Record<string, unknown>): LessonPlace {
  return {
    beat: count(beat),
    outcomes: (Array.isArray(outcomes) ? outcomes : []).flatMap((one) => readOutcome(one)),
    report: typeof report === "number" || report === "free" ? report : null,
  };
}

function readOutcome(value: unknown): LessonPlace["outcomes"] {
  if (!isRecord(value)) return [];
  const { how } = value;
  if (how !== "own" && how !== "second" && how !== "shown") return [];
  return [{ beat: count(value.beat), task: count(value.task), how, tries: count(value.tries) }];
}

/** A lesson was left, or it was played to its end. */
export function leftAt(shelf: LessonShelf, id: string, { beat, outcomes, report }: LessonPlace): LessonShelf {
  return { ...shelf, left: { ...shelf.left, [id]: { beat, outcomes, report } } };
}

/** What was better before stays: doing a lesson again takes nothing away. */
export function doneWith(shelf: LessonShelf, id: string, record: LessonRecord): LessonShelf {
  const { [id]: _, ...left } = shelf.left;
  const before = shelf.done[id];
  const best =
    before === undefined
      ? record
      : {
          own: Math.max(before.own, record.own),
          shown: Math.min(before.shown, record.shown),
          hands: before.hands === "done" ? before.hands : (record.hands ?? before.hands),
        };
  return { left, done: { ...shelf.done, [id]: best } };
}
