import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Fault, parsed, readYaml } from "#server/content-file.ts";
import { MOONS } from "../../src/domain/learner/day/calendar.ts";
import type { DayContent } from "../../src/domain/learner/day/content.ts";
import { LESSON_BANDS } from "../../src/domain/learner/lessons/lesson.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { picture } from "../lessons/schema/picture.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
/** The files of which a day is made. */
export const DAY_FILES = {
  hellos: "learner/day/hellos.yaml",
  invitations: "learner/day/outdoors.yaml",
} as const;
type DayFile = keyof typeof DAY_FILES;

const id = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);
const line = z.string().trim().min(10).max(200);
const date = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(`2024-${text}T00:00:00Z`)), "a date is written MM-DD");
const month = z.int().min(1).max(12);

const once = (list: readonly { readonly id: string }[], context: z.RefinementCtx) => {
  const seen = new Set<string>();
  for (const [at, each] of list.entries()) {
    if (seen.has(each.id))
      context.addIssue({ code: "custom", path: [at, "id"], message: `"${each.id}" stands twice` });
    seen.add(each.id);
  }
};

const hellos = z
  .array(
    z.strictObject({
      id,
      picture,
      when: z
        .strictObject({
          date: date.optional(),
          moon: z.enum(MOONS).optional(),
          months: z.array(month).min(1).optional(),
        })
        .default({}),
      say: line,
      more: line.optional(),
    }),
  )
  .min(1)
  .superRefine(once);

const invitations = z
  .array(
    z.strictObject({
      id,
      picture,
      bands: z.array(z.enum(LESSON_BANDS)).min(1),
      minutes: z.int().min(3).max(20),
      outside: line,
      inside: line,
    }),
  )
  .min(1)
  .superRefine(once);

export type DayFiles = {
  readonly day: Readonly<Record<Language, DayContent>>;
  readonly faults: readonly Fault[];
};

/** What the days are made of besides the lessons, or everything that is wrong with it, by file and line. */
export function readDay(sources: Readonly<Record<DayFile, string>> = sourcesOf()): DayFiles {
  const faults: Fault[] = [];
  const read = <T>(name: DayFile, schema: z.ZodType<T>): Readonly<Partial<Record<Language, T>>> => {
    const content = readYaml(sources[name], `src/content/${DAY_FILES[name]}`);
    return Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const result = parsed(content, schema, language);
        if ("value" in result) return [[language, result.value] as const];
        faults.push(...result.faults);
        return [];
      }),
    );
  };
  const [told, invited] = [read("hellos", hellos), read("invitations", invitations)];
  const dayIn = (language: Language): DayContent => ({
    hellos: told[language] ?? [],
    invitations: invited[language] ?? [],
  });
  return {
    day: { en: dayIn("en"), es: dayIn("es") },
    faults,
  };
}

function sourcesOf(): Record<DayFile, string> {
  const source = (name: DayFile) => readFileSync(new URL(DAY_FILES[name], CONTENT), "utf8");
  return { hellos: source("hellos"), invitations: source("invitations") };
}
