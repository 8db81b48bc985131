import { levelled } from "./play.ts";
import {
  ACHIEVEMENT_IDS,
  achievementAt,
  BADGE_IDS,
  type GameState,
  GOAL_IDS,
  goalAt,
  newBadge,
  newGame,
  type RewardTexts,
} from "./state.ts";
import { dayNumber } from "./streak.ts";

/** No child gets here by learning; a figure above is damage or somebody's own doing, and is cut to it. */
const MOST = 1_000_000_000;

/**
 * A game as found on a device, made valid: whatever is missing, broken or impossible becomes the nearest that is not.
 * Names and rules always come from today's texts and code, never from the device.
 */
export function readGame(saved: unknown, texts: RewardTexts): GameState {
  if (!isRecord(saved)) return newGame(texts);
  const currentStreak = count(saved.currentStreak);
  const totalPoints = count(saved.totalPoints);
  const byId = (list: unknown, id: string) => asList(list).find((each) => each.id === id);
  return {
    totalPoints,
    currentStreak,
    longestStreak: Math.max(currentStreak, count(saved.longestStreak)),
    ...levelled(Math.max(1, count(saved.level)), count(saved.experiencePoints)),
    badges: BADGE_IDS.flatMap((id) => {
      const found = byId(saved.badges, id);
      return found === undefined ? [] : [newBadge(id, dayOf(found.unlockedAt) ?? "", texts)];
    }).sort(byDay),
    achievements: ACHIEVEMENT_IDS.map((id) =>
      achievementAt(id, count(byId(saved.achievements, id)?.progress), totalPoints, texts),
    ),
    dailyGoals: GOAL_IDS.map((id) => goalAt(id, count(byId(saved.dailyGoals, id)?.current), texts)),
    lastActivityDate: dayOf(saved.lastActivityDate),
    discoveries: count(saved.discoveries),
    creations: count(saved.creations),
  };
}

function byDay(one: { readonly unlockedAt: string }, other: { readonly unlockedAt: string }): number {
  if (one.unlockedAt === other.unlockedAt) return 0;
  return one.unlockedAt < other.unlockedAt ? -1 : 1;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asList(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function count(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return 0;
  return Math.min(MOST, Math.max(0, Math.floor(value)));
}

/** A calendar day; null for anything else. */
export function dayOf(value: unknown): string | null {
  return typeof value === "string" && dayNumber(value) !== null ? value : null;
}
