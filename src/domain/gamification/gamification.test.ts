import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rewards } from "#content/rewards/rewards.ts";
import { FESTS, MILESTONES, NOTHING, overlayOf, together } from "./celebration.ts";
import { type GameEvent, levelled, playAll, pointsWithBonus } from "./play.ts";
import { readGame } from "./read.ts";
import { ACHIEVEMENT_IDS, BADGE_IDS, type GameState, GOAL_IDS, goalsOf, newGame } from "./state.ts";

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

const event: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.record({
    kind: fc.constant("step_completed" as const),
    type: fc.constantFrom("exploration", "challenge", "discovery", "reflection", null),
    isCreative: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom("adventure_complete", "practice_solved", "correct_answer"),
    bonusMultiplier: fc.double({ min: 0, max: 100 }),
  }),
  fc.record({ kind: fc.constantFrom("discovery", "creative_activity") }),
  fc.record({
    kind: fc.constant("milestone" as const),
    type: fc.constantFrom("mastery", "breakthrough", "persistence", "collaboration"),
  }),
);
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, "0")}`);
const step = fc.record({ events: fc.array(event, { maxLength: 5 }), day });

describe("any sequence of events", () => {
  it("keeps the invariants, and nothing that was earned is ever lost", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let before = fresh;
        let points = 0;
        for (const { events, day } of steps) {
          const { state, celebration } = play(goalsOf(before, null, day, rewards), events, day);
          points += celebration.points;
          expect(state.totalPoints).toBe(points);
          expect(state.totalPoints).toBeGreaterThanOrEqual(before.totalPoints);
          expect(state.level).toBeGreaterThanOrEqual(before.level);
          expect(state.longestStreak).toBeGreaterThanOrEqual(
            Math.max(before.longestStreak, state.currentStreak),
          );
          expect(state.experiencePoints).toBeLessThan(state.level * 100);
          // All experience is points: the levels passed and what is left add up to the total.
          expect(state.experiencePoints + 50 * state.level * (state.level - 1)).toBe(state.totalPoints);
          expect(state.badges.slice(0, before.badges.length)).toEqual(before.badges);
          expect(new Set(state.badges.map(({ id }) => id)).size).toBe(state.badges.length);
          for (const [index, achievement] of state.achievements.entries()) {
            const was = before.achievements[index];
            expect(achievement.progress).toBeGreaterThanOrEqual(was?.progress ?? 0);
            expect(achievement.progress).toBeLessThanOrEqual(achievement.maxProgress);
            expect(was?.isUnlocked && !achievement.isUnlocked).toBeFalsy();
          }
          for (const { current, target, completed } of state.dailyGoals) {
            expect(current <= target && completed === (current === target)).toBe(true);
          }
          before = state;
        }
      }),
    );
  });

  it("comes back from the device as it was written, and reading it twice changes nothing", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const state = steps.reduce((at, { events, day }) => play(at, events, day).state, fresh);
        const read = readGame(JSON.parse(JSON.stringify(state)), rewards);
        expect({ ...read, badges: new Set(read.badges) }).toEqual({
          ...state,
          badges: new Set(state.badges),
        });
        expect(readGame(read, rewards)).toEqual(read);
      }),
    );
  });

  it("is celebrated the same in one go or event by event", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), day, (events, day) => {
        const whole = play(fresh, events, day);
        let [state, celebration] = [fresh, NOTHING];
        for (const each of events) {
          const next = play(state, [each], day);
          state = next.state;
          celebration = together(celebration, next.celebration);
        }
        expect({ state, celebration }).toEqual(whole);
      }),
    );
  });
});

describe("what a device kept", () => {
  it("is a valid game whatever it is", () => {
    const shape = fc.record(
      {
        totalPoints: fc.anything(),
        level: fc.oneof(fc.double(), fc.anything()),
        experiencePoints: fc.oneof(fc.double(), fc.anything()),
        badges: fc.oneof(fc.array(fc.record({ id: fc.constantFrom(...BADGE_IDS) })), fc.anything()),
        dailyGoals: fc.array(fc.record({ id: fc.constantFrom(...GOAL_IDS), current: fc.anything() })),
        achievements: fc.array(
          fc.record({ id: fc.constantFrom(...ACHIEVEMENT_IDS), progress: fc.anything() }),
        ),
        lastActivityDate: fc.oneof(fc.string(), fc.constant("2026-02-30")),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(shape, fc.anything()), (saved) => {
        const game = readGame(saved, rewards);
        expect(game.level).toBeGreaterThanOrEqual(1);
        expect(game.experiencePoints).toBeLessThan(game.level * 100);
        expect(game.dailyGoals).toHaveLength(3);
        expect(new Set(game.badges.map(({ id }) => id)).size).toBe(game.badges.length);
        expect(readGame(game, rewards)).toEqual(game);
        expect(play(game, [{ kind: "practice_solved" }]).state.totalPoints).toBeGreaterThanOrEqual(
          game.totalPoints,
        );
      }),
    );
  });
});

/** Decision 093; specification §2 "Overlays" and §9 "Timers". */
describe("one overlay per step", () => {
  const celebration = fc.record({
    points: fc.nat(1000),
    level: fc.option(fc.nat(50)),
    streak: fc.option(fc.nat(50)),
    fests: fc.subarray([...FESTS]),
    milestones: fc.subarray([...MILESTONES]),
    badges: fc.subarray([...BADGE_IDS]),
    achievements: fc.subarray([...ACHIEVEMENT_IDS]),
    goals: fc.subarray([...GOAL_IDS]),
  });

  it("merges without losing anything, in any grouping", () => {
    fc.assert(
      fc.property(celebration, celebration, celebration, (a, b, c) => {
        expect(together(together(a, b), c)).toEqual(together(a, together(b, c)));
        expect(together(a, NOTHING)).toEqual(a);
        expect(together(NOTHING, a)).toEqual(a);
        expect(together(a, b).points).toBe(a.points + b.points);
        expect(new Set(together(a, b).badges)).toEqual(new Set([...a.badges, ...b.badges]));
      }),
    );
  });

  it.each([
    [{}, null],
    [{ points: 15 }, { kind: "points", time: 3000 }],
    [
      { points: 40, goals: ["creative"] },
      { kind: "toast", time: 3000 },
    ],
    [{ fests: ["gem"] }, { kind: "celebration", lead: "gem", time: 3000 }],
    [
      { badges: ["week_warrior"], fests: ["crown"] },
      { kind: "badge", lead: "week_warrior", time: 3500 },
    ],
    [
      { milestones: ["streak"], fests: ["crown"] },
      { kind: "milestone", lead: "streak", time: 4000 },
    ],
    [
      { badges: ["week_warrior"], milestones: ["streak"] },
      { kind: "badge", lead: "week_warrior", time: 4000 },
    ],
    [
      { badges: ["jungle_explorer"], fests: ["trophy", "crown"] },
      { kind: "celebration", lead: "trophy", time: 3500 },
    ],
  ] as const)("%j is shown as %j", (parts, overlay) => {
    expect(overlayOf({ ...NOTHING, ...parts })).toEqual(overlay);
  });

  it("has something to show for every event", () => {
    fc.assert(
      fc.property(event, (each) => {
        const { celebration } = play(fresh, [{ ...each, bonusMultiplier: 1 }]);
        expect(overlayOf(celebration)).not.toBeNull();
      }),
    );
  });
});
