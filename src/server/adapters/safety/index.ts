import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { personalLexicon } from "#content/safety/personal.ts";
import type { MessageClassifier } from "#domain/safety/classifier.ts";
import { safetyScreen } from "#domain/safety/screen.ts";
import type { ProfanityDetector, SafetyScreen } from "#domain/safety/screening.ts";
import { lexicons } from "./lexicons.ts";
import { ordinaryWords, storedClassifier } from "./stored-classifier.ts";

/** English foul words from the package's list; Spanish ones are the lexicon's own (it takes "análisis" for foul). */
function obscenityDetector(): ProfanityDetector {
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return (text) =>
    matcher.getAllMatches(text).map(({ startIndex, endIndex }) => ({ from: startIndex, to: endIndex + 1 }));
}

/**
 * The rules for child safety with the lexicons of both languages, and the classifier beside them.
 * @param classify null for the rules alone, as the classifier's own measurements need
 */
export function createSafetyScreen(classify: MessageClassifier | null = storedClassifier()): SafetyScreen {
  return safetyScreen({
    lexicons: lexicons(),
    personal: personalLexicon,
    detectors: [obscenityDetector()],
    classify,
    ordinary: ordinaryWords(),
  });
}
