import { expect, it } from "vitest";
import { rewards } from "#content/rewards/rewards.ts";
import { GAME_KEY, GOALS_KEY, gameKeeper } from "./game-keeper.ts";

const NOON = Date.parse("2026-03-02T18:00:00Z");
const DAY = 86_400_000;
const MEXICO = -360;

/** What the browsers of one device share. */
function disk(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

function tab(storage: Parameters<typeof gameKeeper>[0]["storage"] = disk()) {
  const clock = { at: NOON, zone: MEXICO };
  const keeper = gameKeeper({ storage, now: () => clock.at, zone: () => clock.zone }, rewards);
  const game = (learner: string) =>
    keeper.store.getState().games.find((each) => each.learner === learner)?.game;
  return { clock, ...keeper, game, shown: () => keeper.store.getState().shown };
}
const solved = [{ kind: "practice_solved" }] as const;

it("keeps every child's game apart, and finds them again", () => {
  const storage = disk();
  const first = tab(storage);
  first.award("ana", [{ kind: "step_completed", type: "exploration" }]);
  first.award("leo", solved);
  const later = tab(storage);
  expect(later.game("ana")?.totalPoints).toBe(15 + 30);
  expect(later.game("leo")?.totalPoints).toBe(10);
  expect(later.game("ana")).toEqual(first.game("ana"));
});

it("keeps the game under one key and the date of the daily goals under another", () => {
  const storage = disk();
  tab(storage).award("ana", solved);
  expect([...storage.values.keys()]).toEqual([GAME_KEY, GOALS_KEY]);
  expect(storage.get(GOALS_KEY)).toBe("2026-03-02");
  expect(JSON.parse(storage.get(GAME_KEY) ?? "")).toMatchObject({
    version: 1,
    state: { games: [{ learner: "ana" }] },
  });
});

it("begins new goals on a new day, for a page that only looks, too", () => {
  const storage = disk();
  const { clock, award, refresh, game } = tab(storage);
  award("ana", [{ kind: "discovery" }]);
  expect(game("ana")?.dailyGoals[1]?.completed).toBe(true);
  refresh();
  expect(game("ana")?.dailyGoals[1]?.completed).toBe(true);
  clock.at += DAY;
  refresh();
  expect(game("ana")?.dailyGoals[1]).toMatchObject({ current: 0, completed: false });
  expect(game("ana")?.totalPoints).toBe(40);
  expect(storage.get(GOALS_KEY)).toBe("2026-03-03");
});

it("goes by the child's day and by the journeys of the device", () => {
  const { clock, award, game } = tab();
  clock.at = Date.parse("2026-03-02T02:00:00Z");
  award("ana", solved);
  clock.at = Date.parse("2026-03-03T01:00:00Z");
  clock.zone = 540;
  award("ana", solved);
  expect(game("ana")).toMatchObject({ currentStreak: 2, lastActivityDate: "2026-03-03" });
  clock.at -= 300 * DAY;
  award("ana", solved);
  clock.at += 301 * DAY;
  award("ana", solved);
  expect(game("ana")?.currentStreak).toBe(3);
});

it("never loses what another tab wrote, even before it heard of it", () => {
  const storage = disk();
  const [one, other] = [tab(storage), tab(storage)];
  one.award("ana", solved);
  other.award("ana", solved);
  one.award("ana", solved);
  expect(one.game("ana")?.totalPoints).toBe(30);
  other.hear(GAME_KEY, storage.get(GAME_KEY));
  expect(other.game("ana")?.totalPoints).toBe(30);
});

it("forgets when another tab forgot, and leaves nothing behind", () => {
  const storage = disk();
  const [one, other] = [tab(storage), tab(storage)];
  one.award("ana", solved);
  other.refresh();
  one.forget();
  other.hear(GAME_KEY, null);
  expect([...storage.values]).toEqual([]);
  expect(other.game("ana")).toBeUndefined();
  other.hear("another.key", null);
  other.award("ana", solved);
  expect(other.game("ana")?.totalPoints).toBe(10);
});

it.each([
  ["not JSON", "{broken"],
  ["nothing", "null"],
  ["a list", "[]"],
  ["no games", '{"state":{},"version":1}'],
  [
    "other games",
    '{"state":{"games":[7,null,{"learner":3},{"learner":"leo","game":"?","zone":1e9}]},"version":1}',
  ],
  ["a form of the future", '{"state":{"games":{}},"version":9}'],
  ["a version that is none", '{"state":{"games":[]},"version":"x"}'],
])("plays on when the device kept %s", (_, kept) => {
  const storage = disk({ [GAME_KEY]: kept, [GOALS_KEY]: "someday" });
  const { award, game } = tab(storage);
  award("ana", solved);
  expect(game("ana")?.totalPoints).toBe(10);
  expect(tab(storage).game("ana")?.totalPoints).toBe(10);
});

it("reads what it understands of a newer form", () => {
  const kept = {
    state: { games: [{ learner: "ana", game: { totalPoints: 70, level: 1 }, more: 1 }] },
    version: 2,
  };
  expect(tab(disk({ [GAME_KEY]: JSON.stringify(kept) })).game("ana")?.totalPoints).toBe(70);
});

it("keeps one game of a child that is there twice", () => {
  const games = [5, 9].map((totalPoints) => ({ learner: "ana", game: { totalPoints } }));
  const { store } = tab(disk({ [GAME_KEY]: JSON.stringify({ state: { games }, version: 1 }) }));
  expect(store.getState().games.map(({ game }) => game.totalPoints)).toEqual([5]);
});

it("reads no more games than it ever keeps, however many there are", () => {
  const games = Array.from({ length: 100_000 }, (_, n) => ({ learner: `child-${n}` }));
  const { store, award, game } = tab(disk({ [GAME_KEY]: JSON.stringify({ state: { games }, version: 1 }) }));
  expect(store.getState().games).toHaveLength(12);
  award("ana", solved);
  expect(game("ana")?.totalPoints).toBe(10);
});

it("plays on in memory when storage is blocked", () => {
  const blocked = { get: () => null, set: () => {}, remove: () => {} };
  const { award, game } = tab(blocked);
  award("ana", [{ kind: "discovery" }]);
  award("ana", [{ kind: "discovery" }]);
  expect(game("ana")?.totalPoints).toBe(10 + 30 + 10);
});

it("plays on when storage is full, and keeps all of it once there is room", () => {
  const storage = disk();
  let isFull = false;
  const full = { ...storage, set: (key: string, value: string) => isFull || storage.set(key, value) };
  const { award, game } = tab(full);
  award("ana", solved);
  isFull = true;
  award("ana", solved);
  award("ana", solved);
  expect(game("ana")?.totalPoints).toBe(30);
  expect(tab(storage).game("ana")?.totalPoints).toBe(10);
  isFull = false;
  award("ana", solved);
  expect(tab(storage).game("ana")?.totalPoints).toBe(40);
});

it("forgets the child who is longest away when there are too many", () => {
  const { award, store } = tab();
  for (let n = 0; n < 14; n += 1) award(`child-${n}`, solved);
  award("child-5", solved);
  const learners = store.getState().games.map(({ learner }) => learner);
  expect(learners).toHaveLength(12);
  expect(learners.slice(0, 2)).toEqual(["child-5", "child-13"]);
  expect(learners).not.toContain("child-1");
});

/** Decision 093. */
it("shows one celebration at a time: a great one stays and what comes meanwhile waits as one", () => {
  const { award, end, shown, store } = tab();
  award("ana", [{ kind: "step_completed", type: "exploration" }]);
  const first = shown();
  expect(first?.what).toMatchObject({ points: 45, badges: ["curious_explorer"] });
  award("ana", solved);
  award("ana", [{ kind: "creative_activity" }]);
  expect(shown()).toBe(first);
  end(first?.id ?? 0);
  expect(shown()?.what).toMatchObject({ points: 10 + 10 + 35, goals: ["creative"] });
  end(first?.id ?? 0);
  expect(shown()?.what.points).toBe(55);
  end(shown()?.id ?? 0);
  expect(store.getState()).toMatchObject({ shown: null, waiting: null });
});

it("lets points give way to the next step's at once, and another child see none of them", () => {
  const { award, shown } = tab();
  award("ana", solved);
  expect(shown()?.what.achievements).toEqual(["first_steps"]);
  award("leo", solved);
  expect(shown()?.learner).toBe("leo");
  award("leo", solved);
  expect(shown()?.what.achievements).toEqual(["first_steps"]);
});
