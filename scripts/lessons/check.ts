/** `node scripts/lessons/check.ts FILE…`: what is wrong with each lesson, by line. */
import { readFileSync } from "node:fs";
import { faultText } from "#server/content-file.ts";
import { readLesson } from "./read.ts";
import { surroundings } from "./surroundings.ts";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Which lessons? node scripts/lessons/check.ts src/content/learner/lessons/6-8/*.yaml");
  process.exit(2);
}
const around = surroundings();
let bad = 0;
for (const file of files) {
  const { value: lesson, faults } = readLesson(readFileSync(file, "utf8"), file, around);
  for (const fault of faults) console.error(faultText(fault));
  if (lesson === null) bad += 1;
  else console.log(`${file}: good, ${lesson.en.beats.length} beats, ${lesson.en.minutes} minutes`);
}
if (around.skills === null) console.log("The map of skills is not here yet: skills were not looked up.");
process.exit(bad > 0 ? 1 : 0);
