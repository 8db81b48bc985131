import type { Bilingual, Language } from "../locale/language.ts";
import type { SpeechLanguage, Voice } from "../speech/voices.ts";

/** §3 "Curriculum guides (personalities)." */
export const PERSONALITIES = ["luma", "alex", "aria", "chris", "maya", "tali", "luna"] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** Everyone a child may choose to listen to: the in-session, form and intake lists of §3 and the personalities. */
export const GUIDE_NAMES = [
  ...["Hilda", "Luna", "Maya", "Sofi", "Sofia", "Noa", "Ari", "Tali"],
  ...["Luma", "Alex", "Aria", "Chris"],
] as const;

/** The picture of a guide: `face-<key>.svg`. It stands where the specification has an emoji. */
export const FACES = [
  ...(["hilda", "luma", "alex", "aria", "chris", "maya"] as const),
  ...(["tali", "luna", "sofi", "noa", "ari"] as const),
] as const;
export type Face = (typeof FACES)[number];

/** §3 "Voice guide: name, personality, emoji, lang, voiceName, rate, pitch, description." */
export type VoiceGuide = {
  readonly name: string;
  /** Two or three words. */
  readonly personality: Bilingual;
  readonly description: Bilingual;
  /** What Listen speaks. */
  readonly sample: Bilingual;
  readonly picture: Face;
  readonly voiceName: Exclude<Voice, "custom">;
  /** How the guide speaks each language; sent with every speech request, and told the browser's voice. */
  readonly lang: Readonly<Record<Language, SpeechLanguage>>;
  /** Speed of the speech service, 1 as recorded. */
  readonly rate: number;
  /** Of the browser's voice only, 1 as recorded; the speech service has none. */
  readonly pitch: number;
  /** §3 "Hilda (recommended)". */
  readonly recommended?: true;
};

/** A curriculum guide: a personality with a voice of its own. */
export type PersonalityGuide = VoiceGuide & { readonly id: Personality };

/** §5 "Guide choice for age 6 or under is only luna; otherwise luma, alex, aria, chris, maya or tali." */
export function personalityChoices(age: number): readonly Personality[] {
  return age <= 6 ? ["luna"] : ["luma", "alex", "aria", "chris", "maya", "tali"];
}

/** The known guide of that name, in any case; null for anything else, so that nothing typed is echoed. */
export function guideName(value: unknown): string | null {
  const name = typeof value === "string" ? value.trim().toLowerCase() : "";
  return GUIDE_NAMES.find((guide) => guide.toLowerCase() === name) ?? null;
}

/**
 * §4 "age 5 or under gets Luna; otherwise the assigned voice or Hilda", and by decision 015 Luna up to 6.
 *
 * @param chosen what the learner chose, unparsed
 */
export function assignedVoice(age: number, chosen: unknown): string {
  return age <= 6 ? "Luna" : (guideName(chosen) ?? "Hilda");
}
