import type { AchievementId, BadgeId, GoalId } from "./state.ts";

/** §2 "celebration modal (types gem, star, trophy, heart, crown, spark)", the greatest first. */
export const FESTS = ["trophy", "crown", "heart", "gem", "star", "spark"] as const;
export type Fest = (typeof FESTS)[number];

/** §2 "milestone/streak modal (types streak, milestone, discovery, …)", the greatest first. */
export const MILESTONES = [
  "mastery",
  "breakthrough",
  "streak",
  "milestone",
  "persistence",
  "collaboration",
  "creativity",
  "discovery",
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Everything that one step gave, to be shown together (decision 093). */
export type Celebration = {
  /** All points of the step. */
  readonly points: number;
  /** The level that was reached; null when it is the one from before. */
  readonly level: number | null;
  /** Days in a row, when there is something to say about them. */
  readonly streak: number | null;
  readonly fests: readonly Fest[];
  readonly milestones: readonly Milestone[];
  readonly badges: readonly BadgeId[];
  readonly achievements: readonly AchievementId[];
  readonly goals: readonly GoalId[];
};

export const NOTHING: Celebration = {
  points: 0,
  level: null,
  streak: null,
  fests: [],
  milestones: [],
  badges: [],
  achievements: [],
  goals: [],
};

/** One celebration of two: points add up, levels and streaks take the higher, everything else is named once. */
export function together(one: Celebration, other: Celebration): Celebration {
  return {
    points: one.points + other.points,
    level: higher(one.level, other.level),
    streak: higher(one.streak, other.streak),
    fests: union(one.fests, other.fests),
    milestones: union(one.milestones, other.milestones),
    badges: union(one.badges, other.badges),
    achievements: union(one.achievements, other.achievements),
    goals: union(one.goals, other.goals),
  };
}

function higher(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function union<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  return [...new Set([...one, ...other])];
}

/** §9 "Timers: celebration 3 s, milestone 4 s, badge 3.5 s, … points toast 3 s", in ms. */
const TIMES = { points: 3000, toast: 3000, celebration: 3000, badge: 3500, milestone: 4000 } as const;

/** The one overlay of a step: its greatest part leads, the others stand below it. */
export type Overlay =
  | { readonly kind: "points" | "toast"; readonly time: number }
  | { readonly kind: "celebration"; readonly lead: Fest; readonly time: number }
  | { readonly kind: "milestone"; readonly lead: Milestone; readonly time: number }
  | { readonly kind: "badge"; readonly lead: BadgeId; readonly time: number };

/**
 * Which overlay shows a celebration, and for how many ms: as long as the longest of its parts would have stayed.
 *
 * @returns null when there is nothing to show
 */
export function overlayOf(celebration: Celebration): Overlay | null {
  const { fests, milestones, badges, goals, achievements, points } = celebration;
  const time = Math.max(
    TIMES.toast,
    fests.length > 0 ? TIMES.celebration : 0,
    badges.length > 0 ? TIMES.badge : 0,
    milestones.length > 0 ? TIMES.milestone : 0,
  );
  const fest = FESTS.find((each) => fests.includes(each));
  const milestone = MILESTONES.find((each) => milestones.includes(each));
  const [badge] = badges;
  // The end of an adventure is always its trophy (§4 "At the end a trophy celebration with 50 points").
  if (fest === "trophy") return { kind: "celebration", lead: fest, time };
  if (badge !== undefined) return { kind: "badge", lead: badge, time };
  if (milestone !== undefined) return { kind: "milestone", lead: milestone, time };
  if (fest !== undefined) return { kind: "celebration", lead: fest, time };
  if (goals.length + achievements.length > 0) return { kind: "toast", time };
  return points > 0 ? { kind: "points", time } : null;
}
