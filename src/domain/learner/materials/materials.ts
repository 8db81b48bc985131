import type { Facts, Material } from "./material.ts";
import { type Balance, type BalanceMove, balance } from "./measure/balance.ts";
import { type Clock, type ClockMove, clock } from "./measure/clock.ts";
import { type Coins, type CoinsMove, coins } from "./measure/coins.ts";
import { type Grid, type GridMove, grid } from "./measure/grid.ts";
import { type Ruler, type RulerMove, ruler } from "./measure/ruler.ts";
import { type GoldenBeads, type GoldenBeadsMove, goldenBeads } from "./number/golden-beads.ts";
import { type NumberLine, type NumberLineMove, numberLine } from "./number/number-line.ts";
import { type NumberRods, type NumberRodsMove, numberRods } from "./number/number-rods.ts";
import { type PlaceCards, type PlaceCardsMove, placeCards } from "./number/place-cards.ts";
import { type TenFrame, type TenFrameMove, tenFrame } from "./number/ten-frame.ts";
import { type BarModel, type BarModelMove, barModel } from "./parts/bar-model.ts";
import { type Fractions, type FractionsMove, fractions } from "./parts/fractions.ts";
import { type LayingMove, type Letters, letters, type Strips, strips } from "./words/laying.ts";
import { type Chart, type ChartMove, chart } from "./world/chart.ts";
import { type GeoMap, type GeoMapMove, geoMap } from "./world/map.ts";
import { type Outline, type OutlineMove, outline } from "./world/outline.ts";
import { type Plane, type PlaneMove, plane } from "./world/plane.ts";
import { type Scatter, type ScatterMove, scatter } from "./world/scatter.ts";
import { type Shapes, type ShapesMove, shapes } from "./world/shapes.ts";
import { type Table, type TableMove, table } from "./world/table.ts";
import { type Timeline, timeline } from "./world/timeline.ts";
import { type Trays, type TraysMove, trays } from "./world/trays.ts";

type Of<State, Move> = { readonly state: State; readonly move: Move };

/** Each material by its name, with what it can be and what can be done with it. */
export type MaterialTypes = {
  readonly "number-rods": Of<NumberRods, NumberRodsMove>;
  readonly "ten-frame": Of<TenFrame, TenFrameMove>;
  readonly "golden-beads": Of<GoldenBeads, GoldenBeadsMove>;
  readonly "number-line": Of<NumberLine, NumberLineMove>;
  readonly "place-cards": Of<PlaceCards, PlaceCardsMove>;
  readonly "bar-model": Of<BarModel, BarModelMove>;
  readonly "fraction-bars": Of<Fractions, FractionsMove>;
  readonly "fraction-circles": Of<Fractions, FractionsMove>;
  readonly clock: Of<Clock, ClockMove>;
  readonly coins: Of<Coins, CoinsMove>;
  readonly ruler: Of<Ruler, RulerMove>;
  readonly grid: Of<Grid, GridMove>;
  readonly balance: Of<Balance, BalanceMove>;
  readonly letters: Of<Letters, LayingMove>;
  readonly strips: Of<Strips, LayingMove>;
  readonly trays: Of<Trays, TraysMove>;
  readonly timeline: Of<Timeline, LayingMove>;
  readonly map: Of<GeoMap, GeoMapMove>;
  readonly plane: Of<Plane, PlaneMove>;
  readonly chart: Of<Chart, ChartMove>;
  readonly table: Of<Table, TableMove>;
  readonly shapes: Of<Shapes, ShapesMove>;
  readonly outline: Of<Outline, OutlineMove>;
  readonly scatter: Of<Scatter, ScatterMove>;
};

export type MaterialKind = keyof MaterialTypes;
/** A material as it stands on the screen. */
export type MaterialState = {
  [Kind in MaterialKind]: { readonly kind: Kind } & MaterialTypes[Kind]["state"];
}[MaterialKind];
/** One thing done with a material. Whether it fits the material, its rules say. */
export type MaterialMove = MaterialTypes[MaterialKind]["move"];

const MATERIALS: {
  readonly [Kind in MaterialKind]: Material<MaterialTypes[Kind]["state"], MaterialTypes[Kind]["move"]>;
} = {
  "number-rods": numberRods,
  "ten-frame": tenFrame,
  "golden-beads": goldenBeads,
  "number-line": numberLine,
  "place-cards": placeCards,
  "bar-model": barModel,
  "fraction-bars": fractions,
  "fraction-circles": fractions,
  clock,
  coins,
  ruler,
  grid,
  balance,
  letters,
  strips,
  trays,
  timeline,
  map: geoMap,
  plane,
  chart,
  table,
  shapes,
  outline,
  scatter,
};

export const MATERIAL_KINDS = Object.keys(MATERIALS) as MaterialKind[];

/** Each kind's rules fit its own states; the compiler cannot follow a kind that is only known when it runs. */
const rules = (kind: MaterialKind) => MATERIALS[kind] as unknown as Material<MaterialState, MaterialMove>;

/** The material after a move; null where it cannot be done now. */
export function moved(state: MaterialState, move: MaterialMove): MaterialState | null {
  const after = rules(state.kind).move(state, move);
  return after === null ? null : ({ ...after, kind: state.kind } as MaterialState);
}

export const factsOf = (state: MaterialState): Facts => {
  const { kind, ...bare } = state;
  return rules(kind).facts(bare as MaterialState);
};

export const partsOf = (state: MaterialState): readonly string[] => rules(state.kind).parts(state);
