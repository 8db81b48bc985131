/** `node scripts/packs/check.ts [FILE…]`: what is wrong with each starter pack, by line. */
import { faultText } from "#server/content-file.ts";
import { packFiles, readPack } from "./read.ts";

const asked = process.argv.slice(2);
let bad = 0;
for (const file of asked.length > 0 ? asked : packFiles()) {
  const { value: pack, faults } = readPack(file);
  for (const fault of faults) console.error(faultText(fault));
  if (pack === null) bad += 1;
  else console.log(`${file}: good`);
}
process.exit(bad > 0 ? 1 : 0);
