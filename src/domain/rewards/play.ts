import { STEP_POINTS, type StepType, TROPHY_POINTS } from "../adventures/step.ts";
import { type Celebration, type Fest, type Milestone, NOTHING, together } from "./celebration.ts";
import {
  ACHIEVEMENT_IDS,
  type AchievementId,
  achievementAt,
  BADGE_IDS,
  type BadgeId,
  type GameState,
  type GoalId,
  goalAt,
  newBadge,
  type RewardTexts,
} from "./state.ts";
import { advanceStreak, laterDay, type Today } from "./streak.ts";

/** What a child did. A step of an adventure is an answer and a discovery by itself (§4; decision 019): say it once. */
export type GameEvent = (
  | {
      readonly kind: "step_completed";
      readonly type: StepType | null;
      /** The answer was something made: a story told, a thing drawn or built. */
      readonly isCreative?: boolean;
    }
  | { readonly kind: "adventure_complete" | "practice_solved" | "correct_answer" }
  | { readonly kind: "discovery" | "creative_activity" }
  /** Something to be proud of that a feature noticed: a skill mastered, a problem not given up. */
  | { readonly kind: "milestone"; readonly type: Exclude<Milestone, "streak"> }
) & { readonly bonusMultiplier?: number };

/** §9 "default 10": of steps that have no kind of their own, and of everything else. */
const DEFAULT_POINTS = 10;

/** Every so many of them is a milestone (decision 137): seldom enough to be one. */
const MILESTONE_EVERY = { discovery: 10, creativity: 3, milestone: 5 } as const;

/** More is a slip of whoever calls. */
const HIGHEST_MULTIPLIER = 10;

/** §9 "Streak bonus: floor(streak/3)*5 added before an optional bonusMultiplier (default 1); result floored." */
export function pointsWithBonus(base: number, streak: number, bonusMultiplier = 1): number {
  const times = Number.isFinite(bonusMultiplier) && bonusMultiplier >= 0 ? bonusMultiplier : 1;
  return Math.floor((base + Math.floor(streak / 3) * 5) * Math.min(times, HIGHEST_MULTIPLIER));
}

/** §4 "Level up: when experience >= level*100, that amount is subtracted and level rises by 1", as often as it holds. */
export function levelled(
  level: number,
  experiencePoints: number,
): { level: number; experiencePoints: number } {
  let [at, left] = [level, experiencePoints];
  while (left >= at * 100) {
    left -= at * 100;
    at += 1;
  }
  return { level: at, experiencePoints: left };
}

type Played = { readonly state: GameState; readonly celebration: Celebration };

/** The state after all that one step gave, and the one celebration of it. */
export function playAll(
  state: GameState,
  events: readonly GameEvent[],
  today: Today,
  texts: RewardTexts,
): Played {
  return events.reduce<Played>(
    (played, event, at) => {
      // With its first event the day was reached: the others find it begun.
      const furthest = at === 0 ? today.furthest : laterDay(today.furthest, today.day);
      const next = play(played.state, event, { ...today, furthest }, texts);
      return { state: next.state, celebration: together(played.celebration, next.celebration) };
    },
    { state, celebration: NOTHING },
  );
}

function play(state: GameState, event: GameEvent, today: Today, texts: RewardTexts): Played {
  const did = tally(event);
  const streak = advanceStreak(state, today);
  const goals = advanceGoals(state, did, texts);
  const points =
    pointsWithBonus(did.points, streak.currentStreak, event.bonusMultiplier) +
    goals.met.reduce((sum, goal) => sum + goal.points, 0);
  const totalPoints = state.totalPoints + points;
  const level = levelled(state.level, state.experiencePoints + points);

  const after = {
    ...{ ...state, ...streak, ...level, totalPoints },
    discoveries: state.discoveries + did.discoveries,
    creations: state.creations + did.creative,
  };
  const badges = BADGE_IDS.filter(
    (id) => isEarned[id](after, did) && !state.badges.some((badge) => badge.id === id),
  );
  const achievements = ACHIEVEMENT_IDS.map((id) => {
    const before = state.achievements.find((each) => each.id === id)?.progress ?? 0;
    return achievementAt(id, Math.max(before, progressOf[id](after, before, did)), totalPoints, texts);
  });
  const unlocked = achievements
    .filter(
      ({ id, isUnlocked }) => isUnlocked && !state.achievements.find((each) => each.id === id)?.isUnlocked,
    )
    .map(({ id }) => id);
  const grew = streak.currentStreak > state.currentStreak;
  const isRound = grew && isRoundStreak(streak.currentStreak);
  const hasChampion = unlocked.includes("streak_champion");
  const isHigher = level.level > state.level;

  return {
    state: {
      ...after,
      badges: [...state.badges, ...badges.map((id) => newBadge(id, today.day, texts))],
      achievements,
      dailyGoals: goals.all,
    },
    celebration: {
      points,
      level: isHigher ? level.level : null,
      streak: isRound ? streak.currentStreak : hasChampion ? streak.longestStreak : null,
      fests: [
        ...(event.kind === "adventure_complete" ? (["trophy"] as const) : []),
        ...(isHigher ? (["crown"] as const) : []),
        ...goals.met.map(({ id }) => GOAL_FESTS[id]),
        ...(unlocked.includes("first_steps") ? (["spark"] as const) : []),
      ],
      milestones: [
        ...(event.kind === "milestone" ? [event.type] : []),
        ...roundCounts(state, after),
        ...(isRound || hasChampion ? (["streak"] as const) : []),
        ...(unlocked.includes("question_master") ? (["persistence"] as const) : []),
      ],
      badges,
      achievements: unlocked,
      goals: goals.met.map(({ id }) => id),
    },
  };
}

type Tally = {
  readonly points: number;
  readonly correct: number;
  readonly discoveries: number;
  readonly creative: number;
  readonly adventures: number;
};

/** What an event counts for. Decision 019: an answer in an adventure and a solved practice item are correct answers. */
function tally(event: GameEvent): Tally {
  const nothing = { points: DEFAULT_POINTS, correct: 0, discoveries: 0, creative: 0, adventures: 0 };
  switch (event.kind) {
    case "step_completed": {
      const points = event.type === null ? DEFAULT_POINTS : STEP_POINTS[event.type];
      return { ...nothing, points, correct: 1, discoveries: 1, creative: event.isCreative ? 1 : 0 };
    }
    case "adventure_complete":
      return { ...nothing, points: TROPHY_POINTS, adventures: 1 };
    case "practice_solved":
    case "correct_answer":
      return { ...nothing, correct: 1 };
    case "discovery":
      return { ...nothing, discoveries: 1 };
    case "creative_activity":
      return { ...nothing, creative: 1 };
    case "milestone":
      return nothing;
  }
}

const GOAL_COUNTS: Readonly<Record<GoalId, keyof Tally>> = {
  correct_answers: "correct",
  discovery: "discoveries",
  creative: "creative",
};
const GOAL_FESTS: Readonly<Record<GoalId, Fest>> = {
  correct_answers: "star",
  discovery: "gem",
  creative: "heart",
};

function advanceGoals(state: GameState, did: Tally, texts: RewardTexts) {
  const all = state.dailyGoals.map((goal) =>
    goalAt(goal.id, goal.current + did[GOAL_COUNTS[goal.id]], texts),
  );
  return { all, met: all.filter(({ completed }, index) => completed && !state.dailyGoals[index]?.completed) };
}

/** §9 "week_warrior at 7-day streak; month_master at 30; curious_explorer on first discovery; point_collector at 1000". */
const isEarned: Readonly<Record<BadgeId, (after: GameState, did: Tally) => boolean>> = {
  curious_explorer: (_, did) => did.discoveries > 0,
  jungle_explorer: (_, did) => did.adventures > 0,
  week_warrior: ({ currentStreak }) => currentStreak >= 7,
  month_master: ({ currentStreak }) => currentStreak >= 30,
  point_collector: ({ totalPoints }) => totalPoints >= 1000,
};

const progressOf: Readonly<Record<AchievementId, (after: GameState, before: number, did: Tally) => number>> =
  {
    first_steps: ({ totalPoints }) => (totalPoints >= 10 ? 1 : 0),
    question_master: (_, before, did) => before + did.correct,
    // The longest one: a day without Ceiba takes nothing back.
    streak_champion: ({ longestStreak }) => longestStreak,
  };

/** The milestones of what adds up: discoveries, things made, and levels. */
function roundCounts(before: GameState, after: GameState): readonly Milestone[] {
  const isPassed = (type: keyof typeof MILESTONE_EVERY, from: number, to: number) =>
    Math.floor(from / MILESTONE_EVERY[type]) < Math.floor(to / MILESTONE_EVERY[type]);
  return [
    ...(isPassed("discovery", before.discoveries, after.discoveries) ? (["discovery"] as const) : []),
    ...(isPassed("creativity", before.creations, after.creations) ? (["creativity"] as const) : []),
    ...(isPassed("milestone", before.level, after.level) ? (["milestone"] as const) : []),
  ];
}

/** A streak is mentioned when its bonus grows and when it earns something, not every day. */
function isRoundStreak(days: number): boolean {
  return days % 3 === 0 || days === 7 || days === 14;
}
