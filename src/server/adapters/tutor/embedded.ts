import { tutorLibrary } from "#content/tutor/index.ts";
import { safeWords } from "#content/tutor/safe-words.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { ReplyScreening, SafetyScreen } from "#domain/safety/screening.ts";
import type { TutorState } from "#domain/tutor/state.ts";
import { createTutor, type Tutor } from "#domain/tutor/tutor.ts";
import type { LearningTutor, TutorAnswer, TutorProgress, TutorRequest } from "#server/ports/tutor.ts";

/** The tutor over the school's own content. */
export const ownTutor: Tutor = createTutor(tutorLibrary);

/**
 * Lessons that a rule cannot tell from what they warn of: whoever knows "private parts" as alarming words does not know
 * that this is the lesson about them. The school has read every word of them.
 */
const readLessons = tutorLibrary.topics
  .filter(({ isTender }) => isTender)
  .flatMap(({ short, long, wonder, more }) => [short, long, wonder, more])
  .flatMap(({ en, es }) => [en, es]);

/** What a lesson says that was told from just now. */
function lessonWords({ told, waiting, language }: TutorState): readonly string[] {
  const id = waiting?.kind === "known" ? waiting.id : told.at(-1);
  const entry = tutorLibrary.knowledge.entries.find((each) => each.id === id && each.lesson !== undefined);
  if (entry === undefined) return [];
  const { check, tell } = entry;
  const asked =
    check === undefined ? [] : [check.ask, check.hint, check.shown].flatMap((each) => each?.[language] ?? []);
  return [...tell[language], ...asked];
}

/** Whether the screen lets pass what is said besides such lessons. */
function mayBeSaid(
  screen: SafetyScreen,
  { text, state }: TutorAnswer,
  names: readonly string[],
): ReplyScreening {
  const lessons = [...readLessons, ...lessonWords(state)];
  const others = lessons.reduce((rest, lesson) => rest.replace(lesson, " "), text).trim();
  return others === "" && text.trim() !== "" ? { ok: true, kind: null } : screen.reply(others, { names });
}

export type TutorLog = (event: string, detail: Readonly<Record<string, unknown>>) => void;

/**
 * Answers from content alone: no network, no account. Its words pass the screen, save for lessons of their own; each time the screen
 * swaps reviewed words for others is in the log, with how often it has happened since the start, because then the
 * rules are wrong.
 */
export function createEmbeddedTutor(screen: SafetyScreen, log: TutorLog): LearningTutor {
  let swapped = 0;

  function ownAnswer(request: TutorRequest): TutorAnswer {
    const { text, state } = ownTutor.answer(request);
    const { kind } = mayBeSaid(screen, { text, state }, request.names);
    if (kind === null) return { text, state };
    swapped += 1;
    log("reply_swapped", { kind, swapped });
    return { text: safeWords[state.language], state: { ...state, waiting: null } };
  }

  return {
    async answer(request, progress) {
      const answer = ownAnswer(request);
      showSentences(answer.text, progress);
      return answer;
    },
  };
}

/** Hands a finished text on sentence by sentence; joined again it is the same text. */
export function showSentences(text: string, progress: TutorProgress | undefined): void {
  if (!progress) return;
  for (const piece of sentencesKept(text)) progress({ text: piece });
}
