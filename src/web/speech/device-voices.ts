import { deviceVoiceSigns } from "#content/learner/guides/device-voices.ts";
import type { Language } from "#domain/locale/language.ts";
import { naturalVoices } from "#domain/speech/device-voices.ts";
import { plainLanguage, type SpeechLanguage } from "#domain/speech/voices.ts";
import { api } from "#web/platform/api.ts";
import { storage } from "#web/platform/storage.ts";

/** Some browsers tell their voices only a moment after the page came; longer than this no sentence waits for them. */
const VOICES_MS = 250;

/** Who speaks: whoever is best, the school, or a voice of the device by its address. */
export type ChosenVoice = "best" | "school" | { readonly uri: string };

const keyOf = (language: Language) => `ceiba.voice.${language}`;

/** What a grown-up chose on this device. */
export function chosenVoice(language: Language): ChosenVoice {
  const kept = storage.get(keyOf(language));
  if (kept === null) return "best";
  return kept === "school" ? kept : { uri: kept };
}

export function chooseVoice(language: Language, chosen: ChosenVoice): void {
  if (chosen === "best") storage.remove(keyOf(language));
  else storage.set(keyOf(language), chosen === "school" ? chosen : chosen.uri);
}

let arrived: Promise<void> | null = null;
let server: Promise<boolean> | null = null;

/** The natural voices of this device for a language, the best first; none where the browser has no speech. */
export async function deviceVoices(language: SpeechLanguage): Promise<readonly SpeechSynthesisVoice[]> {
  if (!("speechSynthesis" in globalThis)) return [];
  arrived ??= voicesArrived();
  await arrived;
  return naturalVoices(speechSynthesis.getVoices(), language, deviceVoiceSigns);
}

function voicesArrived(): Promise<void> {
  if (speechSynthesis.getVoices().length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, VOICES_MS);
    speechSynthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
  });
}

/** Whether the school has a speech server; one that cannot be asked now does not speak either. */
export function schoolHasServer(): Promise<boolean> {
  server ??= api("GET /api/text-to-speech", {}).then(
    ({ hasServer }) => hasServer,
    () => {
      server = null;
      return false;
    },
  );
  return server;
}

/**
 * The device's voice that says a line before the school is asked; null where the school speaks first: it has a speech server,
 * a grown-up chose so, or the device has no natural voice of the language (decision 138).
 *
 * @param chosen by a grown-up, for this line alone where it is only listened to
 */
export async function firstVoice(
  language: SpeechLanguage,
  chosen: ChosenVoice = chosenVoice(plainLanguage(language)),
): Promise<SpeechSynthesisVoice | null> {
  if (chosen === "school") return null;
  const voices = await deviceVoices(language);
  const [best] = voices;
  if (best === undefined) return null;
  if (chosen !== "best") {
    const found = voices.find(({ voiceURI }) => voiceURI === chosen.uri);
    if (found !== undefined) return found;
  }
  return (await schoolHasServer()) ? null : best;
}
