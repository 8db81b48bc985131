import type { VoiceSigns } from "#domain/speech/device-voices.ts";

/** By what the voices of devices are known; names as their makers write them. */
export const deviceVoiceSigns: VoiceSigns = {
  machine: [
    // Engines that make speech of tones.
    ...["espeak", "speechd", "eloquence", "festival", "flite"],
    // Apple's Eloquence, which some browsers name without saying so.
    ...["Eddy", "Flo", "Grandma", "Grandpa", "Reed", "Rocko", "Sandy", "Shelley"],
    // Apple's voices that are made for fun.
    ...["Albert", "Bad News", "Bahh", "Bells", "Boing", "Bubbles", "Cellos", "Deranged", "Fred", "Good News"],
    ...["Hysterical", "Jester", "Junior", "Kathy", "Organ", "Ralph", "Superstar", "Trinoids", "Whisper"],
    ...["Wobble", "Zarvox"],
  ],
  better: ["premium", "enhanced", "mejorada", "natural", "neural"],
  near: {
    "es-MX": ["es-US", "es-419", "es-CO", "es-CL", "es-AR"],
    "en-US": ["en-CA"],
    "en-GB": ["en-IE", "en-AU"],
  },
};
