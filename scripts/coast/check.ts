/** `node scripts/coast/check.ts`: what is wrong with each place of the coast, by line. */
import { faultText } from "#server/content-file.ts";
import { placeFiles, readPlace } from "./read.ts";

let bad = 0;
for (const file of placeFiles()) {
  const { value: place, faults } = readPlace(file);
  for (const fault of faults) console.error(faultText(fault));
  if (place === null) bad += 1;
  else console.log(`${place.en.id}: good, ${place.en.visits.length} visits`);
}
process.exit(bad > 0 ? 1 : 0);
