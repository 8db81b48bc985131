import { NO_PROGRESS, type PackProgress, readProgress } from "#domain/learner/curriculum/starter-pack.ts";
import { PERSONALITIES, type Personality } from "#domain/learner/guide.ts";
import type { LessonPlace } from "#domain/learner/lessons/play.ts";
import { readPlaceIn } from "#domain/learner/lessons/record.ts";
import { isRecord, keptRecord } from "#web/platform/record.ts";

/** Specification §2 "Stages: overview, personality, starter." */
export const STAGES = ["overview", "personality", "starter"] as const;
export type Stage = (typeof STAGES)[number];

/** Where a child is on the path. */
export type Place = {
  readonly stage: Stage;
  /** The guide the child chose; null while the assigned one speaks. */
  readonly guide: Personality | null;
  /** The pack that the progress belongs to. */
  readonly theme: string;
  readonly progress: PackProgress;
  /** Where the activity in progress was left; null at its beginning. */
  readonly left: LessonPlace | null;
};

/** Raised when the form of what is kept changes; what an older version wrote is then forgotten. */
const VERSION = 1;
/** More paths than a family has on one device; the longest untouched is forgotten first. */
const KEPT_AT_MOST = 20;

type Kept = { readonly version: typeof VERSION; readonly paths: readonly (readonly [string, unknown])[] };

function readKept(text: string | null): Kept["paths"] {
  const kept = keptRecord(text);
  if (kept?.version !== VERSION || !Array.isArray(kept.paths)) return [];
  return kept.paths.filter(
    (path): path is [string, unknown] => Array.isArray(path) && typeof path[0] === "string",
  );
}

/**
 * The place of a session as kept; the beginning when nothing was, or nothing that can be read.
 *
 * @param text what the device kept, for all sessions together
 * @param pack the pack that is on the path now: progress of another one does not count
 */
export function readPlace(
  text: string | null,
  session: string,
  pack: { readonly theme: string; readonly total: number },
): Place {
  const found = readKept(text).find(([id]) => id === session)?.[1];
  const saved = isRecord(found) ? found : {};
  const isSame = saved.theme === pack.theme;
  return {
    stage: STAGES.find((stage) => stage === saved.stage) ?? "overview",
    guide: PERSONALITIES.find((each) => each === saved.guide) ?? null,
    theme: pack.theme,
    progress: isSame ? readProgress(saved.progress, pack.total) : NO_PROGRESS,
    left: isSame ? readPlaceIn(saved.left) : null,
  };
}

/** What to keep now: this session's place first, the others after it. */
export function writePlace(text: string | null, session: string, place: Place): string {
  const others = readKept(text).filter(([id]) => id !== session);
  const kept: Kept = { version: VERSION, paths: [[session, place], ...others.slice(0, KEPT_AT_MOST - 1)] };
  return JSON.stringify(kept);
}
