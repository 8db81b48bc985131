import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { tutorLibrary } from "#content/tutor/index.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { MessageClassifier } from "#domain/safety/classifier/classifier.ts";
import type { ReplyClassifier } from "#domain/safety/reply/reply-classifier.ts";
import { safetyScreen } from "#domain/safety/screen.ts";
import type { ProfanityDetector, SafetyScreen } from "#domain/safety/screening.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";
import { lexicons } from "./lexicons.ts";
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
  const tutor = createTutor(tutorLibrary);
  const lessons = new Set(tutorLibrary.topics.filter(({ isTender }) => isTender).map(({ id }) => id));
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
export function createSafetyScreen(classify?: MessageClassifier | null): SafetyScreen {
  let made: SafetyScreen | undefined;
  const screen = () => {
    made ??= safetyScreen({
      lexicons: lexicons(),
      personal: personalLexicon(),
      isTaught: lessonFinder(),
      detectors: [obscenityDetector()],
      classify: classify === undefined ? storedClassifier() : classify,
      isUnfit: classify === null ? () => false : replyClassifierWhenNeeded(),
      ordinary: ordinaryWords(),
    });
    return made;
  };
  return {
    message: (text, context) => screen().message(text, context),
    reply: (text, context) => screen().reply(text, context),
    modelReply: (text, context) => screen().modelReply(text, context),
    redact: (text, names) => screen().redact(text, names),
  };
}
