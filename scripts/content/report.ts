/** `npm run content:report`: how much there is to learn, counted from what is read; `-- --json` for programs. */

import { faultText } from "#server/content-file.ts";
import { LESSON_BANDS } from "../../src/domain/learner/lessons/lesson.ts";
import { lessonCards } from "../../src/domain/learner/skills/cards.ts";
import { LESSON_ACTS } from "../../src/domain/learner/skills/coverage.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { readCoast } from "../coast/read.ts";
import { readDay } from "../day/read.ts";
import { readLessons } from "../lessons/all.ts";
import { readSkills } from "../skills/read.ts";
import { type ContentReport, countContent } from "./count.ts";
import { countDays, type DaysOf, NEW_MINUTES } from "./days.ts";

const { lessons, faults: lessonFaults } = readLessons();
const { skills, faults: skillFaults } = readSkills();
const report = countContent(lessons, skills);

const day = readDay();
const { places, faults: coastFaults } = readCoast();
const daysOf = (language: Language): DaysOf => {
  const own = lessons.map((lesson) => lesson[language]);
  return {
    cards: lessonCards(own, skills),
    lessons: new Map(own.map((lesson) => [lesson.id, lesson])),
    content: day.day[language],
    places: places.map((place) => place[language]),
  };
};
const daysUntilRepeat = countDays({ en: daysOf("en"), es: daysOf("es") });

if (process.argv.includes("--json")) console.log(JSON.stringify({ ...report, daysUntilRepeat }, null, 2));
else print(report);

const faults = [...skillFaults, ...lessonFaults, ...day.faults, ...coastFaults];
for (const fault of faults) console.error(faultText(fault));
if (faults.length > 0) {
  console.error(`${faults.length} mistakes; what they stand in is not counted.`);
  process.exitCode = 1;
}

function print({ lessons, subjects, skills }: ContentReport): void {
  const row = (...cells: (string | number)[]) =>
    console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 12 : 10)).join(""));

  console.log("Lessons by language and band\n");
  row("", ...LESSON_BANDS);
  for (const language of LANGUAGES) row(language, ...LESSON_BANDS.map((band) => lessons[language][band]));

  console.log("\nBy subject (the strand of a lesson's first skill)\n");
  row("subject", "language", "band", "lessons", "beats", "items", "minutes", "words");
  for (const each of subjects)
    row(
      each.strand,
      each.language,
      each.band,
      each.lessons,
      each.beats,
      each.items,
      each.minutes,
      each.words,
    );

  console.log("\nSkills of the map that lessons teach, practise and assess\n");
  row("strand", "language", "skills", ...LESSON_ACTS);
  for (const { strand, language, skills: count, covered } of skills)
    row(strand, language, count, ...LESSON_ACTS.map((act) => covered[act]));

  console.log("\nNot yet taught in any lesson\n");
  for (const { strand, language, open } of skills)
    if (open.taught.length > 0) console.log(`${strand} (${language}): ${open.taught.join(", ")}`);

  console.log(
    "\nDays before a day repeats a hello, a lesson or an invitation, or holds too little that is new",
  );
  console.log("(simulated from the plan of the day; 60: none of the days that were looked at)\n");
  row("", ...LESSON_BANDS.map((band) => `${band} (${NEW_MINUTES[band]} min)`));
  for (const language of LANGUAGES)
    row(language, ...LESSON_BANDS.map((band) => daysUntilRepeat[language][band]));
}
