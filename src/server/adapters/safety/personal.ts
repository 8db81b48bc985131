import { z } from "zod";
import { frequentWords } from "#content/safety/frequent-words.ts";
import type { Lead, PersonalLexicon } from "#domain/safety/personal/leads.ts";
import { PERSONAL_KINDS } from "#domain/safety/personal/personal-span.ts";
import { yamlFile } from "#server/content-file.ts";

/** Words and phrases with commas between them. */
const phrases = z
  .string()
  .trim()
  .min(1)
  .transform((list) => list.split(/, */));
const patterns = z
  .string()
  .trim()
  .min(1)
  .transform((list) => list.split("\n"));

const schema = z.strictObject({
  lists: z.record(z.string(), phrases),
  leads: z.array(
    z.strictObject({
      of: z.enum(PERSONAL_KINDS),
      takes: z.enum([
        "words",
        "capitals",
        "name",
        "number",
        "whole",
        "tail",
        "alias",
      ] satisfies Lead["takes"][]),
      most: z.int().min(0),
      after: patterns,
    }),
  ),
  ends: phrases,
  plainWords: phrases,
  addressWords: phrases,
  counted: phrases,
  abbreviations: phrases,
  surnames: phrases,
  towns: phrases,
  phoneWords: phrases,
  fictionWords: phrases,
  homeWords: phrases,
  namesThatAreWords: phrases,
});

/** How personal data is given away, and what names no street: what is ordinary in either language does not. */
export function personalLexicon(): PersonalLexicon {
  const read = yamlFile("src/content/safety/personal.yaml", schema);
  return { ...read, plainWords: [...frequentWords.en, ...frequentWords.es, ...read.plainWords] };
}
