import { brand } from "#content/catalogue/brand.ts";
import { namesGrownUp, safetyAnswers } from "#content/safety/answers.ts";
import { helpLines } from "#content/safety/help-lines.ts";

import type { Language } from "#domain/locale/language.ts";
import { fixedAnswer, type Listener, suspectedWords } from "#domain/safety/care/answers.ts";
import type { Care } from "#domain/safety/care/care.ts";
import type { FollowUp, FollowUps } from "#domain/safety/care/follow-up.ts";
import { linesFor } from "#domain/safety/care/help-lines.ts";
import { isDisclosure, type SafetyKind } from "#domain/safety/kinds.ts";
import type { MessageScreening, SafetyScreen, SpokenTurn } from "#domain/safety/screening.ts";
import { lessonAsked } from "#domain/tutor/lesson-asked.ts";
import { gently, type TutorState } from "#domain/tutor/state.ts";
import { asksOfTheWorld } from "#domain/tutor/talk/own-life.ts";
import { threadLanguage } from "#domain/tutor/understanding/language.ts";
import { wordsOf } from "#domain/tutor/words.ts";
import { ownTutor, tutorLibrary } from "#server/own-tutor.ts";
import type { SafetyDesk } from "#server/ports/safety-desk.ts";
import type { SafetyJudge } from "#server/ports/safety-judge.ts";
import type { HeldBack, LearningTutor, TutorProgress, TutorTurn } from "#server/ports/tutor.ts";

/** What every message passes before and after a tutor. */
export type TutorSafety = {
  readonly tutor: LearningTutor;
  readonly screen: SafetyScreen;
  readonly desk: SafetyDesk;
  /** Reads a message once more beside the rules; null where no language model is configured. */
  readonly judge: SafetyJudge | null;
  /** The words for the rest of a conversation in which something grave was told. */
  readonly followUps: FollowUps;
};

/** A child's message that was screened, with everything that its answer needs. */
export type ScreenedMessage = {
  readonly screening: MessageScreening;
  readonly state: TutorState;
  /** Something grave was told before in this conversation. */
  readonly care: Care | null;
  readonly age: number;
  readonly guide: string | null;
  readonly names: readonly string[];
  /** The turns before, for a tutor: nothing that was stopped. */
  readonly history: readonly TutorTurn[];
  /** The turns before, with what was stopped. */
  readonly earlier: readonly SpokenTurn[];
};

export type Answered = {
  readonly text: string;
  readonly state: TutorState;
  readonly care: Care | null;
  /** The answer to something grave: it is not read aloud by itself, and can be hidden. */
  readonly isCare: boolean;
  readonly heldBack?: HeldBack;
  /** The child says that it is happening now, in whatever words: staff are told as of a danger to life. */
  readonly isNow?: true;
};

/** What a follow-up understood (content/safety/follow-up): "he is coming", "I am hiding". */
const HAPPENING_NOW = "now";

type Parts = Pick<TutorSafety, "tutor" | "followUps">;

function followUpTo({ followUps }: Parts, message: ScreenedMessage): FollowUp | null {
  const { screening, state, age, care } = message;
  const { redacted } = screening;
  const asksLesson = lessonIn(message) !== undefined;
  return followUps.answer({
    ...{
      care,
      message: redacted,
      screening,
      place: state.country ?? null,
      age,
      said: state.said,
      asksLesson,
    },
    ...{ language: languageOf(message), country: brand.country },
  });
}

/** What of a message asks for a lesson, where something was told before that may rest for it. */
function lessonIn(message: ScreenedMessage): string | undefined {
  const { age, care, screening } = message;
  if (care === null || care.isFirm || screening.verdict !== "fine") return undefined;
  const asked = { message: screening.redacted, age, language: languageOf(message) };
  return lessonAsked({ tutor: ownTutor(), library: tutorLibrary() }, asked);
}

/** Whether scripted words answer this message, and no tutor. */
export function isScripted(parts: Parts, message: ScreenedMessage): boolean {
  const followUp = followUpTo(parts, message);
  return followUp !== null && followUp.text !== null;
}

const languageOf = ({ screening: { redacted }, state }: ScreenedMessage): Language =>
  threadLanguage(tutorLibrary(), redacted, wordsOf(redacted), state.language);

/**
 * Answers a screened message: with fixed words when it tells of something grave or must be turned aside; with the words
 * that follow a disclosure as long as the conversation lasts, or until the child turns to something else where that is
 * enough; otherwise by the tutor, with the way to a grown-up at the end where harm is only suspected.
 */
export async function answerTo(
  parts: Parts,
  message: ScreenedMessage,
  progress?: TutorProgress,
  signal?: AbortSignal,
): Promise<Answered> {
  const { screening, state, age } = message;
  const { kind, redacted } = screening;
  const language = languageOf(message);
  const stopped: TutorState = { ...state, language, turn: state.turn + 1, waiting: null };

  const followUp = followUpTo(parts, message);
  if (followUp !== null && followUp.text !== null) {
    progress?.({ text: followUp.text });
    const now = followUp.intent === HAPPENING_NOW ? { isNow: true as const } : {};
    return { text: followUp.text, state: gently(stopped), care: followUp.care, isCare: true, ...now };
  }
  const resting = followUp?.care ?? null;

  const listener = listenerOf(language, message);
  if (kind !== null && screening.verdict !== "uncertain") {
    const text = fixedAnswer(safetyAnswers, helpLines, kind, listener);
    progress?.({ text });
    return { text, state: stopped, care: resting, isCare: false };
  }

  const { guide, names, history } = message;
  const isDelicate = kind !== null && !isOfTheWorld(screening);
  // What is said around the lesson was said to the care, and is no matter of the tutor's.
  const asked = resting?.isResting === true ? (lessonIn(message) ?? redacted) : redacted;
  const answer = await parts.tutor.answer(
    { message: asked, age, guide, state, history, names, isDelicate, isCalm: screening.isCalm ?? false },
    progress,
    signal,
  );
  if (!isDelicate) return { ...answer, care: resting, isCare: false };
  const way = wayToGrownUp(answer.text, kind, listener);
  if (way !== "") progress?.({ text: way });
  const next = isDisclosure(kind) ? gently(answer.state) : answer.state;
  return { ...answer, text: answer.text + way, state: next, care: resting, isCare: true };
}

/**
 * A question of physics that only the classifier suspects, and faintly, is answered like any other (decision 227). Staff
 * have its item all the same.
 */
function isOfTheWorld({ isLearned, namesNobody, redacted, verdict }: MessageScreening): boolean {
  if (verdict !== "uncertain" || isLearned !== true || namesNobody !== true) return false;
  return asksOfTheWorld({ library: tutorLibrary(), message: redacted, words: wordsOf(redacted) });
}

function listenerOf(language: Language, { age, screening, state }: ScreenedMessage): Listener {
  return {
    ...{ language, age, isAtHome: screening.isAtHome, isOutside: screening.isOutside },
    countries: linesFor(helpLines, { setting: brand.country, said: state.country ?? null }),
  };
}

/** The way to a grown-up, for the end of an answer that does not tell it already. */
function wayToGrownUp(answer: string, kind: SafetyKind, listener: Listener): string {
  if (namesGrownUp[listener.language].test(answer)) return "";
  return ` ${suspectedWords(safetyAnswers, helpLines, kind, listener)}`;
}
