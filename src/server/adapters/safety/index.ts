import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { englishSafety } from "#content/safety/lexicon-en.ts";
import { spanishSafety } from "#content/safety/lexicon-es.ts";
import { personalLexicon } from "#content/safety/personal.ts";
import { safetyScreen } from "#domain/safety/screen.ts";
import type { ProfanityDetector, SafetyScreen } from "#domain/safety/screening.ts";

/** English foul words from the package's list; Spanish ones are the lexicon's own (it takes "análisis" for foul). */
function obscenityDetector(): ProfanityDetector {
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return (text) =>
    matcher.getAllMatches(text).map(({ startIndex, endIndex }) => ({ from: startIndex, to: endIndex + 1 }));
}

/** The rules for child safety with the reviewed lexicons of both languages. */
export function createSafetyScreen(): SafetyScreen {
  return safetyScreen({
    lexicons: [englishSafety, spanishSafety],
    personal: personalLexicon,
    detectors: [obscenityDetector()],
  });
}
