import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Fault, parsed, readYaml } from "#server/content-file.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { SKILL_IDS, TOP_STEP } from "../../src/domain/practice/skills.ts";
import type { PracticeSkills } from "../../src/domain/practice/told.ts";
import type { PracticeWords } from "../../src/domain/practice/words.ts";
import { readSkills } from "../skills/read.ts";
import { bankSchemas, practiceSkills, slips, templates, wayTexts } from "./schema.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
const TEMPLATES = ["number", "parts", "algebra", "space"] as const;
/** What both languages share, each sentence in both. */
const SHARED = [
  ...TEMPLATES.map((name) => `practice/exercises/${name}.yaml`),
  "practice/slips.yaml",
  "practice/skills.yaml",
  // What the tutor says of mathematics, practice says in the same words.
  "tutor/mathematics/slips.yaml",
  "tutor/mathematics/ways.yaml",
  "tutor/mathematics/kinds.yaml",
];
const BANKS = Object.keys(bankSchemas) as (keyof typeof bankSchemas)[];
const ofBank = (name: string, language: Language) => `practice/${language}/${name}.yaml`;
export const PRACTICE_FILES: readonly string[] = [
  ...SHARED,
  ...LANGUAGES.flatMap((language) => BANKS.map((name) => ofBank(name, language))),
].map((file) => new URL(file, CONTENT).pathname);

type Source = (file: string) => string;
const fromDisk: Source = (file) => readFileSync(new URL(file, CONTENT), "utf8");

export type Practice = {
  readonly words: Readonly<Record<Language, PracticeWords>>;
  readonly faults: readonly Fault[];
};

/** Everything that practice is made of, or everything that is wrong with it, by file and line. */
export function readPractice(source: Source = fromDisk): Practice {
  const faults: Fault[] = [];
  const map = readSkills().skills;
  const known = new Set(map.map(({ id }) => id));
  const read = <T>(file: string, schema: z.ZodType<T>, language: Language): T | null => {
    const result = parsed(readYaml(source(file), `src/content/${file}`), schema, language);
    if ("value" in result) return result.value;
    faults.push(...result.faults);
    return null;
  };
  const inLanguage = (language: Language): PracticeWords => {
    const banks = Object.fromEntries(
      BANKS.map((name) => [
        name,
        read(ofBank(name, language), bankSchemas[name] as z.ZodType<unknown>, language),
      ]),
    ) as { [Name in keyof typeof bankSchemas]: z.output<(typeof bankSchemas)[Name]> };
    const skills: PracticeSkills = read("practice/skills.yaml", practiceSkills(known), language) ?? {};
    const ways = read("tutor/mathematics/ways.yaml", z.object({ ways: wayTexts }), language)?.ways ?? {};
    const kinds = read("tutor/mathematics/kinds.yaml", kindsSchema, language)?.kinds ?? {};
    const tutorSlips = read("tutor/mathematics/slips.yaml", tutorSlipsSchema, language)?.slips ?? {};
    const own = read("practice/slips.yaml", slips, language) ?? {};
    return {
      ...banks.words,
      ...{ meaning: banks.meaning, order: banks.sentences, texts: banks.texts, stories: banks.stories },
      ...{ spelling: banks.spelling, grammar: banks.grammar, skills },
      templates: TEMPLATES.flatMap(
        (name) => read(`practice/exercises/${name}.yaml`, templates, language) ?? [],
      ),
      slips: {
        ...Object.fromEntries(Object.entries(tutorSlips).map(([name, say]) => [name, { say }])),
        ...own,
      },
      ways,
      bars: Object.fromEntries(
        Object.entries(kinds).flatMap(([kind, { bar }]) => (bar === undefined ? [] : [[kind, bar]])),
      ),
      next: Object.fromEntries(
        SKILL_IDS.map((skill) => [skill, nextNames(skills[skill]?.[TOP_STEP] ?? [], language)]),
      ),
    };
  };
  /** What stands on a skill's last step, by name: the nearest two. */
  const nextNames = (last: readonly string[], language: Language): readonly string[] =>
    map
      .filter(({ needs, languages }) => languages.includes(language) && needs.some((id) => last.includes(id)))
      .filter(({ id }) => !last.includes(id))
      .slice(0, 2)
      .map(({ name }) => (language === "en" ? name.en.replace(/^can /, "") : name.es));
  const words = { en: inLanguage("en"), es: inLanguage("es") };
  for (const [name, slip] of LANGUAGES.flatMap((language) =>
    faults.length > 0
      ? []
      : words[language].templates.flatMap(({ slips: named = {} }) =>
          Object.keys(named).map((each) => [each, words[language].slips[each]] as const),
        ),
  ))
    if (slip === undefined)
      faults.push({ file: "src/content/practice/slips.yaml", line: 1, reason: `there is no slip "${name}"` });
  return { words, faults };
}

const line = z
  .union([z.string(), z.array(z.string()).min(1)])
  .transform((each) => (typeof each === "string" ? each : (each[0] ?? "")));
/** Only their bars are needed here; which kinds there are is checked with the tutor's mathematics. */
const kindsSchema = z.object({ kinds: z.record(z.string(), z.object({ bar: line.optional() })) });
const tutorSlipsSchema = z.object({ slips: z.record(z.string(), line) });
