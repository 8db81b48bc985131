/**
 * `node scripts/content/compile.ts`: reads content that the server and the pages both use from its YAML files and writes
 * each as the module that they import. A mistake is told with its file and line, and nothing is written.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { yamlFile } from "#server/content-file.ts";
import {
  chains,
  funTime,
  jungle,
  modules,
  recommendations,
  starterPacks,
  toddler,
  tones,
  weeklyPack,
} from "./schema.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  yamlFile(`src/content/${file}`, schema);
const weeks = () =>
  readdirSync(new URL("packs/weeks/", CONTENT))
    .map((file) => read(`packs/weeks/${file}`, weeklyPack))
    .sort((one, other) => one.week - other.week);

/** What each compiled file holds, in the order in which it is imported. */
const COMPILED: Readonly<Record<string, () => unknown>> = {
  "learner/curriculum/library": () => ({
    modules: ["montessori", "project-based", "ib-aligned"].flatMap((name) =>
      read(`learner/curriculum/modules/${name}.yaml`, modules),
    ),
    recommendations: read("learner/curriculum/recommendations.yaml", recommendations),
    tones: read("learner/curriculum/tones.yaml", tones),
  }),
  "learner/questions/chains": () => read("learner/questions/chains.yaml", chains),
  "adventures/jungle": () => read("adventures/jungle.yaml", jungle),
  "adventures/fun-time": () => read("adventures/fun-time.yaml", funTime),
  "adventures/toddler": () => read("adventures/toddler.yaml", toddler),
  "packs/starter-packs": () => read("packs/starter-packs.yaml", starterPacks),
  "packs/weekly-packs": weeks,
};

/** Each compiled file with its text. */
export const compile = (): readonly (readonly [URL, string])[] =>
  Object.entries(COMPILED).map(([name, value]) => [
    new URL(`${name}.compiled.json`, CONTENT),
    `${JSON.stringify(value())}\n`,
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    for (const [file, value] of compile()) writeFileSync(file, value);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
