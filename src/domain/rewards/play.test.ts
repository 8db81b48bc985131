import { describe, expect, it } from "vitest";
import { rewards } from "#content/rewards/rewards.ts";
import { type GameEvent, levelled, playAll, pointsWithBonus } from "./play.ts";
import { readGame } from "./read.ts";
import { BADGE_IDS, type GameState, goalsOf, newGame } from "./state.ts";

const on = (day: string) => ({ day, dayThere: day, furthest: null });
const play = (state: GameState, events: readonly GameEvent[], day = "2026-03-02") =>
  playAll(state, events, on(day), rewards);
const fresh = newGame(rewards);
/** Nothing left of today's goals, so that only the step itself gives points. */
const done: GameState = {
  ...fresh,
  dailyGoals: fresh.dailyGoals.map((goal) => ({ ...goal, current: goal.target, completed: true })),
};

/** Specification §9. */
describe("points", () => {
  it.each<[GameEvent, number]>([
    [{ kind: "step_completed", type: "exploration" }, 15],
    [{ kind: "step_completed", type: "challenge" }, 20],
    [{ kind: "step_completed", type: "discovery" }, 25],
    [{ kind: "step_completed", type: "reflection" }, 30],
    [{ kind: "step_completed", type: null }, 10],
    [{ kind: "adventure_complete" }, 50],
    [{ kind: "practice_solved" }, 10],
    [{ kind: "correct_answer" }, 10],
    [{ kind: "discovery" }, 10],
    [{ kind: "creative_activity" }, 10],
    [{ kind: "milestone", type: "mastery" }, 10],
  ])("%j gives %i", (event, points) => {
    expect(play(done, [event]).state.totalPoints).toBe(points);
    expect(play(done, [event]).celebration.points).toBe(points);
  });

  it.each([
    [15, 0, 1, 15],
    [15, 2, 1, 15],
    [15, 3, 1, 20],
    [15, 7, 1, 25],
    [20, 30, 1, 70],
    [15, 3, 1.5, 30],
    [15, 0, 1.5, 22],
    [10, 0, 0, 0],
    [10, 0, Number.NaN, 10],
    [10, 0, -4, 10],
    [10, 0, Number.MAX_VALUE, 100],
  ])("%i with a streak of %i, times %d, is %i", (base, streak, times, points) => {
    expect(pointsWithBonus(base, streak, times)).toBe(points);
  });

  it("take today's activity into the streak first", () => {
    const two: GameState = { ...done, currentStreak: 2, longestStreak: 2, lastActivityDate: "2026-03-01" };
    expect(play(two, [{ kind: "practice_solved" }]).state).toMatchObject({
      currentStreak: 3,
      totalPoints: 15,
    });
  });
});

describe("a step of several things done, such as a lesson", () => {
  it.each([
    ["on the next day", "2026-03-01", 2],
    ["after a gap", "2026-02-20", 1],
  ])("moves the days in a row once, %s", (_, last, days) => {
    const before: GameState = { ...done, currentStreak: 1, longestStreak: 1, lastActivityDate: last };
    const events: GameEvent[] = [
      { kind: "correct_answer" },
      { kind: "correct_answer" },
      { kind: "creative_activity" },
    ];
    const today = { day: "2026-03-02", dayThere: "2026-03-02", furthest: last };
    expect(playAll(before, events, today, rewards).state.currentStreak).toBe(days);
  });
});

describe("milestones (decision 137)", () => {
  const milestonesOf = (state: GameState, event: GameEvent) => play(state, [event]).celebration.milestones;
  it("every tenth discovery, third thing made and fifth level, and not before", () => {
    const near: GameState = { ...done, discoveries: 9, creations: 2 };
    expect(milestonesOf(near, { kind: "discovery" })).toEqual(["discovery"]);
    expect(milestonesOf(near, { kind: "creative_activity" })).toEqual(["creativity"]);
    expect(milestonesOf({ ...done, level: 4, experiencePoints: 395 }, { kind: "practice_solved" })).toEqual([
      "milestone",
    ]);
    const after = play(near, [{ kind: "step_completed", type: "discovery", isCreative: true }]).state;
    expect(after).toMatchObject({ discoveries: 10, creations: 3 });
    expect(milestonesOf(after, { kind: "step_completed", type: "discovery", isCreative: true })).toEqual([]);
    expect(readGame(JSON.parse(JSON.stringify(after)), rewards)).toEqual(after);
  });

  it.each(["breakthrough", "collaboration", "mastery", "persistence"] as const)(
    "%s is what a feature noticed",
    (type) => expect(milestonesOf(done, { kind: "milestone", type })).toEqual([type]),
  );
});

describe("levels", () => {
  it.each([
    [1, 99, 1, 99],
    [1, 100, 2, 0],
    [1, 299, 2, 199],
    [1, 300, 3, 0],
    [2, 199, 2, 199],
    [2, 200, 3, 0],
    [3, 1000, 5, 300],
  ])("level %i with %i is level %i with %i", (level, xp, next, left) => {
    expect(levelled(level, xp)).toEqual({ level: next, experiencePoints: left });
  });

  it("say so once", () => {
    const near: GameState = { ...done, experiencePoints: 95 };
    expect(play(near, [{ kind: "practice_solved" }]).celebration).toMatchObject({
      level: 2,
      fests: ["crown", "spark"],
    });
    expect(
      play({ ...near, experiencePoints: 5 }, [{ kind: "practice_solved" }]).celebration.level,
    ).toBeNull();
  });
});

describe("badges", () => {
  it("have the specification's rarities", () => {
    const all = readGame({ badges: BADGE_IDS.map((id) => ({ id })) }, rewards).badges;
    expect(Object.fromEntries(all.map(({ id, rarity }) => [id, rarity]))).toEqual({
      curious_explorer: "common",
      jungle_explorer: "common",
      week_warrior: "rare",
      month_master: "legendary",
      point_collector: "rare",
    });
  });

  it.each([
    ["week_warrior", 5, 6],
    ["month_master", 28, 29],
  ])("%s comes with its day and not before", (id, early, right) => {
    const at = (days: number): GameState => ({
      ...done,
      currentStreak: days,
      lastActivityDate: "2026-03-01",
    });
    const ids = (days: number) => play(at(days), [{ kind: "practice_solved" }]).celebration.badges;
    expect(ids(early)).not.toContain(id);
    expect(ids(right)).toContain(id);
  });

  it("curious_explorer comes with the first discovery, which an adventure's step is, and once", () => {
    expect(play(done, [{ kind: "practice_solved" }]).celebration.badges).toEqual([]);
    const first = play(done, [{ kind: "step_completed", type: "exploration" }]);
    expect(first.celebration.badges).toEqual(["curious_explorer"]);
    expect(first.state.badges[0]).toMatchObject({ unlockedAt: "2026-03-02", icon: "badge-curious-explorer" });
    expect(play(first.state, [{ kind: "discovery" }]).celebration.badges).toEqual([]);
  });

  it("point_collector comes at 1000 points", () => {
    const has = (totalPoints: number) =>
      play({ ...done, totalPoints }, [{ kind: "practice_solved" }]).celebration.badges;
    expect(has(989)).toEqual([]);
    expect(has(990)).toEqual(["point_collector"]);
  });
});

describe("achievements", () => {
  it("first_steps comes with 10 points", () => {
    const none = play(done, [{ kind: "practice_solved", bonusMultiplier: 0.9 }]).state;
    expect(none.achievements[0]).toMatchObject({ id: "first_steps", isUnlocked: false, maxProgress: 1 });
    const { state, celebration } = play(none, [{ kind: "practice_solved" }]);
    expect(state.achievements[0]).toMatchObject({ isUnlocked: true, progress: 1, pointsRequired: 10 });
    expect(celebration.achievements).toEqual(["first_steps"]);
  });

  it("question_master comes with 50 answers, of an adventure or of practice (decision 019)", () => {
    const answers: GameEvent[] = Array.from({ length: 49 }, (_, index) =>
      index % 2 === 0 ? { kind: "practice_solved" } : { kind: "step_completed", type: "challenge" },
    );
    const before = play(done, answers).state;
    expect(before.achievements[1]).toMatchObject({ progress: 49, maxProgress: 50, isUnlocked: false });
    expect(play(before, [{ kind: "discovery" }]).celebration.achievements).toEqual([]);
    expect(play(before, [{ kind: "correct_answer" }]).celebration.achievements).toEqual(["question_master"]);
  });

  it("streak_champion comes with 14 days, and its progress never falls", () => {
    const long: GameState = { ...done, currentStreak: 13, longestStreak: 13, lastActivityDate: "2026-03-01" };
    expect(play(long, [{ kind: "discovery" }]).celebration.achievements).toContain("streak_champion");
    const broken = play(long, [{ kind: "discovery" }], "2026-04-01");
    expect(broken.state).toMatchObject({ currentStreak: 1, longestStreak: 13 });
    expect(broken.state.achievements[2]?.progress).toBe(13);
    expect(broken.celebration).toMatchObject({ streak: null, milestones: [] });
  });
});

describe("daily goals", () => {
  it("are five answers for 25, one discovery for 30, one creative activity for 35", () => {
    expect(fresh.dailyGoals.map(({ id, target, points }) => [id, target, points])).toEqual([
      ["correct_answers", 5, 25],
      ["discovery", 1, 30],
      ["creative", 1, 35],
    ]);
  });

  it("give their points once a day", () => {
    const story: GameEvent = { kind: "step_completed", type: "discovery", isCreative: true };
    const first = play(fresh, [story]);
    expect(first.celebration).toMatchObject({ points: 25 + 30 + 35, goals: ["discovery", "creative"] });
    expect(play(first.state, [story]).celebration).toMatchObject({ points: 25, goals: [] });
    const four = play(first.state, [story, story, story]);
    expect(four.state.dailyGoals[0]).toMatchObject({ current: 4, completed: false });
    expect(play(four.state, [story]).celebration.goals).toEqual(["correct_answers"]);
  });

  it("begin again when the stored date differs from today, and only then", () => {
    const { state } = play(fresh, [{ kind: "discovery" }]);
    expect(goalsOf(state, "2026-03-02", "2026-03-02", rewards)).toBe(state);
    for (const stored of ["2026-03-01", "2026-03-03", null]) {
      expect(goalsOf(state, stored, "2026-03-02", rewards).dailyGoals).toEqual(fresh.dailyGoals);
    }
  });
});
