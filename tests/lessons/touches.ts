import type { Step } from "../../src/domain/learner/lessons/lesson.ts";
import { satisfies, type Wanted } from "../../src/domain/learner/materials/material.ts";
import {
  factsOf,
  type MaterialMove,
  type MaterialState,
  moved,
} from "../../src/domain/learner/materials/materials.ts";
import { atOnce } from "../../src/web/child/materials/scene.ts";
import { sceneOf } from "../../src/web/child/materials/scenes.ts";

/** One thing that a child does to a material: buttons one after the other, and what is written before. */
export type Touch = {
  readonly buttons: readonly string[];
  readonly written: { readonly field: string; readonly text: string } | null;
};

type Offer = Touch & { readonly move: MaterialMove };

/** How many states are looked through for a way to the goal. */
const MOST = 300;
/** For one move of a solution fewer: what no button does at once is done in few steps, or otherwise. */
const MOST_A_MOVE = 40;

/**
 * What a child touches to do the moves of a solution. Where no button does a move at once, such as a long jump, the way
 * there is looked for among what the screen offers; where there is none, the screen cannot solve its own task.
 */
export function touchesFor(start: MaterialState, goal: Wanted, solution: readonly Step[]): readonly Touch[] {
  const moves = solution.flatMap((step) =>
    step.do.flatMap((each) => ("light" in each ? [] : Array.from({ length: each.times }, () => each.move))),
  );
  const touches: Touch[] = [];
  let state = start;
  for (const move of moves) {
    const after = moved(state, move);
    if (after === null) throw new Error(`${JSON.stringify(move)} cannot be done.`);
    const facts = JSON.stringify(factsOf(after));
    const way = wayTo(state, goal, move, {
      isThere: (each) => distance(each, after) === 0 && JSON.stringify(factsOf(each)) === facts,
      far: (each) => distance(each, after),
      most: MOST_A_MOVE,
    });
    if (way === null) break;
    touches.push(...way.touches);
    state = way.state;
  }
  if (satisfies(factsOf(state), goal)) return touches;
  const rest = wayTo(state, goal, null, {
    isThere: (each) => satisfies(factsOf(each), goal),
    far: (each) => distance(factsOf(each), goal),
    most: MOST,
  });
  if (rest === null)
    throw new Error(`No button leads from ${JSON.stringify(factsOf(state))} to ${JSON.stringify(goal)}.`);
  return [...touches, ...rest.touches];
}

/** How much is different: of numbers by how far they are apart, of lists by what lies in one of them alone. */
function distance(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") {
    const apart = Math.abs(one - other);
    return apart / (apart + 1);
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const left = other.map((each) => JSON.stringify(each));
    let alone = 0;
    for (const each of one) {
      const at = left.indexOf(JSON.stringify(each));
      if (at < 0) alone += 1;
      else left.splice(at, 1);
    }
    return alone + left.length;
  }
  if (typeof one === "object" && typeof other === "object" && one !== null && other !== null) {
    const [a, b] = [one, other] as Record<string, unknown>[];
    return Object.keys(other).reduce((sum, key) => sum + distance(a?.[key], b?.[key]), 0);
  }
  return one === other ? 0 : 1;
}

type Way = { readonly state: MaterialState; readonly touches: readonly Touch[] };
type Aim = {
  readonly isThere: (state: MaterialState) => boolean;
  readonly far: (state: MaterialState) => number;
  readonly most: number;
};

/** A way by what the screen offers; what is nearest to the aim is looked at first. */
function wayTo(
  start: MaterialState,
  goal: Wanted,
  move: MaterialMove | null,
  { isThere, far, most }: Aim,
): Way | null {
  const seen = new Set([JSON.stringify(start)]);
  const open: { readonly way: Way; readonly far: number }[] = [
    { way: { state: start, touches: [] }, far: far(start) },
  ];
  for (let looked = 0; open.length > 0 && looked < most; looked++) {
    const nearest = open.reduce((best, each, at) => (each.far < (open[best]?.far ?? 0) ? at : best), 0);
    const { state, touches } = open.splice(nearest, 1)[0]?.way ?? { state: start, touches: [] };
    for (const offer of offers(state, goal, move)) {
      const after = moved(state, offer.move);
      if (after === null) continue;
      const key = JSON.stringify(after);
      if (seen.has(key)) continue;
      seen.add(key);
      const way = { state: after, touches: [...touches, offer] };
      if (isThere(after)) return way;
      open.push({ way, far: far(after) });
    }
  }
  return null;
}

/** Everything that can be touched now; a field takes the number of the move that is looked for. */
function offers(state: MaterialState, goal: Wanted, move: MaterialMove | null): readonly Offer[] {
  const scene = sceneOf(state, { t: (key) => key, number: String, goal, isStill: false });
  const wanted = Object.values(move ?? {}).find((value) => typeof value === "number");
  const pieces = scene.pieces.flatMap((each): Offer[] => {
    const { key, uses = [] } = each;
    const piece = `[data-piece=${JSON.stringify(key)}]`;
    const now = atOnce(each);
    if (now !== undefined) return [{ buttons: [piece], written: null, move: now.move }];
    return uses.map(({ zone, move: does }) => ({
      buttons: [piece, `[data-zone="${zone}"]`],
      written: null,
      move: does,
    }));
  });
  const controls = scene.controls.map(
    ({ key, move: does }): Offer => ({ buttons: [`[data-control="${key}"]`], written: null, move: does }),
  );
  const fields = (scene.entries ?? []).flatMap(({ move: makes }, at): Offer[] => {
    if (wanted === undefined) return [];
    const form = `.material-entry >> nth=${at}`;
    return [
      {
        buttons: [`${form} >> button`],
        written: { field: `${form} >> input`, text: String(wanted) },
        move: makes(wanted),
      },
    ];
  });
  return [...pieces, ...controls, ...fields];
}
