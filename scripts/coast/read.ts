import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { placeFaults } from "../../src/domain/learner/coast/faults.ts";
import type { Place } from "../../src/domain/learner/coast/place.ts";
import type { LessonFault } from "../../src/domain/learner/lessons/faults/fault.ts";
import { languageFaults } from "../../src/domain/learner/lessons/faults/texts.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { type Fault, parsed, readYaml } from "../lessons/yaml.ts";
import { readSkills } from "../skills/read.ts";
import { placeSchema } from "./schema.ts";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = join(HOUSE, "src/content/learner/coast");

/** Every place of the coast, by its path. */
export const placeFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(FOLDER, name))
    .sort();

export type ReadPlace = {
  readonly place: Readonly<Record<Language, Place>> | null;
  readonly faults: readonly Fault[];
};

/** A place in both languages, or everything that is wrong with its file. */
export function readPlace(path: string, source = readFileSync(path, "utf8")): ReadPlace {
  const file = relative(HOUSE, path);
  const content = readYaml(source, file);
  const skills = new Set(readSkills().skills.map(({ id }) => id));
  const faults: Fault[] = [];
  const places: Partial<Record<Language, Place>> = {};
  const add = (language: Language, found: readonly LessonFault[]) =>
    faults.push(
      ...found.map(({ path: at, reason }) => ({
        file,
        line: content.lineOf(at, language),
        reason: `${at.map(String).join(".")}: ${reason} (${language})`,
      })),
    );
  for (const language of LANGUAGES) {
    const result = parsed(content, placeSchema, language);
    if ("faults" in result) {
      faults.push(...result.faults);
      continue;
    }
    places[language] = result.value;
    add(language, placeFaults(result.value, content.values[language], skills));
    if (basename(path) !== `${result.value.id}.yaml`)
      add(language, [
        { path: ["id"], reason: `the file of "${result.value.id}" is ${result.value.id}.yaml` },
      ]);
  }
  add("en", languageFaults(content.values.en, content.values.es));
  const { en, es } = places;
  const place = faults.length === 0 && en !== undefined && es !== undefined ? { en, es } : null;
  return { place, faults: faults.sort((one, other) => one.line - other.line) };
}

/** Every place in the order of the map, and everything that is wrong with any. */
export function readCoast() {
  const read = placeFiles().map((file) => readPlace(file));
  const places = read.flatMap(({ place }) => place ?? []);
  return {
    places: places.sort((one, other) => one.en.at - other.en.at),
    faults: read.flatMap(({ faults }) => faults),
  };
}
