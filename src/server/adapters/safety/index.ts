import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { LANGUAGES } from "#domain/locale/language.ts";
import { type Stepwise, stepwise } from "#domain/resilience/stepwise.ts";
import type { MessageClassifier } from "#domain/safety/classifier/classifier.ts";
import type { SafetyLexicon } from "#domain/safety/patterns/lexicon.ts";
import { patternsInSteps } from "#domain/safety/reading/reading.ts";
import type { ReplyClassifier } from "#domain/safety/reply/reply-classifier.ts";
import { safetyScreen } from "#domain/safety/screen.ts";
import type { ProfanityDetector, SafetyScreen } from "#domain/safety/screening.ts";
import { newState } from "#domain/tutor/state.ts";
import { ownTutor, tutorLibrary } from "#server/own-tutor.ts";
import { lexiconOf } from "./lexicons.ts";
import { personalLexicon } from "./personal.ts";
import { ordinaryWords, storedClassifier, storedReplyClassifier } from "./stored-classifier.ts";

/** Which lesson answers a question is the same at every age. */
const AGE = 9;
/** A question that a lesson answers is short, in characters; a page of text is screened, and not asked about lessons. */
const LONGEST_QUESTION = 400;

/** English foul words from the package's list; Spanish ones are the lexicon's own (it takes "análisis" for foul). */
function obscenityDetector(): ProfanityDetector {
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return (text) =>
    matcher.getAllMatches(text).map(({ startIndex, endIndex }) => ({ from: startIndex, to: endIndex + 1 }));
}

/** Whether the tutor would answer with one of its lessons on health, growing up and getting along. */
function lessonFinder(): (text: string) => boolean {
  const tutor = ownTutor();
  const lessons = new Set(
    tutorLibrary()
      .knowledge.entries.filter(({ isTender }) => isTender)
      .map(({ id }) => id),
  );
  return (text) =>
    text.length <= LONGEST_QUESTION &&
    LANGUAGES.some((language) => {
      const { topic } = tutor.answer({ message: text, age: AGE, state: newState(language) }).state;
      return topic !== null && lessons.has(topic);
    });
}

/** The classifier of replies, read from its files when the first reply of a language model comes. */
function replyClassifierWhenNeeded(): ReplyClassifier {
  let made: ReplyClassifier | undefined;
  return (reply, sendsToHelp) => {
    made ??= storedReplyClassifier();
    return made(reply, sendsToHelp);
  };
}

/**
 * The rules for child safety with the lexicons of both languages, and the classifiers beside them. Made when it is first
 * used: reading all rules takes most of a second, in which a server could answer already.
 *
 * @param classify null for the rules alone, as the classifiers' own measurements need
 */
export function createSafetyScreen(
  classify?: MessageClassifier | null,
): SafetyScreen & Pick<Stepwise<SafetyScreen>, "step"> {
  const screen = stepwise(function* () {
    const rules: SafetyLexicon[] = [];
    for (const language of LANGUAGES) {
      rules.push(lexiconOf(language));
      yield;
    }
    const patterns = yield* patternsInSteps(rules);
    yield;
    const learned = classify === undefined ? storedClassifier() : classify;
    yield;
    const ordinary = ordinaryWords();
    const detectors = [obscenityDetector()];
    yield;
    const personal = personalLexicon();
    yield;
    const made = yield* safetyScreen({
      ...{ lexicons: rules, patterns, ordinary, detectors, classify: learned, personal },
      isTaught: lessonFinder(),
      isUnfit: classify === null ? () => false : replyClassifierWhenNeeded(),
    });
    yield;
    // What only the first message needs is made with it, a part at a time.
    made.redact("hello", []);
    yield;
    made.message("hello", { names: [] });
    return made;
  });
  return {
    step: screen.step,
    message: (text, context) => screen.get().message(text, context),
    isRuled: (text) => screen.get().isRuled(text),
    reply: (text, context) => screen.get().reply(text, context),
    modelReply: (text, context) => screen.get().modelReply(text, context),
    redact: (text, names) => screen.get().redact(text, names),
  };
}
