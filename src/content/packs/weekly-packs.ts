import type { WeeklyPack } from "#domain/packs/pack.ts";
import type { FigureName } from "./figures.ts";
// Written by scripts/content/compile.ts from the files in weeks/.
import compiled from "./weekly-packs.compiled.json" with { type: "json" };

/** §9 "Little Explorers: 4 weeks, ages 3-6." From the shore to the tree, with what a home, a beach or a flat has. */
export const weeklyPacks = compiled as readonly WeeklyPack<FigureName>[];
