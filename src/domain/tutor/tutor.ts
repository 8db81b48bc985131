import { stemIn } from "../language/stems.ts";
import { withoutOpener } from "../language/text.ts";
import { assignedVoice } from "../learner/guide.ts";
import { LANGUAGES, type Language } from "../locale/language.ts";
import { isWhole } from "../mathematics/rational.ts";
import { answeredAndMore } from "./answered-and-more.ts";
import { asksOn } from "./follow-ups/asked-again.ts";
import { filledIn, nearer, ofTheLast, pointedAt } from "./follow-ups/elliptic.ts";
import { askedOfAnother, corrected } from "./follow-ups/replaced.ts";
import { subjectsIn } from "./knowledge/about.ts";
import { alikes } from "./knowledge/alike.ts";
import { find } from "./knowledge/find.ts";
import { indexes, indexOf } from "./knowledge/index.ts";
import { passageOf } from "./knowledge/passage.ts";
import type { Command, TutorLibrary } from "./library.ts";
import { wentBack } from "./mathematics/afterwards.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { goesOnWithNext, several } from "./mathematics/several.ts";
import { tokensIn } from "./mathematics/tokens.ts";
import { withFigures } from "./mathematics/told.ts";
import type { Bid } from "./scores.ts";
import { MORE, PART, SCORES } from "./scores.ts";
import { best } from "./skills.ts";
import { isGentle, newState, type TutorState } from "./state.ts";
import { meantNow, notTwice } from "./talk/complaints.ts";
import { isAtPeace } from "./talk/own-life.ts";
import { afterAside, told } from "./talk/small-talk.ts";
import { isWorried, stray } from "./talk/stray.ts";
import { delicate, left, metFirst, saidAgain, stillAsked } from "./thread.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";
import { inBrief, toldIn, withCounted, withoutBrief } from "./understanding/as-asked.ts";
import { isAsking, meantInstead, questionsIn } from "./understanding/asking.ts";
import { covers } from "./understanding/covering.ts";
import { threadLanguage } from "./understanding/language.ts";
import { isAskingUnmarked, likelihoodOf, sayingsOf } from "./understanding/said-as.ts";
import { dictionaries, withAskingMended } from "./words/dictionary.ts";
import { asMeant } from "./words/typed.ts";
import { wordLists } from "./words/word-list.ts";
import { firstSaid, READ_AT_MOST, wordsOf } from "./words.ts";

export type TutorQuestion = {
  readonly message: string;
  readonly age: number;
  /** Whom the child chose; Hilda where nobody was, and Luna alone up to six (decision 149). */
  readonly guide?: string | null;
  readonly state: TutorState;
  /** What is told may be harm: it is not talked past. */
  readonly isDelicate?: boolean;
  /** All but certainly nothing grave is told, so that no care is offered for what is merely not understood. */
  readonly isCalm?: boolean;
};

export type Tutor = {
  /** Always an answer, in the child's language, with the state after it. */
  answer(question: TutorQuestion): Answer;
  /** What the checked content tells about a question; null when nothing. For a language model to keep to. */
  facts(question: TutorQuestion): string | null;
  /** Makes what the first message needs, in steps between which others are answered. */
  prepare(): Generator<void, void, void>;
};

/**
 * The embedded tutor (decision 084): the thread, stories, activities, hints before answers, and what the content
 * knows. Pure: the same question and state give the same answer.
 */
export function createTutor(library: TutorLibrary): Tutor {
  const read = (question: TutorQuestion): Turn => {
    const { message: written, age, guide, state, isDelicate = false, isCalm = false } = question;
    const whole = withAskingMended(library, asMeant(library, state.language, begun(written)));
    const { message: asked, isBrief } = withoutBrief(library, whole);
    const message = withCounted(library, state, asked);
    const words = wordsOf(message);
    const language: Language = threadLanguage(library, message, words, state.language);
    const named = assignedVoice(age, guide);
    const turn = {
      library,
      message,
      words,
      age,
      guide: named,
      isDelicate,
      isCalm,
      isBrief,
      before: state.language,
      state: { ...state, language },
    };
    // What is plainly ordinary is met as usual also after something that was only suspected.
    const { gentleUntil: _, ...usual } = turn.state;
    return isAtPeace(turn) ? { ...turn, state: usual } : turn;
  };
  const reply = (question: TutorQuestion): Answer => {
    const turn = read(question);
    const found = stillAsked(
      turn,
      left(turn, inBrief(turn, metFirst(turn, notTwice(turn, respond(turn), best)))),
    );
    const told = remembered(turn, goesOnWithNext(turn, found));
    // Gentleness that was only left aside for a plain turn goes on after it.
    const { gentleUntil } = question.state;
    return gentleUntil === undefined ? told : { ...told, state: { ...told.state, gentleUntil } };
  };
  return {
    answer: reply,
    facts: (question) => {
      const turn = read(question);
      const { age, state, words } = turn;
      const found = find(indexOf(library.knowledge, state.language), words, age)?.entry;
      const entry = found ?? library.knowledge.entries.find(({ id }) => id === state.topic);
      return entry === undefined ? null : entry.tell[state.language].slice(0, FACTS).join(" ");
    },
    *prepare() {
      while (sayingsOf(library).step()) yield;
      for (const language of LANGUAGES) {
        while (wordLists(library.words, language).step()) yield;
        while (dictionaries(library, language).step()) yield;
        while (indexes(library.knowledge, language).step()) yield;
        while (alikes(library.knowledge, language).step()) yield;
        for (const message of PREPARED) {
          yield;
          reply({ message, age: AGE, state: newState(language) });
        }
        yield;
      }
    },
  };
}

/** What leads up to a message and says nothing of it: "ok y los gatos", "jaja, y por qué". What is left is two words at least. */
const LEADS_UP =
  /^(?:ok(?:ay|i)?|ah+|oh+|aha|haha+|jaja+|lol|mm+|hm+|um+|uh+|bueno)(?![\p{L}\d])[\s,.!]{1,3}/iu;
const begun = (written: string): string => {
  const whole = told(written.slice(0, READ_AT_MOST));
  const rest = whole.replace(LEADS_UP, "");
  return wordsOf(rest).length > 1 ? rest : whole;
};

/** What is answered to nobody, for what the skills make when they are first asked. */
const PREPARED = ["hello", "7 + 8"];
const AGE = 9;

/** The known thing that was named, and how many of something were told of, for what is asked on about them. */
function remembered(turn: Turn, found: Answer): Answer {
  const { library, state, words } = turn;
  const [thing] = subjectsIn(indexOf(library.knowledge, state.language), words);
  const about = words.find((word) => thing?.stem === stemIn(state.language, word));
  const numbers = tokensIn(turn).flatMap((token) => (token.kind === "number" ? [token] : []));
  const [one, ...others] = numbers;
  const isCount = one?.noun !== undefined && others.length === 0 && isWhole(one.value);
  const { count: _, question, ...kept } = found.state;
  // What was asked of another word stands in the state already; what came of something else ends it.
  const isOther = question !== undefined && question !== state.question;
  return withFigures(turn, {
    ...found,
    state: {
      ...kept,
      ...(isOther ? { question } : asksOn(turn, found)),
      ...(about === undefined ? {} : { about }),
      ...(isCount && found.state.problem === state.problem ? { count: one.value.top } : {}),
    },
  });
}

/** Parts of an entry that a language model is told of. */
const FACTS = 2;

/** What is said of the talk itself comes first; then the skill that understands the message best, whole or in part. */
function respond(turn: Turn): Answer {
  const { words, state } = turn;
  if (words.length === 0) return answer(turn, [say(turn, "gibberish")], state.waiting);
  const isShort = words.length <= 7;
  const { before = state.language } = turn;
  if (isShort && commands(turn, "english"))
    return toldIn(turn, before) ?? answer(turn, [say(turn, "language_en")], null);
  if (isShort && commands(turn, "spanish"))
    return toldIn(turn, before) ?? answer(turn, [say(turn, "language_es")], null);
  const met = claimed(turn) ?? delicate(turn) ?? saidAgain(turn) ?? several(turn);
  if (met !== null) return met;
  const back =
    state.paused === undefined || isGentle(state) || state.waiting?.kind === "story"
      ? null
      : wentBack(turn, state.paused);
  if (back !== null) return back;
  const both =
    answeredAndMore(turn, respond, best) ??
    meantNow(turn, best) ??
    pointedAt(turn, best) ??
    askedOfAnother(turn, best) ??
    corrected(turn, best);
  if (both !== null) return both;
  const whole = best(turn);
  const part =
    turn.isDelicate || (whole?.score ?? 0) >= SCORES.followUp * PART
      ? null
      : bestPart(turn, whole?.score ?? 0);
  const found = (part ?? whole)?.answer ?? null;
  // "El trex podía nadar": what nothing but the mark of a question is missing from.
  if (found === null && isAskingUnmarked(turn) && !turn.isDelicate)
    return respond({ ...turn, message: `${turn.message}?` });
  const near = found === null ? null : (nearer(turn, found, best) ?? ofTheLast(turn, found, best));
  if (near !== null) return near;
  const isUnknown = found === null || found.act === "unknown";
  const filled = isUnknown ? filledIn(turn, best) : null;
  if (filled !== null && covers(turn, filled)) return filled;
  return found === null || (isUnknown && isWorried(turn)) ? stray(turn) : found;
}

/** Where something is waited for, what is said belongs to that. */
const OPEN: readonly (string | undefined)[] = [undefined, "topic", "known", "offer"];
/** In words. */
const LONGEST_CLAIM = 12;
/** From this likelihood on something is told that may weigh. */
const MAY_WEIGH = 0.2;

/**
 * "My sister says whales are fish, is that true", "is it true that they sing": what is said of the world is asked as a question.
 * What is told of oneself is no such thing.
 */
function claimed(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  if (turn.isDelicate || isGentle(state) || !OPEN.includes(state.waiting?.kind)) return null;
  // "My uncle says that I must not tell" is no claim about the world.
  if (likelihoodOf(turn, "worry", "feeling") >= MAY_WEIGH) return null;
  const lengthOf = (command: Command) => {
    const { en, es } = library.commands[command];
    const said = firstSaid(words, en) ?? firstSaid(words, es);
    return said === undefined ? 0 : wordsOf(said).length + (said.match(/_/g) ?? []).length;
  };
  const [from, doubt] = [lengthOf("reported"), lengthOf("doubted")];
  const rest = words.slice(from, words.length - doubt);
  const isClaim = from + doubt > 0 && rest.length > 1 && rest.length <= LONGEST_CLAIM;
  if (!isClaim || mathematics.understand(turn)?.kind === "problem") return null;
  const part = { ...turn, message: `${rest.join(" ")}?`, words: rest };
  if (commands(part, "oneself")) return null;
  const found = best(part)?.answer;
  const isAnswer = found?.act === "told" || (found?.act === "unknown" && doubt > 0);
  const near =
    found?.act === "unknown" ? passageOf(turn, found.state.last?.id ?? "")?.sentences[0] : undefined;
  if (found !== undefined && isAnswer && near !== undefined)
    return { ...found, text: say(turn, "claim_beside", { fact: near }), act: "told" };
  return found !== undefined && isAnswer ? found : null;
}

/**
 * "I have to write an essay about sharks": how an essay is written, whatever it is about. "My essay is on sharks, what do they
 * eat": what is asked of sharks.
 */
function headOf({ library, message, state }: Turn): string | undefined {
  const [head = "", ...others] = message.split(/\s(?:about|on|sobre|acerca de)\s|:\s/iu);
  if (others.length > 0 && questionsIn(message).length > 0) return others.join(" ");
  const words = wordsOf(head);
  // "It's about zoos" says nothing before it.
  const found =
    others.length === 0 || words.length < 2
      ? null
      : find(indexOf(library.knowledge, state.language), words, 9);
  return found === null || found.words + 1 < words.length / 3 ? undefined : head;
}

/** Of more questions in one message the last ones are answered. */
const MOST_PARTS = 4;

/**
 * The best of the questions within a message: "I have homework, what is the capital of Jalisco". A part counts a little
 * less than the whole, but for what is left when thanks are taken off.
 */
function bestPart(turn: Turn, least: number): Bid | null {
  const alone = withoutOpener(turn.message);
  const rest = afterAside(turn);
  const { last, said } = turn.state;
  const instead = last === undefined && said === undefined ? undefined : meantInstead(turn.message);
  const questions = questionsIn(turn.message).slice(-MOST_PARTS);
  // "I lost a tooth, why do they fall out": the rest says what is asked of.
  const whole = questions.length > 0 && !isAsking(turn) ? `${turn.message}?` : undefined;
  const pieces = new Set([...questions, whole, instead, rest, headOf(turn)]);
  const parts = [...pieces]
    .filter((each) => each !== undefined)
    .map((message) => ({
      message,
      weight: message === alone || message === rest ? MORE : PART,
    }));
  let found: Bid | null = null;
  for (const { message, weight } of parts) {
    const part = { ...turn, message, words: wordsOf(message), whole: turn.words };
    // Nobody is asked who could not win.
    const bid = best(part, (found?.score ?? least) / weight);
    if (bid === null) continue;
    const { answer: given, score } = bid;
    const state = { ...given.state, ...asksOn(part, given) };
    found = { score: score * weight, answer: { ...given, state } };
  }
  return found;
}
