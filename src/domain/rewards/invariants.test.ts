import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rewards } from "#content/rewards/rewards.ts";
import { FESTS, MILESTONES, NOTHING, overlayOf, together } from "./celebration.ts";
import { type GameEvent, playAll } from "./play.ts";
import { readGame } from "./read.ts";
import { ACHIEVEMENT_IDS, BADGE_IDS, type GameState, GOAL_IDS, goalsOf, newGame } from "./state.ts";

const play = (state: GameState, events: readonly GameEvent[], day = "2026-03-02") =>
  playAll(state, events, { day, dayThere: day, furthest: null }, rewards);
const fresh = newGame(rewards);

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
