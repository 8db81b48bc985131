import type { Play } from "../../src/domain/learner/lessons/play.ts";

/** The moment of a lesson that the page shows next. */
export const place: { now: Play | null } = { now: null };
