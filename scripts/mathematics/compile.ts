/**
 * Reads what the tutor knows to say and understand of mathematics (src/content/tutor/mathematics/*.yaml) and writes it as
 * the one module that the tutor imports. A mistake is told with its file and line, and nothing is written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { LANGUAGES } from "../../src/domain/locale/language.ts";
import { fileSchemas, lexiconSchema } from "./schema.ts";

const FOLDER = new URL("../../src/content/tutor/mathematics/", import.meta.url);
export const COMPILED = new URL("compiled.json", FOLDER);

/** @throws Error with file, line and reason of every mistake */
export function readContent<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length) as string[], true) as
        | { range?: readonly number[] }
        | undefined;
      const [start] = node?.range ?? [];
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  const faults = document.errors.map(
    ({ message, linePos }) => `${file}:${linePos?.[0].line ?? 1}: ${message.split("\n")[0]}`,
  );
  if (faults.length === 0) {
    const result = schema.safeParse(document.toJS());
    if (result.success) return result.data;
    faults.push(
      ...result.error.issues.map(
        ({ path, message }) => `${file}:${lineOf(path)}: ${path.join(".")}: ${message}`,
      ),
    );
  }
  throw new Error(faults.join("\n"));
}

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
