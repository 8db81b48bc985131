import type { LessonFault, LessonSurroundings } from "../../src/domain/learner/lessons/faults/fault.ts";
import { lessonFaults } from "../../src/domain/learner/lessons/faults/index.ts";
import { languageFaults } from "../../src/domain/learner/lessons/faults/texts.ts";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { lessonSchema } from "./schema/lesson.ts";
import { type Fault, parsed, readYaml } from "./yaml.ts";

/** A lesson file: the lesson in both languages, or everything that is wrong with it. */
export type ReadLesson =
  | { readonly lesson: Readonly<Record<Language, Lesson>>; readonly faults: readonly [] }
  | { readonly lesson: null; readonly faults: readonly Fault[] };

/** @param file the path as it is named in faults; its last two parts are the band and the id */
export function readLesson(source: string, file: string, around: LessonSurroundings): ReadLesson {
  const content = readYaml(source, file);
  const faults: Fault[] = [];
  const lessons: Partial<Record<Language, Lesson>> = {};
  const add =
    (language: Language) =>
    ({ path, reason }: LessonFault) =>
      faults.push({
        file,
        line: content.lineOf(path, language),
        reason: `${path.join(".")}: ${reason} (${language})`,
      });
  for (const language of LANGUAGES) {
    const result = parsed(content, lessonSchema, language);
    if ("faults" in result) {
      faults.push(...result.faults);
      continue;
    }
    lessons[language] = result.value;
    lessonFaults(result.value, content.values[language], around).forEach(add(language));
    placeFaults(result.value, file).forEach(add(language));
  }
  languageFaults(content.values.en, content.values.es).forEach(add("en"));
  const { en, es } = lessons;
  if (faults.length === 0 && en !== undefined && es !== undefined) return { lesson: { en, es }, faults: [] };
  return { lesson: null, faults: once(faults) };
}

/** The file's folder is the band and its name the id, so that a lesson is found by looking. */
function placeFaults({ id, band }: Lesson, file: string): LessonFault[] {
  const [name = "", folder = ""] = file.split("/").reverse();
  return [
    ...(name === `${id}.yaml` ? [] : [{ path: ["id"], reason: `the file of "${id}" is ${id}.yaml` }]),
    ...(folder === band
      ? []
      : [{ path: ["band"], reason: `a lesson of ${band} lies in the folder ${band}` }]),
  ];
}

/** What is wrong in both languages at one place is said once. */
function once(faults: readonly Fault[]): Fault[] {
  const bare = (reason: string) => reason.slice(0, -" (en)".length);
  const seen = new Set<string>();
  return faults
    .filter(({ line, reason }) => {
      const key = `${line} ${bare(reason)}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .sort((a, b) => a.line - b.line);
}
