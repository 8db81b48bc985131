import type { Language } from "../locale/language.ts";
import { LOCALES } from "../locale/money.ts";
import { toBritish } from "./british.ts";
import type { Line } from "./line.ts";
import { signsInWords } from "./signs.ts";
import { plainLanguage } from "./voices.ts";

/** What the browser's own voice is told when no sound comes from the server; the fields of SpeechSynthesisUtterance. */
export type BrowserSpeech = {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly pitch: number;
  readonly volume: number;
};

/** Learner-side specification §9, "Speech": the fallback, and Hilda's own. Another guide has the pitch of §3. */
const FALLBACK = { rate: 0.8, pitch: 1.1, volume: 0.8 } as const;
const HILDA = { rate: 0.85, pitch: 1.6 } as const;
/** Where she speaks otherwise than everybody. */
const OF_HILDA: Partial<
  Record<Language, { readonly lang: string; readonly worded: (text: string) => string }>
> = {
  en: { lang: "en-GB", worded: toBritish },
};

/**
 * How the browser's voice says a text when the speech request fails (learner-side specification §8 and §9). Hilda's
 * English is British, in words too; her Spanish has nothing British to keep, only her rate and pitch.
 */
export function browserFallback({
  text,
  isHilda,
  language,
  pitch = FALLBACK.pitch,
}: Pick<Line, "text" | "isHilda" | "language" | "pitch">): BrowserSpeech {
  const plain = plainLanguage(language);
  const said = signsInWords(text, plain);
  const spoken = { text: said, lang: language === plain ? LOCALES[plain] : language };
  if (!isHilda) return { ...spoken, ...FALLBACK, pitch };
  const own = OF_HILDA[plain];
  return { ...FALLBACK, ...HILDA, ...(own ? { text: own.worded(said), lang: own.lang } : spoken) };
}
