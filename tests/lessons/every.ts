import { readFileSync } from "node:fs";
import { faultText } from "#server/content-file.ts";
import { lessonFiles, readLesson } from "../../scripts/lessons/read.ts";
import { surroundings } from "../../scripts/lessons/surroundings.ts";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";

const around = surroundings();
const read = lessonFiles().map((file) => ({ file, ...readLesson(readFileSync(file, "utf8"), file, around) }));

/** What is wrong with the lesson files, by file and line. */
export const faults: readonly string[] = read.flatMap((each) => each.faults.map(faultText));

type Each = { readonly id: string; readonly language: Language; readonly lesson: Lesson };

/** Every lesson in both languages. */
export const everyLesson: readonly Each[] = read.flatMap(({ value: lesson }) =>
  lesson === null
    ? []
    : LANGUAGES.map((language) => ({ id: lesson[language].id, language, lesson: lesson[language] })),
);
