import { readFileSync } from "node:fs";
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { packageFile } from "./package-root.ts";

/** A mistake in a content file, where a person finds it. */
export type Fault = { readonly file: string; readonly line: number; readonly reason: string };

export const faultText = ({ file, line, reason }: Fault): string => `${file}:${line}: ${reason}`;
export const faultError = (faults: readonly Fault[]): Error => new Error(faults.map(faultText).join("\n"));

type Path = readonly PropertyKey[];

/** A content file: its value, as it is written and in each language, and where each part of it stands. */
export type ContentFile = {
  readonly file: string;
  readonly whole: unknown;
  readonly values: Readonly<Record<Language, unknown>>;
  /** The line of the innermost part that is there: what is missing has no line of its own. */
  readonly lineOf: (path: Path, language?: Language) => number;
  readonly faults: readonly Fault[];
  /** Mistakes only where a part may be given per language. */
  readonly branchFaults: readonly Fault[];
};

const SPLIT =
  "more than en and es: inside { } a comma ends a sentence; write en: and es: on lines of their own, or put it in quotes";

/**
 * Reads YAML in which any part may be given per language: a mapping of exactly `en` and `es` stands for the one or the
 * other. What is not given per language is the same in both.
 */
export function readYaml(source: string, file: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (node: unknown) => (isNode(node) && node.range ? lines.linePos(node.range[0]).line : null);
  const inBranch = (node: unknown, language?: Language): unknown => {
    const found = isAlias(node) ? node.resolve(document) : node;
    const branches = language !== undefined && isMap(found) && found.items.length === LANGUAGES.length;
    return branches && LANGUAGES.every((each) => found.has(each)) ? found.get(language, true) : found;
  };
  /** A part of a mapping or list, and the node with whose line it begins. */
  const partOf = (node: unknown, key: PropertyKey): { readonly part: unknown; readonly begins: unknown } => {
    if (isSeq(node)) return { part: node.items[Number(key)], begins: node.items[Number(key)] };
    const pair = isMap(node)
      ? node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key))
      : undefined;
    return { part: pair?.value, begins: pair?.key };
  };
  const branchFaults: Fault[] = [];
  visit(document, {
    Map(_, node) {
      if (node.items.length > LANGUAGES.length && LANGUAGES.every((each) => node.has(each)))
        branchFaults.push({ file, line: lineAt(node) ?? 1, reason: SPLIT });
    },
  });
  const whole: unknown = document.errors.length === 0 ? document.toJS() : null;
  return {
    file,
    whole,
    values: { en: inLanguage(whole, "en"), es: inLanguage(whole, "es") },
    lineOf(path, language) {
      let node: unknown = inBranch(document.contents, language);
      let line = lineAt(document.contents) ?? 1;
      for (const key of path) {
        const { part, begins } = partOf(node, key);
        line = lineAt(begins) ?? line;
        node = inBranch(part, language);
      }
      return line;
    },
    faults: [...document.errors, ...document.warnings].map(({ message, linePos }) => ({
      file,
      line: linePos?.[0].line ?? 1,
      reason: message.split("\n")[0] ?? message,
    })),
    branchFaults,
  };
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value);
  if (parts.length === LANGUAGES.length && LANGUAGES.every((each) => each in value))
    return inLanguage((value as Record<Language, unknown>)[language], language);
  return Object.fromEntries(parts.map(([name, part]) => [name, inLanguage(part, language)]));
}

/** The value as the schema reads it, in one language or as it is written, or what is wrong with it. */
export function parsed<T>(
  content: ContentFile,
  schema: z.ZodType<T>,
  language?: Language,
): { readonly value: T } | { readonly faults: readonly Fault[] } {
  const { file, whole, values, lineOf } = content;
  const broken = [...content.faults, ...(language === undefined ? [] : content.branchFaults)];
  if (broken.length > 0) return { faults: broken };
  const result = schema.safeParse(language === undefined ? whole : values[language]);
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(path, language),
      reason: `${path.map(String).join(".")}: ${message}${language === undefined ? "" : ` (${language})`}`,
    })),
  };
}

/** @throws Error with file, line and reason of every mistake */
export function readContent<Schema extends z.ZodType>(
  source: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const read = parsed(readYaml(source, file), schema);
  if ("faults" in read) throw faultError(read.faults);
  return read.value as z.output<Schema>;
}

/**
 * Reads a content file of the package as what a schema says it is.
 *
 * @param name from the package's root
 * @throws Error with file, line and reason of every mistake
 */
export const yamlFile = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  readContent(readFileSync(packageFile(name), "utf8"), name, schema);
