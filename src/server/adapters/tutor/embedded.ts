import { safeWords } from "#content/tutor/safe-words.ts";
import { sentences, sentencesKept, words } from "#domain/language/text.ts";
import type { ReplyFault, ReplyScreening, SafetyScreen } from "#domain/safety/screening.ts";
import { ownTutor, tutorLibrary } from "#server/own-tutor.ts";
import type { LearningTutor, TutorAnswer, TutorProgress, TutorRequest } from "#server/ports/tutor.ts";

/** Every text of one of the content's values, however deep it stands. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * What the school has read of topics, facts and lessons: each sentence with the texts it stands in. A rule cannot tell a
 * lesson from what it warns of, and whoever is told how a car works needs no guard against the word gasoline.
 */
function sentencesRead(): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, string[]>();
  const texts = tutorLibrary().knowledge.entries.map(({ check, small, tell, wonder }) => [
    ...[tell, small, wonder],
    ...[check?.ask, check?.hint, check?.shown],
  ]);
  for (const text of texts.flatMap(textsIn)) {
    for (const sentence of text.split("\n").flatMap(sentences)) {
      read.set(sentence, [...(read.get(sentence) ?? []), text]);
    }
  }
  return read;
}

/** "Do not tell anybody." is fit to be quoted by the lesson that warns of it, and unfit to be said without the lesson. */
const NEVER_ALONE: ReadonlySet<ReplyFault> = new Set<ReplyFault>([
  ...(["asks_personal_data", "secrecy", "meeting", "contact", "pictures", "romance"] as const),
  ...(["minimising", "silencing", "cruelty", "disobedience"] as const),
]);
/** Fewer words are nobody's sentence: "Yes!" may stand beside anything. */
const FEWEST_WORDS = 3;

/** Whether the screen lets pass what is said besides such texts. */
function mayBeSaid(
  screen: SafetyScreen,
  read: ReturnType<typeof sentencesRead>,
  { text }: TutorAnswer,
  names: readonly string[],
): ReplyScreening {
  const isRead = (sentence: string) => {
    const texts = read.get(sentence);
    if (texts === undefined || words(sentence).length < FEWEST_WORDS) return false;
    const { kind } = screen.reply(sentence, { names });
    return kind === null || !NEVER_ALONE.has(kind) || texts.some((whole) => text.includes(whole));
  };
  const others = text
    .split("\n")
    .flatMap(sentences)
    .filter((sentence) => !isRead(sentence))
    .join(" ");
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
  let read: ReturnType<typeof sentencesRead> | undefined;

  function ownAnswer(request: TutorRequest): TutorAnswer {
    const { text, state } = ownTutor().answer(request);
    read ??= sentencesRead();
    const { kind } = mayBeSaid(screen, read, { text, state }, request.names);
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
