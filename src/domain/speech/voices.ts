import { isLanguage, type Language } from "../locale/language.ts";

/** The speech service's voice names (learner-side specification §3), and the one for any other id. */
export const VOICES = ["nova", "fable", "shimmer", "alloy", "onyx", "echo", "custom"] as const;
export type Voice = (typeof VOICES)[number];

/** Any id that is not one of the six is the custom voice, which toddlers hear (learner-side specification §7). */
export function voiceOf(id: string): Voice {
  return VOICES.find((voice) => voice === id) ?? "custom";
}

/** A language, or a language as spoken somewhere; the guides carry such tags (`lang`, learner-side specification §3). */
export const SPEECH_LANGUAGES = ["en", "es", "en-US", "en-GB", "es-MX", "es-ES"] as const;
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];

export function plainLanguage(language: SpeechLanguage): Language {
  const plain = language.slice(0, 2);
  return isLanguage(plain) ? plain : "en";
}

/** Stands for every voice that is not named itself. */
export const OTHER_VOICES = "*";
/** A speech server's own ids by our names, as far as somebody set them. */
export type VoiceIds = Readonly<Partial<Record<Voice | typeof OTHER_VOICES, string>>>;
/** A speech server's own id for each voice, by the language of what it says. */
export type ServerVoices = Readonly<Record<Language, Readonly<Record<Voice, string>>>>;

/**
 * A voice that nobody set keeps its own name, which is OpenAI's.
 *
 * @param custom the id of the custom voice where nobody set it for the language
 */
export function serverVoices(ids: Readonly<Record<Language, VoiceIds>>, custom: string): ServerVoices {
  const inLanguage = (set: VoiceIds): Record<Voice, string> => {
    const idOf = (voice: Voice, own: string = voice) => set[voice] ?? set[OTHER_VOICES] ?? own;
    return {
      nova: idOf("nova"),
      fable: idOf("fable"),
      shimmer: idOf("shimmer"),
      alloy: idOf("alloy"),
      onyx: idOf("onyx"),
      echo: idOf("echo"),
      custom: idOf("custom", custom),
    };
  };
  return { en: inLanguage(ids.en), es: inLanguage(ids.es) };
}

/** How the embedded engine makes a voice. */
export type EmbeddedVoice = {
  /** The engine's voice and variant, by a name that it truly knows. */
  readonly engine: string;
  /** 0 to 99: how high, and how much it sings. */
  readonly pitch: number;
  readonly range: number;
  /** Words per minute at speed 1; children want it slower than the engine's 175. */
  readonly wordsPerMinute: number;
};

const ACCENTS = {
  american: "gmw/en-US",
  british: "gmw/en-GB-x-rp",
  latin: "roa/es-419",
  castilian: "roa/es",
} as const;
type Accent = keyof typeof ACCENTS;

const TAGGED: Partial<Record<SpeechLanguage, Accent>> = {
  "en-US": "american",
  "en-GB": "british",
  "es-MX": "latin",
  "es-ES": "castilian",
};

type Character = Omit<EmbeddedVoice, "engine"> & {
  readonly variant: string;
  readonly accents: Readonly<Record<Language, Accent>>;
};

const AMERICAN = { en: "american", es: "latin" } as const;
const BRITISH = { en: "british", es: "latin" } as const;
const FROM_SPAIN = { en: "american", es: "castilian" } as const;

/**
 * Seven characters. Hilda's `fable` is British in English; `shimmer`, for Sofia, is from Spain in Spanish; the others
 * speak as in the United States and Mexico. `custom` is Luna's: the slowest and softest.
 */
const CHARACTERS: Record<Voice, Character> = {
  nova: { variant: "f2", accents: AMERICAN, pitch: 50, range: 55, wordsPerMinute: 150 },
  fable: { variant: "f3", accents: BRITISH, pitch: 56, range: 60, wordsPerMinute: 148 },
  shimmer: { variant: "f4", accents: FROM_SPAIN, pitch: 44, range: 50, wordsPerMinute: 145 },
  alloy: { variant: "m7", accents: AMERICAN, pitch: 82, range: 50, wordsPerMinute: 150 },
  onyx: { variant: "m3", accents: AMERICAN, pitch: 34, range: 45, wordsPerMinute: 142 },
  echo: { variant: "m1", accents: AMERICAN, pitch: 80, range: 55, wordsPerMinute: 152 },
  custom: { variant: "f1", accents: AMERICAN, pitch: 80, range: 55, wordsPerMinute: 138 },
};

/** The embedded voice of a character in a language; a regional tag chooses the accent. */
export function embeddedVoice(voice: Voice, language: SpeechLanguage): EmbeddedVoice {
  const { variant, accents, ...manner } = CHARACTERS[voice];
  const accent = TAGGED[language] ?? accents[plainLanguage(language)];
  return { engine: `${ACCENTS[accent]}+${variant}`, ...manner };
}
