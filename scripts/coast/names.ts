import { readFileSync } from "node:fs";
import { z } from "zod";
import { faultText, parsed, readYaml } from "#server/content-file.ts";
import type { Bilingual, Language } from "../../src/domain/locale/language.ts";

const FILE = "src/content/learner/play/names.yaml";
const schema = z.record(z.string(), z.string().min(1));
const content = readYaml(readFileSync(new URL(`../../${FILE}`, import.meta.url), "utf8"), FILE);

function namesIn(language: Language): Readonly<Record<string, string>> {
  const names = parsed(content, schema, language);
  if ("faults" in names) throw new Error(names.faults.map(faultText).join("\n"));
  return names.value;
}
const names = { en: namesIn("en"), es: namesIn("es") };

/** What a picture is called in the play of the smallest; empty where it has no name. */
export const nameOf = (picture: string): Bilingual => ({
  en: names.en[picture] ?? "",
  es: names.es[picture] ?? "",
});
