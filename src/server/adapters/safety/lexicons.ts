import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "#domain/locale/language.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { SafetyLexicon } from "#domain/safety/patterns/lexicon.ts";
import { parseLexicon } from "#domain/safety/patterns/lexicon-text.ts";
import { packageFile } from "#server/package-root.ts";

const folder = packageFile("src/content/safety/lexicon/");

/**
 * The rules of one language as they are written in content.
 *
 * @throws Error with file and line when a file cannot be read as rules
 */
export function lexiconOf(language: Language): SafetyLexicon {
  const ofLanguage = new URL(`${language}/`, folder);
  const names = readdirSync(ofLanguage).filter((name) => name.endsWith(".txt"));
  return parseLexicon(
    names.sort().map((name) => ({
      name: `content/safety/lexicon/${language}/${name}`,
      text: readFileSync(new URL(name, ofLanguage), "utf8"),
    })),
  );
}

export const lexicons = (): SafetyLexicon[] => LANGUAGES.map(lexiconOf);
