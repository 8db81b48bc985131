import type { z } from "zod";
import { type Fault, parsed, readYaml } from "#server/content-file.ts";
import type { LessonFault } from "../../src/domain/learner/lessons/faults/fault.ts";
import { languageFaults } from "../../src/domain/learner/lessons/faults/texts.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";

type Both<T> = Readonly<Record<Language, T>>;
type ReadBoth<T> =
  | { readonly value: Both<T>; readonly faults: readonly [] }
  | { readonly value: null; readonly faults: readonly Fault[] };

/**
 * A content file in both languages, or everything that is wrong with it, by line.
 *
 * @param check what is wrong in one language, beyond what the schema sees
 */
export function readBoth<T>(
  source: string,
  file: string,
  schema: z.ZodType<T>,
  check: (value: T, written: unknown, language: Language) => readonly LessonFault[],
): ReadBoth<T> {
  const content = readYaml(source, file);
  const faults: Fault[] = [];
  const values: Partial<Record<Language, T>> = {};
  const add = (language: Language, found: readonly LessonFault[]) =>
    faults.push(
      ...found.map(({ path, reason }) => ({
        file,
        line: content.lineOf(path, language),
        reason: `${path.join(".")}: ${reason} (${language})`,
      })),
    );
  for (const language of LANGUAGES) {
    const result = parsed(content, schema, language);
    if ("faults" in result) {
      faults.push(...result.faults);
      continue;
    }
    values[language] = result.value;
    add(language, check(result.value, content.values[language], language));
  }
  add("en", languageFaults(content.values.en, content.values.es));
  const { en, es } = values;
  if (faults.length === 0 && en !== undefined && es !== undefined) return { value: { en, es }, faults: [] };
  return { value: null, faults: once(faults) };
}

/** What is wrong in both languages at one place is said once. */
function once(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults
    .filter(({ line, reason }) => {
      const key = `${line} ${reason.replace(/ \((en|es)\)$/, "")}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .sort((one, other) => one.line - other.line);
}
