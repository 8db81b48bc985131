import type { Language } from "../locale/language.ts";
import { type ConfidenceSign, confidenceSign } from "./confidence.ts";
import type { Pedagogy } from "./pedagogy.ts";

/** §5 "Confidence slider 1 to 5, step 1, default 3." */
export const CONFIDENCE_SLIDER = { from: 1, to: 5, step: 1, start: 3 } as const;

export const FORM_LANGUAGES = ["English", "Spanish", "Bilingual"] as const;
export type FormLanguage = (typeof FORM_LANGUAGES)[number];

/** What the form offers first to whoever reads it in a language (decision 149). */
export const FORM_LANGUAGE_OF: Readonly<Record<Language, FormLanguage>> = { en: "English", es: "Spanish" };

/** The form's choices, the one of the page's language first. */
export function formLanguages(page: Language): readonly FormLanguage[] {
  const own = FORM_LANGUAGE_OF[page];
  return [own, ...FORM_LANGUAGES.filter((each) => each !== own)];
}

/** The fields of "Meet Your Learning Guide" (§2), as typed. */
export type FormProfile = {
  readonly name: string;
  readonly age: string;
  readonly language: FormLanguage;
  /** One of the form's guides. */
  readonly voice: string;
  readonly pedagogy: Pedagogy;
  readonly confidence: number;
  readonly interests: readonly string[];
};

/** §5 "Defaults: language English, voice Luna, pedagogy Montessori"; English where the page is English. */
export const FORM_DEFAULTS: FormProfile = {
  name: "",
  age: "",
  language: "English",
  voice: "Luna",
  pedagogy: "Montessori",
  confidence: CONFIDENCE_SLIDER.start,
  interests: [],
};

/** §5 "Start disabled unless name (trimmed) and age are non-empty, and while submitting." */
export function canStartForm(form: Pick<FormProfile, "name" | "age">, submitting: boolean): boolean {
  return !submitting && form.name.trim() !== "" && form.age.trim() !== "";
}

/** §5 "name and age both non-empty (trimmed) to enable the three start buttons". */
export function canStartEntry(entry: { readonly name: string; readonly age: string }): boolean {
  return entry.name.trim() !== "" && entry.age.trim() !== "";
}

/** What the form sends to the assignment call (§5, §7). */
export type FormSubmission = {
  readonly studentData: {
    readonly name: string;
    readonly age: number | string;
    readonly pedagogy: Pedagogy;
    readonly voice_preference: string;
    readonly interests: readonly string[];
  };
  readonly assessmentResponses: { readonly confidence: ConfidenceSign; readonly language: string };
};

/** §5 "Confidence sent as: 4 or 5 thumbs-up, 1 or 2 thumbs-down, 3 neutral face. Language is sent lower-cased." */
export function formSubmission(form: FormProfile): FormSubmission {
  const age = Number(form.age.trim());
  return {
    studentData: {
      name: form.name.trim(),
      age: Number.isInteger(age) ? age : form.age.trim(),
      pedagogy: form.pedagogy,
      voice_preference: form.voice,
      interests: form.interests,
    },
    assessmentResponses: {
      confidence: confidenceSign(form.confidence),
      language: form.language.toLowerCase(),
    },
  };
}
