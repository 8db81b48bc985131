import { expect, it } from "vitest";
import { deviceVoiceSigns } from "#content/learner/guides/device-voices.ts";
import { naturalVoices } from "./device-voices.ts";
import type { SpeechLanguage } from "./voices.ts";

const voice = (name: string, lang: string, localService = true, voiceURI = name) => ({
  ...{ name, lang, localService, voiceURI },
});
const best = (language: SpeechLanguage, ...voices: ReturnType<typeof voice>[]) =>
  naturalVoices(voices, language, deviceVoiceSigns).map(({ name }) => name);

it("a voice of the learner's language that speaks on the device, the nearest region first", () => {
  const [paulina, monica, samantha] = [
    voice("Paulina", "es-MX"),
    voice("Mónica", "es-ES"),
    voice("Samantha", "en-US"),
  ];
  const american = voice("español de Estados Unidos", "es_US");
  expect(best("es-MX", monica, samantha, american, paulina)).toEqual([
    "Paulina",
    "español de Estados Unidos",
    "Mónica",
  ]);
  expect(best("es", monica, paulina)).toEqual(["Paulina", "Mónica"]);
  expect(best("es-ES", paulina, monica)[0]).toBe("Mónica");
  expect(best("en-GB", samantha, voice("Daniel", "en-GB"))[0]).toBe("Daniel");
  expect(best("es-MX", samantha)).toEqual([]);
});

it("none that sends its words away, none of tones, none made for fun; of two of a kind the better", () => {
  expect(
    best(
      "en-US",
      voice("Google US English", "en-US", false),
      voice("English (America)+Annie espeak-ng", "en-US"),
      voice("Eddy", "en-US", true, "com.apple.eloquence.en-US.Eddy"),
      voice("Zarvox", "en-US"),
      voice("Samantha", "en-US"),
      voice("Samantha (Enhanced)", "en-US"),
    ),
  ).toEqual(["Samantha (Enhanced)", "Samantha"]);
  expect(best("en-US", voice("Frederica", "en-US"))).toEqual(["Frederica"]);
});
