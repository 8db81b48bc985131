import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";

/** A mistake in a content file, where a person finds it. */
export type Fault = { readonly file: string; readonly line: number; readonly reason: string };

export const faultText = ({ file, line, reason }: Fault): string => `${file}:${line}: ${reason}`;

const SPLIT =
  "more than en and es: inside { } a comma ends a sentence; write en: and es: on lines of their own, or put it in quotes";

type Path = readonly PropertyKey[];
const keyOf = (path: Path) => path.map(String).join("\u0000");

/** A content file: its value in each language, and where each part of it stands. */
export type ContentFile = {
  readonly file: string;
  readonly values: Readonly<Record<Language, unknown>>;
  readonly lineOf: (path: Path, language: Language) => number;
  readonly faults: readonly Fault[];
};

/**
 * Reads YAML in which any part may be given per language: a mapping of exactly `en` and `es` stands for the one or the
 * other. What is not given per language is the same in both.
 */
export function readYaml(source: string, file: string): ContentFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lines: Record<Language, Map<string, number>> = { en: new Map(), es: new Map() };
  const lineAt = (node: Node | null) => counter.linePos(node?.range?.[0] ?? 0).line;

  const read = (node: Node | null, path: Path, language: Language): unknown => {
    lines[language].set(keyOf(path), lines[language].get(keyOf(path)) ?? lineAt(node));
    if (isMap(node)) {
      const branch = languageBranch(node, language);
      if (branch !== undefined) return read(branch, path, language);
      return Object.fromEntries(
        node.items.map(({ key, value }) => {
          const name = isScalar(key) ? String(key.value) : "";
          lines[language].set(keyOf([...path, name]), lineAt(key as Node));
          return [name, read(value as Node | null, [...path, name], language)];
        }),
      );
    }
    if (isSeq(node)) return node.items.map((item, at) => read(item as Node, [...path, at], language));
    return isScalar(node) ? node.value : null;
  };

  const split: Fault[] = [];
  visit(document, {
    Map(_, node) {
      if (node.items.length > LANGUAGES.length && LANGUAGES.every((each) => node.has(each)))
        split.push({ file, line: lineAt(node), reason: SPLIT });
    },
  });
  const faults = [...document.errors, ...document.warnings].map(({ message, linePos }) => ({
    file,
    line: linePos?.[0].line ?? 1,
    reason: message.split("\n")[0] ?? message,
  }));
  faults.push(...split);
  const values = {
    en: read(document.contents, [], "en"),
    es: read(document.contents, [], "es"),
  };
  return {
    file,
    values,
    faults,
    lineOf(path, language) {
      for (let length = path.length; length >= 0; length--) {
        const line = lines[language].get(keyOf(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

/** What a mapping of `en` and `es` holds for this language; undefined for any other mapping. */
function languageBranch(node: Node, language: Language): Node | null | undefined {
  if (!isMap(node) || node.items.length !== LANGUAGES.length) return;
  return LANGUAGES.every((each) => node.has(each)) ? ((node.get(language, true) as Node) ?? null) : undefined;
}

/** The value in one language as the schema reads it, or what is wrong with it. */
export function parsed<T>(
  content: ContentFile,
  schema: z.ZodType<T>,
  language: Language,
): { readonly value: T } | { readonly faults: readonly Fault[] } {
  if (content.faults.length > 0) return { faults: content.faults };
  const result = schema.safeParse(content.values[language]);
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map((issue) => ({
      file: content.file,
      line: content.lineOf(issue.path, language),
      reason: `${issue.path.map(String).join(".")}: ${issue.message} (${language})`,
    })),
  };
}
