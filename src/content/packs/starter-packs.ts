import type { StarterPack } from "#domain/learner/curriculum/starter-pack.ts";
// Written by scripts/content/compile.ts from the YAML file of this name.
import compiled from "./starter-packs.compiled.json" with { type: "json" };

/** One starter pack for each theme, of six activities. */
export const starterPacks = compiled as readonly StarterPack[];
