import type { Language } from "../../../locale/language.ts";

/** The tenses as they are called inside; the English past is the `preterite`, `base` the verb as a dictionary has it. */
export const TENSES = [
  "present",
  "preterite",
  "imperfect",
  "future",
  "conditional",
  "subjunctive",
  "command",
  "participle",
  "gerund",
  "base",
] as const;
export type Tense = (typeof TENSES)[number];

/** Five persons of a tense, or one form. Where several are right, they stand with " or " between them. */
export type Paradigm = Readonly<Partial<Record<Tense, readonly string[]>>>;

/** What a Spanish verb has of its own; the rest is by rule. Five forms stand in one text, with commas between them. */
export type OwnForms = {
  /** "e>ie": what a strong vowel becomes. */
  readonly change?: string | undefined;
  /** The first person of the present, which the subjunctive follows. */
  readonly me?: string | undefined;
  /** The stem of a pretérito in -e, -iste, -o. */
  readonly strong?: string | undefined;
  readonly present?: string | undefined;
  readonly preterite?: string | undefined;
  readonly imperfect?: string | undefined;
  readonly subjunctive?: string | undefined;
  /** The stem of the future. */
  readonly future?: string | undefined;
  readonly command?: string | undefined;
  readonly participle?: string | undefined;
  readonly gerund?: string | undefined;
};

/** How the verbs of a language are asked for, and what in a sentence tells who and when. */
export type VerbWords = {
  readonly persons: readonly string[];
  readonly subjects: readonly (readonly string[])[];
  readonly one: readonly string[];
  readonly several: readonly string[];
  readonly and: readonly string[];
  readonly prepositions: readonly string[];
  readonly times: readonly string[];
  readonly labels: Readonly<Partial<Record<Tense, string>>>;
  readonly names: Readonly<Partial<Record<Tense, readonly string[]>>>;
  readonly untaught: readonly string[];
  readonly conjugates: readonly string[];
  readonly of: readonly string[];
  readonly in: readonly string[];
  readonly around: readonly string[];
  readonly cues: Readonly<Partial<Record<Tense, readonly string[]>>>;
  readonly notCue: readonly string[];
  readonly before: Readonly<Partial<Record<Tense, readonly string[]>>>;
  readonly tries: readonly string[];
  readonly asks: readonly string[];
  readonly or: readonly string[];
};

export type SpanishVerbs = {
  readonly regular: readonly string[];
  readonly changes: Readonly<Record<string, readonly string[]>>;
  readonly zc: readonly string[];
  readonly like: Readonly<Record<string, readonly string[]>>;
  readonly weather: readonly string[];
  readonly own: Readonly<Record<string, OwnForms>>;
  readonly reflexive: readonly string[];
  /** "Me gustan los tacos": what is liked is who does it. */
  readonly back: readonly string[];
};

export type EnglishVerbs = {
  readonly regular: readonly string[];
  readonly doubled: readonly string[];
  readonly be: { readonly present: string; readonly preterite: string };
  readonly third: Readonly<Record<string, string>>;
  readonly future: string;
  readonly plurals: readonly string[];
};

export type Verbs = {
  readonly es: SpanishVerbs & VerbWords;
  readonly en: EnglishVerbs & VerbWords;
};

/** A verb as the word list knows it. */
export type Verb = { readonly language: Language; readonly base: string; readonly forms: Paradigm };
