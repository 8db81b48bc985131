import {
  type MaterialKind,
  type MaterialState,
  type MaterialTypes,
  moved,
} from "#domain/learner/materials/materials.ts";
import { balanceScene } from "./measure/balance.tsx";
import { clockScene } from "./measure/clock.tsx";
import { coinsScene } from "./measure/coins.tsx";
import { gridScene } from "./measure/grid.tsx";
import { rulerScene } from "./measure/ruler.tsx";
import { goldenBeadsScene } from "./number/golden-beads.tsx";
import { numberLineScene } from "./number/number-line.tsx";
import { numberRodsScene } from "./number/number-rods.tsx";
import { placeCardsScene } from "./number/place-cards.tsx";
import { tenFrameScene } from "./number/ten-frame.tsx";
import { barModelScene } from "./parts/bar-model.tsx";
import { fractionBarsScene, fractionCirclesScene } from "./parts/fractions.tsx";
import type { Scene, SceneContext, SceneOf } from "./scene.ts";
import { lettersScene, stripsScene } from "./words/tiles.tsx";
import { chartScene } from "./world/chart.tsx";
import { mapScene } from "./world/map.tsx";
import { outlineScene } from "./world/outline.tsx";
import { planeScene } from "./world/plane.tsx";
import { scatterScene } from "./world/scatter.tsx";
import { shapesScene } from "./world/shapes.tsx";
import { tableScene } from "./world/table.tsx";
import { timelineScene } from "./world/timeline.tsx";
import { traysScene } from "./world/trays.tsx";

const SCENES: { readonly [Kind in MaterialKind]: SceneOf<MaterialTypes[Kind]["state"]> } = {
  "number-rods": numberRodsScene,
  "ten-frame": tenFrameScene,
  "golden-beads": goldenBeadsScene,
  "number-line": numberLineScene,
  "place-cards": placeCardsScene,
  "bar-model": barModelScene,
  "fraction-bars": fractionBarsScene,
  "fraction-circles": fractionCirclesScene,
  clock: clockScene,
  coins: coinsScene,
  ruler: rulerScene,
  grid: gridScene,
  balance: balanceScene,
  letters: lettersScene,
  strips: stripsScene,
  trays: traysScene,
  timeline: timelineScene,
  map: mapScene,
  plane: planeScene,
  chart: chartScene,
  table: tableScene,
  shapes: shapesScene,
  outline: outlineScene,
  scatter: scatterScene,
};

/** How a material stands on the screen now. */
export function sceneOf(state: MaterialState, context: SceneContext): Scene {
  const make = SCENES[state.kind] as unknown as SceneOf<MaterialState>;
  const scene = make(state, context);
  // What cannot be done now is not offered: the rules of the material say so, and no scene says it once more.
  const pieces = scene.pieces.map(({ uses, ...piece }) => {
    const possible = (uses ?? []).filter(({ move }) => moved(state, move) !== null);
    return possible.length === 0 ? piece : { ...piece, uses: possible };
  });
  return { ...scene, pieces };
}
