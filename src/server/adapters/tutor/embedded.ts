import { tutorLibrary } from "#content/tutor/index.ts";
import { safeWords } from "#content/tutor/phrases.ts";
import { sentencesKept } from "#domain/enrolment/assistant/text.ts";
import type { SafetyScreen } from "#domain/safety/screening.ts";
import { createTutor, type Tutor } from "#domain/tutor/tutor.ts";
import type { LearningTutor, TutorAnswer, TutorProgress, TutorRequest } from "#server/ports/tutor.ts";

/** The tutor over the school's own content. */
export const ownTutor: Tutor = createTutor(tutorLibrary);

/** Answers from content alone: no network, no account. Its words pass the screen like any other's. */
export function createEmbeddedTutor(screen: SafetyScreen): LearningTutor {
  return {
    async answer(request, progress) {
      const answer = ownAnswer(request, screen);
      show(answer.text, progress);
      return answer;
    },
  };
}

function ownAnswer(request: TutorRequest, screen: SafetyScreen): TutorAnswer {
  const { text, state } = ownTutor.answer(request);
  if (screen.reply(text, { names: request.names }).ok) return { text, state };
  return { text: safeWords[state.language], state: { ...state, waiting: null } };
}

/** Hands a finished text on sentence by sentence; joined again it is the same text. */
function show(text: string, progress: TutorProgress | undefined): void {
  if (!progress) return;
  for (const piece of sentencesKept(text)) progress({ text: piece });
}
