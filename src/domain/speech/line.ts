import type { VoiceGuide } from "../learner/guide.ts";
import type { Language } from "../locale/language.ts";
import type { SpeechLanguage } from "./voices.ts";

/** One thing to be said. */
export type Line = {
  readonly text: string;
  /** One of the speech service's voices, or any other id for the custom one. */
  readonly voice: string;
  readonly speed: number;
  /** Of the browser's voice; absent where nobody in particular speaks. */
  readonly pitch?: number;
  readonly language: SpeechLanguage;
  /** The browser's voice plays Hilda by rates and words of her own (§9). */
  readonly isHilda: boolean;
  /** Names that the text may hold: such a sentence is synthesised here and kept nowhere (decision 072). */
  readonly names: readonly string[];
};

/** §7 "Voice 'fable': speed 0.9 adventure and curriculum page and onboarding prompts". */
export const PAGE_MANNER = { voice: "fable", speed: 0.9 } as const;
/** §7 "0.6 young child". */
export const YOUNG_MANNER = { voice: "fable", speed: 0.6 } as const;
/** §7 "a custom voice id at 0.5 for toddlers". */
export const TODDLER_MANNER = { voice: "ceiba-luna", speed: 0.5 } as const;

type Manner = { readonly voice: string; readonly speed: number };

/** What a guide says, in the guide's own voice or in the manner that a page asks for. */
export function guideLine(
  guide: Pick<VoiceGuide, "name" | "voiceName" | "rate" | "pitch" | "lang">,
  text: string,
  language: Language,
  options: { readonly manner?: Manner; readonly names?: readonly string[] } = {},
): Line {
  const manner = options.manner ?? { voice: guide.voiceName, speed: guide.rate };
  return {
    text,
    ...manner,
    pitch: guide.pitch,
    language: guide.lang[language],
    isHilda: guide.name === "Hilda",
    names: (options.names ?? []).filter((name) => name !== ""),
  };
}

/** What no guide in particular says. */
export function pageLine(text: string, language: Language, names: readonly string[] = []): Line {
  return { text, ...PAGE_MANNER, language, isHilda: false, names: names.filter((name) => name !== "") };
}
