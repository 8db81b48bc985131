import {
  MESSAGE_CLASSES,
  type MessageClassifier,
  type Opinion,
} from "#domain/safety/classifier/classifier.ts";
import type { SafetyLexicon } from "#domain/safety/patterns/lexicon.ts";
import type { PersonalLexicon } from "#domain/safety/personal/leads.ts";
import { atOnce } from "#domain/safety/reading/at-once.ts";
import { safetyScreen } from "#domain/safety/screen.ts";

const lexicon: SafetyLexicon = {
  lists: {},
  idioms: [],
  contexts: {},
  rules: [
    { kind: "self_harm", patterns: ["kill myself|yourself", "no quiero vivir", "quiero morir"] },
    { kind: "abuse", patterns: ["uncle hits me", "tio me pega"] },
    { kind: "injection", patterns: ["ignore all previous instructions"] },
  ],
  answers: [],
  stances: {},
  replies: [
    { fault: "claims_human", patterns: ["i am a real person|human"] },
    { fault: "asks_personal_data", patterns: ["what is your address|phone"] },
    { fault: "meeting", patterns: ["let us meet"] },
    { fault: "secrecy", patterns: ["do not tell your parents"] },
  ],
  spellings: {},
  sounds: [],
  harmlessReplies: [],
  foul: [],
  notFoul: [],
};
const personal: PersonalLexicon = {
  lists: {},
  leads: [],
  ends: [],
  ...{ plainWords: [], addressWords: [], abbreviations: [], fictionWords: [], homeWords: [] },
  surnames: [],
  towns: [],
  phoneWords: ["phone", "telefono"],
  counted: [],
  namesThatAreWords: [],
};

/** Suspects a little, and is sure of nothing: where somebody has bruises. */
const classify: MessageClassifier = (words) => {
  const abuse = words.some(({ text }) => text === "bruises" || text === "moretones") ? 0.2 : 0;
  const none = Object.fromEntries(MESSAGE_CLASSES.map((name) => [name, 0])) as Opinion;
  // Never so harmless that it would doubt a rule.
  return { ...none, abuse, harmless: 0.6 };
};

/** The real screen over a handful of rules: enough for tests of what is done with its findings. */
export const screen = atOnce(
  safetyScreen({
    lexicons: [lexicon],
    personal,
    detectors: [],
    classify,
    ordinary: new Set(),
    isTaught: () => false,
    isUnfit: () => false,
  }),
);
