import { assignedVoice } from "../learner/guide.ts";
import type { Language } from "../locale/language.ts";
import { findTopic, tellAbout } from "./curiosity.ts";
import { threadLanguage } from "./language.ts";
import type { TutorLibrary } from "./library.ts";
import { wentBack } from "./mathematics/mathematics.ts";
import { begun, continued, interrupted } from "./skills.ts";
import { told } from "./small-talk.ts";
import { isGentle, type TutorState } from "./state.ts";
import { stray } from "./stray.ts";
import { delicate, left, saidAgain, stillAsked } from "./thread.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

export type TutorQuestion = {
  readonly message: string;
  readonly age: number;
  /** Whom the child chose; Hilda where nobody was, and Luna alone up to six (decision 149). */
  readonly guide?: string | null;
  readonly state: TutorState;
  /** What is told may be harm: it is not talked past. */
  readonly isDelicate?: boolean;
};

export type Tutor = {
  /** Always an answer, in the child's language, with the state after it. */
  answer(question: TutorQuestion): Answer;
  /** What the checked content tells about a question; null when nothing. For a language model to keep to. */
  facts(question: TutorQuestion): string | null;
};

/**
 * The embedded tutor (decision 084): the thread, stories, activities, hints before answers, and what the content
 * knows. Pure: the same question and state give the same answer.
 */
export function createTutor(library: TutorLibrary): Tutor {
  const read = ({ message: written, age, guide, state, isDelicate = false }: TutorQuestion): Turn => {
    const message = told(written);
    const words = wordsOf(message);
    const language: Language = threadLanguage(library, message, words, state.language);
    const named = assignedVoice(age, guide);
    return { library, message, words, age, guide: named, state: { ...state, language }, isDelicate };
  };
  return {
    answer: (question) => {
      const turn = read(question);
      return stillAsked(turn, left(turn, respond(turn)));
    },
    facts: (question) => {
      const turn = read(question);
      const id = findTopic(library.topics, turn.words, turn.state.language)?.topic.id ?? turn.state.topic;
      const topic = library.topics.find((each) => each.id === id);
      if (topic === undefined) return null;
      return `${tellAbout(turn, topic)} ${inLanguage(turn, topic.more)}`;
    },
  };
}

/** In this order: what is said of the talk itself, what goes on, what is begun, and what nobody can place. */
function respond(turn: Turn): Answer {
  const { words, state } = turn;
  if (words.length === 0) return answer(turn, [say(turn, "gibberish")], state.waiting);
  const isShort = words.length <= 7;
  if (isShort && commands(turn, "english")) return answer(turn, [say(turn, "language_en")], null);
  if (isShort && commands(turn, "spanish")) return answer(turn, [say(turn, "language_es")], null);
  const met = delicate(turn) ?? saidAgain(turn);
  if (met !== null) return met;
  const back = state.paused === undefined || isGentle(state) ? null : wentBack(turn, state.paused);
  return back ?? interrupted(turn) ?? continued(turn) ?? begun(turn) ?? stray(turn);
}
