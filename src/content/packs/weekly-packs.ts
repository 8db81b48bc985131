import type { WeeklyPack } from "#domain/packs/pack.ts";
import type { FigureName } from "./figures.ts";
import { pondAndRain } from "./weeks/pond-and-rain.ts";
import { sandAndShells } from "./weeks/sand-and-shells.ts";
import { theGreatTree } from "./weeks/the-great-tree.ts";
import { wingsAndFlowers } from "./weeks/wings-and-flowers.ts";

/** §9 "Little Explorers: 4 weeks, ages 3-6." From the shore to the tree, with what a home, a beach or a flat has. */
export const weeklyPacks: readonly WeeklyPack<FigureName>[] = [
  sandAndShells,
  wingsAndFlowers,
  pondAndRain,
  theGreatTree,
];
