import type { Bilingual } from "../locale/language.ts";

/** §9 "Rarities: common, rare, epic, legendary." */
export type Rarity = "common" | "rare" | "epic" | "legendary";

/** §9 "Badges", and the Jungle Explorer with which §2 ends an adventure. */
export const BADGE_IDS = [
  "curious_explorer",
  "jungle_explorer",
  "week_warrior",
  "month_master",
  "point_collector",
] as const;
export type BadgeId = (typeof BADGE_IDS)[number];

/** §9 "Achievements". */
export const ACHIEVEMENT_IDS = ["first_steps", "question_master", "streak_champion"] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/** §9 "Daily goals". */
export const GOAL_IDS = ["correct_answers", "discovery", "creative"] as const;
export type GoalId = (typeof GOAL_IDS)[number];

type Named = {
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** The picture's file name, without its ending. */
  readonly icon: string;
};

export type Badge = Named & {
  readonly id: BadgeId;
  readonly rarity: Rarity;
  readonly category: "streak" | "discovery" | "adventure" | "points";
  /** The child's local day, YYYY-MM-DD. */
  readonly unlockedAt: string;
};

export type Achievement = Named & {
  readonly id: AchievementId;
  readonly pointsRequired: number;
  readonly isUnlocked: boolean;
  readonly progress: number;
  readonly maxProgress: number;
};

export type DailyGoal = {
  readonly id: GoalId;
  readonly description: Bilingual;
  readonly target: number;
  readonly current: number;
  /** Given when it is completed. */
  readonly points: number;
  readonly completed: boolean;
  readonly icon: string;
};

/** §3 "Game state", field by field. Plain data, kept in the browser and never sent to a server. */
export type GameState = {
  readonly totalPoints: number;
  /** Days in a row; 0 before the first activity. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** From 1. */
  readonly level: number;
  /** Towards the next level: less than `level * 100`. */
  readonly experiencePoints: number;
  readonly badges: readonly Badge[];
  readonly achievements: readonly Achievement[];
  readonly dailyGoals: readonly DailyGoal[];
  /** The child's local day, YYYY-MM-DD; null before the first activity. */
  readonly lastActivityDate: string | null;
  /** So many so far, for the milestones of discovery and creativity. */
  readonly discoveries: number;
  readonly creations: number;
};

/** What the content says about each reward, in both languages. */
export type RewardTexts = {
  readonly badges: Readonly<Record<BadgeId, Named>>;
  readonly achievements: Readonly<Record<AchievementId, Named>>;
  readonly goals: Readonly<Record<GoalId, Pick<DailyGoal, "description" | "icon">>>;
};

/** §9 "week_warrior … (rare); month_master … (legendary); curious_explorer … (common); point_collector … (rare)". */
export const BADGE_KINDS: Readonly<Record<BadgeId, Pick<Badge, "rarity" | "category">>> = {
  curious_explorer: { rarity: "common", category: "discovery" },
  jungle_explorer: { rarity: "common", category: "adventure" },
  week_warrior: { rarity: "rare", category: "streak" },
  month_master: { rarity: "legendary", category: "streak" },
  point_collector: { rarity: "rare", category: "points" },
};

/** §9 "first_steps (10 points, max 1); question_master (50 correct answers); streak_champion (14 days)". */
const ACHIEVEMENT_RULES: Readonly<
  Record<AchievementId, Pick<Achievement, "pointsRequired" | "maxProgress">>
> = {
  first_steps: { pointsRequired: 10, maxProgress: 1 },
  question_master: { pointsRequired: 0, maxProgress: 50 },
  streak_champion: { pointsRequired: 0, maxProgress: 14 },
};

/** §9 "5 correct answers for 25 points; 1 discovery for 30; 1 creative activity for 35". */
const GOAL_RULES: Readonly<Record<GoalId, Pick<DailyGoal, "target" | "points">>> = {
  correct_answers: { target: 5, points: 25 },
  discovery: { target: 1, points: 30 },
  creative: { target: 1, points: 35 },
};

export function newBadge(id: BadgeId, unlockedAt: string, texts: RewardTexts): Badge {
  return { id, ...texts.badges[id], ...BADGE_KINDS[id], unlockedAt };
}

/** An achievement that far on; unlocked when its progress and the points it requires are reached. */
export function achievementAt(
  id: AchievementId,
  progress: number,
  totalPoints: number,
  texts: RewardTexts,
): Achievement {
  const rule = ACHIEVEMENT_RULES[id];
  const reached = Math.min(progress, rule.maxProgress);
  const isUnlocked = reached >= rule.maxProgress && totalPoints >= rule.pointsRequired;
  return { id, ...texts.achievements[id], ...rule, isUnlocked, progress: reached };
}

export function goalAt(id: GoalId, current: number, texts: RewardTexts): DailyGoal {
  const rule = GOAL_RULES[id];
  const reached = Math.min(current, rule.target);
  return { id, ...texts.goals[id], ...rule, current: reached, completed: reached >= rule.target };
}

/** Before the first activity. */
export function newGame(texts: RewardTexts): GameState {
  return {
    totalPoints: 0,
    currentStreak: 0,
    longestStreak: 0,
    level: 1,
    experiencePoints: 0,
    badges: [],
    achievements: ACHIEVEMENT_IDS.map((id) => achievementAt(id, 0, 0, texts)),
    dailyGoals: GOAL_IDS.map((id) => goalAt(id, 0, texts)),
    lastActivityDate: null,
    discoveries: 0,
    creations: 0,
  };
}

/** §4 "Daily goals regenerate when the stored date differs from today." */
export function goalsOf(
  state: GameState,
  storedDay: string | null,
  today: string,
  texts: RewardTexts,
): GameState {
  if (storedDay === today) return state;
  return { ...state, dailyGoals: GOAL_IDS.map((id) => goalAt(id, 0, texts)) };
}
