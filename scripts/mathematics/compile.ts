/**
 * Reads what the tutor knows to say and understand of mathematics (src/content/tutor/mathematics/*.yaml) and writes it as
 * the one module that the tutor imports. A mistake is told with its file and line, and nothing is written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { readContent } from "#server/content-file.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { plain } from "../../src/domain/tutor/words.ts";
import { tableSchema } from "../tutor/schema.ts";
import { fileSchemas, lexiconSchema } from "./schema.ts";

const FOLDER = new URL("../../src/content/tutor/mathematics/", import.meta.url);
const ANIMALS = new URL("../reference/tables/animal-life.yaml", FOLDER);
export const COMPILED = new URL("compiled.json", FOLDER);

/** How many legs each animal of the table has, where it says no more than that of them. */
function legsOf(language: Language): Readonly<Record<string, number>> {
  const { rows } = readContent(readFileSync(ANIMALS, "utf8"), "animal-life.yaml", tableSchema);
  return Object.fromEntries(
    rows.split("\n").flatMap((row) => {
      const [en = "", es = "", legs = ""] = row.split("|");
      const [, count] = /^(\d+) (?:(?:short|long) )?legs(?! and)\b/.exec(legs.trim()) ?? [];
      const names = { en, es }[language]
        .split(";")
        .map((name) => plain(name.trim()).replace(/^(?:las|los) /, ""));
      return count === undefined ? [] : names.map((name) => [name, Number(count)] as const);
    }),
  );
}

/** Everything in one value, as the tutor imports it. */
export function compile(): string {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readContent(readFileSync(new URL(file, FOLDER), "utf8"), file, schema);
  const words = Object.fromEntries(
    LANGUAGES.map((language) => {
      const lexicon = read(`words.${language}.yaml`, lexiconSchema);
      const { legs } = lexicon.pieces;
      if (legs !== undefined) Object.assign(legs.each, legsOf(language));
      return [language, lexicon];
    }),
  );
  const sentences = Object.entries(fileSchemas).map(([file, schema]) => read(file, schema));
  return `${JSON.stringify(Object.assign({ words }, ...sentences))}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    writeFileSync(COMPILED, compile());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
