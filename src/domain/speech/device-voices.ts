import { LOCALES } from "../locale/money.ts";
import { plainLanguage, type SpeechLanguage } from "./voices.ts";

/** What a browser tells of a voice of its device (SpeechSynthesisVoice). */
export type DeviceVoice = {
  readonly voiceURI: string;
  readonly name: string;
  /** As the device writes it: `es-MX`, and on some `es_MX`. */
  readonly lang: string;
  /** False for a voice that sends what it says to its maker. */
  readonly localService: boolean;
};

/** By what a voice is known, since no browser says how natural it sounds: words of its name or address. */
export type VoiceSigns = {
  /** Of voices that are made of tones, or made for fun. */
  readonly machine: readonly string[];
  /** Of the better one where a device has two of a kind. */
  readonly better: readonly string[];
  /** Regions that are near to another one, the nearest first. */
  readonly near: Readonly<Partial<Record<SpeechLanguage, readonly string[]>>>;
};

/**
 * The natural voices of a device for a language, the best first: of the region, of one near to it, of any other. Only those
 * that speak on the device itself, so that names stay there too (decision 138).
 */
export function naturalVoices<Found extends DeviceVoice>(
  voices: readonly Found[],
  language: SpeechLanguage,
  { machine, better, near }: VoiceSigns,
): readonly Found[] {
  const tag = REGIONS[language] ?? language;
  const regions = [tag, ...(near[tag] ?? [])].map((each) => each.toLowerCase());
  const distance = (voice: Found) => {
    const at = regions.indexOf(tagOf(voice));
    return at < 0 ? regions.length : at;
  };
  const quality = (voice: Found) => Number(better.some((sign) => hasSign(voice, sign)));
  return voices
    .filter(
      (voice) =>
        voice.localService &&
        tagOf(voice).split("-")[0] === plainLanguage(language) &&
        !machine.some((sign) => hasSign(voice, sign)),
    )
    .sort((one, other) => distance(one) - distance(other) || quality(other) - quality(one));
}

/** The region that is meant where none is named. */
const REGIONS: Partial<Record<SpeechLanguage, SpeechLanguage>> = LOCALES;

const tagOf = ({ lang }: DeviceVoice) => lang.replace("_", "-").toLowerCase();

/** Whole words only: "Fred" is not in "Frederica". */
function hasSign({ name, voiceURI }: DeviceVoice, sign: string): boolean {
  const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return words(`${name} ${voiceURI}`).includes(words(sign));
}
