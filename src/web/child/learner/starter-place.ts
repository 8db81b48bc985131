import {
  type AssignedPack,
  type PackProgress,
  readProgress,
} from "#domain/learner/curriculum/starter-pack.ts";
import { isRecord, keptRecord } from "../../platform/record.ts";

/** Where the learning path keeps the place of each session, on the device or in the tab. */
export const PLACES_KEY = "ceiba.luma.places";

/**
 * How far the starter pack of a session is, from what the learning path keeps.
 *
 * @param kept the text under PLACES_KEY; null when there is none
 */
export function starterProgress(
  kept: string | null,
  session: string,
  { theme, activities }: AssignedPack,
): PackProgress {
  const nothing = readProgress(null, activities.length);
  const paths = keptRecord(kept)?.paths;
  if (!Array.isArray(paths)) return nothing;
  const place: unknown = paths.find((path) => Array.isArray(path) && path[0] === session)?.[1];
  if (!isRecord(place) || place.theme !== theme) return nothing;
  return readProgress(place.progress, activities.length);
}
