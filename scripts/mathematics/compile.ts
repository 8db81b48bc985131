/**
 * Reads what the tutor knows to say and understand of mathematics (src/content/tutor/mathematics/*.yaml) and writes it as
 * the one module that the tutor imports. A mistake is told with its file and line, and nothing is written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { readContent } from "#server/content-file.ts";
import { LANGUAGES } from "../../src/domain/locale/language.ts";
import { fileSchemas, lexiconSchema } from "./schema.ts";

const FOLDER = new URL("../../src/content/tutor/mathematics/", import.meta.url);
export const COMPILED = new URL("compiled.json", FOLDER);

/** Everything in one value, as the tutor imports it. */
export function compile(): string {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readContent(readFileSync(new URL(file, FOLDER), "utf8"), file, schema);
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, read(`words.${language}.yaml`, lexiconSchema)]),
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
