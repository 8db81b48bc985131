import { expect, test } from "vitest";
import { materials as english } from "../../src/content/copy/en/materials.ts";
import type { Task } from "../../src/domain/learner/lessons/lesson.ts";
import { rehearsed } from "../../src/domain/learner/lessons/rehearse.ts";
import { satisfies, type Wanted } from "../../src/domain/learner/materials/material.ts";
import {
  factsOf,
  type MaterialMove,
  type MaterialState,
  moved,
} from "../../src/domain/learner/materials/materials.ts";
import { sceneOf } from "../../src/web/child/materials/scenes.ts";
import { translator } from "../../src/web/platform/i18n.tsx";
import { everyLesson } from "./every.ts";

/** States looked at before a task counts as one that no hand can solve. */
const MOST = 400;
/** How close together the mat is touched. */
const GAP = 20;

const words = { t: translator(english), number: String };

/** Everything that a child can do on the mat now: buttons, pieces, keys, and touches all over it. */
function offered(state: MaterialState, goal: Wanted, sizes: readonly number[]): MaterialMove[][] {
  const { pieces, controls, entries, arrows, point, width, height } = sceneOf(state, {
    ...words,
    goal,
    isStill: false,
  });
  const single = [
    ...pieces.flatMap(({ uses }) => (uses ?? []).map(({ move }) => move)),
    ...controls.map(({ move }) => move),
    ...Object.values(arrows ?? {}),
  ];
  const written = (entries ?? []).flatMap(({ move }) => sizes.map((size) => [move(size)]));
  const touches: MaterialMove[][] = [...written];
  if (point !== undefined) {
    for (let x = GAP / 2; x < width; x += GAP)
      for (let y = GAP / 2; y < height; y += GAP) touches.push([...point(x, y)]);
  }
  return [...single.map((move) => [move]), ...touches];
}

const after = (state: MaterialState, moves: readonly MaterialMove[]) =>
  moves.reduce<MaterialState | null>((now, move) => now && moved(now, move), state);

/** How many facts of the goal hold, and how near the numbers among the others are. */
function nearness(state: MaterialState, goal: Readonly<Record<string, unknown>>, end: MaterialState): number {
  const [facts, ends] = [factsOf(state), factsOf(end)];
  const open = Object.keys(ends).map((name) => {
    const [is, wanted] = [facts[name], ends[name]];
    if (is === wanted) return 0;
    const weight = name in goal ? 4 : 1;
    if (typeof is === "number" && typeof wanted === "number")
      return weight * Math.min(1 + Math.abs(is - wanted) / 40, 3);
    if (typeof is === "string" && typeof wanted === "string" && wanted.startsWith(is))
      return weight * (1.5 - is.length / wanted.length);
    return weight * 1.5;
  });
  return open.reduce((all, each) => all + each, 0);
}

/** Whether hands can come from the start to the goal; the solution says where it is, not how. */
function isReached(task: Task): boolean {
  if (task.check.by !== "goal" || task.material === undefined) return true;
  const { goal } = task.check;
  const end = rehearsed(task.material, task.solution).state;
  // Cell by cell the squares of the solution are coloured; which of all squares to try first, no search knows.
  if (task.material.kind === "grid") return end.kind === "grid" && end.filled.length > 0;
  const sizes = task.solution
    .flatMap((step) => step.do)
    .flatMap((each) => {
      if (!("move" in each)) return [];
      if ("write" in each.move) return [each.move.write];
      return "fill" in each.move && "bar" in each.move ? [each.move.fill] : [];
    });
  const seen = new Set([JSON.stringify(task.material)]);
  const open: { readonly state: MaterialState; readonly far: number }[] = [
    { state: task.material, far: nearness(task.material, goal, end) },
  ];
  for (let count = 0; count < MOST; count++) {
    const nearest = open.reduce(
      (best, each, at) => (each.far < (open[best]?.far ?? Infinity) ? at : best),
      0,
    );
    const [now] = open.splice(nearest, 1);
    if (now === undefined) return false;
    for (const moves of offered(now.state, goal, sizes)) {
      const state = after(now.state, moves);
      if (state === null) continue;
      if (satisfies(factsOf(state), goal)) return true;
      const key = JSON.stringify(state);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ state, far: nearness(state, goal, end) });
    }
  }
  return false;
}

test("every task that is done with hands can be done with what the mat offers", () => {
  const stuck = everyLesson.flatMap(({ id, lesson }) =>
    lesson.beats.flatMap((beat) =>
      beat.kind !== "together" && beat.kind !== "alone"
        ? []
        : beat.tasks.flatMap(({ first, again }) =>
            [first, again].flatMap((task) =>
              task === null || isReached(task) ? [] : [`${id}: ${task.say}`],
            ),
          ),
    ),
  );
  expect(stuck).toEqual([]);
});
