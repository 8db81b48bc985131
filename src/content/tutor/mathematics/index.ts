import type { MathematicsLibrary } from "#domain/tutor/mathematics/library.ts";
// Written by scripts/mathematics/compile.ts from the files beside it.
import compiled from "./compiled.json" with { type: "json" };

export const mathematics: MathematicsLibrary = compiled as MathematicsLibrary;
