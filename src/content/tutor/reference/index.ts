import type { KnowledgeLibrary } from "#domain/tutor/knowledge/entry.ts";
import type { Moods, WritingLibrary } from "#domain/tutor/library.ts";
// Written by scripts/tutor/compile.ts from the files beside it and the lessons.
import compiled from "./compiled.json" with { type: "json" };

export const { knowledge, moods, writing } = compiled as unknown as {
  readonly knowledge: KnowledgeLibrary;
  readonly moods: Moods;
  readonly writing: WritingLibrary;
};
