import type { Language } from "../../../locale/language.ts";
import type { WordForms } from "../../library.ts";
import { englishForms } from "./english.ts";
import type { Paradigm } from "./known.ts";
import { conjugated, listed } from "./spanish.ts";

/** Whether a verb tells by its ending who does it; where it does not, the word before it tells. */
export const HAS_ENDINGS: Readonly<Record<Language, boolean>> = { en: false, es: true };

/** A verb, its forms, and what they would be if it followed the rule. */
type Listed = readonly [base: string, own: Paradigm, byRule: Paradigm];

/** Every verb that is known of a language. Another language brings its own conjugator here. */
export const VERBS_OF: Readonly<Record<Language, (forms: WordForms) => readonly Listed[]>> = {
  es: ({ verbs: { es } }) =>
    [...listed(es)].map(([base, own]): Listed => [base, conjugated(base, own), conjugated(base)]),
  en: ({ verbs: { en }, en: { verbs } }) => [
    ...en.regular.map((base): Listed => [base, englishForms(en, base), {}]),
    ...verbs.map((line): Listed => {
      const [base = "", past, participle] = (line.split(";")[0] ?? "").split(",").map((one) => one.trim());
      return [base, englishForms(en, base, past, participle), englishForms(en, base)];
    }),
  ],
};
