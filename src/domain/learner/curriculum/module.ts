import type { Bilingual, Language } from "../../locale/language.ts";
import type { Pedagogy } from "../pedagogy.ts";
import type { SkillLevel } from "../skill.ts";

/** The bands of §4 and, for the ages they leave out, those of decision 017. */
export const AGE_BANDS = ["3-5", "6-8", "6-9", "7-9", "9-12", "10-12", "13-14"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** A module of the curriculum, as content writes it. */
export type CurriculumModule = {
  readonly id: string;
  readonly module: Bilingual;
  /** The label that travels. */
  readonly age_group: AgeBand;
  /** The band of §4 it is chosen for, where that is not its label (Climate Action Inquiry). */
  readonly band?: AgeBand;
  readonly pedagogy: Pedagogy;
  readonly goals: readonly Bilingual[];
  /** Spoken by "Ask Me Something". */
  readonly prompts: readonly Bilingual[];
  readonly activities: readonly Bilingual[];
  /** What to change for who needs a smaller step, and for who wants a bigger one. */
  readonly easier: Bilingual;
  readonly harder: Bilingual;
};

export const VARIANTS = ["easier", "core", "harder"] as const;
export type Variant = (typeof VARIANTS)[number];

/** A module as the assignment answers it: §3 "module, age_group, pedagogy, goals, prompts, activities", and ours. */
export type AssignedModule = {
  readonly id: string;
  readonly module: string;
  readonly age_group: AgeBand;
  readonly pedagogy: Pedagogy;
  readonly goals: readonly string[];
  readonly prompts: readonly string[];
  readonly activities: readonly string[];
  readonly variant: Variant;
  /** How to do this variant; empty for core. */
  readonly adaptation: string;
};

/** The ages a label names. */
export function ageRange(band: AgeBand): { readonly from: number; readonly to: number } {
  const [from = 0, to = 0] = band.split("-").map(Number);
  return { from, to };
}

/** Whether an age is within a module's own range. */
export function containsAge(module: CurriculumModule, age: number): boolean {
  const { from, to } = ageRange(module.age_group);
  return age >= from && age <= to;
}

/**
 * §4 "Montessori 6-8 if age <= 8 else 9-12; Project-Based 7-9 if age <= 9 else 9-12; IB-aligned always 10-12; any
 * other pedagogy 6-8."
 */
export function ageBand(pedagogy: string, age: number): AgeBand {
  if (pedagogy === "Montessori") return age <= 8 ? "6-8" : "9-12";
  if (pedagogy === "Project-Based") return age <= 9 ? "7-9" : "9-12";
  return pedagogy === "IB-aligned" ? "10-12" : "6-8";
}

/** What a prompt is followed by, by math level; a few of each, so that it does not sound the same every time. */
export type PromptTones = Readonly<Record<"encouraging" | "inviting", readonly Bilingual[]>>;

/**
 * §4 "Prompt tone by math level": `sprout` adds step-by-step encouragement, `explorer` is unchanged, `wildlight` adds
 * an invitation for creative ideas.
 *
 * @param place of the prompt in its list; decides which of the phrases follows it
 */
export function tonedPrompt(
  prompt: Bilingual,
  mathLevel: SkillLevel,
  tones: PromptTones,
  language: Language,
  place = 0,
): string {
  if (mathLevel === "explorer") return prompt[language];
  const phrases = mathLevel === "sprout" ? tones.encouraging : tones.inviting;
  const phrase = phrases[place % phrases.length]?.[language];
  return phrase === undefined ? prompt[language] : `${prompt[language]} ${phrase}`;
}
