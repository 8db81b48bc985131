import { spokenTexts } from "../../src/domain/learner/lessons/faults/texts.ts";
import { LESSON_BANDS, type Lesson, type LessonBand } from "../../src/domain/learner/lessons/lesson.ts";
import {
  type LessonAct,
  type LessonWork,
  type StrandCoverage,
  skillCoverage,
} from "../../src/domain/learner/skills/coverage.ts";
import { type Skill, strandOf } from "../../src/domain/learner/skills/skill.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";

type Totals = { lessons: number; beats: number; items: number; minutes: number; words: number };
type PerBand = Record<LessonBand, number>;

export type ContentReport = {
  readonly lessons: Record<Language, PerBand>;
  /** Lessons by what they are first about: the strand of their first skill. */
  readonly subjects: readonly ({ language: Language; band: LessonBand; strand: string } & Totals)[];
  readonly skills: readonly StrandCoverage[];
};

/** What there is to learn, counted from the lessons as they are read and from the map of skills. */
export function countContent(
  lessons: readonly Readonly<Record<Language, Lesson>>[],
  skills: readonly Skill[],
): ContentReport {
  const inLanguage = (language: Language) => lessons.map((lesson) => lesson[language]);
  const perBand = (language: Language): PerBand => {
    const count = (band: LessonBand) => inLanguage(language).filter((lesson) => lesson.band === band).length;
    return { "3-5": count("3-5"), "6-8": count("6-8"), "9-11": count("9-11"), "12-14": count("12-14") };
  };
  return {
    lessons: { en: perBand("en"), es: perBand("es") },
    subjects: LANGUAGES.flatMap((language) =>
      LESSON_BANDS.flatMap((band) => {
        const here = inLanguage(language).filter((lesson) => lesson.band === band);
        const strands = [...new Set(here.map(subjectOf))].sort();
        return strands.map((strand) => ({
          language,
          band,
          strand,
          ...totals(here.filter((lesson) => subjectOf(lesson) === strand)),
        }));
      }),
    ),
    skills: skillCoverage(skills, { en: inLanguage("en").map(workOf), es: inLanguage("es").map(workOf) }),
  };
}

const subjectOf = ({ skills: [first = "none"] }: Lesson) => strandOf(first);

const ACTS: Readonly<Partial<Record<Lesson["beats"][number]["kind"], LessonAct>>> = {
  show: "taught",
  together: "practised",
  alone: "assessed",
};

/** Shown is taught, done together is practised, done alone and checked is assessed. */
function workOf({ skills, beats }: Lesson): LessonWork {
  return { skills, acts: beats.flatMap(({ kind }) => ACTS[kind] ?? []) };
}

function totals(lessons: readonly Lesson[]): Totals {
  const sum = (of: (lesson: Lesson) => number) => lessons.reduce((total, lesson) => total + of(lesson), 0);
  return {
    lessons: lessons.length,
    beats: sum(({ beats }) => beats.length),
    items: sum(itemsOf),
    minutes: sum(({ minutes }) => minutes),
    words: sum((lesson) => wordsOf(spokenTexts(lesson).map(({ text }) => text))),
  };
}

/** Tasks that are checked, with the second ones that only come after a solution was shown. */
function itemsOf({ beats }: Lesson): number {
  return beats
    .flatMap((beat) => (beat.kind === "together" || beat.kind === "alone" ? beat.tasks : []))
    .reduce((count, { again }) => count + (again === null ? 1 : 2), 0);
}

const wordsOf = (texts: readonly string[]) =>
  texts
    .join(" ")
    .split(" ")
    .filter((word) => word !== "").length;
