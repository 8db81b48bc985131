import type { CopyModule } from "./copy.ts";

/** How to load each dictionary, by its path. */
export const copyModules = import.meta.glob<CopyModule>("../../content/copy/*/*.ts");
