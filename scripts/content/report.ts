/** `npm run content:report`: how much there is to learn, counted from what is read; `-- --json` for programs. */
import { LESSON_BANDS } from "../../src/domain/learner/lessons/lesson.ts";
import { LESSON_ACTS } from "../../src/domain/learner/skills/coverage.ts";
import { LANGUAGES } from "../../src/domain/locale/language.ts";
import { readLessons } from "../lessons/all.ts";
import { faultText } from "../lessons/yaml.ts";
import { readSkills } from "../skills/read.ts";
import { type ContentReport, countContent } from "./count.ts";

const { lessons, faults: lessonFaults } = readLessons();
const { skills, faults: skillFaults } = readSkills();
const report = countContent(lessons, skills);

const NO_PLAN =
  "Days until something repeats are not counted: there is no plan of the day yet that they could be counted from.";

if (process.argv.includes("--json")) console.log(JSON.stringify({ ...report, notes: [NO_PLAN] }, null, 2));
else print(report);

const faults = [...skillFaults, ...lessonFaults];
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

  console.log(`\n${NO_PLAN}`);
}
