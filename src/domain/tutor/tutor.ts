import { assignedVoice } from "../learner/guide.ts";
import type { Language } from "../locale/language.ts";
import { didStep, setActivity } from "./activities.ts";
import { isAsking } from "./asking.ts";
import { curious, findTopic, tellAbout, tellSomething, wondered } from "./curiosity.ts";
import { beganJoke, beganUnannounced, heardJoke } from "./jokes/own-jokes.ts";
import { threadLanguage } from "./language.ts";
import type { TutorLibrary } from "./library.ts";
import { findLookAlikes } from "./look-alikes/look-alike-questions.ts";
import { askedLookAlikes, choosesLookAlike, triedLookAlikes } from "./look-alikes/look-alikes.ts";
import { afterwards, chose, mathematics, setProblem, waits, wentBack } from "./mathematics/mathematics.ts";
import { saysNumber, understand } from "./mathematics/understanding.ts";
import { setReading, triedReading } from "./reading.ts";
import {
  endedJoke,
  feels,
  goodNews,
  interrupts,
  introduced,
  isSmallTalk,
  missed,
  smallTalk,
  stillWaiting,
  tellJoke,
  told,
} from "./small-talk.ts";
import { askedSpelling, triedLetter, triedSpelling } from "./spelling.ts";
import { isGentle, type TutorState, type Waiting } from "./state.ts";
import { choseWorld, toldStory, wishedStory } from "./stories.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn, tierOf } from "./turn.ts";
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

function respond(turn: Turn): Answer {
  const { words, state } = turn;
  if (words.length === 0) return answer(turn, [say(turn, "gibberish")], state.waiting);
  const isShort = words.length <= 7;
  if (isShort && commands(turn, "english")) return answer(turn, [say(turn, "language_en")], null);
  if (isShort && commands(turn, "spanish")) return answer(turn, [say(turn, "language_es")], null);
  return (
    delicate(turn) ??
    saidAgain(turn) ??
    (state.paused === undefined || isGentle(state) ? null : wentBack(turn, state.paused)) ??
    (state.waiting === null ? null : continued(turn, state.waiting)) ??
    asked(turn) ??
    askedLookAlikes(turn) ??
    askedSpelling(turn) ??
    beganJoke(turn) ??
    wished(turn) ??
    smallTalk(turn) ??
    (isAsking(turn) ? null : goodNews(turn, false)) ??
    beganUnannounced(turn) ??
    curious(turn) ??
    goodNews(turn, true) ??
    stray(turn)
  );
}

/** What is for mathematics, unless it is no more than told. */
function asked(turn: Turn): Answer | null {
  const found = mathematics.understand(turn);
  return found === null ? null : mathematics.start(turn, found);
}

const isMathematics = (waiting: Waiting | null): boolean =>
  waiting?.kind === "mathematics" || (waiting?.kind === "offer" && waiting.what === "mathematics");

/** A problem that was left for a question of another kind is kept, and going back to it is offered once. */
function left(turn: Turn, found: Answer): Answer {
  const { waiting, paused } = turn.state;
  const next: Waiting | null = found.state.waiting;
  const isBack = isMathematics(next);
  if (isBack) {
    const { paused: _, ...state } = found.state;
    return { ...found, state };
  }
  if (waiting?.kind !== "mathematics" || next === waiting || paused !== undefined) return found;
  if (!isAsking(turn) || turn.isDelicate || feels(turn)) return found;
  return {
    ...found,
    text: `${found.text} ${waits(turn, waiting)}`,
    state: { ...found.state, paused: waiting },
  };
}

/** What may be harm is met by itself, unless it is a move in something that was begun, a question or a wish. */
function delicate(turn: Turn): Answer | null {
  const { isDelicate, state, words } = turn;
  if (!(isDelicate || tellsOfSomebody(turn)) || isAsking(turn) || leaves(turn)) return null;
  const waiting = state.waiting?.kind;
  // An answer to an exercise is short; in stories, texts and activities anything may be told.
  const isMove =
    waiting !== undefined &&
    !["topic", "offer", "joke", "own_joke"].includes(waiting) &&
    (words.length <= LONGEST_ANSWER || waiting === "reading" || !EXERCISES.includes(waiting));
  if (isMove) return null;
  if (!isDelicate) return answer(turn, [say(turn, "statement")], null, { nature: "open" });
  return answer(turn, [say(turn, tierOf(turn) === "youngest" ? "delicate_short" : "delicate")], null);
}

/** A person and the body or a feeling, told in one message, and no hard news that small talk meets with sympathy. */
function tellsOfSomebody(turn: Turn): boolean {
  const { persons, bodyAndFeelings } = turn.library;
  return mentions(turn, persons) && mentions(turn, bodyAndFeelings) && !feels(turn);
}

/** In words. */
const LONGEST_ANSWER = 4;
/** Exercises, which have hints for whoever is lost. */
const EXERCISES: readonly Waiting["kind"][] = [
  ...(["mathematics", "spelling", "letter", "alike", "reading"] as const),
];

/** What was not caught is said again; in an exercise, whoever asks twice or did not understand gets a hint. */
function saidAgain(turn: Turn): Answer | null {
  // "Cómo" may be the word that is chosen.
  const what = choosesLookAlike(turn) ? null : missed(turn);
  if (what === null) return null;
  const { asked, isAgain, said, topic, waiting } = turn.state;
  // Nothing was said but the welcome.
  if (said === undefined) return waiting === null ? introduced(turn) : null;
  if (waiting === null) return answer(turn, [said], null, { topic });
  const isLost = EXERCISES.includes(waiting.kind) && (isAgain === true || what === "meant");
  const hinted = isLost ? continued({ ...turn, message: "", words: ["idk"] }, waiting) : null;
  return hinted ?? answer(turn, [asked ?? said], waiting, { topic });
}

/** Keeps what was asked as long as it waits while something else is said; it is said again when that was not caught. */
function stillAsked({ state: { asked, said, waiting } }: Turn, found: Answer): Answer {
  const { asked: _, isAgain: __, ...state } = found.state;
  const kept = asked ?? said;
  if (kept === undefined || waiting === null || state.waiting !== waiting) return { ...found, state };
  return { ...found, state: { ...state, ...(found.text === kept ? { isAgain: true } : { asked: kept }) } };
}

/** The thread goes on, if the message is part of it. */
function continued(turn: Turn, waiting: Waiting): Answer | null {
  switch (waiting.kind) {
    case "mathematics":
      return mathematics.continue(turn, waiting);
    case "mathematics_choice":
      return chose(turn, waiting);
    case "spelling":
      return triedSpelling(turn, waiting);
    case "letter":
      return triedLetter(turn, waiting);
    case "alike":
      return triedLookAlikes(turn, waiting, leaves(turn));
    case "reading":
      return leaves(turn) ? null : triedReading(turn, waiting);
    case "story":
      return leaves(turn) ? null : toldStory(turn, waiting);
    case "story_choice":
      return choseWorld(turn) ?? (isStray(turn) ? wishedStory(turn) : null);
    case "activity":
      return leaves(turn) ? null : didStep(turn, waiting);
    case "topic":
      return leaves(turn) || isSmallTalk(turn) ? null : wondered(turn, waiting);
    case "joke":
      return leaves(turn) ? null : endedJoke(turn, waiting);
    case "own_joke":
      return heardJoke(turn, waiting);
    case "offer":
      return (
        (waiting.problem === undefined ? null : afterwards(turn, waiting.problem)) ?? offered(turn, waiting)
      );
  }
}

/** A word or two that are no wish, no question and no refusal. */
function isStray(turn: Turn): boolean {
  return turn.words.length <= 2 && !/[?¿]/.test(turn.message) && !commands(turn, "no") && !leaves(turn);
}

/** A wish for something else, however much is going on. */
function leaves(turn: Turn): boolean {
  if (interrupts(turn) || understand(turn) !== null) return true;
  if (askedSpelling(turn) !== null || findLookAlikes(turn) !== null) return true;
  if (beganJoke(turn) !== null) return true;
  return (["story", "create", "nature", "reading", "sum", "joke"] as const).some((wish) =>
    commands(turn, wish),
  );
}

function offered(turn: Turn, { what, problem }: Waiting & { kind: "offer" }): Answer | null {
  if (leaves(turn)) return null;
  const isShort = turn.words.length <= 4;
  if (commands(turn, "unsure"))
    return what === "joke" ? answer(turn, [say(turn, "joke_unsure")], { kind: "offer", what }) : null;
  if (isShort && (commands(turn, "no") || commands(turn, "stop")))
    return answer(turn, [say(turn, "no_fine")], null);
  if (!isShort) return null;
  const agrees =
    commands(turn, "yes") || commands(turn, "another") || commands(turn, "next") || commands(turn, "more");
  if (!agrees) return null;
  if (what === "mathematics") return setProblem(turn, problem);
  if (what === "joke") return tellJoke(turn);
  if (what === "reading") return setReading(turn);
  if (what === "story") return wishedStory(turn);
  if (what === "activity") return setActivity(turn, turn.state.turn % 2 === 0 ? "create" : "nature");
  const something = turn.state.topic === null ? tellSomething(turn) : null;
  return something ?? answer(turn, [say(turn, "topic_more_none")], null);
}

/** What a child may wish for by name. */
function wished(turn: Turn): Answer | null {
  // "I do not want a story" is no wish for one.
  if (commands(turn, "no") && !commands(turn, "another")) return null;
  const { waiting } = turn.state;
  const isOffer = waiting?.kind === "offer" && waiting.what === "mathematics";
  const isSum = waiting?.kind === "mathematics" || isOffer;
  const last = waiting?.kind === "mathematics" || waiting?.kind === "offer" ? waiting.problem : undefined;
  if (isSum && turn.words.length <= 8 && (commands(turn, "harder") || commands(turn, "easier")))
    return setProblem(turn, last);
  if (waiting?.kind === "mathematics" && turn.words.length <= 4 && commands(turn, "another"))
    return setProblem(turn, last);
  if (commands(turn, "story")) return wishedStory(turn);
  if (commands(turn, "create")) return setActivity(turn, "create");
  if (commands(turn, "nature")) return setActivity(turn, "nature");
  if (commands(turn, "joke")) return tellJoke(turn);
  if (commands(turn, "reading")) return setReading(turn);
  if (commands(turn, "sum")) return setProblem(turn);
  return null;
}

/** What hands on a keyboard write when they write nothing. */
const KEYS_IN_A_ROW = /^(?:a?sdf|q?wert|zxcv|hjkl)/;

/** "Él", somebody who is known, and not the article: "otra vez vino él". */
const HIM = /(?<!\p{L})él(?!\p{L})|(?<!\p{L})el[\s.!]*$/iu;

/** Nothing was recognised: honest, and with something to hold on to. */
function stray(turn: Turn): Answer {
  const { words } = turn;
  const open = { nature: "open" as const };
  if (commands(turn, "unsure") && words.length <= 4)
    return answer(turn, [say(turn, "offer_all")], null, open);
  if (words.length <= 3 && (commands(turn, "yes") || commands(turn, "next") || commands(turn, "more"))) {
    return answer(turn, [say(turn, "yes_what")], null, open);
  }
  const refuses = words.length <= 6 && /^(?:ya no quiero|no quiero|i dont want)\b/.test(words.join(" "));
  if (refuses || (words.length <= 3 && (commands(turn, "no") || commands(turn, "stop"))))
    return answer(turn, [say(turn, "no_fine")], null, open);
  if (words.length <= 2 && saysNumber(turn) && !commands(turn, "another"))
    return answer(turn, [say(turn, "number_alone")], null, open);
  // A story or a sum waits while something is said that nobody can answer.
  const paused = stillWaiting(turn);
  if (isAsking(turn))
    return answer(
      turn,
      [say(turn, tierOf(turn) === "youngest" ? "unknown_short" : "unknown")],
      paused ?? { kind: "offer", what: "topic" },
      open,
    );
  const known = words.some((word) => word.length > 2 && /[aeiou]/.test(word) && !KEYS_IN_A_ROW.test(word));
  if (!known) return answer(turn, [say(turn, "gibberish")], paused, open);
  // Short, and without a word that worry is told with: the child's own day, and no more.
  const isLight =
    words.length <= 8 &&
    !isGentle(turn.state) &&
    !mentions(turn, turn.library.worries) &&
    !HIM.test(turn.message);
  const light = words.length <= 2 ? "word_alone" : "told";
  return answer(turn, [say(turn, isLight ? light : "statement")], paused, open);
}
