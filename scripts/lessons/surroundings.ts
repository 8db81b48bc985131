import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseAllDocuments } from "yaml";
import { library } from "../../src/content/curriculum/library.ts";
import type { LessonSurroundings } from "../../src/domain/learner/lessons/faults/fault.ts";
import type { LessonMethod } from "../../src/domain/learner/lessons/lesson.ts";
import { SHOWN_MATERIALS } from "../../src/domain/learner/materials/shown.ts";
import type { Pedagogy } from "../../src/domain/learner/pedagogy.ts";

const METHODS: Readonly<Record<Pedagogy, LessonMethod>> = {
  Montessori: "montessori",
  "Project-Based": "project",
  "IB-aligned": "inquiry",
};

const SKILLS = new URL("../../src/content/learner/skills/", import.meta.url);

/** The ids of the map of skills; null as long as there is no map. */
function skillIds(): ReadonlySet<string> | null {
  if (!existsSync(SKILLS)) return null;
  const ids = new Set<string>();
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) look(each);
    else if (typeof part === "object" && part !== null) {
      if ("id" in part && typeof part.id === "string") ids.add(part.id);
      for (const value of Object.values(part)) look(value);
    }
  };
  for (const name of readdirSync(SKILLS).filter((name) => name.endsWith(".yaml"))) {
    for (const document of parseAllDocuments(readFileSync(new URL(name, SKILLS), "utf8")))
      look(document.toJS());
  }
  return ids;
}

export function surroundings(): LessonSurroundings {
  return {
    modules: new Map(library.modules.map(({ id, pedagogy }) => [id, METHODS[pedagogy]])),
    skills: skillIds(),
    shown: new Set(SHOWN_MATERIALS),
  };
}
