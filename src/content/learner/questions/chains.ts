import type { ChainContent } from "#domain/learner/assessment/chain.ts";
// Written by scripts/content/compile.ts from the YAML file of this name.
import compiled from "./chains.compiled.json" with { type: "json" };

/** The older activity chain (specification §4) by age, and the words of its report, which the adult reads with the child. */
export const activityChains: readonly ChainContent[] = compiled;
