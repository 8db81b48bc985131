import { library } from "../../src/content/learner/curriculum/library.ts";
import type { LessonSurroundings } from "../../src/domain/learner/lessons/faults/fault.ts";
import type { LessonMethod } from "../../src/domain/learner/lessons/lesson.ts";
import type { Pedagogy } from "../../src/domain/learner/pedagogy.ts";
import { readSkills } from "../skills/read.ts";

const METHODS: Readonly<Record<Pedagogy, LessonMethod>> = {
  Montessori: "montessori",
  "Project-Based": "project",
  "IB-aligned": "inquiry",
};

export function surroundings(): LessonSurroundings {
  return {
    modules: new Map(library.modules.map(({ id, pedagogy }) => [id, METHODS[pedagogy]])),
    skills: new Set(readSkills().skills.map(({ id }) => id)),
  };
}
