import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { placeFaults } from "../../src/domain/learner/coast/faults.ts";
import { readBoth } from "../content/both.ts";
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

/** A place in both languages, or everything that is wrong with its file. */
export function readPlace(path: string, source = readFileSync(path, "utf8")) {
  const skills = new Set(readSkills().skills.map(({ id }) => id));
  return readBoth(source, relative(HOUSE, path), placeSchema, (place, written) => [
    ...placeFaults(place, written, skills),
    ...(basename(path) === `${place.id}.yaml`
      ? []
      : [{ path: ["id"], reason: `the file of "${place.id}" is ${place.id}.yaml` }]),
  ]);
}

/** Every place in the order of the map, and everything that is wrong with any. */
export function readCoast() {
  const read = placeFiles().map((file) => readPlace(file));
  const places = read.flatMap(({ value }) => value ?? []);
  return {
    places: places.sort((one, other) => one.en.at - other.en.at),
    faults: read.flatMap(({ faults }) => faults),
  };
}
