import { LESSON_BANDS, type LessonBand, type Performance } from "../lessons/lesson.ts";
import type { LessonRecord } from "../lessons/record.ts";
import type { Place, Visit } from "./place.ts";

/** A visit that was played to its end. */
export type Visited = Pick<LessonRecord, "own" | "shown"> & {
  readonly place: string;
  readonly band: LessonBand;
};

/** What a child did on the coast: how often it was at each place, and how its last visits went, the latest last. */
export type Journey = {
  readonly times: Readonly<Record<string, number>>;
  readonly last: readonly Visited[];
};
export const NO_JOURNEY: Journey = { times: {}, last: [] };

/** As many visits tell how a child does. */
const RECENT = 3;

export function visited(journey: Journey, visit: Visited): Journey {
  return {
    times: { ...journey.times, [visit.place]: (journey.times[visit.place] ?? 0) + 1 },
    last: [...journey.last, visit].slice(-RECENT),
  };
}

const OLDEST: Readonly<Record<LessonBand, number>> = { "3-5": 5, "6-8": 8, "9-11": 11, "12-14": 14 };

/** The band of an age. */
export function bandOf(age: number): LessonBand {
  return LESSON_BANDS.find((band) => age <= OLDEST[band]) ?? "12-14";
}

/**
 * The band that a child is asked in: its age's, the one above when its last three visits were solved without being shown
 * anything, the one below when in the last two more was shown than solved. Never further, and never above 3-5 for who
 * does not read yet.
 */
export function fittedBand(age: number, { last }: Journey): LessonBand {
  const own = LESSON_BANDS.indexOf(bandOf(age));
  const solvesAll =
    last.length === RECENT && last.every(({ shown, own: solved }) => shown === 0 && solved > 0);
  const recent = last.slice(-2);
  const isLost = recent.length === 2 && recent.every(({ shown, own: solved }) => shown > solved);
  const step = isLost ? -1 : solvesAll && own > 0 ? 1 : 0;
  return LESSON_BANDS[Math.min(Math.max(own + step, 0), LESSON_BANDS.length - 1)] ?? bandOf(age);
}

/** The place that a child is invited to: of those where it was least, the first on the map. */
export function nextPlace<Each extends Pick<Place, "id">>(
  places: readonly Each[],
  { times }: Journey,
): Each | undefined {
  return places.toSorted((one, other) => (times[one.id] ?? 0) - (times[other.id] ?? 0))[0];
}

/** The visit that comes after so many: each once, then the first again, with the second problem of each pair before the first. */
export function visitAfter(place: Place, count: number): { readonly visit: Visit; readonly round: number } {
  const visit = place.visits[count % place.visits.length];
  if (visit === undefined) throw new Error(`There is no visit to "${place.id}".`);
  return { visit, round: Math.floor(count / place.visits.length) };
}

/** A visit as the player performs it. */
export function performed(place: Place, visit: Visit, band: LessonBand, round = 0): Performance {
  const tasks = visit.tasks[band].map((pair) =>
    round % 2 === 0 || pair.again === null ? pair : { first: pair.again, again: pair.first },
  );
  return {
    ...{ id: `${place.id} ${visit.id}`, title: visit.title, picture: visit.picture, plan: null },
    beats: [
      { kind: "wonder", say: visit.say, picture: visit.picture, guesses: [] },
      { kind: "together", tasks },
    ],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

/** What was kept, as far as it can be trusted: an older or broken form counts as nothing. */
export function readJourney(kept: unknown): Journey {
  if (!isRecord(kept)) return NO_JOURNEY;
  const times = Object.fromEntries(
    Object.entries(isRecord(kept.times) ? kept.times : {}).filter(([, count]) => isCount(count)),
  ) as Record<string, number>;
  const last = (Array.isArray(kept.last) ? kept.last : []).flatMap((each: unknown): Visited[] => {
    if (!isRecord(each) || typeof each.place !== "string") return [];
    const { place, own, shown } = each;
    const band = LESSON_BANDS.find((one) => one === each.band);
    return band === undefined || !isCount(own) || !isCount(shown) ? [] : [{ place, band, own, shown }];
  });
  return { times, last: last.slice(-RECENT) };
}
